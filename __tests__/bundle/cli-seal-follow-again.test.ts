import { describe, expect, test } from '@jest/globals';
import { runCli, transcript, type Workspace, workspace } from '../helpers/bundle.ts';
import { sealed } from '../helpers/transcript.ts';

const RUN = transcript(...Array.from({ length: 4 }, (_, k) => ['read_file', { path: `f${k}` }, { ok: k }] as const));
const SEALED = sealed(RUN);
const MANIFEST = 'sealed.jsonl.manifest.json';

function first(text: string, lines: number): string {
  return text.split('\n').slice(0, lines).join('\n').concat('\n');
}

function follow(files: Workspace, input: string, ...more: string[]) {
  return runCli(files, ['seal', '--follow', '-', '-o', 'sealed.jsonl', ...more], { input });
}

describe('seal --follow, started again', () => {
  test('goes on where it was, and says only the new links', async () => {
    const files = workspace();
    await follow(files, first(RUN, 2));
    const ran = await follow(files, RUN);
    expect(ran.stdout.match(/^\d+/gm)).toEqual(['2', '3']);
    expect(ran.stderr).toBe('sealed.jsonl: goes on after 2 links\n');
    expect(files.read('sealed.jsonl')).toBe(SEALED);
    expect(JSON.parse(files.read(MANIFEST))).toMatchObject({ links: 4 });
    const same = await follow(files, RUN);
    expect([same.stdout, same.exitCode, files.read('sealed.jsonl')]).toEqual(['', 0, SEALED]);
  });

  test('goes on from the start of a line, of which verify says what is before it', async () => {
    const files = workspace({ 'sealed.jsonl': SEALED.slice(0, -5) });
    const verified = await runCli(files, ['verify', 'sealed.jsonl']);
    expect(verified.stderr).toContain(
      'the last line is not whole, as what was stopped leaves it; the 3 links before it are intact',
    );
    expect([verified.stdout, verified.exitCode]).toEqual(['', 2]);
    const ran = await follow(files, RUN);
    expect(ran.stderr).toBe('sealed.jsonl: goes on after 3 links\n');
    expect([ran.exitCode, files.read('sealed.jsonl')]).toEqual([0, SEALED]);
  });

  test.each([
    [
      'another transcript',
      RUN.replace('f1', 'g1'),
      'found another transcript than that of the 4 links that are sealed',
    ],
    ['a shorter one', first(RUN, 2), 'found an end after 2 calls, where 4 links are sealed'],
  ])('refuses %s, and leaves the sealed file and its manifest as they are', async (_, input, why) => {
    const files = workspace();
    await follow(files, RUN);
    const manifest = files.read(MANIFEST);
    const ran = await follow(files, input);
    expect([ran.stdout, ran.stderr.includes(why), ran.exitCode]).toEqual(['', true, 2]);
    expect([files.read('sealed.jsonl'), files.read(MANIFEST)]).toEqual([SEALED, manifest]);
  });

  test.each([
    ['whose chain is broken', SEALED.replace('f1', 'g1'), 'found a chain that is broken at index 1'],
    ['that is not sealed', RUN, 'found a line without "prev" and "digest"'],
    ['of another series', SEALED, 'found a run that starts from another head', '--previous', 'before'],
  ])('refuses a file %s, and leaves it as it is', async (_, text, why, ...more) => {
    const kept = `${text}{"half`;
    const files = workspace({ 'sealed.jsonl': kept, before: sealed(transcript(['stop'])) });
    const ran = await follow(files, RUN, ...more);
    expect([ran.stderr.includes(why), ran.exitCode, files.read('sealed.jsonl')]).toEqual([true, 2, kept]);
  });
});

describe('seal --follow', () => {
  test('keeps what is sealed when a line cannot be read, without a manifest', async () => {
    const files = workspace();
    const ran = await follow(files, `${first(RUN, 2)}{"index": 2}\n${RUN}`);
    expect(ran.stdout.match(/^\d+/gm)).toEqual(['0', '1']);
    expect([ran.stderr.includes('<stdin>:3:13: found no field '), ran.exitCode]).toEqual([true, 2]);
    expect([files.list(), files.read('sealed.jsonl')]).toEqual([['sealed.jsonl'], first(SEALED, 2)]);
  });

  test('makes no file where there is nothing to follow', async () => {
    const files = workspace();
    const ran = await runCli(files, ['seal', '--follow', 'none.jsonl', '-o', 'sealed.jsonl']);
    expect([ran.stderr.includes('none.jsonl: found no such file'), ran.exitCode]).toEqual([true, 2]);
    expect(files.list()).toEqual([]);
  });

  test('follows the run before', async () => {
    const files = workspace({ 'r.jsonl': RUN });
    await runCli(files, ['seal', 'r.jsonl', '-o', 'before']);
    expect((await follow(files, RUN, '--previous', 'before')).exitCode).toBe(0);
    expect((await runCli(files, ['verify', 'before', 'sealed.jsonl', '--require', 'complete'])).exitCode).toBe(0);
  });

  test.each([[['--commit', '/args/path']], [['--scope', 's.json']], [['--session', 'a']], [['--strict']]])(
    'goes with no %s',
    async (more) => {
      const files = workspace();
      const ran = await follow(files, RUN, ...more);
      expect(ran.stderr).toContain(`found ${more[0]} with --follow, expected one of the two`);
      expect([ran.exitCode, files.list()]).toEqual([2, []]);
    },
  );
});
