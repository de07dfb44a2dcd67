import type { Span } from './kinds.ts';

const BEGIN = '-----BEGIN ';
const RULE = '-----';
const LONGEST_LABEL = 60;
/** The body of a key that has no end: line breaks may be escaped, once or more. */
const BODY = /[A-Za-z0-9+/=\\\s]*/y;
const SHORTEST_BODY = 16;

/** Where private keys in the form of PEM stand in a text: all of the block, or what is there of it. */
export function* privateKeysIn(text: string): Generator<Span> {
  for (let start = text.indexOf(BEGIN); start >= 0; start = text.indexOf(BEGIN, start + BEGIN.length)) {
    const label = text.indexOf(RULE, start + BEGIN.length);
    if (label < 0) return;
    if (label - start > LONGEST_LABEL || !text.slice(start, label).includes('PRIVATE KEY')) continue;
    const body = label + RULE.length;
    const end = endOf(text, body);
    if (end - body >= SHORTEST_BODY) yield { start, end, kind: 'private-key' };
  }
}

function endOf(text: string, body: number): number {
  const rule = text.indexOf(RULE, body);
  if (rule >= 0 && text.startsWith('-----END ', rule)) {
    const close = text.indexOf(RULE, rule + RULE.length);
    if (close >= 0 && close - rule <= LONGEST_LABEL) return close + RULE.length;
  }
  BODY.lastIndex = body;
  return body + (BODY.exec(text)?.[0].length ?? 0);
}
