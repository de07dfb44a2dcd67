import type { CommandLine, Part, Word } from '../../src/shell/command-line.ts';
import { parseCommandLine } from '../../src/shell/parse.ts';

/** A word as tests write it: one that is not known in `<…>`. */
export function shownWord({ text, isKnown }: Word): string {
  return isKnown ? text : `<${text}>`;
}

/** A command line as tests write it: the words of each program, those that it starts behind `=>`. */
export function shownLine(line: CommandLine): readonly string[] | string {
  return 'fault' in line ? line.fault : line.parts.map(shownPart);
}

export function shownPart(part: Part): string {
  const words = part.words.map(shownWord).join(' ');
  return part.starts.length === 0 ? words : `${words} =${part.allowedBy}> [${part.starts.map(shownPart).join('; ')}]`;
}

export function programs(text: string): readonly string[] | string {
  return shownLine(parseCommandLine(text));
}

/** All parts, each before those that it starts. */
export function allParts(line: CommandLine): readonly Part[] {
  if ('fault' in line) throw new Error(line.fault);
  return line.parts.flatMap(withStarts);
}

function withStarts(part: Part): readonly Part[] {
  return [part, ...part.starts.flatMap(withStarts)];
}

/** The part whose first word is this; undefined: that has no words. */
export function partOf(text: string, program: string | undefined): Part {
  const found = allParts(parseCommandLine(text)).find(({ words }) => words[0]?.text === program);
  if (found === undefined) throw new Error(`no ${program} in ${text}`);
  return found;
}
