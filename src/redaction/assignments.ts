import { kindUnder, NAMES_IN_TEXT } from './key-names.ts';
import type { RedactedKind, Span } from './kinds.ts';
import { isNoValue } from './placeholder.ts';

/** `name=`, `"name": `, `\"name\":`, `name => `; the value follows. Each class is bounded: no long run is gone over twice. */
const HEAD = new RegExp(`${NAMES_IN_TEXT}(\\\\{0,7}["'\`])?([ \\t]{0,3}(?:=>|:=|=|:)[ \\t]{0,3})`, 'gi');
/** `--name value` of a command; with `=` it is one of the others. */
const OPTION = new RegExp(`(?<![A-Za-z0-9-])--(?:[A-Za-z0-9]{1,20}-){0,4}${NAMES_IN_TEXT}[ \\t]{1,3}`, 'gi');
const QUOTE = /(\\{0,7})(["'`])/y;
const SCHEME = /(?:bearer|basic|token|digest)[ \t]{1,3}/iy;
const BARE = /[^\s"'`,;&|<>(){}[\]\\]{1,1000}/y;
const LONGEST_QUOTED = 4096;
/** Words and names in code, which stand behind `password:` in prose and in declarations. */
const WORDS = /^[A-Za-z_.]+$/;
/** So much of a text that is no value is gone over again for names in it. */
const MOST_AGAIN = 100;

/** Where values stand in a text under a name that says that they are secret. */
export function* assignmentsIn(text: string): Generator<Span> {
  yield* valuesBehind(HEAD, text);
  if (text.includes('--')) yield* valuesBehind(OPTION, text);
}

function* valuesBehind(expression: RegExp, text: string): Generator<Span> {
  // An expression of its own: it is left in the middle of a text, and may be asked for by two at once.
  const heads = new RegExp(expression);
  for (let head = heads.exec(text); head !== null; head = heads.exec(text)) {
    const at = head.index + head[0].length;
    const block = head[4]?.includes(':') ? blockAt(text, head.index, at) : undefined;
    const value = block ?? valueAt(text, at);
    if (value === undefined) continue;
    const { start, end, isQuoted } = value;
    const kind = kindBehind(head, value, text);
    if (kind !== undefined) {
      yield { start, end, kind };
      heads.lastIndex = end;
    } else if ((!isQuoted || block !== undefined) && end - start > MOST_AGAIN) heads.lastIndex = end;
  }
}

/** What a value is behind a name; undefined where it is no secret. */
function kindBehind(head: RegExpExecArray, { start, end, isQuoted }: Value, text: string): RedactedKind | undefined {
  const [, certain, pass, quote, separator = ''] = head;
  const said = text.slice(start, end);
  if (isNoValue(said)) return undefined;
  const isNamed = isQuoted || quote !== undefined;
  if (certain === undefined && pass === undefined) return kindUnder('likely', said);
  if (certain !== undefined || (pass === 'PASS' && text[head.index - 1] === '_')) {
    const isMeant = isNamed || /^$|^=$/.test(separator) || isSetting(head, end, text);
    return isMeant || !WORDS.test(said) ? 'password' : undefined;
  }
  return isNamed || !/[ \t]/.test(separator) ? kindUnder('possible', said) : undefined;
}

const BEFORE_NAME = /(?:^|\n)[ \t]*(?:- |export )?[A-Z0-9_.-]*$/;
const LONGEST_BEFORE = 80;

/** Whether a line is `DB_PASSWORD: word` and nothing more: in prose and in programs the name is not in capitals. */
function isSetting({ index, 1: name = 'PASS' }: RegExpExecArray, end: number, text: string): boolean {
  if (name !== name.toUpperCase() || (end < text.length && !/[\r\n]/.test(text[end] as string))) return false;
  return BEFORE_NAME.test(text.slice(Math.max(0, index - LONGEST_BEFORE), index));
}

interface Value {
  readonly start: number;
  readonly end: number;
  readonly isQuoted: boolean;
}

/** What stands at a place, without its quotes and without the scheme of an `Authorization` header. */
function valueAt(text: string, at: number): Value | undefined {
  const quote = matchAt(QUOTE, text, at);
  const inside = at + (quote?.[0].length ?? 0);
  const start = inside + (matchAt(SCHEME, text, inside)?.[0].length ?? 0);
  if (quote === null) {
    const bare = matchAt(BARE, text, start);
    return bare === null ? undefined : { start, end: start + bare[0].length, isQuoted: false };
  }
  const end = closing(text, start, quote[1]?.length ?? 0, quote[2] ?? '');
  return end === start ? undefined : { start, end, isQuoted: true };
}

const BLOCK = /[|>][-+1-9]{0,2}[ \t]{0,8}\r?\n/y;
const LINE = /([ \t]*)([^\n]{0,4096})\n?/y;

/** The lines of a block of YAML (`password: |`): those below that stand further in than the name. */
function blockAt(text: string, name: number, at: number): Value | undefined {
  const head = matchAt(BLOCK, text, at);
  if (head === null) return undefined;
  const line = text.lastIndexOf('\n', name) + 1;
  const margin = matchAt(LINE, text, line)?.[1]?.length ?? 0;
  const body = at + head[0].length;
  let [start, end] = [0, 0];
  for (let next = body; next < text.length && next - body < LONGEST_QUOTED; next = LINE.lastIndex) {
    const [, indent = '', content = ''] = matchAt(LINE, text, next) ?? [];
    const said = content.trimEnd();
    if (said === '') continue;
    if (indent.length <= margin) break;
    if (end === 0) start = next + indent.length;
    end = next + indent.length + said.length;
  }
  return end === 0 ? undefined : { start, end, isQuoted: true };
}

/**
 * Where a quoted text ends: at the quote with as many backslashes as the first, or at what cannot be in it.
 *
 * @param backslashes of the first quote: a text in a text in a text has more of them
 */
function closing(text: string, start: number, backslashes: number, quote: string): number {
  const last = Math.min(text.length, start + LONGEST_QUOTED);
  let before = 0;
  for (let at = start; at < last; at++) {
    const character = text[at];
    if (character === '\n') return at - before;
    if (character === quote && before <= backslashes) return at - before;
    before = character === '\\' ? before + 1 : 0;
  }
  return last;
}

function matchAt(expression: RegExp, text: string, at: number): RegExpExecArray | null {
  expression.lastIndex = at;
  return expression.exec(text);
}
