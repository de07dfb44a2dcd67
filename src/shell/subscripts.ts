import { forEachChild, type SyntaxNode } from 'unbash';
import type { Word } from './command-line.ts';
import { MADE, type Unwrap } from './start.ts';

/** A variable with a subscript in which a command stands: `a[$(x)]`, also as the value of another. */
const RUNNING = /^(?:[A-Za-z_]\w*\+?=)?[A-Za-z_]\w*\[.*?(?:\$\(|`)/s;

/**
 * Whether a word that is known is text of which bash runs a part where it takes that for a variable or for arithmetic:
 * quotes do not keep it from that.
 */
export function runsSubscript({ text, isKnown }: Word): boolean {
  return isKnown && RUNNING.test(text);
}

/** Whether there is such a word in an expression. */
export function hasRunningSubscript(root: SyntaxNode): boolean {
  const waiting: SyntaxNode[] = [root];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (node.type === 'Word' && runsSubscript({ text: node.value, isKnown: true })) return true;
    forEachChild(node, (child) => waiting.push(child));
  }
  return false;
}

/** Commands of the shell that take words for names of variables or for arithmetic. */
export const NAMING_BUILTINS: readonly (readonly [name: string, unwrap: Unwrap])[] = [
  '[',
  'declare',
  'export',
  'let',
  'local',
  'mapfile',
  'printf',
  'read',
  'readarray',
  'readonly',
  'set',
  'test',
  'typeset',
  'unset',
  'wait',
].map((name) => [name, ({ words }) => (words.some(runsSubscript) ? MADE : undefined)] as const);
