import { describe, expect, test } from '@jest/globals';
import { readDeclaration } from '../../src/scope/read-declaration.ts';
import { refusal } from '../helpers/canonical.ts';
import { scopeWith } from '../helpers/scope.ts';

type Place = readonly [line: number, column: number];
type Row = readonly [members: string, message: string, place: Place];

function refused(bytes: Uint8Array): [string, string, ...Place] {
  const { code, message, place } = refusal(() => readDeclaration(bytes, 'runs/scope.json'));
  expect(place.file).toBe('runs/scope.json');
  return [code, message, place.line ?? 0, place.column ?? 0];
}

/** Each row is the members of a file after version and agent, which begin line 2. */
function each(rows: readonly Row[]): void {
  test.each(rows)('%s', (members, message, [line, column]) => {
    expect(refused(scopeWith(members))).toEqual(['scope', message, line, column]);
  });
}

/** A rule with these members too; they begin line 3. */
function rule(members: string): string {
  return `"rules": [{"id": "r", "tool": "t",\n${members}}]`;
}

/** A rule with this condition, which is line 3. */
function condition(json: string): string {
  return `"rules": [{"id": "r", "tool": "t", "effect": "deny", "args": {"/a":\n${json}}}]`;
}

const TOP =
  '"$schema", "version", "agent", "applies_to", "allowed_tools", "root", "home", "import", "permissions", "tools", "rules", "sequence", "normalize", "redact" or "unknown_tools"';
const TOOL =
  '"alias", "command", "cwd", "path", "patch", "url", "reads", "writes", "readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint" or "polling"';
const CONDITION = '"equals", "in", "glob", "path", "argv", "host", "regex", "min", "max", "maxLength"';

describe('the version', () => {
  test.each([
    ['1', '1 for "version", expected 2; a file of version 1 has no such key'],
    ['1.0', '1.0 for "version", expected 2; a file of version 1 has no such key'],
    ['3', '3 for "version", expected 2'],
    ['"2"', '"2" for "version", expected 2'],
    ['null', 'null for "version", expected 2'],
    ['[2]', 'array for "version", expected 2'],
  ])('%s is none that is known', (version, found) => {
    const text = `{"agnet": 1,\n "version": ${version}}`;
    expect(refused(Buffer.from(text))).toEqual(['scope', `found ${found}`, 2, 13]);
  });

  test('is what says that the form is this', () => {
    expect(refused(Buffer.from(' {"agent": "a"}'))).toEqual([
      'scope',
      'found no "version", expected "version" and "agent"',
      1,
      2,
    ]);
  });
});

describe('the whole', () => {
  test.each([
    ['[]', 'scope', 'found an array, expected an object', 1, 1],
    ['"a"', 'scope', 'found a string, expected an object', 1, 1],
    ['{"version": 2}', 'scope', 'found no "agent", expected "version" and "agent"', 1, 1],
    ['{"version": 2,\n "agent": 7}', 'scope', 'found a number for "agent", expected a string', 2, 11],
    [
      '{"version": 2,\n "agnet": "a"}',
      'scope',
      `found the unknown key "agnet", expected one of ${TOP}; did you mean "agent"?`,
      2,
      2,
    ],
    ['{"version": 2,\n "agent": "a",}', 'json', `found '}', expected a key in double quotes`, 2, 15],
    [
      '{"version": 2,\n "version": 2}',
      'duplicate-key',
      'found the key "version" twice in one object, expected each key once',
      2,
      2,
    ],
    ['', 'json', 'found the end, expected a JSON value', 1, 1],
  ])('%j', (text, code, message, line, column) => {
    expect(refused(Buffer.from(text))).toEqual([code, message, line, column]);
  });

  test('may be in UTF-8 alone, and not nest too deeply', () => {
    expect(refused(Buffer.from('\ufeff{}'))[0]).toBe('encoding');
    expect(refused(scopeWith(condition(`{"equals": ${'['.repeat(600)}${']'.repeat(600)}}`)))[0]).toBe('too-deep');
  });
});

