import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ToolReplayError } from '../../src/error.ts';
import { readDeclaration } from '../../src/scope/read-declaration.ts';
import { versionOf } from '../../src/scope/scope.ts';
import { refusal } from '../helpers/canonical.ts';
import { scopeWith } from '../helpers/scope.ts';
import { check } from '../helpers/values.ts';

const RELEASE_BOT = `{
  "version": 2,
  "agent": "release-bot",
  "applies_to": ["runs/release/**"],
  "allowed_tools": ["list_dir"],
  "root": "/repo",
  "import": [".claude/settings.json"],
  "permissions": {
    "allow": ["Read(./src/**)", "Bash(npm run test:*)", "mcp__github__get_*"],
    "deny": ["Read(**/.env*)", "Bash(git push:*)"]
  },
  "tools": {
    "run_command": {"alias": "Bash", "command": "/command", "cwd": "/cwd", "destructiveHint": true},
    "read_file": {"alias": "Read", "path": "/path", "readOnlyHint": true, "reads": ["/path"]},
    "write_file": {"alias": "Edit", "path": "/path", "writes": ["/path"]},
    "get_status": {"readOnlyHint": true, "polling": true}
  },
  "rules": [
    {"id": "refund-cap", "effect": "require", "tool": "refund",
     "args": {"/amount": {"max": 500}, "/currency": {"in": ["EUR", "USD"]}},
     "why": "larger refunds need a human", "severity": "error",
     "match": [{"amount": 20, "currency": "EUR"}], "not_match": [{"amount": 5000, "currency": "EUR"}]}
  ],
  "sequence": [
    {"id": "tests-first", "before": {"first": "Bash(npm test:*)", "then": "Bash(git push:*)", "since": ["Edit"]}},
    {"id": "one-publish", "at_most": {"call": "Bash(npm publish:*)", "times": 1}}
  ],
  "normalize": [{"tool": "search", "response": "/took_ms", "why": "wall time"}, {"class": "iso-time", "why": "clock"}],
  "redact": [{"tool": "login", "args": "/user", "why": "customers"}, {"response": "/id"}],
  "unknown_tools": "mutating"
}
`;

function at(line: number, column: number) {
  return { file: 'scope.json', line, column };
}

function read(bytes: Uint8Array | string) {
  return readDeclaration(Buffer.from(bytes), 'scope.json');
}

test('a scope file is read whole, with the place of all that it states', () => {
  expect(read(RELEASE_BOT)).toEqual({
    agent: 'release-bot',
    allowedTools: new Set(['list_dir']),
    appliesTo: ['runs/release/**'],
    root: '/repo',
    home: undefined,
    imports: [{ ...at(7, 14), path: '.claude/settings.json', isTrusted: false }],
    allow: [
      { ...at(9, 15), text: 'Read(./src/**)' },
      { ...at(9, 33), text: 'Bash(npm run test:*)' },
      { ...at(9, 57), text: 'mcp__github__get_*' },
    ],
    deny: [
      { ...at(10, 14), text: 'Read(**/.env*)' },
      { ...at(10, 32), text: 'Bash(git push:*)' },
    ],
    ask: [],
    tools: new Map([
      ['run_command', { alias: 'Bash', command: ['/command'], cwd: ['/cwd'], destructiveHint: true }],
      ['read_file', { alias: 'Read', path: ['/path'], readOnlyHint: true, reads: ['/path'] }],
      ['write_file', { alias: 'Edit', path: ['/path'], writes: ['/path'] }],
      ['get_status', { readOnlyHint: true, polling: true }],
    ]),
    rules: [
      {
        ...at(19, 5),
        id: 'refund-cap',
        effect: 'require',
        tool: 'refund',
        args: new Map([
          ['/amount', { ...at(20, 26), max: '500', places: new Map([['max', at(20, 34)]]) }],
          ['/currency', { ...at(20, 53), in: ['"EUR"', '"USD"'], places: new Map([['in', at(20, 60)]]) }],
        ]),
        why: 'larger refunds need a human',
        severity: 'error',
        match: [{ ...at(22, 16), args: Buffer.from('{"amount": 20, "currency": "EUR"}') }],
        notMatch: [{ ...at(22, 66), args: Buffer.from('{"amount": 5000, "currency": "EUR"}') }],
      },
    ],
    sequence: [
      {
        ...at(25, 5),
        id: 'tests-first',
        why: undefined,
        severity: 'error',
        kind: 'before',
        first: { ...at(25, 47), text: 'Bash(npm test:*)' },
        later: { ...at(25, 75), text: 'Bash(git push:*)' },
        since: [{ ...at(25, 105), text: 'Edit' }],
      },
      {
        ...at(26, 5),
        id: 'one-publish',
        why: undefined,
        severity: 'error',
        kind: 'at_most',
        call: { ...at(26, 47), text: 'Bash(npm publish:*)' },
        times: 1,
      },
    ],
    normalize: [
      { ...at(28, 17), tool: 'search', response: '/took_ms', why: 'wall time' },
      { ...at(28, 81), tool: undefined, class: 'iso-time', why: 'clock' },
    ],
    redact: [
      { ...at(29, 14), tool: 'login', part: 'args', pointer: '/user', why: 'customers' },
      { ...at(29, 70), tool: undefined, part: 'response', pointer: '/id', why: undefined },
    ],
    unknownTools: 'mutating',
  });
});

