import { VOLATILE_CLASSES, type VolatileClass } from './declaration.ts';

/** What was put in the place of a volatile text. */
const PLACED = `<(?:${VOLATILE_CLASSES.join('|')})>`;
/**
 * What no volatile text stands directly behind or before, so that none is cut out of the middle of a word.
 *
 * What was put in the place of another counts as a part of a word, and nothing here looks further than its neighbour:
 * what is no match beside a text is none beside what stands in its place, so that to look twice finds nothing more.
 */
const BEFORE = `(?<![0-9A-Za-z]|${PLACED})`;
const AFTER = `(?![0-9A-Za-z]|${PLACED})`;

const DATE = '\\d{4}-[01]\\d-[0-3]\\d';
const TIME = '[0-2]\\d:[0-5]\\d(?::[0-6]\\d(?:[.,]\\d{1,12})?)?';
const ZONE = '(?: ?(?:Z|UTC|GMT|[+-]\\d{2}:?\\d{2}))?';
const BASIC = '\\d{8}T\\d{6}(?:[.,]\\d{1,12})?(?:Z|[+-]\\d{4})?';

const NUMBER = '\\d{1,12}(?:\\.\\d{1,12})?';
const FEW = '\\d{1,6}';
const UNIT = [
  '[nuµμm]?s',
  'm?secs?',
  '(?:milli|micro|nano)?seconds?',
  'millis',
  'mins?',
  'minutes?',
  'hrs?',
  'hours?',
].join('|');

/** Ends a path: none of these stands in the path of a temporary file as it is named in a text. */
const DELIMITERS = '\\s"\'`<>|:;,()[\\]{}*?';
/** A backslash is written twice in a text of JSON inside a text. */
const SEPARATOR = '[\\\\/]{1,2}';

/** What a class looks like. Each repetition has a bound or ends at a sign that it cannot hold: the time is linear. */
const TEXTS: { readonly [name in VolatileClass]: string } = {
  'tmp-path': [
    `${BEFORE}(?<![._~-])(?:/private)?/(?:tmp|var/folders)/[^\\\\${DELIMITERS}]+`,
    `${BEFORE}[A-Z]:${SEPARATOR}(?:[^\\\\/\\r\\n"'<>|:*?]{1,64}${SEPARATOR}){0,6}Te?mp${SEPARATOR}[^${DELIMITERS}]+`,
  ].join('|'),
  'iso-time': `${BEFORE}(?:${DATE}[T ]${TIME}${ZONE}|${BASIC})${AFTER}`,
  uuid: `${BEFORE}[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}${AFTER}`,
  'hex-address': `${BEFORE}0x[0-9a-f]{6,16}${AFTER}`,
  pid: `${BEFORE}pid["']?(?: ?[:=] ?| )\\d{1,10}${AFTER}|(?<=[\\w.-])\\[\\d{1,10}\\](?=:)`,
  duration: [
    `${BEFORE}(?<!\\.)(?:${FEW}h ?)?${FEW}m ?${NUMBER}s${AFTER}`,
    `${BEFORE}(?<!\\.)${FEW}h ?${FEW}m${AFTER}`,
    `${BEFORE}(?<!\\.)\\d{1,4}:\\d{2}:\\d{2}(?:\\.\\d{1,12})?${AFTER}`,
    `${BEFORE}(?<!\\.)${NUMBER} ?(?:${UNIT})${AFTER}`,
  ].join('|'),
};

/** In the order in which they are looked for: one of the first may hold one of the last. */
const ORDER = ['tmp-path', 'iso-time', 'uuid', 'hex-address', 'pid', 'duration'] as const satisfies VolatileClass[];
const PATTERNS = new Map<VolatileClass, RegExp>(ORDER.map((name) => [name, new RegExp(TEXTS[name], 'gi')]));

/** A text without what is volatile in it, and how many places that were. */
export interface Steady {
  readonly text: string;
  readonly fields: number;
}

/** Puts `<class>` in the place of each text of some classes. To do it twice is to do it once. */
export function steady(text: string, classes: ReadonlySet<VolatileClass>): Steady {
  let fields = 0;
  let result = text;
  for (const [name, pattern] of PATTERNS) {
    if (!classes.has(name)) continue;
    result = result.replace(pattern, () => {
      fields++;
      return `<${name}>`;
    });
  }
  return { text: result, fields };
}

const ALONE: readonly (readonly [VolatileClass, ReadonlySet<VolatileClass>])[] = VOLATILE_CLASSES.map((name) => [
  name,
  new Set([name]),
]);

/** The first class without whose texts two different texts are the same, if there is one. */
export function classBetween(left: string, right: string): VolatileClass | undefined {
  return ALONE.find(([, alone]) => steady(left, alone).text === steady(right, alone).text)?.[0];
}
