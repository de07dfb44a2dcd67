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
  if (!/~[01]/.test(text)) return;
  const starts: number[] = [];
  let plain = '';
  for (let at = 0; at < text.length; at += isEscape(text, at) ? 2 : 1) {
    starts.push(at);
    plain += isEscape(text, at) ? (text[at + 1] === '1' ? '/' : '~') : text[at];
  }
  starts.push(text.length);
  // Each character has a start, and the one behind the last has the end.
  for (const { start, end, kind } of secretsIn(plain))
    yield { start: starts[start] as number, end: starts[end] as number, kind };
}

function isEscape(text: string, at: number): boolean {
  return text[at] === '~' && (text[at + 1] === '0' || text[at + 1] === '1');
}