describe('a key or a value of the file', () => {
  each([
    [
      '"permisions": {}',
      `found the unknown key "permisions", expected one of ${TOP}; did you mean "permissions"?`,
      [2, 1],
    ],
    ['"root": "/é", "__proto__": {}', `found the unknown key "__proto__", expected one of ${TOP}`, [2, 15]],
    ['"\\u0061gent2": 1', `found the unknown key "agent2", expected one of ${TOP}; did you mean "agent"?`, [2, 1]],
    [`"${'k'.repeat(99)}": 1`, `found the unknown key "${'k'.repeat(80)}…", expected one of ${TOP}`, [2, 1]],
    ['"$schema": 1', 'found a number for "$schema", expected a string', [2, 12]],
    ['"applies_to": []', 'found an empty array for "applies_to", expected at least one element', [2, 15]],
    [
      '"applies_to": ["a", "runs/[ab"]',
      `found a '[' that is not closed in the glob "runs/[ab", expected a glob that is whole; put a backslash before a bracket that means itself`,
      [2, 21],
    ],
    ['"applies_to": "runs/**"', 'found a string for "applies_to", expected an array of strings', [2, 15]],
    ['"allowed_tools": ["a",\n ["b"]]', 'found an array in "allowed_tools", expected a string', [3, 2]],
    ['"root": ""', 'found an empty string for "root", expected at least one character', [2, 9]],
    [
      '"root": "src"',
      'found the relative path "src" for "root", expected an absolute path; write it as recordings name it',
      [2, 9],
    ],
    [
      '"root": "/r", "home": "./~"',
      'found the relative path "./~" for "home", expected an absolute path; write it as recordings name it',
      [2, 23],
    ],
    [
      '"root": "C:src"',
      'found the relative path "C:src" for "root", expected an absolute path; write it as recordings name it',
      [2, 9],
    ],
    ['"home": null', 'found null for "home", expected a string', [2, 9]],
    ['"import": [5]', 'found a number in "import", expected a string or an object', [2, 12]],
    ['"import": [{"trusted": true}]', 'found no "file" in "import"', [2, 12]],
    ['"import": [{"file": "a", "trusted": "yes"}]', 'found a string for "trusted", expected true or false', [2, 37]],
    [
      '"import": [{"flie": "a"}]',
      'found the unknown key "flie", expected one of "file", "trusted" or "server"; did you mean "file"?',
      [2, 13],
    ],
    [
      '"permissions": {"alow": []}',
      'found the unknown key "alow", expected one of "allow" or "deny"; did you mean "allow"?',
      [2, 17],
    ],
    ['"permissions": {"deny": [true]}', 'found a boolean in "deny", expected a string', [2, 26]],
    [
      '"unknown_tools": "mutatin"',
      'found "mutatin" for "unknown_tools", expected "mutating" or "reading"; did you mean "mutating"?',
      [2, 18],
    ],
    ['"unknown_tools": {}', 'found an object for "unknown_tools", expected "mutating" or "reading"', [2, 18]],
  ]);
});

describe('a tool', () => {
  each([
    ['"tools": {"t": []}', 'found an array for "t", expected an object', [2, 16]],
    [
      '"tools": {"t": {"pat": "/x"}}',
      `found the unknown key "pat", expected one of ${TOOL}; did you mean "path"?`,
      [2, 17],
    ],
    [
      '"tools": {"__proto__": {"readonlyHint": true}}',
      `found the unknown key "readonlyHint", expected one of ${TOOL}; did you mean "readOnlyHint"?`,
      [2, 25],
    ],
    [
      '"tools": {"a/b~c": {"path": "x"}}',
      'found "x" for "path", expected a JSON Pointer such as "/path"; did you mean "/x"?',
      [2, 29],
    ],
    ['"tools": {"t": {"path": 7}}', 'found a number for "path", expected a JSON Pointer or an array of them', [2, 25]],
    ['"tools": {"t": {"command": []}}', 'found an empty array for "command", expected at least one element', [2, 28]],
    ['"tools": {"t": {"cwd": ["/a", 1]}}', 'found a number in "cwd", expected a JSON Pointer', [2, 31]],
    ['"tools": {"t": {"reads": "/a"}}', 'found a string for "reads", expected an array', [2, 26]],
    [
      '"tools": {"t": {"writes": ["/a", "/~2"]}}',
      'found "/~2" in "writes", expected a JSON Pointer such as "/path"',
      [2, 34],
    ],
    ['"tools": {"t": {"url": "/a~"}}', 'found "/a~" for "url", expected a JSON Pointer such as "/path"', [2, 24]],
    ['"tools": {"t": {"polling": "yes"}}', 'found a string for "polling", expected true or false', [2, 28]],
  ]);
});

