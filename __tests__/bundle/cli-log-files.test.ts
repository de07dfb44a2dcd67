import { createHash } from 'node:crypto';
import * as zlib from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { runCli, testIf, transcript, workspace } from '../helpers/bundle.ts';
import { resulted, used } from '../helpers/claude.ts';
import { lines } from '../helpers/logs.ts';
import { rows } from '../helpers/table.ts';
import { zipOf } from '../helpers/zip.ts';

const LOG = lines(used('A', 'Read'), resulted('A', '1'), used('B', 'Read'), resulted('B', '2'));

/** Zstandard, where this Node has it; the types are those of Node 20, which does not. */
const zstd = 'zstdCompressSync' in zlib ? (zlib.zstdCompressSync as (bytes: Buffer) => Buffer) : undefined;
/** One frame that holds nothing but `{}` and a line feed, in one raw block: RFC 8878, section 3.1.1. */
const FRAME = Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0x20, 0x03, 0x19, 0x00, 0x00, 0x7b, 0x7d, 0x0a]);

describe('a log that Zstandard compressed', () => {
  const testWithZstd = testIf(zstd !== undefined, 'Zstandard in Node');

  testWithZstd('is audited as what was compressed, whatever its name', async () => {
    const packed = zstd?.(Buffer.from(LOG)) ?? '';
    const files = workspace({
      'a.jsonl.zst': packed,
      'a.log': packed,
      'b.zst': zstd?.(Buffer.from(transcript(['x']))) ?? '',
    });
    const ran = await runCli(files, ['audit', '**']);
    expect(rows(ran)).toEqual([
      'a.jsonl.zst: 1 non-determinism, 1 redundant-call',
      'a.log: 1 non-determinism, 1 redundant-call',
      'b.zst: clean',
    ]);
    expect(ran.stdout).toContain('a.jsonl.zst:4: error: non-determinism: index 1: ');
  });

  testWithZstd('is audited whole, be it compressed to more than is read at once', async () => {
    // Digests: what cannot be made much smaller.
    const noise = (k: number): string => createHash('sha512').update(String(k)).digest('base64');
    const text = (call: number): string => Array.from({ length: 1000 }, (_, k) => noise(1000 * call + k)).join('');
    const calls = Array.from({ length: 60 }, (_, k) => ['read', { k }, { text: text(k) }] as const);
    const plain = transcript(...calls, ['read', { k: 0 }, { text: 'other' }]);
    const packed = zstd?.(Buffer.from(plain)) ?? Buffer.alloc(0);
    expect(packed.length).toBeGreaterThan(3 << 20);
    const files = workspace({ 'a.jsonl.zst': packed });
    const ran = await runCli(files, ['audit', '*']);
    expect(rows(ran)).toEqual(['a.jsonl.zst: 1 non-determinism']);
    expect(ran).toMatchObject({ stderr: '', exitCode: 1 });
  });

  testWithZstd('that is damaged or cut off cannot be judged', async () => {
    const packed = zstd?.(Buffer.from(LOG.repeat(100))) ?? Buffer.alloc(0);
    const wrong = Buffer.from(packed);
    wrong.fill(0xff, 8, 40);
    const files = workspace({
      'cut.zst': packed.subarray(0, -10),
      'wrong.zst': wrong,
      'magic.zst': packed.subarray(0, 4),
      'more.zst': Buffer.concat([packed, Buffer.from(LOG)]),
      'one more.zst': Buffer.concat([packed, Buffer.from('\n')]),
    });
    const ran = await runCli(files, ['audit', '*']);
    expect(rows(ran)).toEqual([
      'cut.zst: unusable (encoding)',
      'magic.zst: unusable (encoding)',
      'more.zst: unusable (encoding)',
      'one more.zst: unusable (encoding)',
      'wrong.zst: unusable (encoding)',
    ]);
    expect(ran.stdout).toContain(
      'cut.zst: error: unusable: found damaged Zstandard data, expected a whole compressed file\n',
    );
    expect(ran).toMatchObject({ stderr: '', exitCode: 2 });
  });

  testIf(zstd === undefined, 'a Node without Zstandard')('says what it takes where Node has no Zstandard', async () => {
    const files = workspace({ 'a.zst': FRAME, 'b.jsonl': transcript(['x']) });
    const ran = await runCli(files, ['audit', '*']);
    expect(ran.stdout).toContain(
      'a.zst: error: unusable: found a file compressed with Zstandard, expected plain text, since this Node cannot decompress it; decompress it first, or use Node 22.15 or later\n',
    );
    expect(rows(ran)).toEqual(['a.zst: unusable (encoding)', 'b.jsonl: clean']);
    expect(ran).toMatchObject({ stderr: '', exitCode: 2 });
  });
});

describe('a zip archive', () => {
  const zip = zipOf(
    { name: 'notes.txt', bytes: Buffer.from(LOG), method: 8 },
    { name: 'a.jsonl', bytes: Buffer.from(LOG) },
  );

  test('that is no log says what would be one, and stops nothing else', async () => {
    const files = workspace({ 'a.zip': zip, 'b.jsonl': transcript(['x']) });
    const ran = await runCli(files, ['audit', '*']);
    expect(ran.stdout).toMatch(/^a\.zip: error: unusable: found an archive without a log, expected one of .*\n/);
    expect(rows(ran)).toEqual(['a.zip: unusable (format)', 'b.jsonl: clean']);
    expect(ran).toMatchObject({ stderr: '', exitCode: 2 });
  });

  test('is no log of a format that has no archives', async () => {
    for (const format of ['claude-code', 'native']) {
      const ran = await runCli(workspace({ 'a.zip': zip }), ['replay', 'a.zip', '--format', format]);
      expect(ran).toMatchObject({ stdout: '', exitCode: 2 });
      expect(ran.stderr).toMatch(/^toolreplay: a\.zip: found an archive without a log/);
    }
  });

  test('that is damaged cannot be judged', async () => {
    const files = workspace({ 'cut.zip': zip.subarray(0, -10), 'magic.zip': zip.subarray(0, 4) });
    const ran = await runCli(files, ['audit', '*']);
    const why = 'error: unusable: found a damaged zip archive, expected one that can be unpacked\n';
    expect(ran.stdout).toMatch(new RegExp(`^cut\\.zip: ${why}\nmagic\\.zip: ${why}\n`));
    expect(ran).toMatchObject({ stderr: '', exitCode: 2 });
  });

  test('is one on standard input, too', async () => {
    const ran = await runCli(workspace(), ['replay', '-'], { input: zip });
    expect(ran.stderr).toMatch(/found an archive without a log/);
    expect(ran).toMatchObject({ stdout: '', exitCode: 2 });
  });
});

test('in an archive, non-determinism names the place of the answer and redundancy that of the call', async () => {
  const asked = (id: string): object => ({ role: 'assistant', tool_calls: [{ id, function: 't', arguments: {} }] });
  const told = (id: string): object => ({ role: 'tool', tool_call_id: id, content: id });
  const sample = { id: 1, epoch: 1, messages: [asked('a'), told('a'), asked('b'), told('b')] };
  const bytes = Buffer.from(JSON.stringify(sample));
  const files = workspace({ 'x.eval': zipOf({ name: 'samples/1_epoch_1.json', bytes }) });
  const { stdout } = await runCli(files, ['audit', 'x.eval']);
  expect(stdout).toContain('x.eval: error: non-determinism: samples/1_epoch_1.json#/messages/3: index 1: ');
  expect(stdout).toContain('redundant-call: samples/1_epoch_1.json#/messages/2/tool_calls/0: index 1: ');
});
