// The two scope files that the bench compares: names alone, and 200 rules of version 2 of all sorts that allow the same.
import { WORDS } from './words.mjs';

const TOOLS = ['read_file', 'search', 'list_dir', 'write_file', 'fetch_url', 'query'];

export const NAMES = { agent: 'bench', allowed_tools: TOOLS };

const numbers = (count) => Array.from({ length: count }, (_, k) => k);
const allow = [
  ...WORDS.flatMap((word) => [`Read(./src/${word}/**)`, `Edit(./src/${word}/**)`]),
  ...numbers(60 - 2 * WORDS.length).map((k) => `Read(./lib/part-${k}/**)`),
  ...numbers(15).map((k) => `Bash(npm run task-${k}:*)`),
];
const deny = [
  ...numbers(30).map((k) => `Read(**/.secret-${k}*)`),
  ...numbers(30).map((k) => `Edit(./config/${k}/**)`),
  ...numbers(15).map((k) => `Bash(git push branch-${k}:*)`),
];
const rules = numbers(48).map((k) => ({
  id: `rule-${k}`,
  tool: TOOLS[k % TOOLS.length],
  ...(k % 2 === 0
    ? { effect: 'require', args: { '/options/limit': { max: 1000 + k } } }
    : { effect: 'deny', args: { '/path': { glob: `secret-${k}/**` }, '/options/limit': { min: 2000 + k } } }),
}));
const sequence = [
  { id: 'once', at_most: { call: 'Bash(npm publish:*)', times: 1 } },
  // biome-ignore lint/suspicious/noThenProperty: it is a key of scope files.
  { id: 'tests', before: { first: 'Bash(npm test:*)', then: 'Bash(git push:*)', since: ['Edit'] } },
];

export const RULES = {
  version: 2,
  agent: 'bench',
  root: '/repo',
  allowed_tools: TOOLS,
  permissions: { allow, deny },
  tools: {
    read_file: { alias: 'Read', path: '/path', readOnlyHint: true },
    list_dir: { alias: 'Read', path: '/path', readOnlyHint: true },
    write_file: { alias: 'Edit', path: '/path', writes: ['/path'] },
  },
  rules,
  sequence,
};

/** How many rules that is. */
export const COUNT = allow.length + deny.length + rules.length + sequence.length;
