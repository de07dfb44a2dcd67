import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ToolReplayError } from '../../src/error.ts';
import { Tape } from '../../src/json/tape.ts';
import { raw, refusal } from '../helpers/canonical.ts';
import { nodeOf, plainValue } from '../helpers/tape.ts';
import { check, spell, spelling, spellingOf, value } from '../helpers/values.ts';

const REFUSED = Symbol('refused');

function byEngine(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return REFUSED;
  }
}

function byTape(text: string): unknown {
  try {
    return plainValue(nodeOf(text));
  } catch (error) {
    if (error instanceof ToolReplayError && error.code === 'json') return REFUSED;
    throw error;
  }
}

/** What a change may put into a text: all that means something in JSON, and some that means nothing. */
const PIECES = [
  ...['{', '}', '[', ']', ':', ',', '"', '\\', '/', '-', '+', '.', '0', '1', '9', 'e', 'E', 'u', 'd83d', '\\u00e9'],
  ...['true', 'false', 'null', 'nul', 'tru', 'fals', 'NaN', '"a":', '"a"', ' ', '\t', '\n', '\r', '\f', '\u000b'],
  ...['\u0000', '\u001f', '\u007f', '\u00a0', '\u2028', '\ufeff', 'é', '😀', "'", '//', '/*', '\\b', '\\x', '\\u12'],
];
const change = fc.record({
  at: fc.nat(10_000),
  cut: fc.nat(3),
  piece: fc.oneof(fc.constant(''), fc.constantFrom(...PIECES)),
});
const text = fc.tuple(value, spelling).map(([one, choices]) => spell(one, spellingOf(choices)));

function changed(original: string, changes: readonly { at: number; cut: number; piece: string }[]): string {
  return changes.reduce((before, { at, cut, piece }) => {
    const place = at % (before.length + 1);
    return (before.slice(0, place) + piece + before.slice(place + cut)).toWellFormed();
  }, original);
}

describe('a tape takes what JSON.parse takes, as the same value', () => {
  test('of texts that are JSON', () => {
    check(fc.property(text, (json) => expect(byTape(json)).toEqual(byEngine(json))));
  });

  test('of texts that were JSON before they were changed', () => {
    const outcomes = { taken: 0, refused: 0 };
    check(
      fc.property(text, fc.array(change, { minLength: 1, maxLength: 3 }), (json, changes) => {
        const subject = changed(json, changes);
        const expected = byEngine(subject);
        expect(byTape(subject)).toEqual(expected);
        outcomes[expected === REFUSED ? 'refused' : 'taken']++;
      }),
      3000,
    );
    expect(outcomes.taken).toBeGreaterThan(300);
    expect(outcomes.refused).toBeGreaterThan(300);
  });

  test('of all texts of up to three pieces', () => {
    const differing: string[] = [];
    const compare = (subject: string): void => {
      const [tape, engine] = [byTape(subject), byEngine(subject)];
      if (JSON.stringify(tape) !== JSON.stringify(engine) || (tape === REFUSED) !== (engine === REFUSED)) {
        differing.push(subject);
      }
    };
    for (const one of PIECES) {
      compare(one);
      for (const two of PIECES) {
        compare(one + two);
        compare(`[${one}${two}]`);
        compare(`"${one}${two}"`);
        for (const three of PIECES.slice(0, 16)) compare(one + two + three);
      }
    }
    expect(differing).toEqual([]);
  });

  test.each([
    '',
    ' ',
    '1 1',
    '[1]]',
    '{"a":1}x',
    '1\u0000',
    '\u0000',
    '[1,]',
    '{"a":1,}',
    '{,}',
    '01',
    '-',
    '+1',
    '.5',
  ])('not %p', (subject) => expect([byTape(subject), byEngine(subject)]).toEqual([REFUSED, REFUSED]));
});

describe('beyond what JSON.parse says', () => {
  test('512 levels of nesting are taken, and not one more', () => {
    const nested = (levels: number): string => '[{"a":'.repeat(levels / 2) + '['.repeat(levels % 2);
    const closed = (levels: number): string =>
      `${nested(levels)}${levels % 2 === 1 ? '' : '0'}${']'.repeat(levels % 2)}${'}]'.repeat(levels >> 1)}`;
    expect(plainValue(nodeOf(closed(512)))).toEqual(JSON.parse(closed(512)));
    const { code, place } = refusal(() => nodeOf(closed(513)));
    expect([code, place.offset]).toEqual(['too-deep', nested(512).length]);
  });

  test.each(['"\xff"', '["caf\xe9"]', '{"\xc0\xaf":1}', '"\xed\xa0\x80"', '\xff', '1\xff'])(
    'invalid UTF-8: %p',
    (json) => {
      const { code, place } = refusal(() => nodeOf(raw(json)));
      expect([code, place.offset]).toEqual(['encoding', json.search(/[\x80-\xff]/)]);
    },
  );

  test('a fault is told with its place', () => {
    const places = ['{"a" 1}', '[1 2]', '{"a":tru}', '"a\u0001"', '"\\x"', '"\\u12g4"', '1.', '1e+', '"abc'].map(
      (json) => {
        const { code, place, fault } = refusal(() => nodeOf(json));
        return [code, place.offset, fault.found];
      },
    );
    expect(places).toEqual([
      ['json', 5, "'1'"],
      ['json', 3, "'2'"],
      ['json', 5, "'t'"],
      ['json', 2, 'the control character U+0001'],
      ['json', 1, 'an unknown escape'],
      ['json', 1, 'a bad \\u escape'],
      ['json', 2, 'the end'],
      ['json', 3, 'the end'],
      ['json', 4, 'the end'],
    ]);
  });
});

describe('one tape', () => {
  test('reads any number of texts, larger and smaller ones', () => {
    const tape = new Tape();
    for (const size of [3, 5000, 1, 70_000, 0]) {
      const json = Buffer.from(`${JSON.stringify(Array.from({ length: size }, (_, k) => ({ k })))}\0`);
      tape.read(json, 0, json.length - 1);
      expect([tape.startOf(0), tape.endOf(0), tape.after(0)]).toEqual([0, json.length - 1, 1 + 3 * size]);
    }
  });

  test('reads the first value of a text, and says where it ends', () => {
    const json = Buffer.from('  {"a": [1]} {"b": 2}\0');
    const tape = new Tape();
    expect(tape.readFirst(json, 0, json.length - 1)).toBe(12);
    expect(tape.readFirst(json, 12, json.length - 1)).toBe(21);
    expect(refusal(() => tape.readFirst(json, 21, json.length - 1)).place.offset).toBe(21);
  });

  test('reads a part of a larger text', () => {
    const json = Buffer.from('xx[1]\0yy');
    const tape = new Tape();
    tape.read(json, 2, 5);
    expect([tape.startOf(1), tape.endOf(1)]).toEqual([3, 4]);
  });
});
