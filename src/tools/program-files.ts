import type { Part, Word } from '../shell/command-line.ts';
import { patchedFiles } from './patch.ts';
import { type Given, givenTo, runOf } from './program.ts';

/** A file that a program is given. */
export interface ProgramFile {
  readonly word: Word;
  readonly access: 'read' | 'write';
}

/** How the arguments of a program are understood. */
interface Grammar {
  /** Options that take a value which is no file. */
  readonly valued?: readonly string[];
  /** Options whose value, if any, is the rest of their word and no file. */
  readonly attached?: readonly string[];
  /** Options whose value is a file. */
  readonly read?: readonly string[];
  readonly write?: readonly string[];
  /** What the operands are: files that are read or written, or something else. */
  readonly operands: (given: Given) => readonly ProgramFile[];
}

/** So many characters the names of all copies together may have. */
const MOST_NAMES = 1e6;

const words =
  (access: 'read' | 'write') =>
  ({ operands }: Given): readonly ProgramFile[] =>
    operands.map((word) => ({ word, access }));
const reads = words('read');
const writes = words('write');

/** The first operand is no file, unless an option stands for it. */
const readsAfterFirst =
  (...instead: readonly string[]) =>
  (given: Given): readonly ProgramFile[] => {
    const hasIt = given.options.some(({ name }) => instead.includes(name));
    return hasIt ? reads(given) : reads({ ...given, operands: given.operands.slice(1) });
  };

const writesAfterFirst = (given: Given): readonly ProgramFile[] => {
  const hasReference = given.options.some(({ name }) => name === '--reference');
  return hasReference ? writes(given) : writes({ ...given, operands: given.operands.slice(1) });
};

/** Input and output. */
const readsThenWrites = ({ operands }: Given): readonly ProgramFile[] =>
  operands.map((word, index) => ({ word, access: index === 1 ? 'write' : 'read' }));

/** To the last operand, or into the folder that it or an option names. */
const copies =
  (from: 'read' | 'write') =>
  ({ options, operands }: Given): readonly ProgramFile[] => {
    const folder = options.find(({ name }) => name === '-t' || name === '--target-directory')?.value;
    const sources = folder === undefined ? operands.slice(0, -1) : operands;
    const target = folder ?? operands.at(-1);
    if (target === undefined) return [];
    const files: ProgramFile[] = sources.map((word) => ({ word, access: 'read' }));
    if (from === 'write') files.push(...sources.map((word) => ({ word, access: 'write' }) as const));
    files.push({ word: target, access: 'write' });
    // So long a name of a folder is no name of any, and would be held once for each source.
    if (target.text.length * sources.length > MOST_NAMES) return [...files, unknown(target)];
    // A folder that is there already takes each under its own name.
    return [...files, ...sources.map((word) => into(target, word))];
  };

function unknown({ text }: Word): ProgramFile {
  return { word: { text, isKnown: false }, access: 'write' };
}

function into(folder: Word, file: Word): ProgramFile {
  const name = file.text.replace(/\/+$/, '').split('/').at(-1) ?? '';
  const text = `${folder.text}/${name}`;
  return { word: { text, isKnown: folder.isKnown && file.isKnown }, access: 'write' };
}

/** `if=x of=y`. */
const copiesBlocks = ({ operands }: Given): readonly ProgramFile[] =>
  operands.flatMap((word): ProgramFile[] => {
    const text = word.text.slice(3);
    if (word.text.startsWith('if=')) return [{ word: { ...word, text }, access: 'read' }];
    if (word.text.startsWith('of=')) return [{ word: { ...word, text }, access: 'write' }];
    return [];
  });

const edits = (given: Given): readonly ProgramFile[] => {
  const files = readsAfterFirst('-e', '-f', '--expression', '--file')(given);
  const isInPlace = given.options.some(({ name }) => name === '-i' || '--in-place'.startsWith(name));
  return isInPlace
    ? files.flatMap(
        ({ word }) =>
          [
            { word, access: 'read' },
            { word, access: 'write' },
          ] as const,
      )
    : files;
};

const patches = ({ operands }: Given): readonly ProgramFile[] =>
  operands.flatMap(({ text, isKnown }) => {
    const files = patchedFiles(text);
    return 'fault' in files ? [] : files.map((file) => ({ word: { text: file, isKnown }, access: 'write' }) as const);
  });

const LINES = { valued: ['-n', '-c', '--lines', '--bytes'], operands: reads };
const SUMS = { operands: reads };
const GREP: Grammar = {
  valued: [
    '-e',
    '-m',
    '-A',
    '-B',
    '-C',
    '-D',
    '-d',
    '--regexp',
    '--max-count',
    '--include',
    '--exclude',
    '--exclude-dir',
  ],
  read: ['-f', '--file', '--exclude-from'],
  operands: readsAfterFirst('-e', '-f', '--regexp', '--file'),
};
const MODES = { operands: writesAfterFirst };

