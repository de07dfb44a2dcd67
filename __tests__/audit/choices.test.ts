import { describe, expect, test } from '@jest/globals';
import { choice, choices, IF_NO_FILES_FOUND } from '../../src/audit/choices.ts';
import { chosenKinds } from '../../src/audit/chosen-kinds.ts';
import { KINDS } from '../../src/rules/kinds.ts';
import { refusal } from '../helpers/canonical.ts';

const LIST = ['red', 'green', 'blue'] as const;

describe('choices', () => {
  test.each([
    ['nothing', [], []],
    ['an empty value', [''], []],
    ['only white space', [' \n\t, '], []],
    ['one word', ['red'], ['red']],
    ['words in lines', ['red\ngreen\r\n'], ['red', 'green']],
    ['words with commas', ['blue,red, green'], ['blue', 'red', 'green']],
    ['words with spaces', ['  blue   red '], ['blue', 'red']],
    ['several values', ['blue', 'red green'], ['blue', 'red', 'green']],
    ['a word twice', ['red red'], ['red', 'red']],
  ])('of %s', (_, values, words) => {
    expect(choices('colours', values, LIST)).toEqual(words);
  });

  test.each([
    ['an unknown word', ['yellow'], "found 'yellow' for colours, expected red, green, blue"],
    ['a word in another case', ['Red'], "found 'Red' for colours, expected red, green, blue"],
    ['an unknown word among others', ['red,yellow'], "found 'yellow' for colours, expected red, green, blue"],
    ['a word that objects inherit', ['constructor'], "found 'constructor' for colours, expected red, green, blue"],
    ['a long word', ['y'.repeat(200)], `found '${'y'.repeat(80)}' for colours, expected red, green, blue`],
  ])('refuse %s', (_, values, message) => {
    const error = refusal(() => choices('colours', values, LIST));
    expect([error.code, error.message]).toEqual(['usage', message]);
  });
});

describe('choice', () => {
  test.each([
    [[], 'red'],
    [[' '], 'red'],
    [['blue'], 'blue'],
    [['\nblue\n'], 'blue'],
  ])('of %j is %s', (values, word) => {
    expect(choice('colour', values, LIST)).toBe(word);
  });

  test('refuses more than one word', () => {
    const error = refusal(() => choice('colour', ['red', 'blue,green'], LIST));
    expect([error.code, error.message]).toEqual(['usage', 'found 3 words for colour, expected red, green, blue']);
  });

  test('without a word is error, when no files are found', () => {
    expect(choice('if-no-files-found', [], IF_NO_FILES_FOUND)).toBe('error');
  });
});

describe('the kinds of finding that fail', () => {
  test.each([
    ['any, when nothing is said', [], KINDS],
    ['any', ['any'], KINDS],
    ['none', ['none'], []],
    ['one', ['broken-chain'], ['broken-chain']],
    ['some, in the order of the kinds', ['broken-chain\nnon-determinism'], ['non-determinism', 'broken-chain']],
    ['one that is named twice', ['redundant-call, redundant-call'], ['redundant-call']],
    ['all by name', [KINDS.join(' ')], KINDS],
  ])('%s', (_, values, kinds) => {
    expect([...chosenKinds('fail-on', values)]).toEqual(kinds);
  });

  test.each([
    [['any none'], "found 'any none' for fail-on, expected any, none, or kinds of finding"],
    [['none', 'broken-chain'], "found 'none broken-chain' for fail-on, expected any, none, or kinds of finding"],
    [['broken-chain,any'], "found 'broken-chain any' for fail-on, expected any, none, or kinds of finding"],
    [
      ['broken'],
      "found 'broken' for fail-on, expected any, none, non-determinism, redundant-call, repeated-loop, permission-warning, unverifiable-call, permission-overreach, broken-chain, broken-seal",
    ],
  ])('are not %j', (values, message) => {
    const error = refusal(() => chosenKinds('fail-on', values));
    expect([error.code, error.message]).toEqual(['usage', message]);
  });
});
