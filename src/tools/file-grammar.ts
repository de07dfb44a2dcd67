import { ANY_FILE, type Word } from '../shell/command-line.ts';
import type { Given } from './program.ts';

/** A file that a program is given. */
export interface ProgramFile {
  readonly word: Word;
  readonly access: 'read' | 'write';
}

/** How the arguments of a program are understood. */
export interface Grammar {
  /** Options that take a value which is no file. */
  readonly valued?: readonly string[];
  /** Options whose value, if any, is the rest of their word and no file. */
  readonly attached?: readonly string[];
  /** Options whose value is a file. */
  readonly read?: readonly string[];
  readonly write?: readonly string[];
  /** The words as options are usually written, where the program has a way of its own. */
  readonly spelled?: (args: readonly Word[]) => readonly Word[];
  /** `first`: what follows the first operand is not for the program itself. */
  readonly order?: 'first';
  /** What the operands are: files that are read or written, or something else. Options may say it. */
  readonly operands: (given: Given) => readonly ProgramFile[];
}

/** Options as they are written, with blanks between. */
export const named = (text: string): readonly string[] => text.split(' ');

/** Whether a program is given one of some options. */
export function hasOption({ options }: Given, ...names: readonly string[]): boolean {
  return options.some(({ name }) => names.includes(name));
}

/** So many characters the names of all copies together may have. */
const MOST_NAMES = 1e6;

const words =
  (access: 'read' | 'write') =>
  ({ operands }: Given): readonly ProgramFile[] =>
    operands.map((word) => ({ word, access }));
export const reads = words('read');
export const writes = words('write');

/** Each is read and written again. */
export const changes = ({ operands }: Given): readonly ProgramFile[] =>
  operands.flatMap((word): ProgramFile[] => [
    { word, access: 'read' },
    { word, access: 'write' },
  ]);

/** The first operand is no file, unless an option stands for it. */
export const readsAfterFirst =
  (...instead: readonly string[]) =>
  (given: Given): readonly ProgramFile[] =>
    reads(hasOption(given, ...instead) ? given : withoutFirst(given));

export function withoutFirst(given: Given): Given {
  return { ...given, operands: given.operands.slice(1) };
}

/** Input and output. */
export const readsThenWrites = ({ operands }: Given): readonly ProgramFile[] =>
  operands.map((word, index) => ({ word, access: index === 1 ? 'write' : 'read' }));

/** To the last operand, or into the folder that it or an option names. */
export const copies =
  (from: 'read' | 'write') =>
  ({ options, operands }: Given): readonly ProgramFile[] => {
    const folder = options.find(({ name }) => name === '-t' || name === '--target-directory')?.value;
    const sources = folder === undefined ? operands.slice(0, -1) : operands;
    const target = folder ?? operands.at(-1);
    if (target === undefined) return [];
    const files: ProgramFile[] = sources.map((word) => ({ word, access: 'read' }));
    if (from === 'write') files.push(...sources.map((word) => ({ word, access: 'write' }) as const));
    files.push({ word: target, access: 'write' });
    // A folder that is there already takes each under its own name.
    return [...files, ...inFolder(target, sources.map(nameOf), 'write')];
  };

/** Files in a folder, by their names there. */
export function inFolder(folder: Word, names: readonly Word[], access: ProgramFile['access']): readonly ProgramFile[] {
  // So long a name of a folder is no name of any, and would be held once for each.
  if (folder.text.length * names.length > MOST_NAMES) return [{ word: { text: folder.text, isKnown: false }, access }];
  return names.map((name) => {
    const text = `${folder.text}/${name.text}`;
    const isGlob = (folder.isGlob || name.isGlob) && isReadable(folder) && isReadable(name);
    const word: Word = { text, isKnown: folder.isKnown && name.isKnown };
    return { word: isGlob ? { ...word, isGlob } : word, access };
  });
}

function isReadable({ text, isKnown, isGlob }: Word): boolean {
  return isKnown || (isGlob === true && text !== ANY_FILE);
}

/** The last part of a path. */
export function nameOf(word: Word): Word {
  return { ...word, text: word.text.split('/').findLast((part) => part !== '') ?? '' };
}
