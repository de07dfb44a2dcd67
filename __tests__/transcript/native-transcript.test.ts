import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import type { ErrorCode } from '../../src/error.ts';
import type { Accepted } from '../../src/transcript/native-transcript.ts';
import { refusal } from '../helpers/canonical.ts';
import { copyOf, cutAt, forEachRecord, line, recordsOf, sealed, transcriptOf } from '../helpers/transcript.ts';

const CALLS = transcriptOf([
  ['list_dir', '{"path": "docs"}', '{"entries": []}'],
  ['read_file', '{"path": "docs/é.md"}', '{"text": "a\\u2028b"}'],
  ['search', '{"query": "😀"}', '{"hits": 1e3}'],
]);

describe('lines', () => {
  test('end in a line feed, with a carriage return before it or not', () => {
    const places = ({ index, line: number }: { index: number; line: number }) => [index, number];
    expect(recordsOf(CALLS.replaceAll('\n', '\r\n')).map(places)).toEqual(recordsOf(CALLS).map(places));
  });

  test('may lack the last line feed', () => {
    expect(recordsOf(CALLS.trimEnd())).toEqual(recordsOf(CALLS));
  });

  test('are not ended by U+2028, which is text', () => {
    expect(recordsOf(line(0, 'a\u2028b', '{"k":"\u2029"}'))).toMatchObject([
      { tool: 'a\u2028b', args: '{"k":"\\u2029"}', line: 1 },
    ]);
  });

  test('count when they are blank, and are passed over', () => {
    const text = `\n \t\r\n${line(0, 't')}\n\n\r\n${line(1, 't')}\n   `;
    expect(recordsOf(text).map((record) => [record.index, record.line])).toEqual([
      [0, 3],
      [1, 6],
    ]);
  });

  test.each(['', '\n', '\r\n', ' \n\t\n\r', '\n'.repeat(5000)])(
    'that are all blank are a transcript of no calls: %j',
    (text) => {
      const transcript = forEachRecord([text], () => undefined);
      expect([transcript.calls, transcript.sealed]).toEqual([0, undefined]);
    },
  );

  test.each(['\f', '\u00a0', '\v', '\u2028', '\ufeff'])('of other white space are not blank: %j', (text) => {
    expect(refusal(() => recordsOf(`${line(0, 't')}\n${text}\n`)).place).toMatchObject({ line: 2, column: 1 });
  });

  test('are the same wherever the chunks are cut', () => {
    const bytes = Buffer.from(CALLS.replace('\n', '\r\n\r\n'));
    const whole = recordsOf(bytes);
    const differing: number[] = [];
    for (let cut = 0; cut <= bytes.length; cut++) {
      const records: unknown[] = [];
      forEachRecord(cutAt(bytes, [cut]), (record) => records.push(copyOf(record)));
      if (JSON.stringify(records) !== JSON.stringify(whole)) differing.push(cut);
    }
    expect(differing).toEqual([]);
  });

  test('may come byte by byte', () => {
    const bytes = Buffer.from(CALLS);
    const records: unknown[] = [];
    forEachRecord(
      Array.from(bytes, (byte) => Buffer.of(byte)),
      (record) => records.push(copyOf(record)),
    );
    expect(records).toEqual(recordsOf(bytes));
  });
});

describe('an error', () => {
  test('stands on its line, blank ones counted, and in its column, in characters', () => {
    const text = `${line(0, '😀é')}\r\n\n${'  '}{"tool":"😀é", oops}`;
    expect(refusal(() => recordsOf(text)).place).toEqual({ line: 3, column: 17 });
  });

  test('comes after the records before it', () => {
    const seen: number[] = [];
    const text = `${line(0, 'a')}\n${line(1, 'b')}\n${line(3, 'c')}\n`;
    const { code, fault } = refusal(() => forEachRecord([text], ({ index }) => seen.push(index)));
    expect([seen, code, fault.found]).toEqual([[0, 1], 'index', 'index 3']);
    expect(fault.expected).toBe('index 2, the number of calls before it');
  });

  test('on a last line without line feed is found too', () => {
    expect(refusal(() => recordsOf(`${CALLS}{"index": 3`)).place).toMatchObject({ line: 4, column: 12 });
  });

  test('names no file, which the reader of lines does not know', () => {
    expect(refusal(() => recordsOf('?')).place.file).toBeUndefined();
  });
});

