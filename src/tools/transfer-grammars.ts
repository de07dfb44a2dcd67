import type { Word } from '../shell/command-line.ts';
import { copies, type Grammar, hasOption, inFolder, named, nameOf, type ProgramFile, reads } from './file-grammar.ts';
import type { Given } from './program.ts';

/** `host:path`, and a module of a daemon; one letter is a drive. */
const REMOTE = /^(?:[^/\\:]{2,}|\[.*\]):/;
const FILE_ADDRESS = /^file:\/\//i;

/** Copies, of which either end may be on another machine. */
const copiesOver = ({ operands }: Given): readonly ProgramFile[] =>
  copies('read')({ options: [], operands }).filter(({ word }) => !REMOTE.test(word.text));

/** What follows the mark that says that a value is the name of a file. */
const DATA = /^@(.+)$/s;
const URL_DATA = /^[^=@]*@(.+)$/s;
const FORM = /^[^=]*=[@<]"?([^";,]+)/;

const SENT: ReadonlyMap<string, RegExp> = new Map([
  ...named('-d --data --data-ascii --data-binary --json -H --header --proxy-header').map(
    (name) => [name, DATA] as const,
  ),
  ['--data-urlencode', URL_DATA],
  ['-F', FORM],
  ['--form', FORM],
  // Without a `=` it is a file.
  ...named('-b --cookie').map((name) => [name, /^([^=]+)$/s] as const),
]);

function sent({ options }: Given): readonly ProgramFile[] {
  return options.flatMap(({ name, value }) => {
    const text = SENT.get(name)?.exec(value?.text ?? '')?.[1];
    return text === undefined || value === undefined ? [] : [{ word: { ...value, text }, access: 'read' as const }];
  });
}

/** The name that an answer is kept under where none is given. */
function keptAs(address: Word): Word {
  return nameOf({ ...address, text: address.text.replace(/^[a-z][\w+.-]*:\/\/[^/]*/i, '').split(/[?#]/, 1)[0] ?? '' });
}

function keptIn(given: Given, ...names: readonly string[]): readonly ProgramFile[] {
  const folder = given.options.findLast(({ name }) => names.includes(name))?.value;
  return inFolder(folder ?? { text: '.', isKnown: true }, given.operands.map(keptAs), 'write');
}

const curls = (given: Given): readonly ProgramFile[] => {
  const addresses = given.options.flatMap(({ name, value }) => (name === '--url' && value ? [value] : []));
  const all = { ...given, operands: [...given.operands, ...addresses] };
  const folder = given.options.findLast(({ name }) => name === '--output-dir')?.value;
  const outputs = given.options.flatMap(({ name, value }) => (OUTPUT.includes(name) && value ? [value] : []));
  return [
    ...sent(given),
    ...reads({ ...all, operands: all.operands.filter(({ text }) => FILE_ADDRESS.test(text)) }),
    ...(folder === undefined
      ? outputs.map((word) => ({ word, access: 'write' as const }))
      : inFolder(folder, outputs, 'write')),
    ...(hasOption(given, '-O', '--remote-name', '--remote-name-all') ? keptIn(all, '--output-dir') : []),
  ];
};
const OUTPUT = named('-o --output');

const wgets = (given: Given): readonly ProgramFile[] =>
  hasOption(given, '-O', '--output-document', '--spider') ? [] : keptIn(given, '-P', '--directory-prefix');

/** `openssl dgst -sha256 file` names files as operands, other commands of it by options. */
const openssls = ({ operands }: Given): readonly ProgramFile[] =>
  /^(?:dgst|sha\d+|md5|asn1parse)$/.test(operands[0]?.text ?? '')
    ? reads({ options: [], operands: operands.slice(1) })
    : [];

const OPENSSL_READ = named(
  '-in -inkey -key -cert -certfile -CA -CAfile -CAkey -config -kfile -signature -sigfile -verify -sign',
);
const OPENSSL_WRITE = named('-out -keyout');

/** Its options have one dash and a word. */
function doubled(args: readonly Word[]): readonly Word[] {
  return args.map((word) => (/^-\w[\w-]+$/.test(word.text) ? { ...word, text: `-${word.text}` } : word));
}

/** Programs that bring files from one machine to another, or keep them from being read on the way. */
export const TRANSFER_GRAMMARS: readonly (readonly [name: string, grammar: Grammar])[] = [
  [
    'curl',
    {
      valued: [
        ...OUTPUT,
        ...SENT.keys(),
        ...named('-A -C -P -Q -U -X -e -h -m -r -t -u -w -x -y -Y -z --output-dir --url --request --user --user-agent'),
        ...named('--referer --proxy --max-time --connect-timeout --retry --retry-delay --range --resolve --write-out'),
        ...named('--limit-rate --interface --max-redirs --form-string --ciphers --oauth2-bearer --data-raw --variable'),
      ],
      read: named('-E -K -T --cacert --cert --config --key --netrc-file --upload-file'),
      write: named('-D -c --cookie-jar --dump-header --etag-save --stderr --trace --trace-ascii'),
      operands: curls,
    },
  ],
  [
    'wget',
    {
      valued: [
        ...named('-A -B -D -I -P -Q -R -T -U -X -e -l -t -w --base --body-data --directory-prefix --execute --header'),
        ...named(
          '--level --method --password --post-data --quota --referer --timeout --tries --user --user-agent --wait',
        ),
      ],
      read: named(
        '-i --body-file --ca-certificate --certificate --input-file --load-cookies --post-file --private-key',
      ),
      write: named('-O -a -o --append-output --output-document --output-file --save-cookies'),
      operands: wgets,
    },
  ],
  ['scp', { valued: named('-D -J -P -S -X -c -l -o'), read: named('-F -i'), operands: copiesOver }],
  [
    'rsync',
    {
      valued: named('-B -M -T -e -f --bwlimit --chmod --exclude --filter --include --max-size --port --rsh --timeout'),
      read: named('--exclude-from --files-from --include-from --password-file'),
      write: named('--backup-dir --log-file --partial-dir'),
      operands: copiesOver,
    },
  ],
  [
    'openssl',
    {
      spelled: doubled,
      valued: named('-K -k --pass --passin --passout --subj --days --newkey --iv --connect --servername'),
      read: OPENSSL_READ.map((name) => `-${name}`),
      write: OPENSSL_WRITE.map((name) => `-${name}`),
      operands: openssls,
    },
  ],
];
