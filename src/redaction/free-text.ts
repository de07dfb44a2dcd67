import { addressesIn } from './addresses.ts';
import { assignmentsIn } from './assignments.ts';
import { elementsIn } from './elements.ts';
import type { Span } from './kinds.ts';
import { netrcPasswordsIn } from './netrc.ts';
import { privateKeysIn } from './private-keys.ts';
import type { Replacements } from './replacements.ts';
import { tokensIn } from './token-shapes.ts';

/** A text without what is secret in it, whatever it is a text of. Takes time linear in the text. */
export function redactedText(text: string, replacements: Replacements): string {
  const spans = [...replacements.spansIn(text), ...secretsIn(text), ...secretsInPointers(text)];
  if (spans.length === 0) return text;
  let redacted = '';
  let done = 0;
  for (const { start, end, kind } of inOrder(spans)) {
    // What is inside another is replaced with it, and what reaches beyond another is replaced from there on.
    if (end <= done) continue;
    const from = Math.max(start, done);
    redacted += text.slice(done, from) + replacements.ofText(kind, text.slice(from, end));
    done = end;
  }
  return redacted + text.slice(done);
}

/** By place; of those at one place the longest first, and of the same that which was found first. */
function inOrder(spans: Span[]): Span[] {
  return spans.sort((a, b) => a.start - b.start || b.end - a.end);
}

function* secretsIn(text: string): Generator<Span> {
  yield* privateKeysIn(text);
  yield* tokensIn(text);
  yield* assignmentsIn(text);
  yield* elementsIn(text);
  yield* netrcPasswordsIn(text);
  yield* addressesIn(text);
}

/** In JSON Pointers a key has `~1` for each `/` and `~0` for each `~` (RFC 6901): what is secret is so without them, too. */
function* secretsInPointers(text: string): Generator<Span> {
  // Where in the plain text what was escaped stands.
  const escaped: number[] = [];
  for (const { index } of text.matchAll(/~[01]/g)) escaped.push(index - escaped.length);
  if (escaped.length === 0) return;
  const plain = text.replace(/~[01]/g, (pair) => (pair === '~1' ? '/' : '~'));
  for (const { start, end, kind } of secretsIn(plain))
    yield { start: start + below(escaped, start), end: end + below(escaped, end), kind };
}

/** How many of numbers in order are smaller than one. */
function below(numbers: readonly number[], one: number): number {
  let [from, to] = [0, numbers.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((numbers[middle] as number) < one) from = middle + 1;
    else to = middle;
  }
  return from;
}
