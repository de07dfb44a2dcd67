import type * as Syntax from 'unbash';
import { changesFolder } from './builtins.ts';

type Node = Syntax.Statement['command'];

const CONDITIONS = new Set(['[', 'test', 'false']);
const WAYS_OUT = new Set(['exit', 'return', 'break', 'continue']);

/** Whether something is there to succeed or not, so that what is behind its `&&` may well not happen. */
export function isCondition(node: Node): boolean {
  switch (node.type) {
    case 'Command':
      return CONDITIONS.has(node.name?.value ?? '');
    case 'Pipeline':
      return node.prefixes.some((prefix) => prefix.type === 'Negation') || node.commands.some(isCondition);
    default:
      return node.type === 'TestCommand' || node.type === 'ArithmeticCommand';
  }
}

/** Whether nothing that follows happens after it. */
export function leaves(node: Node): boolean {
  if (node.type === 'Command') return WAYS_OUT.has(node.name?.value ?? '');
  if (node.type !== 'BraceGroup') return false;
  const last = node.body.commands.at(-1);
  return last !== undefined && !last.background && leaves(last.command);
}

/** Whether it is a `cd` and nothing else, so that the folder is what it was where it fails. */
export function isFolderChange(node: Node | undefined): boolean {
  return node?.type === 'Command' && changesFolder(node.name?.value ?? '');
}

export type Loop = Syntax.While | Syntax.For | Syntax.Select | Syntax.ArithmeticFor;

/** What a loop expands before its first round. What `while` begins with are commands, which are walked through. */
export function headOf(loop: Loop): readonly Syntax.SyntaxNode[] {
  if (loop.type === 'While') return [];
  if (loop.type !== 'ArithmeticFor') return loop.wordlist ?? [];
  return [loop.initialize, loop.test, loop.update].filter((expression) => expression !== undefined);
}
