import { CanonicalText } from './canonical-text.ts';
import { MAX_GROWTH } from './canonicalizer.ts';

const output = new CanonicalText();
/** No more memory than this is kept for the next string. */
const MOST_KEPT = 1 << 20;

/** The canonical form of a string, quotes included; ASCII. */
export function canonicalString(text: string): string {
  const written = text.length * MAX_GROWTH > MOST_KEPT ? new CanonicalText() : output;
  written.length = 0;
  written.reserve(text.length * MAX_GROWTH);
  for (let k = 0; k < text.length; k++) written.unit(text.charCodeAt(k));
  return `"${written.slice(0, written.length)}"`;
}
