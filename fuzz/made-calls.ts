import type { MadeCall } from '../src/tools/made-call.ts';
import { nodeOf } from './checks.ts';

/** Calls of every kind that a scope knows, for whatever an input says of them. */
export const MADE_CALLS: readonly MadeCall[] = [
  made('Bash', { command: 'cd /repo && npm test | tee out.log; git -C . push --force origin "$BRANCH"', timeout: 5 }),
  made('run_command', { command: ['sh', '-lc', 'rm -rf node_modules'], cwd: 'packages/a' }),
  made('Read', { file_path: '/repo/src/../.env' }),
  made('read_file', { path: 'src/index.ts', line: 12 }),
  made('Edit', { file_path: '/home/runner/.ssh/config', old_string: 'a', new_string: 'b' }),
  made('apply_patch', { input: '*** Begin Patch\n*** Add File: a.txt\n+a\n*** End Patch' }),
  made('WebFetch', { url: 'https://user@docs.example.org:443/a?b=c', prompt: 'read' }),
  made('mcp__github__get_issue', { issue: 7, owner: 'a', 'a/b': { '~': [1, 2.5, null, true] } }),
  made('refund', { amount: 500.0, currency: 'EUR' }),
];

function made(tool: string, args: object): MadeCall {
  return { tool, args: nodeOf(Buffer.from(JSON.stringify(args))), cwd: '/repo' };
}
