import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { shellWords } from '../../../src/scope/imports/shell-words.ts';

describe('words of a command line', () => {
  test.each([
    ['', []],
    [' \t\n', []],
    ['git  push\torigin', ['git', 'push', 'origin']],
    [`a 'b c' "d e"f`, ['a', 'b c', 'd ef']],
    [`'' ""`, ['', '']],
    ['a\\ b \\"', ['a b', '"']],
    ['a\\\nb', ['ab']],
    ['"\\"\\\\\\$\\`\\a\\\nb"', ['"\\$`\\ab']],
    [`'\\'`, ['\\']],
    ['a#b #c "\nd # e', ['a#b', 'd']],
    ['a && b', ['a', '&&', 'b']],
  ])('%j', (line, words) => {
    expect(shellWords(line)).toEqual(words);
  });

  test.each(["'a", '"a', 'a\\', '"a\\', '"a\\"'])('%j does not end', (line) => {
    expect(shellWords(line)).toBeUndefined();
  });

  test('that are quoted come back as they were', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (words) => {
        const line = words.map((word) => `'${word.replaceAll("'", `'"'"'`)}'`).join(' ');
        expect(shellWords(line)).toEqual(words);
      }),
    );
  });
});
