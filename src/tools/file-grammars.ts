import {
  copies,
  type Grammar,
  hasOption,
  named,
  type ProgramFile,
  reads,
  readsAfterFirst,
  readsThenWrites,
  withoutFirst,
  writes,
} from './file-grammar.ts';
import { patchedFiles } from './patch.ts';
import type { Given } from './program.ts';

const writesAfterFirst = (given: Given): readonly ProgramFile[] =>
  writes(hasOption(given, '--reference') ? given : withoutFirst(given));

/** `if=x of=y`. */
const copiesBlocks = ({ operands }: Given): readonly ProgramFile[] =>
  operands.flatMap((word): ProgramFile[] => {
    const text = word.text.slice(3);
    if (word.text.startsWith('if=')) return [{ word: { ...word, text }, access: 'read' }];
    if (word.text.startsWith('of=')) return [{ word: { ...word, text }, access: 'write' }];
    return [];
  });

const patches = ({ operands }: Given): readonly ProgramFile[] =>
  operands.flatMap(({ text, isKnown }) => {
    const files = patchedFiles(text);
    return 'fault' in files ? [] : files.map((file) => ({ word: { text: file, isKnown }, access: 'write' }) as const);
  });

/** With `-d` it makes folders. */
const installs = (given: Given): readonly ProgramFile[] =>
  hasOption(given, '-d', '--directory') ? writes(given) : copies('read')(given);

/** What it writes begins with the second operand, or stands where it runs. */
const splits = ({ operands }: Given): readonly ProgramFile[] =>
  operands.slice(0, 2).map((word, index) => ({ word, access: index === 0 ? 'read' : 'write' }));

const LINES = { valued: ['-n', '-c', '--lines', '--bytes'], operands: reads };
const SUMS = { operands: reads };
const GREP: Grammar = {
  valued: named('-e -m -A -B -C -D -d --regexp --max-count --include --exclude --exclude-dir'),
  read: named('-f --file --exclude-from'),
  operands: readsAfterFirst('-e', '-f', '--regexp', '--file'),
};
const RG: Grammar = {
  ...GREP,
  valued: named(
    '-e -m -A -B -C -g -t -T -r -j -M -E -d --glob --type --regexp --max-count --max-depth --sort --color --pre',
  ),
};
const COPIES = named('-t -S --target-directory --suffix');
const MODES = { operands: writesAfterFirst };

/** What programs are given that do something to files of any kind. */
export const FILE_GRAMMARS: readonly (readonly [name: string, grammar: Grammar])[] = [
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
  ...named('md5sum sha1sum sha224sum sha256sum sha384sum sha512sum b2sum cksum md5 sum').map(
    (name) => [name, SUMS] as const,
  ),
  ['shasum', { valued: named('-a --algorithm'), operands: reads }],
  ...named('rev tsort zcat bzcat xzcat zstdcat').map((name) => [name, SUMS] as const),
  ['base32', { valued: named('-w --wrap'), operands: reads }],
  ['hexdump', { valued: named('-e -n -s'), read: ['-f'], operands: reads }],
  ['hd', { valued: named('-e -n -s'), read: ['-f'], operands: reads }],
  ['fold', { valued: named('-w --width'), operands: reads }],
  ['bat', { valued: named('-l -r -H --language --line-range --style --theme --color --paging'), operands: reads }],
  ['split', { valued: named('-a -b -C -l -n -t --bytes --lines --number --suffix-length'), operands: splits }],
  ['grep', GREP],
  ['egrep', GREP],
  ['fgrep', GREP],
  ['rg', RG],
  [
    'jq',
    { valued: ['--indent', '--tab'], read: ['-f', '--from-file'], operands: readsAfterFirst('-f', '--from-file') },
  ],
  ['cp', { valued: COPIES, operands: copies('read') }],
  ['mv', { valued: COPIES, operands: copies('write') }],
  ['ln', { valued: COPIES, operands: copies('read') }],
  ['install', { valued: [...COPIES, ...named('-g -m -o --group --mode --owner')], operands: installs }],
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
];
