import type { Word } from '../shell/command-line.ts';
import { isOneWord } from '../shell/word.ts';

/** What git is told to run under a name, or in place of its pager and the like. */
export interface Configured {
  /** Behind `git` as its subcommand, or a text for a shell. */
  readonly kind: 'subcommand' | 'text';
  /** Undefined where it is not known. */
  readonly text: string | undefined;
}

const ALIAS = /^alias\./i;
/** Settings whose value git runs. */
const RUN = /(?:pager|editor|command|fsmonitor|helper|program|external|textconv|cmd|driver|clean|smudge|process)$/i;
/** Options before the subcommand that take the next word. */
const VALUED = new Set([
  '-C',
  '--git-dir',
  '--work-tree',
  '--namespace',
  '--exec-path',
  '--super-prefix',
  '--attr-source',
]);

/** What `git -c alias.x='!y' x`, `git --config-env=…` and `git config alias.x '!y'` say that git is to run. */
export function configuredIn(args: readonly Word[]): readonly Configured[] {
  const found: Configured[] = [];
  let at = 0;
  for (; args[at]?.text.startsWith('-'); at++) {
    const { text } = args[at] as Word; // The loop's condition found it.
    const next = args[at + 1];
    if (text === '-c' && next !== undefined) found.push(...settingOf(next));
    else if (text === '--config-env' && next !== undefined) found.push(...fromEnvironment(next.text));
    else if (text.startsWith('--config-env=')) found.push(...fromEnvironment(text.slice('--config-env='.length)));
    if (text === '-c' || text === '--config-env' || VALUED.has(text)) at++;
  }
  if (args[at]?.text !== 'config') return found;
  const key = args.findIndex(({ text }, k) => k > at && !text.startsWith('-') && text !== 'set' && text !== 'add');
  const value = args[key + 1];
  return key < 0 || value === undefined ? found : [...found, ...configured(args[key]?.text ?? '', value)];
}

/** The same arguments, the folders and the like known that git is given before its subcommand: they are none. */
export function withGlobalsKnown(args: readonly Word[]): readonly Word[] {
  let at = 0;
  while (args[at]?.isKnown && args[at]?.text.startsWith('-')) at += VALUED.has(args[at]?.text ?? '') ? 2 : 1;
  const isValue = (word: Word, k: number): boolean => k < at && !word.isKnown && isOneWord(word);
  return args.some(isValue) ? args.map((word, k) => (isValue(word, k) ? { text: '.', isKnown: true } : word)) : args;
}

function settingOf({ text, isKnown }: Word): readonly Configured[] {
  const equals = text.indexOf('=');
  return equals < 0 ? [] : configured(unquoted(text.slice(0, equals)), { text: text.slice(equals + 1), isKnown });
}

function fromEnvironment(text: string): readonly Configured[] {
  return configured(text.slice(0, Math.max(0, text.lastIndexOf('='))), { text: '', isKnown: false });
}

function configured(key: string, { text, isKnown }: Word): readonly Configured[] {
  if (ALIAS.test(key)) {
    if (!isKnown) return [{ kind: 'text', text: undefined }];
    return [text.startsWith('!') ? { kind: 'text', text: text.slice(1) } : { kind: 'subcommand', text }];
  }
  return RUN.test(key) ? [{ kind: 'text', text: isKnown ? text.replace(/^!/, '') : undefined }] : [];
}

/** Of a word that is not known, its text is as it stands there. */
function unquoted(key: string): string {
  return key.replace(/^["']/, '');
}