describe('a rule', () => {
  each([
    ['"rules": [{"id": "r"}]', 'found no "effect" in "rules", expected "id", "effect", "tool" and "args"', [2, 11]],
    [
      rule('"efect": "deny", "args": {}'),
      'found the unknown key "efect", expected one of "id", "effect", "tool", "args", "why", "severity", "match" or "not_match"; did you mean "effect"?',
      [3, 1],
    ],
    [
      rule('"effect": "forbid", "args": {}'),
      'found "forbid" for "effect", expected "allow", "deny" or "require"',
      [3, 11],
    ],
    [
      rule('"effect": "denny", "args": {}'),
      'found "denny" for "effect", expected "allow", "deny" or "require"; did you mean "deny"?',
      [3, 11],
    ],
    [
      rule('"effect": "allow", "args": {}, "severity": "error"'),
      'found "severity" beside "effect": "allow", expected none, since no call breaks an allow',
      [3, 32],
    ],
    [
      rule('"effect": "deny", "args": {}, "severity": "warn"'),
      'found "warn" for "severity", expected "error" or "warning"',
      [3, 43],
    ],
    [rule('"effect": "deny", "args": {}, "why": 5'), 'found a number for "why", expected a string', [3, 38]],
    [rule('"effect": "deny", "args": {}, "match": [5]'), 'found a number in "match", expected an object', [3, 41]],
    [
      rule('"effect": "deny", "args": {}, "not_match": {}'),
      'found an object for "not_match", expected an array of objects',
      [3, 44],
    ],
    [
      rule('"effect": "deny", "args": {"amount": {"max": 5}}'),
      'found "amount" in "args", expected a JSON Pointer such as "/path"; did you mean "/amount"?',
      [3, 28],
    ],
    ['"rules": [{"id": ""}]', 'found no "effect" in "rules", expected "id", "effect", "tool" and "args"', [2, 11]],
    [
      '"rules": [{"id": "", "effect": "deny", "tool": "t", "args": {}}]',
      'found an empty string for "id", expected at least one character',
      [2, 18],
    ],
    [
      `"rules": [{"id": "${'😀'.repeat(81)}", "effect": "deny", "tool": "t", "args": {}}]`,
      'found a string of 81 characters for "id", expected at most 80',
      [2, 18],
    ],
  ]);

  test('may have an id of 80 characters', () => {
    const id = '😀'.repeat(80);
    const scope = scopeWith(`"rules": [{"id": "${id}", "effect": "deny", "tool": "t", "args": {}}]`);
    expect(readDeclaration(scope, 'f').rules[0]?.id).toBe(id);
  });
});

describe('a condition', () => {
  each([
    [condition('5'), 'found a number for "/a", expected an object', [3, 1]],
    [condition('{}'), `found an empty object for "/a", expected one or more of ${CONDITION} and "exists"`, [3, 1]],
    [
      condition('{"equal": 1}'),
      `found the unknown key "equal", expected one of ${CONDITION} or "exists"; did you mean "equals"?`,
      [3, 2],
    ],
    [
      condition('{"exists": false, "min": 1}'),
      'found another key beside "exists": false for "/a", expected none, since nothing more can be asked of what is not there',
      [3, 1],
    ],
    [condition('{"exists": "no"}'), 'found a string for "exists", expected true or false', [3, 12]],
    [condition('{"min": "5"}'), 'found a string for "min", expected a number', [3, 9]],
    [condition('{"max": "Infinity"}'), 'found a string for "max", expected a number', [3, 9]],
    [
      condition(`{"min": -${'9'.repeat(400)}}`),
      'found a number beyond the range of a double, expected at most 1.7976931348623157e308',
      [3, 9],
    ],
    [
      condition('{"min": 9007199254740993, "max": 9007199254740992}'),
      'found 9007199254740993 for "min", expected at most 9007199254740992, which is "max"',
      [3, 9],
    ],
    [condition('{"maxLength": -1}'), 'found -1 for "maxLength", expected an integer of at least 0', [3, 15]],
    [condition('{"maxLength": 1.5}'), 'found 1.5 for "maxLength", expected an integer of at least 0', [3, 15]],
    [condition('{"in": []}'), 'found an empty array for "in", expected at least one element', [3, 8]],
    [condition('{"in": "a"}'), 'found a string for "in", expected an array', [3, 8]],
    [condition('{"argv": ["a", 5]}'), 'found a number in "argv", expected a string', [3, 16]],
    [condition('{"argv": "npm"}'), 'found a string for "argv", expected an array of strings', [3, 10]],
    [condition('{"argv": []}'), 'found an empty array for "argv", expected at least one element', [3, 10]],
    [
      condition(`{"regex": "${'x'.repeat(1001)}"}`),
      'found a string of 1001 characters for "regex", expected at most 1000',
      [3, 11],
    ],
  ]);
});

