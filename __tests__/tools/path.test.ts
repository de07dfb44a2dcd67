import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { resolvedPath } from '../../src/tools/path.ts';

describe('a path', () => {
  test.each([
    ['a.txt', '/repo', '/repo/a.txt'],
    ['./a//b/./c/', '/repo', '/repo/a/b/c'],
    ['../x', '/repo', '/x'],
    ['src/../../../..', '/repo', '/'],
    ['/../../etc/passwd', '/repo', '/etc/passwd'],
    ['//etc/passwd', '/repo', '/etc/passwd'],
    ['//./etc', '/repo', '/etc'],
    ['', '/repo', '/repo'],
    ['.', '/repo/', '/repo'],
    ['a', 'sub', 'sub/a'],
    ['a', '~/code', '~/code/a'],
  ])('%j in %j is %j', (path, cwd, resolved) => {
    expect(resolvedPath(path, cwd)).toBe(resolved);
  });

  test.each([
    ['a/./b', 'a/b'],
    ['a/..', '.'],
    ['', '.'],
    ['../x/../../y', '../../y'],
  ])('%j stays relative without a working directory: %j', (path, resolved) => {
    expect(resolvedPath(path, undefined)).toBe(resolved);
    expect(resolvedPath(path, '')).toBe(resolved);
  });

  test.each([
    ['~', '~'],
    ['~/', '~'],
    ['~/a/../b', '~/b'],
    ['~/../x', '~/../x'],
    ['~/a/../../x', '~/../x'],
    ['~\\.ssh\\id', '~/.ssh/id'],
    ['~bob/x', '/repo/~bob/x'],
  ])('%j of the home folder is %j', (path, resolved) => {
    expect(resolvedPath(path, '/repo')).toBe(resolved);
  });

  test.each([
    ['C:\\x\\y', undefined, '/c/x/y'],
    ['C:/x/../y', undefined, '/c/y'],
    ['/c/x', undefined, '/c/x'],
    ['/C:/x', undefined, '/c/x'],
    ['c:', undefined, '/c'],
    ['/x/../C:\\a\\..\\b', undefined, '/c/b'],
    ['/x/../C:/b', undefined, '/c/b'],
    ['src\\a.ts', 'D:\\code', '/d/code/src/a.ts'],
    ['src/a\\b', 'D:/code', '/d/code/src/a/b'],
    ['/D/x', 'D:/code', '/d/x'],
    ['d:x', 'D:\\code', '/d/code/x'],
    ['e:x', 'D:\\code', '/e/x'],
    ['..\\..\\..\\x', 'D:\\code', '/x'],
    ['..\\x', '/repo/src', '/repo/x'],
    ['\\\\host\\share\\x', undefined, '/host/share/x'],
    ['\\\\?\\C:\\x', undefined, '/c/x'],
    ['\\\\?\\UNC\\host\\share', undefined, '/host/share'],
    ['\\\\.\\pipe\\x', undefined, '/pipe/x'],
    ['\u212a:\\x', undefined, '/k/x'],
  ])('%j of Windows in %j is %j', (path, cwd, resolved) => {
    expect(resolvedPath(path, cwd)).toBe(resolved);
  });

  test('may hold a backslash where a slash says that it is none of Windows', () => {
    expect(resolvedPath('a/b\\c', '/repo')).toBe('/repo/a/b\\c');
    expect(resolvedPath('./b\\c', undefined)).toBe('./b\\c');
  });

  test.each([
    ['file:///etc/pass%77d', '/etc/passwd'],
    ['file://localhost/etc/x#L1', '/etc/x'],
    ['FILE:///C:/x%20y', '/c/x y'],
    ['file://host/share/x', '/host/share/x'],
    ['file:///a/%2e%2e/b', '/b'],
    ['file:///100%', '/100%'],
  ])('%j is %j', (url, resolved) => {
    expect(resolvedPath(url, '/repo')).toBe(resolved);
  });

  test('is NFC', () => {
    expect(resolvedPath('cafe\u0301', '/repo')).toBe('/repo/caf\u00e9');
  });

  test('takes no time for marks that nobody puts on a letter', () => {
    const marks = 'a\u0315\u0300'.padEnd(400_000, '\u0315\u0300');
    expect(resolvedPath(`${marks}/../e\u0301`, '/repo')).toBe('/repo/\u00e9');
  });

  test('does not read as another one', () => {
    expect(resolvedPath('./~/x', undefined)).toBe('./~/x');
    expect(resolvedPath('./~/x', '/repo')).toBe('/repo/~/x');
    expect(resolvedPath('a/../C:/x', undefined)).toBe('./C:/x');
  });
});

const SEGMENTS = [
  '.',
  '..',
  '',
  '~',
  'a',
  'b.c',
  'C:',
  'c',
  'file:',
  '\\',
  'x\\y',
  '..\\z',
  '?',
  'UNC',
  'e\u0301',
  '%2e',
];
const paths = fc
  .array(fc.oneof(fc.constantFrom(...SEGMENTS), fc.string({ maxLength: 4 })), { maxLength: 7 })
  .chain((parts) => fc.constantFrom('/', '\\').map((separator) => parts.join(separator)));
const absolute = fc.constantFrom(undefined, '/', '/repo', '/c/x', 'C:\\code', 'd:/x', '~', '~/x');

test('to resolve a path twice is to resolve it once', () => {
  fc.assert(
    fc.property(paths, absolute, (path, cwd) => {
      const once = resolvedPath(path, cwd);
      expect(resolvedPath(once, cwd)).toBe(once);
    }),
    { numRuns: 2000 },
  );
});

test('an absolute path holds no parts that mean nothing', () => {
  fc.assert(
    fc.property(paths, fc.constantFrom('/', '/repo', 'C:\\code'), (path, cwd) => {
      const resolved = resolvedPath(path, cwd);
      if (resolved.startsWith('~')) return;
      expect(resolved.startsWith('/')).toBe(true);
      expect(resolved.slice(1).split('/')).not.toEqual(expect.arrayContaining(['..']));
      expect(resolved.slice(1).split('/')).not.toEqual(expect.arrayContaining(['.']));
      if (resolved !== '/') expect(resolved).not.toMatch(/\/\/|\/$/);
    }),
    { numRuns: 2000 },
  );
});

test('a path that is put together at once is the one that it would be taken apart into', () => {
  const name = fc.stringMatching(/^[\w@+-][\w@.+-]{0,4}$/);
  const relative = fc.array(name, { minLength: 1, maxLength: 4 }).map((names) => names.join('/'));
  const folder = fc.array(name, { minLength: 1, maxLength: 3 }).map((names) => `/${names.join('/')}`);
  fc.assert(
    fc.property(folder, relative, (cwd, path) => {
      expect(resolvedPath(path, cwd)).toBe(resolvedPath(`./${path}`, cwd));
      expect(resolvedPath(path, cwd)).toBe(resolvedPath(path, `${cwd}/.`));
    }),
  );
});
