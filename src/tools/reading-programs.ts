import type { Word } from '../shell/command-line.ts';
import { isHeeded } from './heeded.ts';
import type { Run } from './program.ts';

/** What a program that changes nothing reads. */
export interface Reading {
  /**
   * `given`: the files that it is given and no others. `nothing`: no file. `more`: what no argument tells, such as all
   * that is in a folder.
   */
  readonly reads: 'given' | 'nothing' | 'more';
  /** Whether a word that is added when it runs could not make it change something. */
  readonly isOpen: boolean;
}

/** What has to hold of the arguments of a program for it to change nothing. */
interface Condition {
  readonly reads: Reading['reads'];
  /** Options that make it change something; long ones can be shortened. None of them: whatever it is given is harmless. */
  readonly except?: readonly string[];
  /** What else has to hold. */
  readonly when?: (args: readonly Word[]) => boolean;
}

const GIVEN: Condition = { reads: 'given' };
const NOTHING: Condition = { reads: 'nothing' };
const MORE: Condition = { reads: 'more' };

const hasNoOperand = (args: readonly Word[]): boolean => args.every(({ text }) => /^-./s.test(text));
const hasAtMostOneOperand = (args: readonly Word[]): boolean =>
  args.filter(({ text }) => !/^-./s.test(text)).length < 2;

