import { ANY_NAME, type Word } from './command-line.ts';
import type { Shell } from './shell.ts';
import { assignedName, isOneWord } from './word.ts';

const IDENTIFIER = /^[A-Za-z_]\w*$/;

/** Options of `read` and its like whose value is no name. */
const TAKES_TEXT = /^-[A-Za-z]*[dinNptu]$/;

/** What a command that the shell runs itself does to the shell. */
type Builtin = (args: readonly Word[], shell: Shell) => void;

const BUILTINS: ReadonlyMap<string, Builtin> = new Map([
  ['cd', changeFolder],
  ['chdir', changeFolder],
  ['pushd', pushFolder],
  ['popd', (_args: readonly Word[], shell: Shell) => shell.lose()],
  ['export', assign],
  ['declare', assign],
  ['typeset', assign],
  ['readonly', assign],
  ['local', assign],
  ['unset', name],
  ['read', name],
  ['mapfile', name],
  ['readarray', name],
  ['getopts', name],
  ['printf', print],
]);

/** Whether it is one of those that change the folder. */
export function changesFolder(program: string): boolean {
  return program === 'cd' || program === 'chdir' || program === 'pushd' || program === 'popd';
}

/** Applies what a program does to the shell that runs it, if it is part of the shell. */
export function applyBuiltin(words: readonly Word[], shell: Shell): void {
  const program = words[0];
  if (program?.isKnown) BUILTINS.get(program.text)?.(words.slice(1), shell);
}

function changeFolder(args: readonly Word[], shell: Shell): void {
  const folders = operands(args);
  const folder = folders[0] ?? { text: '~', isKnown: true };
  // `cd -` goes back, two words are zsh's, and with CDPATH a folder may be elsewhere.
  const isPlain = folders.length < 2 && isOneWord(folder) && folder.text !== '-' && !shell.names.includes('CDPATH');
  shell.enter(isPlain ? folder : { text: folder.text, isKnown: false });
}

function pushFolder(args: readonly Word[], shell: Shell): void {
  const [folder] = operands(args);
  // Without a folder, or with a number, it turns the stack.
  if (folder === undefined || args.length > 1 || /^[+-]/.test(folder.text)) shell.lose();
  else changeFolder(args, shell);
}

function operands(args: readonly Word[]): readonly Word[] {
  const first = args.findIndex((arg) => !/^-[LPe@]+$/.test(arg.text));
  if (first === -1) return [];
  return args[first]?.text === '--' ? args.slice(first + 1) : args.slice(first);
}

function assign(args: readonly Word[], shell: Shell): void {
  for (const arg of args) {
    const assigned = assignedName(arg);
    if (assigned !== undefined) shell.set([assigned]);
    else if (!arg.isKnown) shell.set([ANY_NAME]);
  }
}

/** All that could be a name: the values of options are few. */
function name(args: readonly Word[], shell: Shell): void {
  shell.set(args.filter((arg) => IDENTIFIER.test(arg.text)).map((arg) => arg.text));
  const mayName = (arg: Word, at: number): boolean => !arg.isKnown && !TAKES_TEXT.test(args[at - 1]?.text ?? '');
  if (args.some(mayName)) shell.set([ANY_NAME]);
}

function print(args: readonly Word[], shell: Shell): void {
  if (args[0]?.text === '-v') name(args.slice(1, 2), shell);
}