describe('an array of calls is no transcript, and the error says so', () => {
  const calls = [{ index: 0, tool: 't', args: {}, response: {} }];

  test.each<[string, string, number, number]>([
    ['pretty-printed', JSON.stringify(calls, null, 2), 1, 1],
    ['on one line', JSON.stringify(calls), 1, 1],
    ['of nothing', '[]', 1, 1],
    ['after a blank line, indented', `\n  ${JSON.stringify(calls, null, '\t')}\n`, 2, 3],
    ['with a carriage return at the end of each line', JSON.stringify(calls, null, 2).replaceAll('\n', '\r\n'), 1, 1],
  ])('%s', (_, text, lineNumber, column) => {
    const { code, message, place } = refusal(() => recordsOf(text));
    expect([code, place]).toEqual(['fields', { line: lineNumber, column }]);
    expect(message).toBe(
      'found an array, expected an object; a transcript is JSON Lines: one call a line, and no array around them',
    );
  });
});

describe('sealed and unsealed lines', () => {
  const sealedCalls = sealed(CALLS);
  const [firstSealed = '', secondSealed = ''] = sealedCalls.split('\n');
  const [firstPlain = '', secondPlain = ''] = CALLS.split('\n');

  test.each<[Accepted, string, string, boolean]>([
    ['either', 'sealed', sealedCalls, true],
    ['either', 'unsealed', CALLS, false],
    ['sealed', 'sealed', sealedCalls, true],
    ['unsealed', 'unsealed', CALLS, false],
  ])('a reader of %s lines takes %s ones', (accepted, _, text, isSealed) => {
    const transcript = forEachRecord([text], () => undefined, accepted);
    expect([transcript.calls, transcript.sealed]).toEqual([3, isSealed]);
  });

  test.each<[Accepted, string, ErrorCode, string]>([
    [
      'sealed',
      CALLS,
      'not-sealed',
      'found a line without "prev" and "digest", expected a sealed transcript; toolreplay seal makes one',
    ],
    [
      'unsealed',
      sealedCalls,
      'sealed',
      'found a sealed line, expected no "prev" and "digest"; toolreplay audit takes sealed transcripts too',
    ],
  ])('a reader of %s lines refuses the others', (accepted, text, code, message) => {
    const error = refusal(() => recordsOf(`\n${text}`, accepted));
    expect([error.code, error.message, error.place]).toEqual([code, message, { line: 2 }]);
  });

  test.each<[string, string, string]>([
    [
      'sealed after unsealed',
      `${firstPlain}\n\n${secondSealed}`,
      'found a sealed line, expected an unsealed one, as before',
    ],
    [
      'unsealed after sealed',
      `${firstSealed}\n\n${secondPlain}`,
      'found an unsealed line, expected a sealed one, as before',
    ],
  ])('%s is mixed', (_, text, message) => {
    const error = refusal(() => recordsOf(text));
    expect([error.code, error.message, error.place]).toEqual(['mixed', message, { line: 3 }]);
  });
});

describe('the malformed samples', () => {
  const expected: { [file: string]: [ErrorCode, number] } = {
    'byte-order-mark.jsonl': ['encoding', 1],
    'cut-off.jsonl': ['json', 2],
    'duplicate-key.jsonl': ['duplicate-key', 2],
    'invalid-utf-8.jsonl': ['encoding', 2],
    'missing-field.jsonl': ['fields', 2],
    'mixed.jsonl': ['mixed', 2],
    'not-a-number.jsonl': ['json', 2],
    'not-json.jsonl': ['json', 2],
    'nul-byte.jsonl': ['json', 2],
    'number-range.jsonl': ['number-range', 2],
    'too-deep.jsonl': ['too-deep', 2],
    'unknown-field.jsonl': ['fields', 2],
    'utf-16.jsonl': ['encoding', 1],
    'wrong-index.jsonl': ['index', 2],
    'wrong-type.jsonl': ['fields', 2],
  };

  test('are each refused for what they are named after', () => {
    const files = readdirSync('samples/malformed').filter((file) => file.endsWith('.jsonl'));
    const found = files.map((file) => {
      const { code, place } = refusal(() => recordsOf(readFileSync(`samples/malformed/${file}`)));
      return [file, [code, place.line]];
    });
    expect(Object.fromEntries(found)).toEqual(expected);
  });
});
