import { expect, test } from '@jest/globals';
import { splitBase } from '../../src/glob/base.ts';

test.each([
  ['a', 'a', ''],
  ['a/b.c', 'a/b.c', ''],
  ['a/', 'a/', ''],
  ['', '', ''],
  ['/', '/', ''],
  ['*', '', '*'],
  ['/*', '/', '*'],
  ['./*.a', './', '*.a'],
  ['../a/*', '../a/', '*'],
  ['C:/*', 'C:/', '*'],
  ['a/b/*/c', 'a/b/', '*/c'],
  ['a/b?', 'a/', 'b?'],
  ['a/**', 'a/', '**'],
  ['a/x[bc]/d', 'a/', 'x[bc]/d'],
  ['a/b{c/d,e}/f', 'a/', 'b{c/d,e}/f'],
  ['a/{1..3}', 'a/', '{1..3}'],
  // What looks like a wildcard and is none.
  ['a/[b/*', 'a/[b/', '*'],
  ['a/{b}/*', 'a/{b}/', '*'],
  ['a/{b,c', 'a/{b,c', ''],
  ['a/{1..10}/b', 'a/{1..10}/b', ''],
  ['a/+(b|c)/!d', 'a/+(b|c)/!d', ''],
  // A name in full may hold backslashes; one before a wildcard is no part of a name.
  ['a\\b/c', 'a\\b/c', ''],
  ['a\\b/*', 'a\\b/', '*'],
  ['a/\\[b\\]/c', 'a/', '\\[b\\]/c'],
  ['a/\\*', 'a/', '\\*'],
])('%j starts at %j', (pattern, base, glob) => {
  expect(splitBase(pattern)).toEqual({ base, glob });
});
