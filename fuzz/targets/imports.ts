import { CompiledPolicy } from '../../src/scope/compiled-policy.ts';
import { readImport } from '../../src/scope/imports/read-import.ts';
import { readDeclaration } from '../../src/scope/read-declaration.ts';
import { attempt, hold } from '../checks.ts';
import { MADE_CALLS } from '../made-calls.ts';

const SCOPE = readDeclaration(Buffer.from('{"version": 2, "agent": "a"}'), 'scope.json');

/**
 * The files that a scope may import. Where the first byte is odd they are rules of Codex, else JSON: settings of Claude Code,
 * or the tools of an MCP server.
 */
export function fuzz(data: Buffer): void {
  const isRules = (data[0] ?? 0) % 2 === 1;
  const path = isRules ? 'default.rules' : 'settings.json';
  const stated = { file: 'scope.json', line: 1, column: 1, path, isTrusted: true, server: 'github' };
  const read = attempt(() => readImport(data.subarray(1), stated, path));
  if ('refusal' in read) {
    hold(read.refusal.place.file === path, 'a refusal names the file');
    hold(read.refusal.place.line !== undefined, 'a refusal says where');
    return;
  }
  const lines = data.toString('latin1').split('\n').length;
  const { allow, deny, ask, warnings } = read.value;
  for (const { line, file } of [...allow, ...deny, ...ask, ...warnings]) {
    hold(file === path && line >= 1 && line <= lines, 'what is imported stands in the file');
  }
  const policy = attempt(() => new CompiledPolicy(SCOPE, [read.value], () => () => 'unknown'));
  hold('value' in policy, 'what was read of an import can be judged by');
  const judge = policy.value.judge();
  for (const [batch, call] of MADE_CALLS.entries()) judge.judge(call, batch);
}
