import type { Word } from '../shell/command-line.ts';
import {
  changes,
  type Grammar,
  hasOption,
  inFolder,
  named,
  type ProgramFile,
  reads,
  withoutFirst,
} from './file-grammar.ts';
import type { Given } from './program.ts';

const HERE: Word = { text: '.', isKnown: true };

/** The old way, `tar cfz a.tar`, is the same letters with a dash, the one that takes a value behind the others. */
function dashed(args: readonly Word[]): readonly Word[] {
  const [first, ...rest] = args;
  if (first === undefined || !/^[A-Za-z]+$/.test(first.text)) return args;
  const flags = first.text.replaceAll('f', '');
  return [{ ...first, text: `-${flags}${flags === first.text ? '' : 'f'}` }, ...rest];
}

/** Makes an archive of files, or takes files out of one, in the folder that it is told to be in. */
function archives(given: Given): readonly ProgramFile[] {
  const archive = lastValue(given, '-f', '--file');
  const folder = lastValue(given, '-C', '--directory');
  const members = (access: ProgramFile['access']): readonly ProgramFile[] =>
    folder === undefined ? given.operands.map((word) => ({ word, access })) : inFolder(folder, given.operands, access);
  const of = (access: ProgramFile['access']): readonly ProgramFile[] =>
    archive === undefined ? [] : [{ word: archive, access }];
  if (hasOption(given, '-c', '-r', '-u', '-A', '--create', '--append', '--update', '--concatenate')) {
    return [...of('write'), ...members('read')];
  }
  if (!hasOption(given, '-x', '--extract', '--get')) return of('read');
  return [...of('read'), { word: folder ?? HERE, access: 'write' }, ...members('write')];
}

function lastValue({ options }: Given, ...names: readonly string[]): Word | undefined {
  return options.findLast(({ name }) => names.includes(name))?.value;
}

/** The first operand is the archive. */
const zips = (given: Given): readonly ProgramFile[] => {
  const [archive] = given.operands;
  return archive === undefined ? [] : [{ word: archive, access: 'write' }, ...reads(withoutFirst(given))];
};

const unzips = (given: Given): readonly ProgramFile[] => {
  const [archive, ...members] = given.operands;
  if (archive === undefined) return [];
  const read: ProgramFile = { word: archive, access: 'read' };
  if (hasOption(given, '-l', '-p', '-t', '-v', '-z', '-Z')) return [read];
  const folder = lastValue(given, '-d') ?? HERE;
  return [read, { word: folder, access: 'write' }, ...inFolder(folder, members, 'write')];
};

/** Puts another file in the place of each, with an ending more or less. */
const compresses =
  (ending: string) =>
  (given: Given): readonly ProgramFile[] => {
    if (hasOption(given, '-c', '-t', '-l', '--stdout', '--to-stdout', '--test', '--list')) return reads(given);
    const made = given.operands.map((word): ProgramFile => {
      const { text } = word;
      const other = text.endsWith(ending) ? text.slice(0, -ending.length) : `${text}${ending}`;
      return { word: { ...word, text: other }, access: 'write' };
    });
    return [...changes(given), ...made];
  };

const COMPRESSING = named('-S -T --suffix --threads');

/** `patch file changes`; without operands the changes say what it writes. */
const patches = ({ operands }: Given): readonly ProgramFile[] => {
  const [file, diff] = operands;
  return [
    ...(file === undefined ? [] : changes({ options: [], operands: [file] })),
    ...(diff === undefined ? [] : [{ word: diff, access: 'read' } as const]),
  ];
};

/** Programs that put files into others and take them out again. */
export const ARCHIVE_GRAMMARS: readonly (readonly [name: string, grammar: Grammar])[] = [
  ...named('tar gtar bsdtar').map(
    (name) =>
      [
        name,
        {
          spelled: dashed,
          valued: named(
            '-C -f -b -g -H -K -N -V -F -I --directory --file --exclude --transform --strip-components --owner --group --mode --format',
          ),
          read: named('-T -X --files-from --exclude-from'),
          operands: archives,
        },
      ] as const,
  ),
  ['zip', { valued: named('-b -i -n -P -t -x'), operands: zips }],
  ['unzip', { valued: named('-d -P -x'), operands: unzips }],
  ...[
    ['gzip', '.gz'],
    ['gunzip', '.gz'],
    ['bzip2', '.bz2'],
    ['bunzip2', '.bz2'],
    ['xz', '.xz'],
    ['unxz', '.xz'],
  ].map(([name = '', ending = '']) => [name, { valued: COMPRESSING, operands: compresses(ending) }] as const),
  ['zstd', { valued: named('-T -M -D'), write: named('-o'), operands: compresses('.zst') }],
  [
    'patch',
    {
      valued: named('-B -D -F -V -Y -d -g -p -z --directory --strip --fuzz --suffix --prefix'),
      read: named('-i --input'),
      write: named('-o -r --output --reject-file'),
      operands: patches,
    },
  ],
  ['gpg', gpg()],
  ['gpg2', gpg()],
];

function gpg(): Grammar {
  return {
    valued: named('-r -u --recipient --local-user --homedir --passphrase --passphrase-fd --pinentry-mode --keyserver'),
    read: named('--passphrase-file --recipient-file'),
    write: named('-o --output'),
    operands: reads,
  };
}
