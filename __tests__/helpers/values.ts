import fc from 'fast-check';

/** One seed for all, so that every run tries the same values. */
export function check<T extends [unknown, ...unknown[]]>(property: fc.IProperty<T>, runs = 200): void {
  fc.assert(property, { seed: 20_241_105, numRuns: runs });
}

/** A JSON value whose members are in the order in which they are to be spelled, and whose numbers are literals. */
export type Value = null | boolean | string | NumberLiteral | readonly Value[] | Members;
export interface NumberLiteral {
  readonly literal: string;
}
export interface Members {
  readonly members: readonly (readonly [key: string, value: Value])[];
}

const integer = fc.oneof(
  fc.integer().map(String),
  fc.bigInt({ min: -(2n ** 100n), max: 2n ** 100n }).map(String),
  fc.constantFrom('0', '-0', '9007199254740993'),
);
const double = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value.toExponential()),
  fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e17, max: 1e17 }).map((value) => `${value.toFixed(3)}`),
  fc.constantFrom('1.0', '-0.0', '1E2', '1e-05', '5e-324', '1e16', '0.1e+1'),
);

/** Characters of each width and kind that the canonical form treats for itself, lone surrogates among them. */
const unit = fc.oneof(
  fc.integer({ min: 0x20, max: 0x7e }),
  fc.integer({ min: 0, max: 0x1f }),
  fc.constantFrom(0x22, 0x5c, 0x2f, 0x7f, 0x2028, 0xd83d, 0xde00, 0xe000, 0xffff),
  fc.integer({ min: 0x80, max: 0xffff }),
);
export const text = fc.array(unit, { maxLength: 12 }).map((units) => String.fromCharCode(...units));
const key = fc.oneof(text, fc.constantFrom('', 'a', 'ab', 'abc', 'b', '__proto__', '\ue000', '😀', '\ud83d', '\u0000'));

function valuesWith(number: fc.Arbitrary<string>): fc.Arbitrary<Value> {
  return fc.letrec<{ value: Value; members: Members }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      fc.constantFrom(null, true, false),
      number.map((literal) => ({ literal })),
      text,
      fc.array(tie('value'), { maxLength: 5 }),
      tie('members'),
    ),
    members: fc
      .uniqueArray(fc.tuple(key, tie('value')), { selector: ([name]) => name, maxLength: 20 })
      .map((members) => ({ members })),
  })).value;
}

/** Any value. */
export const value = valuesWith(fc.oneof(integer, double));
/** Any value without a fraction or an exponent. */
export const wholeValue = valuesWith(integer);
/** Any object. */
export const object = fc
  .array(fc.tuple(key, value), { maxLength: 3 })
  .map((members): Members => ({ members: [...new Map(members)] }));

/** A value as JSON text, as plainly as can be. */
export function plainText(spelled: Value): string {
  return spell(spelled, PLAIN_SPELLING);
}

/** How a value is spelled; each function is asked once for each place where there is a choice. */
export interface Spelling {
  /** White space between two tokens. */
  space(): string;
  /** A character of a string, given how it must or may be written. */
  choose(ways: readonly string[]): string;
  /** The members of an object in some order. */
  order<T>(members: readonly T[]): readonly T[];
}

const PLAIN_SPELLING: Spelling = {
  space: () => '',
  choose: ([first]) => first ?? '',
  order: (members) => members,
};

/** A spelling that makes its choices by a list of numbers, over and over. */
export function spellingOf(choices: readonly number[]): Spelling {
  let at = 0;
  const next = (size: number) => (choices[at++ % choices.length] ?? 0) % size;
  return {
    space: () => ['', '', ' ', '\t', '  ', '\r'][next(6)] ?? '',
    choose: (ways) => ways[next(ways.length)] ?? '',
    order: (members) => {
      const from = members.length === 0 ? 0 : next(members.length);
      const turned = [...members.slice(from), ...members.slice(0, from)];
      return next(2) === 0 ? turned : turned.reverse();
    },
  };
}

export const spelling = fc.array(fc.nat(1000), { minLength: 1, maxLength: 50 });

/** A value as JSON text. */
export function spell(spelled: Value, how: Spelling): string {
  const between = (tokens: readonly string[]) => tokens.map((token) => how.space() + token).join('') + how.space();
  if (spelled === null || typeof spelled === 'boolean') return String(spelled);
  if (typeof spelled === 'string') return spellText(spelled, how);
  if ('literal' in spelled) return spelled.literal;
  if (!('members' in spelled)) {
    return between(['[', ...spelled.flatMap((item, k) => [...(k > 0 ? [','] : []), spell(item, how)]), ']']);
  }
  const members = how.order(spelled.members);
  const tokens = members.flatMap(([name, member], k) => [
    ...(k > 0 ? [','] : []),
    spellText(name, how),
    ':',
    spell(member, how),
  ]);
  return between(['{', ...tokens, '}']);
}

const SHORT: { readonly [character: string]: string } = {
  '\b': '\\b',
  '\t': '\\t',
  '\n': '\\n',
  '\f': '\\f',
  '\r': '\\r',
  '"': '\\"',
  '\\': '\\\\',
  '/': '\\/',
};

function spellText(characters: string, how: Spelling): string {
  const spelled = Array.from(characters, (character) => {
    const codes = Array.from({ length: character.length }, (_, k) => character.charCodeAt(k));
    const code = codes.map((unitCode) => `\\u${unitCode.toString(16).padStart(4, '0')}`).join('');
    const raw = /[\u0000-\u001f"\\\p{Cs}]/u.test(character) ? [] : [character];
    const short = SHORT[character];
    return how.choose([
      ...raw,
      ...(short === undefined ? [] : [short]),
      code,
      code.toUpperCase().replaceAll('\\U', '\\u'),
    ]);
  });
  return `"${spelled.join('')}"`;
}
