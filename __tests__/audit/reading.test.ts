import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { MAX_DOCUMENT } from '../../src/formats/document-frames.ts';
import { MAX_LINE } from '../../src/transcript/lines.ts';
import { resulted, used } from '../helpers/claude.ts';
import { lines, sampleLogs } from '../helpers/logs.ts';
import { type HowRead, imported } from '../helpers/source.ts';
import { cutAt, transcriptOf } from '../helpers/transcript.ts';

const CALL = used('A', 'Read', { path: 'é😀' });
const RESULT = resulted('A', [{ type: 'text', text: 'x' }]);
const LOG = lines(CALL, RESULT, used('B', 'Bash'), resulted('B', '{"ok": 1.0}'));
const ARRAY = JSON.stringify([CALL, RESULT], undefined, 1);
const RECORDS = transcriptOf([['ls', '{"a": 1.0}'], ['ls']]);

/** Files of every kind, and how they are read. */
const FILES: readonly (readonly [what: string, text: string | Buffer, how?: HowRead])[] = [
  ['a log', LOG],
  ['a log with CRLF and blank lines', LOG.replaceAll('\n', '\r\n\r\n')],
  ['a log behind a banner, its last line cut off', `[INFO] up\n${LOG}${LOG.slice(0, 30)}`],
  ['a log whose first line begins like a record', lines({ tool: 'x', ...CALL }, RESULT)],
  ['an array', ARRAY],
  ['an array that is cut off', ARRAY.slice(0, -9)],
  ['an array with a fault', ARRAY.replace('"user"', '"user" 1')],
  ['values one after the other', `${JSON.stringify(CALL, undefined, 1)}${JSON.stringify(RESULT, undefined, 1)}`],
  ['a line with something behind its value', `${JSON.stringify(CALL)} x\n${ARRAY}`],
  ['the same with a format given', `${JSON.stringify(CALL)} x\n${ARRAY}`, { format: 'claude-code' }],
  ['a transcript', RECORDS],
  ['a transcript behind a blank line', `\n${RECORDS}`],
  ['a transcript that is no log of the format given', RECORDS, { format: 'claude-code' }],
  ['a transcript with a fault', RECORDS.replace('"ls", "args": {}', '"ls", "args": 7')],
  ['a transcript whose first line is cut off', '{"index": 0, "to'],
  ['JSON of something else', lines({ a: 1 })],
  ['text', 'hello\nworld'],
  ['an empty file', ''],
  ['a strictly read log with a banner', `x\n${LOG}`, { strict: true }],
  ['a log with a byte order mark', `\ufeff${LOG}`],
  ['a log in UTF-16', Buffer.from(LOG, 'utf16le')],
  ['a damaged archive', 'PK\u0003\u0004 and nothing more'],
];

describe.each(FILES)('%s', (_, text, how) => {
  const bytes = Buffer.from(text);

  test('is the same wherever one cut falls', async () => {
    const whole = await imported([bytes], how);
    // Each of the first, where files are told apart, and each kind of place behind them.
    for (let cut = 1; cut < bytes.length; cut += cut < 16 ? 1 : 7) {
      expect(await imported([bytes.subarray(0, cut), bytes.subarray(cut)], how)).toEqual(whole);
    }
  });

  test('is the same byte by byte', async () => {
    const single = Array.from(bytes, (byte) => Buffer.of(byte));
    expect(await imported(single, how)).toEqual(await imported([bytes], how));
  });
});

describe('chunks', () => {
  test.each(sampleLogs())('make no difference to the sample $name', async ({ text }) => {
    const whole = await imported([text]);
    expect(whole).toHaveProperty('sessions');
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(), { maxLength: 6 }), async (cuts) => {
        expect(await imported(cutAt(text, cuts))).toEqual(whole);
      }),
      { seed: 7, numRuns: 30 },
    );
  });

  test.each<[string, string]>([
    ['a log', lines(used('A', 'Write', { text: 'x'.repeat(200_000) }), RESULT)],
    ['a log that begins like a record', lines({ args: 'x'.repeat(200_000), ...CALL }, RESULT)],
    ['a transcript', transcriptOf([['write', JSON.stringify({ text: 'x'.repeat(200_000) })]])],
    ['a document', JSON.stringify([CALL, { x: 'x'.repeat(200_000) }, RESULT], undefined, 1)],
  ])('may each hold less than the first line of %s', async (_, text) => {
    const bytes = Buffer.from(text);
    const whole = await imported([bytes]);
    expect(whole).toHaveProperty('sessions');
    for (const size of [1 << 10, 1 << 16, 1 << 17]) {
      const cuts = Array.from({ length: Math.floor(bytes.length / size) }, (_, k) => (k + 1) * size);
      expect(await imported(cutAt(bytes, cuts))).toEqual(whole);
    }
  });

  test('make no difference to where a log is known by its content', async () => {
    const quiet = lines({ type: 'summary' });
    const text = Buffer.from(quiet.repeat(8000) + LOG + quiet.repeat(5000));
    const whole = await imported([text]);
    expect(whole).toMatchObject({ format: 'claude-code', sessions: [{ calls: 2 }] });
    for (const size of [1000, 65_536, 100_000]) {
      const cuts = Array.from({ length: Math.floor(text.length / size) }, (_, k) => (k + 1) * size);
      expect(await imported(cutAt(text, cuts))).toEqual(whole);
    }
  });
});

describe('what is too large is refused', () => {
  const MEGABYTE = 1 << 20;

  /** Gives the same megabyte over and over, and counts how often. */
  async function endless(start: string, more: string): Promise<[result: object, megabytes: number]> {
    const chunk = Buffer.from(more.repeat(MEGABYTE / more.length));
    let given = 0;
    const chunks = {
      *[Symbol.iterator]() {
        yield Buffer.from(start);
        for (; given < 1000; given++) yield chunk;
      },
    };
    return [await imported(chunks), given];
  }

  test('a document', async () => {
    const [result, megabytes] = await endless('[\n', `"${'x'.repeat(1020)}",\n`);
    expect(result).toMatchObject({ code: 'document-too-long' });
    expect(megabytes).toBeLessThanOrEqual((2 * MAX_DOCUMENT) / MEGABYTE);
  });

  test.each<[string, string, string]>([
    ['a line', '{"type":"', 'format'],
    ['a line of a record', '{"index": 0, "tool": "', 'line-too-long'],
  ])('%s', async (_, start, code) => {
    const [result, megabytes] = await endless(start, 'x');
    expect(result).toMatchObject({ code, place: { line: 1 } });
    expect(result).toHaveProperty('message', expect.stringMatching(/^found a line of more than 64 MiB, /));
    expect(megabytes).toBeLessThanOrEqual((3 * MAX_LINE) / MEGABYTE);
  });

  test('a log of no known format, before all of it was read', async () => {
    const [result, megabytes] = await endless('', `{"a": 1}\n${' '.repeat(6)}\n`);
    expect(result).toMatchObject({ code: 'format', place: { line: 1 } });
    expect(megabytes).toBeLessThan(100);
  });
});

test('an empty source is a transcript of no calls', async () => {
  expect(await imported([])).toEqual(await imported(['']));
});
