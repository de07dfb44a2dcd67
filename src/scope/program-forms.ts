import type { Word } from '../shell/command-line.ts';
import { programName } from '../shell/program-name.ts';
import { isOneWord } from '../shell/word.ts';

const GIT: Word = { text: 'git', isKnown: true };

/** The ways to say what a program with its arguments is: as it stands there, and by its name wherever that is at home. */
export function formsOf(program: Word, args: readonly Word[]): readonly (readonly [Word, ...Word[]])[] {
  const named = program.isKnown ? program : namedIn(program);
  const { text, isKnown } = named;
  if (!isKnown) return [[named, ...args]];
  const name = programName(text);
  const names = new Set([text, text.replace(/^.*\//s, ''), name]);
  const forms = [...names].map((one): [Word, ...Word[]] => [{ text: one, isKnown }, ...args]);
  // Git keeps its subcommands as programs of their own: `git-push` is `git push`.
  if (/^git-./.test(name)) forms.push([GIT, { text: name.slice('git-'.length), isKnown }, ...args]);
  return forms;
}

/**
 * A program that is not known, without the folders that nobody knows or that a glob finds: `"$HOME/bin/git"` is `git`
 * wherever that home is, and `/usr/bin/$x` may be anything.
 */
function namedIn({ text }: Word): Word {
  const folders = text.lastIndexOf('/') + 1;
  const name = text.slice(folders);
  if (folders > 0 && isOneWord({ text, isKnown: false }) && /^[\w.+-]+"?$/.test(name)) {
    return { text: name.replace('"', ''), isKnown: true };
  }
  return { text: folders === 0 || /^[\w./+*?-]*$/.test(text) ? name : '$', isKnown: false };
}