test('what a file does not say is nothing', () => {
  expect(read(scopeWith(''))).toEqual({
    agent: 'a',
    allowedTools: new Set(),
    appliesTo: undefined,
    root: undefined,
    home: undefined,
    imports: [],
    allow: [],
    deny: [],
    ask: [],
    tools: new Map(),
    rules: [],
    sequence: [],
    normalize: [],
    redact: [],
    unknownTools: 'mutating',
  });
});

describe('a file may say', () => {
  test.each([['/'], ['C:\\x'], ['C:/x'], ['/c/x'], ['\\\\host\\share'], ['file:///x'], ['~'], ['~/x']])(
    'that its root and its home are %s',
    (path) => {
      const { root, home } = read(scopeWith(`"root": ${JSON.stringify(path)}, "home": ${JSON.stringify(path)}`));
      expect([root, home]).toEqual([path, path]);
    },
  );

  test('where its schema is, and what else there is at the top', () => {
    const { home, imports, unknownTools } = read(
      scopeWith(`"$schema": "https://example.org/scope.json", "home": "/home/é", "unknown_tools": "reading",
"import": [{"file": "tools.json", "trusted": true}, {"file": "b"}]`),
    );
    expect([home, unknownTools]).toEqual(['/home/é', 'reading']);
    expect(imports).toEqual([
      { ...at(3, 12), path: 'tools.json', isTrusted: true },
      { ...at(3, 53), path: 'b', isTrusted: false },
    ]);
  });

  test('all that there is of a tool, by one pointer or several', () => {
    const tool = {
      alias: 'Edit',
      command: ['/a'],
      cwd: ['/b', '/c'],
      path: ['/files/0', '/a~1b~0'],
      patch: [''],
      url: ['/url'],
      reads: [],
      writes: ['/'],
      readOnlyHint: false,
      destructiveHint: true,
      idempotentHint: true,
      openWorldHint: false,
      polling: false,
    };
    const stated = JSON.stringify({ ...tool, command: '/a' });
    const { tools } = read(scopeWith(`"tools": {"__proto__": ${stated}, "7": {}}`));
    expect([...tools]).toEqual([
      ['__proto__', tool],
      ['7', {}],
    ]);
  });

  test('all that there is of a condition, its values digit by digit', () => {
    const { rules } = read(
      scopeWith(`"rules": [{"id": "r", "effect": "allow", "tool": "*", "args": {"": {
"equals": {"b": 9007199254740993, "a": "é"}, "in": [1.0, null], "glob": "g", "path": "p", "argv": ["a", "é"],
"host": "h", "regex": "x", "min": -0.10, "max": 9007199254740993, "maxLength": 0, "exists": true}}}]`),
    );
    const condition = rules[0]?.args.get('');
    expect(condition).toMatchObject({
      ...at(2, 68),
      equals: '{"b": 9007199254740993, "a": "é"}',
      in: ['1.0', 'null'],
      glob: 'g',
      path: 'p',
      argv: ['a', 'é'],
      host: 'h',
      regex: 'x',
      min: '-0.10',
      max: '9007199254740993',
      maxLength: 0,
      exists: true,
    });
    expect(condition?.places.size).toBe(11);
    expect(condition?.places.get('argv')).toEqual(at(3, 99));
    expect(rules[0]).toMatchObject({ effect: 'allow', severity: 'error', why: undefined, match: [], notMatch: [] });
  });

  test('that what breaks a rule is a warning', () => {
    const { rules, sequence } = read(
      scopeWith(`"rules": [{"id": "a", "effect": "deny", "tool": "t", "args": {}, "severity": "warning"}],
"sequence": [{"id": "b", "why": "w", "severity": "warning", "before": {"first": "A", "then": "B"}}]`),
    );
    expect(rules[0]).toMatchObject({ effect: 'deny', severity: 'warning', args: new Map() });
    expect(sequence[0]).toMatchObject({ severity: 'warning', why: 'w', since: [] });
  });
});

