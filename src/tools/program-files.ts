import { ANY_FILE, type Part, type Word } from '../shell/command-line.ts';
import { globWords } from '../shell/glob-words.ts';
import { isNoFile } from '../shell/redirects.ts';
import { ARCHIVE_GRAMMARS } from './archive-grammars.ts';
import type { Grammar, ProgramFile } from './file-grammar.ts';
import { FILE_GRAMMARS } from './file-grammars.ts';
import { givenTo, runOf } from './program.ts';
import { SCRIPT_GRAMMARS } from './script-grammars.ts';
import { TRANSFER_GRAMMARS } from './transfer-grammars.ts';

export type { ProgramFile } from './file-grammar.ts';

/** A grammar with what is looked up in it for each word. */
interface ReadyGrammar {
  readonly grammar: Grammar;
  readonly valued: ReadonlySet<string>;
  readonly attached: ReadonlySet<string>;
}

const GRAMMARS: ReadonlyMap<string, ReadyGrammar> = new Map(
  [...FILE_GRAMMARS, ...ARCHIVE_GRAMMARS, ...SCRIPT_GRAMMARS, ...TRANSFER_GRAMMARS].map(([name, grammar]) => {
    const { valued = [], attached = [], read = [], write = [] } = grammar;
    return [name, { grammar, valued: new Set([...valued, ...read, ...write]), attached: new Set(attached) }];
  }),
);

/** So many words braces and wildcards may make of the arguments of a program. */
const MOST_WORDS = 10_000;

/** Interpreters of which several versions are installed side by side. */
const VERSIONED = /^(python|pypy|perl|php|ruby)[\d.]+$/;

/**
 * The files that a well-known program is given as arguments: `cat`, `cp`, `rm`, `tar`, `curl`, `sed -i` and others,
 * the script of a shell or an interpreter among them. Those of redirects are not.
 *
 * A word is as it stands there: relative to where the part runs, and perhaps not known before it does. Braces and
 * wildcards stand as globs. What could be a file counts as one: a target that may be a folder is told with the names
 * that it would hold. Programs that are not known are given none, as far as this goes.
 */
export function programFiles(part: Part): readonly ProgramFile[] {
  const run = runOf(part);
  const ready = run?.name === undefined ? undefined : GRAMMARS.get(run.name.replace(VERSIONED, '$1'));
  if (run === undefined || ready === undefined) return [];
  const { grammar, valued, attached } = ready;
  const { read = [], write = [], spelled, order } = grammar;
  const args = globbed(run.args);
  const given = givenTo(spelled === undefined ? args : spelled(args), valued, attached, order);
  const files: ProgramFile[] = [];
  for (const { name, value } of given.options) {
    if (value === undefined) continue;
    if (read.includes(name)) files.push({ word: value, access: 'read' });
    if (write.includes(name)) files.push({ word: value, access: 'write' });
  }
  return [...files, ...grammar.operands(given)].filter(({ word: { text } }) => text !== '-' && !isNoFile(text));
}

/** With what braces and wildcards make of them. Of more words than anybody writes, those that follow are any file. */
function globbed(args: readonly Word[]): readonly Word[] {
  if (args.every(({ isKnown }) => isKnown)) return args;
  const words: Word[] = [];
  let left = MOST_WORDS;
  for (const arg of args) {
    const made = globWords(arg);
    const isGlob = made[0]?.isGlob === true;
    if (isGlob) left -= made.length;
    if (isGlob && left < 0) words.push({ text: ANY_FILE, isKnown: false, isGlob: true });
    else words.push(...made);
  }
  return words;
}
