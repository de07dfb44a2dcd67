const SPACE = /\s/;

/**
 * Splits a command line into words as POSIX shells quote them, and no further: nothing is expanded, and operators are
 * text. A word that begins with `#` and what follows it in the line is a comment.
 *
 * @returns undefined where a quote does not end
 */
export function shellWords(line: string): string[] | undefined {
  const words: string[] = [];
  let word: string | undefined;
  for (let at = 0; at < line.length; at++) {
    const char = line[at] as string;
    if (SPACE.test(char)) {
      if (word !== undefined) words.push(word);
      word = undefined;
    } else if (char === '#' && word === undefined) {
      const end = line.indexOf('\n', at);
      at = end < 0 ? line.length : end;
    } else if (char === '\\') {
      if (at + 1 === line.length) return undefined;
      word = (word ?? '') + (line[++at] === '\n' ? '' : line[at]);
    } else if (char === "'") {
      const end = line.indexOf("'", at + 1);
      if (end < 0) return undefined;
      word = (word ?? '') + line.slice(at + 1, end);
      at = end;
    } else if (char === '"') {
      const quoted = doubleQuoted(line, at + 1);
      if (quoted === undefined) return undefined;
      word = (word ?? '') + quoted.text;
      at = quoted.end;
    } else word = (word ?? '') + char;
  }
  if (word !== undefined) words.push(word);
  return words;
}

/** @returns what stands before the quote that ends it, and where that is */
function doubleQuoted(line: string, start: number): { text: string; end: number } | undefined {
  let text = '';
  for (let at = start; at < line.length; at++) {
    const char = line[at] as string;
    if (char === '"') return { text, end: at };
    if (char !== '\\') {
      text += char;
      continue;
    }
    const next = line[++at] ?? '';
    if (next !== '\n') text += '$`"\\'.includes(next) ? next : `\\${next}`;
  }
  return undefined;
}
