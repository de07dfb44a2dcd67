import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { patchedFiles } from '../../src/tools/patch.ts';

const lines = (...all: string[]): string => all.join('\n');

describe('a patch names its files', () => {
  test.each([
    [
      'each action of apply_patch',
      lines(
        '*** Begin Patch',
        '*** Add File: a b.txt',
        '+*** Delete File: no',
        '*** Update File: src/b.ts',
        '*** Move to: src/c.ts',
        '@@ def f():',
        ' *** Delete File: no',
        '-x',
        '+y',
        '*** End of File',
        '*** Delete File: d',
        '*** End Patch',
      ),
      ['a b.txt', 'src/b.ts', 'src/c.ts', 'd'],
    ],
    [
      'a head with blanks before it, as Codex takes it',
      '*** Begin Patch\n*** Delete File: a\n  *** Delete File: b\n',
      ['a', 'b'],
    ],
    ['a patch that is cut', '*** Begin Patch\n*** Update File: total.ts\n-roun', ['total.ts']],
    ['a patch of nothing', '*** Begin Patch\n*** End Patch', []],
    ['with CRLF', '*** Begin Patch\r\n*** Delete File: a\r\n*** End Patch\r\n', ['a']],
    [
      'a unified diff',
      lines('--- old.txt\t2026-01-01', '+++ new.txt', '@@ -1 +1 @@', '-x', '+y'),
      ['old.txt', 'new.txt'],
    ],
    [
      'a diff of git',
      lines(
        'diff --git a/x y b/x y',
        'index 1..2 100644',
        '--- a/x y',
        '+++ b/x y',
        '@@ -1,2 +1,2 @@ f',
        ' a',
        '-b',
        '+c',
      ),
      ['x y'],
    ],
    ['a new file', lines('--- /dev/null', '+++ b/x', '@@ -0,0 +1 @@', '+y'), ['x']],
    ['a file that is gone', lines('--- a/x', '+++ /dev/null', '@@ -1 +0,0 @@', '-y'), ['x']],
    [
      'a renamed file',
      lines('diff --git a/x b/y', 'similarity index 100%', 'rename from x', 'rename to y'),
      ['x', 'y'],
    ],
    [
      'no line of a file that looks like a head',
      lines(
        '--- a/x',
        '+++ b/x',
        '@@ -1,2 +1,2 @@',
        '--- no',
        '+++ no',
        ' z',
        '--- a/w',
        '+++ b/w',
        '@@ -1 +1 @@',
        '-a',
        '+b',
      ),
      ['x', 'w'],
    ],
  ])('%s', (_name, patch, files) => {
    expect(patchedFiles(patch)).toEqual(files);
  });

  test.each([
    ['text', 'rm -rf /'],
    ['nothing', ''],
    ['a line of no file', '*** Begin Patch\nhello\n*** Delete File: a'],
    ['a deleted file that goes on', '*** Begin Patch\n*** Delete File: a\n+x'],
    ['no name', '*** Begin Patch\n*** Delete File:  \n'],
    ['a quoted name', '--- "a/\\303\\251"\n+++ "b/\\303\\251"\n'],
    ['a quoted name of a rename', 'diff --git a/x b/x\nrename from "x"\n'],
    ['names that run together', 'diff --git a/x y b/z w\n'],
    ['text behind a diff', '--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+b\nDELETE b\n'],
  ])('or is a fault: %s', (_name, patch) => {
    expect(patchedFiles(patch)).toHaveProperty('fault');
  });
});

test('whatever text it is, it is read or a fault', () => {
  const line = fc.constantFrom(
    '*** Begin Patch',
    '*** Add File: a',
    '--- a/x',
    '+++ b/x',
    '@@ -9,9 +1 @@',
    '+',
    ' ',
    '\\',
    'diff --git a/ b/',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(line, fc.string()), { maxLength: 12 }), (all) => {
      const files = patchedFiles(all.join('\n'));
      if (!('fault' in files)) expect(files.every((file) => file !== '')).toBe(true);
    }),
  );
});
