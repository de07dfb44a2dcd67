import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { bash, editing, judgements, permitting, policyOf, reading, type Said } from '../helpers/policy.ts';

const PERMISSIONS = [
  ...[
    'Bash',
    'Bash(ls:*)',
    'Bash(git push:*)',
    'Bash(git *)',
    'Bash(npm test)',
    'Read',
    'Read(./src/**)',
    'Read(**/.env*)',
  ],
  ...[
    'Edit(./src/**)',
    'Edit',
    'mcp__x',
    'mcp__x__get_*',
    '*',
    'WebFetch(domain:*.org)',
    'Read(//etc/**)',
    'Bash(sudo:*)',
  ],
];
const COMMANDS = [
  ...[
    'ls',
    'ls && git push',
    'git $X',
    'npm test',
    'npm test > src/out',
    'sudo git push',
    'cat src/.env',
    'ls "',
    '$P x',
  ],
  ...['bash -lc "ls; git push"', 'ls | xargs git', 'cat < "$F"', 'cd /etc && cat passwd'],
];
const CALLS: readonly Said[] = [
  ...COMMANDS.map((command) => bash(command, { cwd: '/repo' })),
  ...['src/a', 'src/.env', '/etc/passwd', '~/x'].flatMap((path) => [reading(path, { cwd: '/repo' }), editing(path)]),
  ...['mcp__x__get_a', 'mcp__x__set', 'other'].map((tool) => ({ tool })),
  { tool: 'WebFetch', args: { url: 'https://a.org' } },
];

const some = fc.uniqueArray(fc.constantFrom(...PERMISSIONS), { maxLength: 5 });
const root = fc.constantFrom('', '"root": "/repo"');

/** Which calls have findings, and how many each. */
async function found(allow: readonly string[], deny: readonly string[], more: string): Promise<number[]> {
  return judgements(await permitting({ allow, deny }, more), CALLS).map(({ breaches }) => breaches.length);
}

const isWithin = (fewer: readonly number[], more: readonly number[]): boolean =>
  fewer.every((count, k) => count <= (more[k] as number));

test('adding a deny never removes a finding', () =>
  fc.assert(
    fc.asyncProperty(some, some, fc.constantFrom(...PERMISSIONS), root, async (allow, deny, one, more) => {
      expect(isWithin(await found(allow, deny, more), await found(allow, [...deny, one], more))).toBe(true);
    }),
    { numRuns: 150 },
  ));

test('adding an allow never adds one', () =>
  fc.assert(
    fc.asyncProperty(some, some, fc.constantFrom(...PERMISSIONS), root, async (allow, deny, one, more) => {
      expect(isWithin(await found([...allow, one], deny, more), await found(allow, deny, more))).toBe(true);
    }),
    { numRuns: 150 },
  ));

test('the order of rules changes nothing', () => {
  const rules = [
    '{"id": "a", "effect": "deny", "tool": "Bash", "args": {"/command": {"glob": "*git*"}}}',
    '{"id": "b", "effect": "require", "tool": "Read", "args": {"/file_path": {"maxLength": 8}}}',
    '{"id": "c", "effect": "allow", "tool": "*", "args": {"/url": {"host": "a.org"}}}',
  ];
  const sequence = [
    '{"id": "d", "at_most": {"call": "Bash", "times": 2}}',
    '{"id": "e", "before": {"first": "Read", "then": "Edit"}}',
  ];
  const all = { allow: fc.shuffledSubarray(PERMISSIONS, { minLength: PERMISSIONS.length }) };
  const text = (allow: readonly string[], deny: readonly string[], three: readonly string[], two: readonly string[]) =>
    policyOf(`"permissions": ${JSON.stringify({ allow, deny })}, "rules": [${three}], "sequence": [${two}]`);
  const deny = ['Bash(git push:*)', 'Read(**/.env*)', 'Edit(~/**)'];
  return fc.assert(
    fc.asyncProperty(
      all.allow,
      fc.shuffledSubarray(deny, { minLength: 3 }),
      fc.shuffledSubarray(rules, { minLength: 3 }),
      fc.shuffledSubarray(sequence, { minLength: 2 }),
      async (allow, denied, three, two) => {
        const said = (judged: ReturnType<typeof judgements>) =>
          judged.map(({ breaches, decidedBy }) => ({ breaches, decidedBy }));
        const one = judgements(await text(allow, denied, three, two), CALLS);
        expect(said(one)).toEqual(said(judgements(await text(PERMISSIONS, deny, rules, sequence), CALLS)));
      },
    ),
    { numRuns: 30 },
  );
});
