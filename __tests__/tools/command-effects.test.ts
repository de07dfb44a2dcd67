import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Part } from '../../src/shell/command-line.ts';
import { commandEffects } from '../../src/tools/command-effects.ts';
import { part, redirect, word } from '../helpers/made-calls.ts';

const done = (...parts: readonly Part[]): ReturnType<typeof commandEffects> =>
  commandEffects({ line: { parts }, cwd: '/repo' });

const ANYTHING = { changes: true, reads: undefined, writes: undefined };

describe('a command that changes nothing', () => {
  test.each<[string, readonly string[] | undefined]>([
    ['cat a ./b', ['/repo/a', '/repo/b']],
    ['head -5 ~/x', ['~/x']],
    ['cat', []],
    ['echo hello', []],
    ['pwd', []],
    ['cd src', []],
    ['date +%s', []],
    ['sort -rn a', ['/repo/a']],
    ['uniq a', ['/repo/a']],
    ['sed -n 10,20p a', ['/repo/a']],
    ['sed s/x/y/g a', ['/repo/a']],
    ['grep -n x a', ['/repo/a']],
    ['/usr/bin/wc -l a', ['/repo/a']],
    ['cat $A', undefined],
    ['cat ~bob/a', undefined],
    ['echo *', undefined],
    ['grep -rn x src', undefined],
    ['ls -la', undefined],
    ['find . -name a -type f', undefined],
    ['rg x', undefined],
    ['test -f a', undefined],
    ['git status --short', undefined],
    ['git --no-pager log --oneline -5', undefined],
    ['git -C sub diff', undefined],
    ['git branch -a', undefined],
    ['git branch --list fix/1', undefined],
    ['git stash list', undefined],
    ['git config --get user.name', undefined],
    ['env', []],
  ])('%s', (text, reads) => {
    expect(done(part(text))).toMatchObject({ changes: false, reads, writes: [] });
  });

  test('may be a pipeline, in a folder, with a file that it is fed', () => {
    const feed = { redirects: [redirect('read', 'in.txt')] };
    const effects = done(part('cat a', { folders: [word('sub'), word('..'), word('x')] }), part('wc -l', feed));
    expect(effects).toMatchObject({ changes: false, reads: ['/repo/x/a', '/repo/in.txt'] });
  });

  test('may be started by another that passes it on', () => {
    expect(done(part('timeout 5 cat a', { starts: [part('cat a')] }))).toMatchObject({
      changes: false,
      reads: ['/repo/a'],
    });
    expect(done(part('xargs cat', { starts: [part('cat', { isOpen: true })] }))).toMatchObject({
      changes: false,
      reads: undefined,
    });
  });

  test('may set variables that no such program heeds', () => {
    expect(done(part('cat a', { assignments: ['LC_ALL', 'FOO'] })).changes).toBe(false);
    expect(done(part('', { assignments: ['FOO'] }), part('export FOO=1 BAR'), part('read line')).changes).toBe(false);
  });

  test('waits, if it sleeps', () => {
    expect(done(part('sleep 5'), part('cat a')).waits).toBe(true);
    expect(done(part('cat sleep')).waits).toBe(false);
  });
});

describe('a command that changes files which it names', () => {
  test.each<[string, readonly string[]]>([
    ['rm -rf a', ['/repo/a']],
    ['touch a ../b', ['/repo/a', '/b']],
    ['cp a b', ['/repo/b', '/repo/b/a']],
    ['mv a b', ['/repo/a', '/repo/b', '/repo/b/a']],
    ['tee out', ['/repo/out']],
    ['sed -i s/x/y/ a', ['/repo/a']],
    ['sort -o a a', ['/repo/a']],
    ['mkdir -p a/b', ['/repo/a/b']],
    ['dd if=a of=b', ['/repo/b']],
  ])('%s', (text, writes) => {
    expect(done(part(text))).toMatchObject({ changes: true, writes });
  });

  test('by a redirect', () => {
    expect(done(part('echo x', { redirects: [redirect('write', 'out')] }))).toMatchObject({
      changes: true,
      reads: [],
      writes: ['/repo/out'],
    });
    expect(done(part('', { redirects: [redirect('write', '/tmp/x')] }))).toMatchObject({ writes: ['/tmp/x'] });
    expect(done(part('echo x', { redirects: [redirect('write', '$OUT')] }))).toMatchObject({
      changes: true,
      writes: undefined,
    });
  });

  test('in a folder that is not known', () => {
    expect(done(part('rm a', { folders: [word('$DIR')] }))).toMatchObject({ changes: true, writes: undefined });
    expect(done(part('rm a', { folders: [word('-')] }))).toMatchObject({ changes: true, writes: undefined });
  });

  test('relative to nothing where no working directory is known', () => {
    expect(commandEffects({ line: { parts: [part('rm a')] }, cwd: undefined }).writes).toEqual(['a']);
  });
});

