import type { CommandLine, Part, Redirect, Word } from '../../src/shell/command-line.ts';
import type { MadeCall } from '../../src/tools/made-call.ts';
import { nodeOf } from './tape.ts';

/** A call with its arguments as JSON has them. */
export function madeCall(tool: string, args: object, cwd?: string): MadeCall {
  return { tool, args: nodeOf(JSON.stringify(args)), cwd };
}

/** A word; one that holds `$` or `*` is not known before it runs. */
export function word(text: string): Word {
  return { text, isKnown: !/[$*]/.test(text) };
}

/** A part of a command: words with one blank between them, and what else is to be said of it. */
export function part(text: string, more: Partial<Part> = {}): Part {
  return {
    words: text === '' ? [] : text.split(' ').map(word),
    assignments: [],
    redirects: [],
    inside: [],
    folders: [],
    isOpen: false,
    starts: [],
    allowedBy: 'either',
    ...more,
  };
}

/** A file that a shell opens. */
export function redirect(access: Redirect['access'], target: string): Redirect {
  return { access, target: word(target) };
}

/** The words of each program of a command line. */
export function wordsOf(line: CommandLine): readonly (readonly string[])[] | string {
  return 'fault' in line ? line.fault : line.parts.map(({ words }) => words.map(({ text }) => text));
}
