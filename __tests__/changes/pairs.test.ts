import { describe, expect, test } from '@jest/globals';
import { ChangeFinder } from '../../src/action/changes.ts';
import { pairsToCompare } from '../../src/action/compare-with.ts';
import type { CompareWith } from '../../src/action/inputs.ts';
import type { Source } from '../../src/audit/source.ts';
import type { Ends } from '../../src/changes/changes.ts';
import type { Pair } from '../../src/changes/pairs.ts';
import { type Workspace, workspace } from '../helpers/bundle.ts';
import { checkOut, type Files, pullRequestIn, write } from '../helpers/git.ts';

async function text(source: Source | undefined): Promise<string | undefined> {
  if (source === undefined) return undefined;
  const chunks: Buffer[] = [];
  for await (const chunk of source.chunks()) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

/** Each pair as `status file (< previous): base > head`. */
async function shown(pairs: readonly Pair[]): Promise<string[]> {
  const lines = pairs.map(async ({ file, status, previous, base, head }) => {
    const before = previous === undefined ? '' : ` (< ${previous})`;
    return `${status} ${file}${before}: ${await text(base)} > ${await text(head)}`;
  });
  return Promise.all(lines);
}

function pairsOf(
  compareWith: CompareWith,
  { root }: Workspace,
  transcripts: readonly string[],
  ends?: Ends,
): Promise<Pair[]> {
  const place = { transcripts, folder: root, workspace: root };
  const path = process.env['PATH'];
  const unasked = { api: undefined, repository: undefined };
  const finder = new ChangeFinder({ ends, folders: [root], workspace: root, path, ...unasked });
  return pairsToCompare(compareWith, finder, place, (message) => {
    throw new Error(message);
  });
}

describe('with the base', () => {
  const long = (name: string) => `${name} ${'x'.repeat(80)}`;

  function pulled(before: Files, changes: Files): { some: Workspace; ends: Ends } {
    const some = workspace();
    const { server, merge, base, head } = pullRequestIn(some.outside, before, [changes]);
    checkOut(server, some.root, merge, 2);
    return { some, ends: { kind: 'pull request', number: 7, base, head } };
  }

  test('every transcript that was changed has its version there', async () => {
    const { some, ends } = pulled(
      {
        'runs/m': 'm',
        'runs/d': 'd',
        'runs/r': long('r'),
        'runs/out': long('out'),
        in: long('in'),
        'runs/same': 's',
        x: 'x',
      },
      {
        'runs/m': 'M',
        'runs/d': undefined,
        'runs/r': undefined,
        'runs/R': long('r'),
        'runs/out': undefined,
        out: long('out'),
        in: undefined,
        'runs/in': long('in'),
        'runs/a': 'a',
        x: 'X',
      },
    );
    expect(await shown(await pairsOf({ kind: 'base' }, some, ['runs/*'], ends))).toEqual([
      `renamed runs/R (< runs/r): ${long('r')} > ${long('r')}`,
      'added runs/a: undefined > a',
      'deleted runs/d: d > undefined',
      `renamed runs/in (< in): ${long('in')} > ${long('in')}`,
      'modified runs/m: m > M',
      `deleted runs/out: ${long('out')} > undefined`,
    ]);
    expect(await shown(await pairsOf({ kind: 'base' }, some, ['runs/*', '!runs/[a-q]*'], ends))).toEqual([
      `renamed runs/R (< runs/r): ${long('r')} > ${long('r')}`,
    ]);
  });

  test('what an earlier step wrote has changed too', async () => {
    const { some, ends } = pulled({ a: 'a', b: 'b', c: 'c', d: 'd' }, { b: 'B', d: undefined });
    write(some.root, { a: 'A', d: 'D', e: 'e', b: undefined });
    expect(await shown(await pairsOf({ kind: 'base' }, some, ['?'], ends))).toEqual([
      'modified a: a > A',
      'deleted b: b > undefined',
      'modified d: d > D',
      'added e: undefined > e',
    ]);
  });

  test('needs an event that changes something', async () => {
    const { some } = pulled({ a: 'a' }, { a: 'A' });
    await expect(pairsOf({ kind: 'base' }, some, ['a'])).rejects.toMatchObject({
      code: 'nothing-checked',
      fault: { found: 'an event that changes nothing', expected: 'to know what was changed, for compare' },
    });
  });
});

describe('with a folder of golden runs', () => {
  const golden: CompareWith = { kind: 'folder', folder: 'golden' };

  test('names start where the wildcards do', async () => {
    const some = workspace({
      'runs/a.jsonl': 'a',
      'runs/x/b.jsonl': 'b',
      'runs/x/new.jsonl': 'new',
      'golden/a.jsonl': 'A',
      'golden/x/b.jsonl': 'B',
      'golden/x/gone.jsonl': 'G',
      'golden/README.md': '',
      'single.jsonl': 's',
      'golden/single.jsonl': 'S',
    });
    expect(await shown(await pairsOf(golden, some, ['runs/**/*.jsonl', 'single.jsonl']))).toEqual([
      'deleted golden/x/gone.jsonl: G > undefined',
      'modified runs/a.jsonl (< golden/a.jsonl): A > a',
      'modified runs/x/b.jsonl (< golden/x/b.jsonl): B > b',
      'added runs/x/new.jsonl: undefined > new',
      'modified single.jsonl (< golden/single.jsonl): S > s',
    ]);
  });

  test('what is in the folder itself is no transcript, and what is excluded is not missed', async () => {
    const some = workspace({ 'a.jsonl': 'a', 'golden/a.jsonl': 'A', 'golden/old/b.jsonl': 'B', 'golden/c.txt': '' });
    expect(await shown(await pairsOf(golden, some, ['**/*.jsonl', '!old/**']))).toEqual([
      'modified a.jsonl (< golden/a.jsonl): A > a',
    ]);
  });

  test('two transcripts of one name are told', async () => {
    const some = workspace({ 'x/a': '', 'y/a': '', 'golden/a': '' });
    await expect(pairsOf(golden, some, ['x/*', 'y/*'])).rejects.toMatchObject({
      code: 'usage',
      fault: { found: "two transcripts for 'golden/a': 'x/a' and 'y/a'" },
    });
    expect(await shown(await pairsOf(golden, some, ['{x,y}/*']))).toEqual([
      'added x/a: undefined > ',
      'added y/a: undefined > ',
    ]);
  });

  test.each(['nowhere', 'a.jsonl'])('%s is no folder', async (folder) => {
    const some = workspace({ 'a.jsonl': '' });
    await expect(pairsOf({ kind: 'folder', folder }, some, ['*'])).rejects.toMatchObject({
      code: 'usage',
      fault: { found: `no folder '${folder}' for compare` },
    });
  });
});