const GRAMMARS: ReadonlyMap<string, Grammar> = new Map<string, Grammar>([
  ['cat', { operands: reads }],
  ['tac', { valued: ['-s', '--separator'], operands: reads }],
  ['head', LINES],
  ['tail', { ...LINES, valued: [...LINES.valued, '-s', '--pid', '--sleep-interval'] }],
  [
    'less',
    { valued: ['-p', '-P', '-x', '-b', '-h', '-j', '-y', '-z'], write: ['-o', '-O', '--log-file'], operands: reads },
  ],
  ['more', { valued: ['-n'], operands: reads }],
  ['nl', { valued: ['-b', '-d', '-f', '-h', '-i', '-l', '-n', '-s', '-v', '-w'], operands: reads }],
  ['wc', { read: ['--files0-from'], operands: reads }],
  ['cut', { valued: ['-b', '-c', '-d', '-f', '--fields', '--delimiter', '--output-delimiter'], operands: reads }],
  ['od', { valued: ['-A', '-j', '-N', '-S', '-t', '-w'], operands: reads }],
  ['xxd', { valued: ['-c', '-g', '-l', '-n', '-o', '-s', '-R'], operands: readsThenWrites }],
  ['base64', { valued: ['-w', '-b', '--wrap'], read: ['-i'], write: ['-o'], operands: reads }],
  ['strings', { valued: ['-n', '-t', '-e', '-T', '--bytes', '--radix', '--encoding'], operands: reads }],
  [
    'file',
    { valued: ['-F', '-P', '--separator'], read: ['-f', '-m', '--files-from', '--magic-file'], operands: reads },
  ],
  ['stat', { valued: ['-c', '-f', '-t', '--format', '--printf'], operands: reads }],
  ['diff', { valued: ['-U', '-C', '-I', '-x', '-F', '-L', '-W', '--label'], read: ['-X'], operands: reads }],
  ['cmp', { valued: ['-i', '-n'], operands: reads }],
  ['comm', { operands: reads }],
  ['paste', { valued: ['-d'], operands: reads }],
  [
    'sort',
    {
      valued: ['-k', '-t', '-S', '-T', '--key', '--field-separator', '--buffer-size', '--parallel'],
      read: ['--files0-from'],
      write: ['-o', '--output'],
      operands: reads,
    },
  ],
  ['uniq', { valued: ['-f', '-s', '-w'], operands: readsThenWrites }],
  ['md5sum', SUMS],
  ['sha1sum', SUMS],
  ['sha256sum', SUMS],
  ['grep', GREP],
  ['egrep', GREP],
  ['fgrep', GREP],
  [
    'rg',
    {
      ...GREP,
      valued: [
        '-e',
        '-m',
        '-A',
        '-B',
        '-C',
        '-g',
        '-t',
        '-T',
        '-r',
        '-j',
        '-M',
        '-E',
        '-d',
        '--glob',
        '--type',
        '--regexp',
        '--max-count',
        '--max-depth',
        '--sort',
        '--color',
        '--pre',
      ],
    },
  ],
  [
    'sed',
    {
      attached: ['-i'],
      valued: ['-e', '-l', '--expression', '--line-length'],
      read: ['-f', '--file'],
      operands: edits,
    },
  ],
  [
    'awk',
    {
      valued: ['-F', '-v', '--assign', '--field-separator'],
      read: ['-f', '--file'],
      operands: readsAfterFirst('-f', '--file'),
    },
  ],
  [
    'jq',
    { valued: ['--indent', '--tab'], read: ['-f', '--from-file'], operands: readsAfterFirst('-f', '--from-file') },
  ],
  ['cp', { valued: ['-t', '-S', '--target-directory', '--suffix'], operands: copies('read') }],
  ['mv', { valued: ['-t', '-S', '--target-directory', '--suffix'], operands: copies('write') }],
  ['ln', { valued: ['-t', '-S', '--target-directory', '--suffix'], operands: copies('read') }],
  [
    'install',
    {
      valued: ['-g', '-m', '-o', '-t', '-S', '--group', '--mode', '--owner', '--target-directory'],
      operands: copies('read'),
    },
  ],
  ['rm', { operands: writes }],
  ['unlink', { operands: writes }],
  ['shred', { valued: ['-n', '-s', '--iterations', '--size'], operands: writes }],
  ['rmdir', { operands: writes }],
  ['mkdir', { valued: ['-m', '--mode'], operands: writes }],
  ['touch', { valued: ['-d', '-t', '--date'], read: ['-r', '--reference'], operands: writes }],
  ['truncate', { valued: ['-s', '--size'], read: ['-r', '--reference'], operands: writes }],
  ['tee', { operands: writes }],
  ['chmod', MODES],
  ['chown', MODES],
  ['chgrp', MODES],
  ['dd', { operands: copiesBlocks }],
  ['apply_patch', { operands: patches }],
]);

/**
 * The files that a well-known program is given as arguments: `cat`, `cp`, `rm`, `tee`, `sed -i` and others. Those of
 * redirects are not among them.
 *
 * A word is as it stands there: relative to where the part runs, and perhaps not known before it does. What could be
 * a file counts as one: a target that may be a folder is told with the names that it would hold. Programs that are not
 * known are given none, as far as this goes.
 */
export function programFiles(part: Part): readonly ProgramFile[] {
  const run = runOf(part);
  const grammar = run?.name === undefined ? undefined : GRAMMARS.get(run.name);
  if (run === undefined || grammar === undefined) return [];
  const { valued = [], attached = [], read = [], write = [] } = grammar;
  const given = givenTo(run.args, new Set([...valued, ...read, ...write]), new Set(attached));
  const files: ProgramFile[] = [];
  for (const { name, value } of given.options) {
    if (value === undefined) continue;
    if (read.includes(name)) files.push({ word: value, access: 'read' });
    if (write.includes(name)) files.push({ word: value, access: 'write' });
  }
  return [...files, ...grammar.operands(given)].filter(({ word }) => word.text !== '-' && word.text !== '/dev/null');
}
