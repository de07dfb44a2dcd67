import { describe, expect, test } from '@jest/globals';
import { Archive, isZip, wholeArchive } from '../../src/audit/archive.ts';
import { ToolReplayError } from '../../src/error.ts';
import { type Packed, zipOf } from '../helpers/zip.ts';

const file = (name: string, text: string, more: Partial<Packed> = {}): Packed => ({
  name,
  bytes: Buffer.from(text),
  ...more,
});

/** The members whose names end in `.json`, as `name: text`. */
async function unpacked(bytes: Buffer): Promise<string[]> {
  const archive = await Archive.open(bytes);
  const all: string[] = [];
  for await (const member of archive.members((name) => name.endsWith('.json')))
    all.push(`${member.name}: ${member.bytes}`);
  return all;
}

/** The code and the finding of the error that some work ends in. */
async function refusal(work: Promise<unknown>): Promise<string[]> {
  try {
    await work;
  } catch (error) {
    if (error instanceof ToolReplayError) return [error.code, error.fault.found];
    throw error;
  }
  throw new Error('not refused');
}

const DAMAGED = ['encoding', 'a damaged zip archive'];

describe('an archive', () => {
  test('of files that come to more than 1 GiB is refused, however small it is', async () => {
    const files = Array.from({ length: 9 }, (_, k) => file(`${k}.json`, 'x', { method: 8, size: 127 * 1024 * 1024 }));
    expect(await refusal(unpacked(zipOf(...files)))).toEqual([
      'document-too-long',
      'files in an archive of more than 1024 MiB',
    ]);
  });

  test('is known by how it starts', () => {
    expect([isZip(zipOf(file('a', ''))), isZip(Buffer.from('PK')), isZip(Buffer.from('{"a":1}'))]).toEqual([
      ...[true, false, false],
    ]);
  });

  test('gives the members that are wanted, stored or deflated, in the order of their names', async () => {
    const long = 'x'.repeat(300_000);
    const zip = zipOf(
      file('b.json', '2', { method: 8 }),
      file('\u{1f600}.json', '5'),
      file('\ue000.json', long, { method: 8 }),
      file('B.json', '1'),
      file('read.me', 'no', { method: 8 }),
      file('folder/', ''),
    );
    expect(await unpacked(zip)).toEqual(['B.json: 1', 'b.json: 2', `\ue000.json: ${long}`, '\u{1f600}.json: 5']);
    expect((await Archive.open(zip)).names).toEqual([
      ...['b.json', '\u{1f600}.json', '\ue000.json', 'B.json', 'read.me', 'folder/'],
    ]);
  });

  test('of nothing has no members', async () => {
    expect(await unpacked(zipOf(file('a.txt', '')))).toEqual([]);
  });

  test('that is cut off anywhere is damaged', async () => {
    const zip = zipOf(file('a.json', '1', { method: 8 }));
    for (let end = 4; end < zip.length; end++) expect(await refusal(unpacked(zip.subarray(0, end)))).toEqual(DAMAGED);
  });

  test.each<[string, Packed]>([
    ['whose member is compressed in a way that is not known', file('a.json', '\u0007\u0007\u0007', { method: 9 })],
    ['whose member is larger than it says', file('a.json', 'x'.repeat(1000), { method: 8, size: 10 })],
    ['whose member is smaller than it says', file('a.json', 'x', { method: 8, size: 1000 })],
    ['whose member leaves its folder', file('../a.json', '1')],
    ['whose member has an absolute path', file('/a.json', '1')],
  ])('%s is damaged', async (_, packed) => {
    expect(await refusal(unpacked(zipOf(packed)))).toEqual(DAMAGED);
  });

  test('whose member says that it is huge is not unpacked', async () => {
    const huge = file('a.json', 'x', { method: 8, size: 0x7fffffff });
    expect(await refusal(unpacked(zipOf(huge)))).toEqual([
      'document-too-long',
      'a file in an archive of more than 128 MiB',
    ]);
  });

  test('that is too large itself is not held', async () => {
    let given = 0;
    const chunks = (async function* () {
      for (; given < 1000; given++) yield Buffer.alloc(1 << 24);
    })();
    expect(await refusal(wholeArchive(chunks))).toEqual(['document-too-long', 'an archive of more than 128 MiB']);
    expect(given).toBeLessThan(10);
  });
});
