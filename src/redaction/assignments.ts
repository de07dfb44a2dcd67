import { NAMES_IN_TEXT } from './key-names.ts';
import type { Span } from './kinds.ts';
import { isRandom } from './randomness.ts';

/** `name=`, `"name": `, `\"name\":`, `name => `; the value follows. Each class is bounded: no long run is gone over twice. */
const HEAD = new RegExp(`${NAMES_IN_TEXT}(\\\\{0,7}["'\`])?([ \\t]{0,3}(?:=>|:=|=|:)[ \\t]{0,3})`, 'gi');
/** `--name value` of a command; with `=` it is one of the others. */
const OPTION = new RegExp(`(?<![A-Za-z0-9-])--(?:[A-Za-z0-9]{1,20}-){0,4}${NAMES_IN_TEXT}[ \\t]{1,3}`, 'gi');
/** `<password>…</`; its content is bounded, and has no other element in it. */
const ELEMENT = new RegExp(`${NAMES_IN_TEXT}>([^<>\\s][^<>]{0,999})</`, 'gi');
const QUOTE = /(\\{0,7})(["'`])/y;
const SCHEME = /(?:bearer|basic|token|digest)[ \t]{1,3}/iy;
const BARE = /[^\s"'`,;&|<>(){}[\]\\]{1,1000}/y;
const LONGEST_QUOTED = 4096;
/** What stands for a value and is none: `$VAR`, `%s`, `${{ … }}`, `<password>`, `***`; and what code has there. */
const NO_VALUE =
  /^(?:[$%<{*]|(?:null|none|nil|true|false|undefined|string|str|required|optional)$|(?:process|os|env|config|self|this)\.)/i;

/** Words and names in code, which stand behind `password:` in prose and in declarations. */
const WORDS = /^[A-Za-z_.]+$/;
/** So much of a text that is no value is gone over again for names in it. */
const MOST_AGAIN = 100;

/** Where values stand in a text under a name that says that they are secret. */
export function* assignmentsIn(text: string): Generator<Span> {
  yield* valuesBehind(HEAD, text);
  if (text.includes('</')) yield* elementsIn(text);
  if (text.includes('--')) yield* valuesBehind(OPTION, text);
}

function* valuesBehind(expression: RegExp, text: string): Generator<Span> {
  // An expression of its own: it is left in the middle of a text, and may be asked for by two at once.
  const heads = new RegExp(expression);
  for (let head = heads.exec(text); head !== null; head = heads.exec(text)) {
    const [whole, certain, quote, separator = ''] = head;
    const value = valueAt(text, head.index + whole.length);
    if (value === undefined) continue;
    const { start, end, isQuoted } = value;
    const said = text.slice(start, end);
    const isMeant = isQuoted || quote !== undefined || /^$|^=$/.test(separator);
    if (!NO_VALUE.test(said) && (certain === undefined ? isRandom(said) : isMeant || !WORDS.test(said))) {
      yield { start, end, kind: certain === undefined ? 'secret' : 'password' };
      heads.lastIndex = end;
    } else if (!isQuoted && end - start > MOST_AGAIN) heads.lastIndex = end;
  }
}

/** What stands in elements of XML with such a name. */
function* elementsIn(text: string): Generator<Span> {
  for (const { 0: whole, 1: certain, 2: said = '', index } of text.matchAll(ELEMENT)) {
    const start = index + whole.length - said.length - '</'.length;
    if (NO_VALUE.test(said) || (certain === undefined && !isRandom(said))) continue;
    yield { start, end: start + said.length, kind: certain === undefined ? 'secret' : 'password' };
  }
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
  if (quote === undefined) {
    const bare = matchAt(BARE, text, start);
    return bare && { start, end: start + bare[0].length, isQuoted: false };
  }
  const end = closing(text, start, quote[1]?.length ?? 0, quote[2] ?? '');
  return end === start ? undefined : { start, end, isQuoted: true };
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

function matchAt(expression: RegExp, text: string, at: number): RegExpExecArray | undefined {
  expression.lastIndex = at;
  return expression.exec(text) ?? undefined;
}
