import type { Sentence } from '../rules/sentence.ts';
import { clip, inert } from './inert.ts';

/** Names are cut here, and notes on a finding there, so that one of them cannot fill a summary. */
const LONGEST = 120;
const LONGEST_NOTE = 600;

const ENTITIES: { [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML, in an element or in an attribute between double quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] as string);
}

/**
 * Data of a transcript as HTML. It stands in `<code>`, where GitHub links neither mentions nor issues nor commits, and
 * is to be put inside an HTML block, where Markdown is not read: no character in it has a meaning of its own.
 */
export function dataHtml(data: string, longest = LONGEST): string {
  return `<code>${escapeHtml(clip(inert(clip(data, longest)), longest * 2))}</code>`;
}

/** A sentence as HTML, to be put where data can be put. */
export function sentenceHtml({ words, values }: Sentence): string {
  const html = values.map((value) => {
    if (typeof value === 'number') return value;
    return typeof value === 'string' ? dataHtml(value) : dataHtml(value.note, LONGEST_NOTE);
  });
  return String.raw({ raw: words.map(escapeHtml) }, ...html);
}
