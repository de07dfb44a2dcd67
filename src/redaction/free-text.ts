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
  const spans = [
    ...replacements.spansIn(text),
    ...privateKeysIn(text),
    ...tokensIn(text),
    ...assignmentsIn(text),
    ...elementsIn(text),
    ...netrcPasswordsIn(text),
    ...addressesIn(text),
  ];
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
