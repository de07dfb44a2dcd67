/** Control and format characters (ANSI escapes, bidirectional marks), line breaks, lone surrogates, invisible fillers. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Data as text that a terminal or a log shows and does not obey: what has no glyph is written as `\n`, `\t`, `\r` or
 * `\uxxxx`, and `##[`, which starts a command of GitHub's log, loses its bracket.
 */
export function inert(data: string): string {
  return data.replace(UNPRINTABLE, visible).replaceAll('##[', '##\\u005b');
}

/** A whole line, ready to print: {@link inert}, and not a workflow command, which starts with `::` after any spaces. */
export function inertLine(line: string): string {
  return inert(line).replace(/^(\s*):(?=:)/, '$1\\u003a');
}

/**
 * A value as JSON on one line, in which nothing is obeyed either: what has no glyph is escaped, and `##[` loses its
 * bracket. It is read back as the same value.
 */
export function inertJson(value: unknown): string {
  // In the text of a value both stand in strings alone.
  return JSON.stringify(value).replace(UNPRINTABLE, escaped).replaceAll('##[', '##\\u005b');
}

function visible(character: string): string {
  if (character === '\n') return '\\n';
  if (character === '\t') return '\\t';
  if (character === '\r') return '\\r';
  return escaped(character);
}

function escaped(character: string): string {
  let text = '';
  for (let at = 0; at < character.length; at++) {
    text += `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`;
  }
  return text;
}

/** Data of at most `size` characters, with a mark where it was cut. */
export function clip(data: string, size: number): string {
  // No half of a surrogate pair is left behind.
  return data.length <= size ? data : `${data.slice(0, size).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