test('whatever stands in place of a value is read or refused, with a place inside the file', () => {
  const whole: unknown = JSON.parse(RELEASE_BOT);
  const others = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom('/a', {}, [], { exists: false }, { min: 1 }));
  check(
    fc.property(fc.nat(200), others, (target, other) => {
      let count = 0;
      const text = JSON.stringify(whole, (_, value: unknown) => (count++ === target ? other : value), 1);
      try {
        expect(readDeclaration(Buffer.from(text), 'f').agent).toEqual(expect.any(String));
      } catch (error) {
        if (!(error instanceof ToolReplayError)) throw error;
        const { file, line = 0, column = 0 } = error.place;
        expect([error.code, file]).toEqual(['scope', 'f']);
        expect(text.split('\n')[line - 1]?.[column - 1]).toMatch(/["\d[{tfn-]/);
      }
    }),
    2000,
  );
});

test('an example of a rule outlives the bytes of the file', () => {
  const bytes = Buffer.from(RELEASE_BOT);
  const example = readDeclaration(bytes, 'f').rules[0]?.match[0];
  bytes.fill(0);
  expect(example?.args.toString()).toBe('{"amount": 20, "currency": "EUR"}');
});

test('a large file on one line is read in time', () => {
  const allow = Array.from({ length: 40_000 }, (_, k) => `"Bash(x${k}:*)"`).join(',');
  const { allow: read } = readDeclaration(scopeWith(`"permissions": {"allow": [${allow}]}`), 'f');
  expect(read).toHaveLength(40_000);
  expect(read.at(-1)).toEqual({ file: 'f', line: 2, column: 27 + allow.lastIndexOf('"B'), text: 'Bash(x39999:*)' });
});

describe('the version of a scope file', () => {
  test.each([
    ['{"agent": "a", "allowed_tools": []}', 1],
    ['{"Version": 2}', 1],
    ['[{"version": 2}]', 1],
    ['null', 1],
    ['"version"', 1],
    ['{"version": 2}', 2],
    ['{"\\u0076ersion": null}', 2],
    ['{"version": 1}', 2],
  ])('of %s is read by the reader of %s', (text, version) => {
    expect(versionOf(Buffer.from(text))).toBe(version);
  });

  test('of what is no JSON is not asked', () => {
    const { code, place } = refusal(() => versionOf(Buffer.from('{"version": 2,\n}')));
    expect([code, place]).toEqual(['json', { line: 2, column: 1 }]);
  });
});

test('an import may name the server whose tools it lists', () => {
  const text = scopeWith('"import": ["a.json", {"file": "b.json", "trusted": true, "server": "github"}]');
  expect(readDeclaration(text, 'scope.json').imports).toMatchObject([
    { path: 'a.json', isTrusted: false, server: undefined },
    { path: 'b.json', isTrusted: true, server: 'github' },
  ]);
});