describe('a sequence', () => {
  each([
    [
      '"sequence": [{"id": "s"}]',
      'found neither "before" nor "at_most" in "sequence", expected exactly one of them',
      [2, 14],
    ],
    [
      '"sequence": [{"id": "s", "before": {"first": "a", "then": "b"}, "at_most": {"call": "a", "times": 1}}]',
      'found both "before" and "at_most" in "sequence", expected exactly one of them',
      [2, 14],
    ],
    [
      '"sequence": [{"id": "s", "atmost": {"call": "a", "times": 1}}]',
      'found the unknown key "atmost", expected one of "id", "why", "severity", "before" or "at_most"; did you mean "at_most"?',
      [2, 26],
    ],
    [
      '"sequence": [{"id": "s", "before": {"first": "a", "than": "b"}}]',
      'found the unknown key "than", expected one of "first", "then" or "since"; did you mean "then"?',
      [2, 51],
    ],
    [
      '"sequence": [{"id": "s", "before": {"first": "", "then": "b"}}]',
      'found an empty string for "first", expected at least one character',
      [2, 46],
    ],
    [
      '"sequence": [{"id": "s", "at_most": {"call": "a"}}]',
      'found no "times" in "at_most", expected "call" and "times"',
      [2, 37],
    ],
    [
      '"sequence": [{"id": "s", "at_most": {"call": "a", "times": "1"}}]',
      'found a string for "times", expected an integer of at least 0',
      [2, 60],
    ],
    [
      '"sequence": [{"id": "s", "at_most": {"call": "a", "times": -1}}]',
      'found -1 for "times", expected an integer of at least 0',
      [2, 60],
    ],
    ['"sequence": [{"before": {"first": "a", "then": "b"}}]', 'found no "id" in "sequence"', [2, 14]],
  ]);
});

describe('a redaction', () => {
  each([
    [
      '"redact": [{"args": "password"}]',
      'found "password" for "args", expected a JSON Pointer such as "/path"; did you mean "/password"?',
      [2, 21],
    ],
    [
      '"redact": [{"tool": "login"}]',
      'found neither "args" nor "response" in "redact", expected exactly one of them',
      [2, 12],
    ],
    [
      '"redact": [{"args": "/a", "response": "/a"}]',
      'found both "args" and "response" in "redact", expected exactly one of them',
      [2, 12],
    ],
    [
      '"redact": [{"arg": "/a"}]',
      'found the unknown key "arg", expected one of "tool", "args", "response" or "why"; did you mean "args"?',
      [2, 13],
    ],
  ]);
});

describe('a normalization', () => {
  each([
    [
      '"normalize": [{"response": "", "why": "w"}]',
      'found "" for "response", expected a JSON Pointer such as "/took_ms"',
      [2, 28],
    ],
    [
      '"normalize": [{"class": "iso-tme", "why": "w"}]',
      'found "iso-tme" for "class", expected "iso-time", "uuid", "duration", "tmp-path", "pid" or "hex-address"; did you mean "iso-time"?',
      [2, 25],
    ],
    ['"normalize": [{"class": "uuid"}]', 'found no "why" in "normalize"', [2, 15]],
    [
      '"normalize": [{"class": "uuid", "why": ""}]',
      'found an empty string for "why", expected at least one character',
      [2, 40],
    ],
    [
      '"normalize": [{"why": "w"}]',
      'found neither "response" nor "class" in "normalize", expected exactly one of them',
      [2, 15],
    ],
    [
      '"normalize": [{"class": "uuid", "response": "/a", "why": "w"}]',
      'found both "response" and "class" in "normalize", expected exactly one of them',
      [2, 15],
    ],
  ]);
});

describe('an id that another rule has', () => {
  const first = '"rules": [{"id": "x", "effect": "deny", "tool": "t", "args": {}}';
  const message = 'found the id "x" a second time, expected another than that of the rule at line 2';
  each([
    [`${first},\n{"id": "\\u0078", "effect": "allow", "tool": "u", "args": {}}]`, message, [3, 8]],
    [`${first}],\n"sequence": [{"id": "x", "at_most": {"call": "t", "times": 1}}]`, message, [3, 21]],
  ]);
});
