import type { CharClass } from './char-class.ts';
import type { Token } from './token.ts';

/** One step of a glob. After it comes the one with the next number, but for `jump`, which says where to go on. */
export type Step =
  | { readonly kind: 'char'; readonly code: number }
  | { readonly kind: 'class'; readonly charClass: CharClass }
  | { readonly kind: 'slash' | 'any' | 'star' | 'globstar' | 'accept' }
  | { readonly kind: 'jump'; readonly to: readonly number[] };

/**
 * The steps of a glob: one a token, and one at the end. Alternatives are not written out, which could take memory
 * without bound, but are ways through the same steps. Braces may be nested as deep as the glob is long: no recursion.
 */
export function program(tokens: readonly Token[]): Step[] {
  const steps: Step[] = [];
  const opened: { starts: number[]; ends: number[][] }[] = [];
  for (const token of tokens) {
    const brace = opened.at(-1);
    if (token.kind === 'open') {
      const starts = [steps.length + 1];
      opened.push({ starts, ends: [] });
      steps.push({ kind: 'jump', to: starts });
    } else if (token.kind === 'comma') {
      const end: number[] = [];
      steps.push({ kind: 'jump', to: end });
      brace?.ends.push(end);
      brace?.starts.push(steps.length);
    } else if (token.kind === 'close') {
      opened.pop();
      for (const end of brace?.ends ?? []) end.push(steps.length);
    } else {
      steps.push(token);
    }
  }
  steps.push({ kind: 'accept' });
  return steps;
}
