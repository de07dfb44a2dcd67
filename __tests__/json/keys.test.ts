import { describe, expect, test } from '@jest/globals';
import { compareKeys } from '../../src/json/keys.ts';
import { canonical } from '../helpers/canonical.ts';

function order(left: string, right: string): number {
  const text = Buffer.from(left + right);
  return Math.sign(compareKeys(text, 0, left.length, left.length, text.length));
}

const r = String.raw;

describe('compareKeys', () => {
  test.each([
    ['nothing before anything', '', 'a'],
    ['nothing before an escape', '', r`\u0000`],
    ['a prefix before what it begins', 'read', 'read_file'],
    ['a prefix before what an escape goes on with', 'read', r`read\n`],
    ['capitals before small letters', 'Z', 'a'],
    ['digits by their characters and not by their value', '10', '9'],
    ['a line feed before a space, though a backslash is above both', r`\n`, ' '],
    ['a tab before a line feed', r`\t`, r`\n`],
    ['backspace before tab', r`\b`, r`\t`],
    ['form feed before carriage return', r`\f`, r`\r`],
    ['a quote before a hash', r`\"`, '#'],
    ['an exclamation mark before a quote', '!', r`\"`],
    ['a bracket before a backslash', '[', r`\\`],
    ['a backslash before a closing bracket', r`\\`, ']'],
    ['NUL before a short escape', r`\u0000`, r`\b`],
    ['a tilde before DEL', '~', r`\u007f`],
    ['z before e with an accent', 'z', r`\u00e9`],
    ['ASCII before a lone surrogate', 'z', r`\ud800`],
    ['a lone high surrogate before U+E000', r`\ud83d`, r`\ue000`],
    ['a lone low surrogate before U+E000', r`\ude00`, r`\ue000`],
    ['U+E000 before U+1F600', r`\ue000`, r`\ud83d\ude00`],
    ['U+FFFF before U+10000', r`\uffff`, r`\ud800\udc00`],
    ['U+FFFF before the last code point', r`\uffff`, r`\udbff\udfff`],
    ['a lone high surrogate before a pair that begins with it', r`\ud83d`, r`\ud83d\ude00`],
    ['a high surrogate before a letter, before a pair', r`\ud83dz`, r`\ud83d\ude00`],
    ['a high surrogate before a short escape, before a pair', r`\ud83d\n`, r`\ud83d\ude00`],
    ['a high surrogate before another code, before a pair', r`\ud83d\u00e9`, r`\ud83d\ude00`],
    ['two high surrogates before a pair', r`\ud83d\ud83d`, r`\ud83d\ude00`],
    ['pairs by their second half', r`\ud83d\ude00`, r`\ud83d\ude01`],
    ['what follows equal pairs', r`\ud83d\ude00a`, r`\ud83d\ude00b`],
    ['what follows equal escapes', r`\n\u00e9\"a`, r`\n\u00e9\"b`],
  ])('%s', (_, less, more) => {
    expect([order(less, more), order(more, less), order(less, less), order(more, more)]).toEqual([-1, 1, 0, 0]);
  });
});

describe('the keys of an object come in the order of code points', () => {
  test('U+1F600 after U+E000, where UTF-16 has it before', () => {
    expect(canonical('{"😀":1,"\ue000":2}')).toBe(r`{"\ue000":2,"\ud83d\ude00":1}`);
    expect(canonical('{"\ue000":2,"😀":1}')).toBe(r`{"\ue000":2,"\ud83d\ude00":1}`);
  });

  test('escaped keys by what they spell', () => {
    expect(canonical(r`{"b":1,"\u0061":2,"\/":3,"\n":4}`)).toBe(r`{"\n":4,"/":3,"a":2,"b":1}`);
  });

  test('prefixes first', () => {
    expect(canonical('{"abc":1,"ab":2,"":3,"a":4}')).toBe('{"":3,"a":4,"ab":2,"abc":1}');
  });

  test('lone surrogates between U+D7FF and U+E000, and pairs after all', () => {
    expect(canonical(r`{"\ud7ff":1,"\ud800\udc00":2,"\udfff":3,"\ue000":4,"\ud800":5}`)).toBe(
      r`{"\ud7ff":1,"\ud800":5,"\udfff":3,"\ue000":4,"\ud800\udc00":2}`,
    );
  });
});
