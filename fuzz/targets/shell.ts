import { CompiledPolicy } from '../../src/scope/compiled-policy.ts';
import type { Judgement } from '../../src/scope/policy.ts';
import { readDeclaration } from '../../src/scope/read-declaration.ts';
import type { Part } from '../../src/shell/command-line.ts';
import { commandLineOf, parseCommandLine } from '../../src/shell/parse.ts';
import { attempt, firstLine, hold, nodeOf, valueIn } from '../checks.ts';

/**
 * A command line under a rule: the first line of the input is what stands in `Bash(…)`, the rest is the command. The rule
 * that allows a command forbids it too where it stands under deny.
 */
export function fuzz(data: Buffer): void {
  const [rule, command] = firstLine(data);
  const line = parseCommandLine(command);
  if ('parts' in line) for (const part of line.parts) isWhole(part);
  commandLineOf(command.split(' '));
  const allowed = judged('allow', rule, command);
  const denied = judged('deny', rule, command);
  if (allowed === undefined || denied === undefined) return;
  const isAllowed = allowed.breaches.length === 0 && allowed.decidedBy.length > 0;
  if (isAllowed) hold(denied.breaches.length > 0, 'a rule that allows a command forbids it too');
  if ('fault' in line)
    hold(!isAllowed || rule === '*', 'what cannot be taken apart is allowed by no rule about programs');
}

function isWhole({ words, starts, redirects }: Part): void {
  hold(words.length > 0 || redirects.length > 0, 'a part has a program or a redirect');
  for (const part of starts) isWhole(part);
}

function judged(effect: 'allow' | 'deny', rule: string, command: string): Judgement | undefined {
  const names = effect === 'deny' ? ['Bash'] : [];
  const scope = { version: 2, agent: 'a', allowed_tools: names, permissions: { [effect]: [`Bash(${rule})`] } };
  const text = Buffer.from(JSON.stringify(scope));
  const policy = attempt(() => new CompiledPolicy(readDeclaration(text, 'scope.json'), [], () => () => 'unknown'));
  const args = nodeOf(Buffer.from(JSON.stringify({ command })));
  return valueIn(policy)?.judge().judge({ tool: 'Bash', args, cwd: undefined }, 0);
}
