import { describe, expect, test } from '@jest/globals';
import { type Line, LineSplitter, MAX_LINE } from '../../src/transcript/lines.ts';
import { bytesOf, refusal } from '../helpers/canonical.ts';

/** Each line as `number:text`, with a mark when it is not followed by a 0. */
function split(chunks: readonly (string | Buffer)[]): string[] {
  const splitter = new LineSplitter();
  const lines: string[] = [];
  const see = ({ number, text, start, end }: Line) =>
    lines.push(`${number}:${text.toString('utf8', start, end)}${text[end] === 0 ? '' : ' without 0'}`);
  for (const chunk of chunks) for (const line of splitter.split(bytesOf(chunk))) see(line);
  for (const line of splitter.finish()) see(line);
  return lines;
}

describe('LineSplitter', () => {
  test.each<[string, string[], string[]]>([
    ['nothing', [], []],
    ['an empty chunk', [''], []],
    ['one line', ['a\n'], ['1:a']],
    ['two lines', ['a\nb\n'], ['1:a', '2:b']],
    ['a last line without line feed', ['a\nb'], ['1:a', '2:b']],
    ['one line without line feed', ['abc'], ['1:abc']],
    ['a line feed alone', ['\n'], ['1:']],
    ['empty lines, which count', ['\n\na\n\n'], ['1:', '2:', '3:a', '4:']],
    ['a carriage return, which stays', ['a\r\nb\r\n'], ['1:a\r', '2:b\r']],
    ['a carriage return alone, which ends no line', ['a\rb\n'], ['1:a\rb']],
    ['a line separator, which is text', ['a\u2028b\u2029c\n'], ['1:a\u2028b\u2029c']],
    ['other vertical spaces, which are text', ['a\v\f\u0085b\n'], ['1:a\v\f\u0085b']],
    ['a line in two chunks', ['ab', 'cd\n'], ['1:abcd']],
    ['a line in many chunks', [...'abcdef', '\n', 'g'], ['1:abcdef', '2:g']],
    ['a line feed as its own chunk', ['a', '\n', 'b', '\n'], ['1:a', '2:b']],
    ['a chunk that ends one line and begins the next', ['a\nb', 'c\nd'], ['1:a', '2:bc', '3:d']],
    ['empty chunks in between', ['a', '', '\n', '', 'b'], ['1:a', '2:b']],
    ['a NUL, which is text', ['a\0b\n\0'], ['1:a\0b', '2:\0']],
  ])('%s', (_, chunks, lines) => {
    expect(split(chunks)).toEqual(lines);
  });

  test('cuts a character of several bytes at a chunk boundary without harm', () => {
    const bytes = Buffer.from('€😀\n€');
    const chunks = Array.from(bytes, (byte) => Buffer.of(byte));
    expect(split(chunks)).toEqual(['1:€😀', '2:€']);
  });

  test('is not misled by line feeds of longer chunks before', () => {
    expect(split(['\n'.repeat(1000), 'ab', 'cd', '\n']).slice(-1)).toEqual(['1001:abcd']);
  });

  test('finds many short lines after a long one, wherever they are cut', () => {
    const long = 'x'.repeat(1_000_000);
    const short = Array.from({ length: 20_000 }, (_, k) => `line ${k}`);
    const text = short.join('\n');
    const chunks = Array.from({ length: Math.ceil(text.length / 997) }, (_, k) => text.slice(k * 997, (k + 1) * 997));
    expect(split([long, '\n', ...chunks])).toEqual([`1:${long}`, ...short.map((line, k) => `${k + 2}:${line}`)]);
  });

  test('is not misled by line feeds of a long chunk that lie behind the end', () => {
    const many = Array.from({ length: 200_000 }, (_, k) => `${k + 1}:`);
    expect(split(['\n'.repeat(200_000), 'ab', 'c', '\nd', '', 'e\n', 'f'])).toEqual([
      ...many,
      '200001:abc',
      '200002:de',
      '200003:f',
    ]);
  });

  test('holds lines longer than its first memory, and keeps what it held', () => {
    const long = 'x'.repeat(100_000);
    expect(split([`a\nb${long}`, `${long}c`, `${long}\nd`])).toEqual(['1:a', `2:b${long}${long}c${long}`, '3:d']);
  });
});

describe('a line of more than 64 MiB', () => {
  const chunk = Buffer.alloc(1 << 24, 'x');
  const fault = { found: 'a line of more than 64 MiB', expected: 'at most 64 MiB' };

  test('is refused before its end is there, with its number', () => {
    const splitter = new LineSplitter();
    const lines = [...splitter.split(Buffer.from('first\nsecond\n'))];
    for (let size = 0; size < MAX_LINE; size += chunk.length) lines.push(...splitter.split(chunk));
    const error = refusal(() => [...splitter.split(Buffer.of(0x78))]);
    expect(lines).toHaveLength(2);
    expect([error.code, error.place.line]).toEqual(['line-too-long', 3]);
    expect(error.fault).toMatchObject(fault);
  });

  test('is refused when its end comes with it, and one of just 64 MiB is not', () => {
    const splitter = new LineSplitter();
    for (let size = 0; size < MAX_LINE; size += chunk.length) splitter.split(chunk).next();
    const sizes = Array.from(splitter.split(Buffer.from('\n')), ({ start, end }) => end - start);
    expect(sizes).toEqual([MAX_LINE]);
    for (let size = 0; size < MAX_LINE; size += chunk.length) splitter.split(chunk).next();
    const error = refusal(() => splitter.split(Buffer.from('x\n')).next());
    expect([error.code, error.place.line]).toEqual(['line-too-long', 2]);
    expect(error.fault).toMatchObject(fault);
  });
});
