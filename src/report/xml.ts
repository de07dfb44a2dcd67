import { inert } from './inert.ts';

/** What XML 1.0 has no place for even when it is escaped: all else of that kind has no glyph. */
const NO_CHARACTER = /[\ufffe\uffff]/g;
const ENTITIES: { readonly [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Data as the text of an element or the value of an attribute: on one line, and made {@link inert}. */
export function xmlData(data: string): string {
  const shown = inert(data).replace(NO_CHARACTER, (character) => `\\u${character.charCodeAt(0).toString(16)}`);
  return shown.replace(/[&<>"']/g, (character) => ENTITIES[character] as string);
}

/** The attributes of a start tag, each after a space; what is undefined is left out. */
export function xmlAttributes(values: { readonly [name: string]: string | number | undefined }): string {
  const stated = Object.entries(values).filter((pair): pair is [string, string | number] => pair[1] !== undefined);
  return stated.map(([name, value]) => ` ${name}="${xmlData(String(value))}"`).join('');
}
