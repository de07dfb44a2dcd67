import { describe, expect, test } from '@jest/globals';
import { closest } from '../src/closest.ts';

const COMMANDS = ['audit', 'replay', 'scope', 'seal', 'verify', 'version'];

describe('closest', () => {
  test.each([
    ['a letter too few', 'repla', 'replay'],
    ['a letter too many', 'sseal', 'seal'],
    ['another letter', 'scape', 'scope'],
    ['two letters swapped', 'aduit', 'audit'],
    ['two letters missing', 'rply', 'replay'],
    ['the word itself', 'verify', 'verify'],
    ['the nearer of two', 'verson', 'version'],
  ])('finds the word that was meant: %s', (_, word, meant) => {
    expect(closest(word, COMMANDS)).toBe(meant);
  });

  test.each([
    ['nothing', ''],
    ['another word', 'compile'],
    ['another case of every letter', 'SEAL'],
    ['three edits of a short word', 'sxyz'],
    ['a word that only begins alike', 'sealing-wax'],
    ['a very long word', 'seal'.repeat(100_000)],
  ])('finds none for %s', (_, word) => {
    expect(closest(word, COMMANDS)).toBeUndefined();
  });

  test('takes a third of a long word for near', () => {
    expect(closest('--if-file-found', ['--if-no-files-found'])).toBe('--if-no-files-found');
    expect(closest('--no-files', ['--if-no-files-found'])).toBeUndefined();
  });

  test('does not take two edits for near when they are all of the word', () => {
    expect(closest('xy', ['-o'])).toBeUndefined();
    expect(closest('-x', ['-o'])).toBe('-o');
  });

  test('takes the first of two that are as near', () => {
    expect(closest('sea', ['seat', 'seal'])).toBe('seat');
  });

  test('finds none among none', () => {
    expect(closest('seal', [])).toBeUndefined();
  });
});
