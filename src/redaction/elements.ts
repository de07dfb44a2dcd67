import { kindUnder, sensitivityOf } from './key-names.ts';
import type { Span } from './kinds.ts';
import { isNoValue } from './placeholder.ts';

/** `<password>…</`. From one `<` on it goes no further than to the next. */
const ELEMENT = /<([A-Za-z][\w:.-]{0,60})(?:\s[^<>]{0,300})?>([^<>]{1,4096})(?=<\/)/g;

/** Where secrets stand in a text as elements of XML whose name says so. */
export function* elementsIn(text: string): Generator<Span> {
  if (!text.includes('</')) return;
  for (const { 0: element, 1: name = '', 2: content = '', index } of text.matchAll(ELEMENT)) {
    const said = content.trim();
    const sensitivity = sensitivityOf(name);
    const kind = sensitivity === undefined || isNoValue(said) ? undefined : kindUnder(sensitivity, said);
    if (kind === undefined) continue;
    const start = index + element.length - content.trimStart().length;
    yield { start, end: start + said.length, kind };
  }
}