describe('a command that may have changed anything', () => {
  test.each([
    'npm test',
    './cat a',
    '/tmp/cat a',
    '$CAT a',
    'find . -delete',
    'find . -exec rm {} +',
    'find $DIR -name x',
    'sort --outp=x a',
    'sort $A',
    'rg --pre cmd x',
    'git push',
    'git -c core.pager=x log',
    'git diff --output=x',
    'git log $X',
    'git branch new',
    'git branch -D old',
    'git stash',
    'git config user.name x',
    'git tag v1',
    'sed s/x/y/e a',
    'sed -n w/out a',
    'sed -i 1e a',
    'awk {print} a',
    'date -s 12:00',
    'hostname new',
    'env x',
    'tree -o out',
    'rm $A',
    'ln -s a',
    'less +!cmd a',
    'curl -o a https://x',
    'wget https://x',
    'tar xf a.tar',
    'unzip a.zip',
    'gzip a',
    'patch -i a',
    'rsync a b',
    'vim a',
    'bash a',
    'source a',
    'python a',
    'gpg -o a b',
    'openssl enc -in a -out b',
    'split a b',
    'perl -pi -e s/x/y/ a',
  ])('%s', (text) => {
    const { changes, writes } = done(part(text));
    expect({ changes, writes }).toEqual({ changes: true, writes: undefined });
  });

  test('by a fault', () => {
    expect(commandEffects({ line: { fault: 'no command' }, cwd: '/repo' })).toMatchObject(ANYTHING);
  });

  test('as somebody else', () => {
    const sudo = part('sudo cat a', { starts: [part('cat a')], allowedBy: 'itself' });
    expect(done(sudo)).toMatchObject(ANYTHING);
  });

  test('by one program among others', () => {
    expect(done(part('cat a'), part('npm test'), part('rm b'))).toMatchObject(ANYTHING);
  });

  test('by itself and what it starts', () => {
    expect(done(part('npx x', { starts: [part('cat a')], allowedBy: 'both' }))).toMatchObject(ANYTHING);
  });

  test('with variables that programs heed', () => {
    expect(done(part('git log', { assignments: ['GIT_PAGER'] }))).toMatchObject(ANYTHING);
    expect(done(part('', { assignments: ['PATH'] }), part('cat a'))).toMatchObject(ANYTHING);
    expect(done(part('export LD_PRELOAD=x'), part('cat a'))).toMatchObject(ANYTHING);
    expect(done(part('export $X'), part('cat a'))).toMatchObject(ANYTHING);
    const env = part('env PATH=. cat a', { assignments: ['PATH'], starts: [part('cat a')] });
    expect(done(env)).toMatchObject(ANYTHING);
  });

  test('with arguments that nobody knows', () => {
    expect(done(part('xargs rm', { starts: [part('rm', { isOpen: true })] }))).toMatchObject(ANYTHING);
    expect(done(part('xargs sort', { starts: [part('sort', { isOpen: true })] }))).toMatchObject(ANYTHING);
  });
});

test('no command takes more than its text', () => {
  const folders = Array.from({ length: 2_000 }, () => word('d'.repeat(5_000)));
  const parts = Array.from({ length: 2_000 }, () => part('rm a', { folders }));
  expect(done(...parts)).toMatchObject({ changes: true, writes: undefined });
});

test('whatever a command is, what it names is all or undefined', () => {
  const vocabulary = [
    'cat',
    'rm',
    'cp',
    'sed',
    'git',
    'find',
    'sort',
    'ln',
    'dd',
    'xargs',
    '-i',
    '-o',
    '-t',
    '--',
    '--x=y',
    'if=a',
  ];
  const text = fc.array(fc.oneof(fc.constantFrom(...vocabulary), fc.string({ maxLength: 5 })), {
    minLength: 1,
    maxLength: 6,
  });
  fc.assert(
    fc.property(text, fc.boolean(), (words, isOpen) => {
      const { changes, reads, writes } = done({ ...part('', { isOpen }), words: words.map(word) });
      if (!changes) expect(writes).toEqual([]);
      for (const path of [...(reads ?? []), ...(writes ?? [])]) expect(path).toMatch(/^[/~]/);
    }),
  );
});
