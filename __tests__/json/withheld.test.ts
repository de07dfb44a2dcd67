import { describe, expect, test } from '@jest/globals';
import { holdsWithheld, isWithheld, withheldAlike } from '../../src/json/withheld.ts';
import { nodeOf } from '../helpers/tape.ts';

const DIGEST = 'a1'.repeat(32);
const WITHHELD = `{"$withheld":"${DIGEST}"}`;

describe('a value that is withheld', () => {
  test.each([
    [WITHHELD, [true, true]],
    [`{"a":[1,${WITHHELD}]}`, [false, true]],
    [`[${WITHHELD}]`, [false, true]],
    [`{"$withheld":"${DIGEST.toUpperCase()}"}`, [false, false]],
    [`{"$withheld":"${DIGEST.slice(1)}"}`, [false, false]],
    [`{"$withheld":"${DIGEST}","x":1}`, [false, false]],
    [`"{\\"$withheld\\":\\"${DIGEST}\\"}"`, [false, false]],
    ['{}', [false, false]],
    ['[]', [false, false]],
    ['1', [false, false]],
    ['null', [false, false]],
  ])('%s', (text, expected) => {
    const node = nodeOf(text);
    expect([isWithheld(node), holdsWithheld(node)]).toEqual(expected);
  });
});

describe('what is withheld is alike', () => {
  test('wherever it stands, and the text that it stands in stays', () => {
    const text = Buffer.from(`{"a":${WITHHELD},"b":[${WITHHELD.replaceAll('a', 'b')},"${DIGEST}"]}`);
    const kept = Buffer.from(text);
    const zeros = `{"$withheld":"${'0'.repeat(64)}"}`;
    expect(withheldAlike(text).toString()).toBe(`{"a":${zeros},"b":[${zeros},"${DIGEST}"]}`);
    expect(text.equals(kept)).toBe(true);
  });

  test('and a text without any is itself', () => {
    const text = Buffer.from('{"$withheld":"no digest"}');
    expect(withheldAlike(text)).toBe(text);
  });
});