/** Prints lines or replaces text: other commands of sed can write files and start programs. */
const SED_SCRIPT = /^(?:[\d,$ ]*[pdq=](?:;[\d,$ ]*[pdq=])*|s([/|#,])[^/|#,\\\n]*\1[^/|#,\\\n]*\1[gIip\d]*)$/;
const printsLines = (args: readonly Word[]): boolean => {
  const [script, ...files] = args.filter(({ text }) => !/^-[nEru]+$/.test(text));
  return script !== undefined && SED_SCRIPT.test(script.text) && files.every(({ text }) => !text.startsWith('-'));
};

const setsNothingHeeded = (args: readonly Word[]): boolean =>
  args.every(({ text }) => !isHeeded(text.split('=', 1)[0] ?? ''));

const FIND = ['-exec', '-execdir', '-ok', '-okdir', '-delete', '-fprint', '-fprint0', '-fprintf', '-fls'];
const findsOnly = (args: readonly Word[]): boolean => args.every(({ text }) => !FIND.includes(text));

const PROGRAMS: ReadonlyMap<string, Condition> = new Map<string, Condition>([
  ...[
    'cat',
    'tac',
    'head',
    'tail',
    'more',
    'nl',
    'wc',
    'cut',
    'od',
    'strings',
    'stat',
    'cmp',
    'comm',
    'paste',
    'egrep',
  ].map((name) => [name, GIVEN] as const),
  ...['md5sum', 'sha1sum', 'sha256sum'].map((name) => [name, GIVEN] as const),
  ...[
    'pwd',
    'echo',
    'printf',
    'test',
    '[',
    '[[',
    'true',
    'false',
    ':',
    'cd',
    'sleep',
    'basename',
    'dirname',
    'seq',
  ].map((name) => [name, NOTHING] as const),
  ...['tr', 'whoami', 'id', 'uname', 'nproc', 'printenv', 'exit'].map((name) => [name, NOTHING] as const),
  ...['ls', 'du', 'df', 'test', '[', '[[', 'which', 'type', 'realpath', 'readlink', 'ps', 'uptime'].map(
    (name) => [name, MORE] as const,
  ),
  ['grep', { reads: 'given' }],
  ['fgrep', { reads: 'given' }],
  ['jq', { reads: 'given' }],
  ['diff', { reads: 'given' }],
  ...['set', 'shift', 'break', 'continue', 'return', 'wait'].map((name) => [name, NOTHING] as const),
  ...['export', 'declare', 'local', 'readonly', 'unset', 'read'].map(
    (name) => [name, { reads: 'nothing', except: ['-n', '-f'], when: setsNothingHeeded }] as const,
  ),
  ['rg', { reads: 'more', except: ['--pre', '--hostname-bin'] }],
  [
    'less',
    {
      reads: 'given',
      except: ['-o', '-O', '--log-file', '--LOG-FILE'],
      when: (args) => args.every(({ text }) => !text.startsWith('+')),
    },
  ],
  ['sort', { reads: 'given', except: ['-o', '--output', '--compress-program'] }],
  ['uniq', { reads: 'given', except: [], when: hasAtMostOneOperand }],
  ['xxd', { reads: 'given', except: [], when: hasAtMostOneOperand }],
  ['base64', { reads: 'given', except: ['-o', '--output'] }],
  ['file', { reads: 'given', except: ['-C', '--compile'] }],
  ['tree', { reads: 'more', except: ['-o', '-R'] }],
  ['date', { reads: 'nothing', except: ['-s', '--set'], when: (args) => args.every(({ text }) => /^[-+]/.test(text)) }],
  ['hostname', { reads: 'nothing', except: ['-F', '-b', '--file', '--boot'], when: hasNoOperand }],
  ['env', { reads: 'nothing', except: ['-S', '--split-string'], when: (args) => args.length === 0 }],
  ['find', { reads: 'more', except: [], when: findsOnly }],
  ['sed', { reads: 'given', except: [], when: printsLines }],
  ['git', { reads: 'more', except: ['--output', '--ext-diff', '--open-files-in-pager', '-O'], when: asksGit }],
]);

/** Subcommands of git that change nothing, whatever they are given but for the exceptions above. */
const GIT = new Set([
  ...['status', 'log', 'diff', 'show', 'rev-parse', 'ls-files', 'ls-tree', 'blame', 'describe', 'cat-file', 'grep'],
  ...['shortlog', 'rev-list', 'merge-base', 'name-rev', 'show-ref', 'diff-tree', 'for-each-ref'],
]);
/** Those that do nothing but list, given such arguments. */
const GIT_LISTS: ReadonlyMap<string, RegExp> = new Map([
  ['branch', /^(?:-[avrl]+|--all|--remotes|--list|--show-current|--verbose)$/],
  ['tag', /^(?:-l|-n\d*|--list)$/],
  ['remote', /^(?:-v|--verbose)$/],
  ['stash', /^list$/],
  ['config', /^(?:-l|--list)$/],
]);

/** Those before the subcommand: others can start programs. */
const GIT_GLOBALS = /^(?:-C|-P|--no-pager)$/;

/** Options that make a list of what could be something else, and such that say how. */
const GIT_LISTS_BY = /^--(?:list|get|get-all)$/;
const GIT_LISTS_HOW = /^--(?:get|get-all|sort|format|contains|merged|no-merged)(?:=|$)/;

function asksGit(args: readonly Word[]): boolean {
  let at = 0;
  while (GIT_GLOBALS.test(args[at]?.text ?? '')) at += args[at]?.text === '-C' ? 2 : 1;
  const subcommand = args[at]?.text ?? '';
  const rest = args.slice(at + 1).map(({ text }) => text);
  if (GIT.has(subcommand)) return true;
  const list = GIT_LISTS.get(subcommand);
  if (list === undefined) return false;
  if (subcommand === 'stash' && rest.length === 0) return false;
  const isNamed = GIT_LISTS_BY.test(rest[0] ?? '') || (subcommand === 'tag' && rest[0] === '-l');
  // What else is behind such an option is a pattern.
  return rest.every((text) => list.test(text) || (isNamed && (!text.startsWith('-') || GIT_LISTS_HOW.test(text))));
}

/** Options with which a search goes through folders. */
const RECURSIVE = /^(?:-[^-]*[rR]|--(?:dereference-)?recursive|--directories)/;

/**
 * What a program reads, if it is known to change nothing when it is so given.
 *
 * @returns undefined where it is not known, or may change something
 */
export function readingOf({ name, args }: Run): Reading | undefined {
  const condition = name === undefined ? undefined : PROGRAMS.get(name);
  if (condition === undefined) return undefined;
  const { except, when } = condition;
  const isHarmless = except === undefined && when === undefined;
  // What is not known before it runs could be an option.
  if (!isHarmless && args.some((word) => !word.isKnown)) return undefined;
  if (args.some(({ text }) => except?.some((option) => isOption(text, option)))) return undefined;
  if (when?.(args) === false) return undefined;
  const isDeep = (name?.endsWith('grep') || name === 'diff') && args.some(({ text }) => RECURSIVE.test(text));
  // A pattern of names tells what is in a folder.
  const isUnknown = condition.reads === 'nothing' && args.some((word) => !word.isKnown);
  return { reads: isDeep || isUnknown ? 'more' : condition.reads, isOpen: isHarmless };
}

/** Whether a word gives an option: shortened, among other letters, or with its value. */
function isOption(text: string, option: string): boolean {
  if (!option.startsWith('--')) return /^-[^-]/.test(text) && text.includes(option.slice(1));
  const name = text.split('=', 1)[0] ?? '';
  return name.length > 2 && option.startsWith(name);
}
