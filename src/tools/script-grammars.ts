import type { Word } from '../shell/command-line.ts';
import { changes, type Grammar, hasOption, named, type ProgramFile, reads, readsAfterFirst } from './file-grammar.ts';
import type { Given } from './program.ts';

/** The first operand is the script, unless an option stands for it; a shell turns options off with `+x`. */
const runs =
  (...instead: readonly string[]) =>
  (given: Given): readonly ProgramFile[] => {
    const script = given.operands.find(({ text }) => !text.startsWith('+'));
    return script === undefined || hasOption(given, ...instead) ? [] : [{ word: script, access: 'read' }];
  };

/** With `-e` a script stands in the arguments, and what it works on behind it. */
const runsOrReads = (given: Given): readonly ProgramFile[] => {
  if (!hasOption(given, '-e', '-E')) return runs()(given);
  return hasOption(given, '-i') ? changes(given) : reads(given);
};

/** `r file` and `w file`, behind an address or not, and `s/x/y/w file`, at the start or behind another command. */
const SED_FILE =
  /(?:^|[;{}\n])[ \t]*(?:[\d,$!]+[ \t]*|\/[^/\n]*\/[ \t]*|s([/|#,])[^/|#,\n]*\1[^/|#,\n]*\1[gpIe\d]*)?(?<how>[rRwW])[ \t]+(?<file>[^\n;}]+)/g;
/** `print > "file"` and `getline < "file"`. */
const AWK_FILE = /(?<how>[<>])[ \t]*"(?<file>[^"\\\n]+)"/g;

/** The files that a script names. */
function inScript(scripts: readonly Word[], pattern: RegExp): readonly ProgramFile[] {
  return scripts.flatMap(({ text, isKnown }) =>
    Array.from(text.matchAll(pattern), ({ groups }): ProgramFile => {
      const { how = '', file = '' } = groups ?? {};
      return { word: { text: file.trim(), isKnown }, access: /[rR<]/.test(how) ? 'read' : 'write' };
    }),
  );
}

/** The words of a program that are scripts: the values of options, or else the first operand. */
function scriptsIn({ options, operands }: Given, inline: readonly string[], file: readonly string[]): readonly Word[] {
  const given = options.flatMap(({ name, value }) => (inline.includes(name) && value !== undefined ? [value] : []));
  const isElsewhere = given.length > 0 || options.some(({ name }) => file.includes(name));
  return isElsewhere ? given : operands.slice(0, 1);
}

const edits = (given: Given): readonly ProgramFile[] => {
  const files = readsAfterFirst('-e', '-f', '--expression', '--file')(given);
  const isInPlace = given.options.some(({ name }) => name === '-i' || '--in-place'.startsWith(name));
  const scripts = scriptsIn(given, ['-e', '--expression'], ['-f', '--file']);
  const used = isInPlace ? changes({ ...given, operands: files.map(({ word }) => word) }) : files;
  return [...used, ...inScript(scripts, SED_FILE)];
};

const awks = (given: Given): readonly ProgramFile[] => [
  ...readsAfterFirst('-f', '--file')(given),
  ...inScript(scriptsIn(given, [], ['-f', '--file']), AWK_FILE),
];

const AWK: Grammar = {
  valued: named('-F -v --assign --field-separator'),
  read: named('-f --file'),
  operands: awks,
};
const SHELL: Grammar = {
  valued: named('-o -O'),
  read: named('--rcfile --init-file'),
  operands: runs('-c', '-s'),
  order: 'first',
};
const SOURCE: Grammar = { operands: runs(), order: 'first' };
const PYTHON: Grammar = { valued: named('-c -m -Q -W -X'), operands: runs('-c', '-m'), order: 'first' };
const NODE: Grammar = {
  valued: named('-C -e -p -r --conditions --eval --import --loader --print --require'),
  read: named('--env-file --env-file-if-exists'),
  operands: runs('-e', '-p', '--eval', '--print'),
  order: 'first',
};
const PERL: Grammar = {
  valued: named('-e -E -I -r'),
  attached: named('-i -F -m -M'),
  order: 'first',
  operands: runsOrReads,
};
const EDITOR: Grammar = {
  valued: named('-c -T -i -u --cmd'),
  read: named('-S'),
  write: named('-w -W'),
  operands: edited,
};

/** `+12` says where to begin. */
function edited({ options, operands }: Given): readonly ProgramFile[] {
  return changes({ options, operands: operands.filter(({ text }) => !text.startsWith('+')) });
}

/** Programs that are given a script, or whose script names files, and editors. */
export const SCRIPT_GRAMMARS: readonly (readonly [name: string, grammar: Grammar])[] = [
  ...named('bash sh dash zsh ksh mksh ash').map((name) => [name, SHELL] as const),
  ...named('source .').map((name) => [name, SOURCE] as const),
  ...named('python pypy').map((name) => [name, PYTHON] as const),
  ...named('node nodejs tsx ts-node').map((name) => [name, NODE] as const),
  ['perl', PERL],
  ['ruby', PERL],
  [
    'php',
    {
      valued: named('-c -d -r -B -R -E -z -S -t'),
      read: named('-f -F'),
      operands: runs('-r', '-f', '-F', '-S'),
      order: 'first',
    },
  ],
  [
    'sed',
    {
      attached: ['-i'],
      valued: named('-e -l --expression --line-length'),
      read: named('-f --file'),
      operands: edits,
    },
  ],
  ...named('awk gawk mawk nawk').map((name) => [name, AWK] as const),
  ...named('vi vim nvim').map((name) => [name, EDITOR] as const),
  ['view', { ...EDITOR, operands: reads }],
  ...named('nano pico micro ed ex').map((name) => [name, { operands: edited }] as const),
  ...named('emacs emacsclient').map(
    (name) =>
      [name, { valued: named('-f --eval --funcall'), read: named('-l --load --script'), operands: edited }] as const,
  ),
];
