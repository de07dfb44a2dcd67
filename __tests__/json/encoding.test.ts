import { describe, expect, test } from '@jest/globals';
import { checkEncoding } from '../../src/json/encoding.ts';
import { parseDocument } from '../../src/json/value.ts';
import { raw, refusal } from '../helpers/canonical.ts';
import { line, recordsOf } from '../helpers/transcript.ts';

describe('a file that starts with', () => {
  test.each([
    ['\xef\xbb\xbf{', 'a UTF-8 byte order mark'],
    ['\xef\xbb\xbf', 'a UTF-8 byte order mark'],
    ['\xff\xfe{\0', 'a UTF-16 byte order mark'],
    ['\xfe\xff\0{', 'a UTF-16 byte order mark'],
    ['{\0"\0', 'UTF-16 text'],
    ['\0{\0"', 'UTF-16 text'],
  ])('%j is named as %s', (head, found) => {
    const { code, fault, place } = refusal(() => checkEncoding(raw(head)));
    expect([code, place]).toEqual(['encoding', { line: 1, column: 1 }]);
    expect(fault).toEqual({ found, expected: 'UTF-8 without a byte order mark', advice: 'save the file as such' });
  });

  test.each(['', '{', '{"in', '\xef\xbb', '\0', '\0\0\0{', '\xff', 'é'])(
    '%j is left to the reader of what follows',
    (head) => {
      expect(() => checkEncoding(raw(head))).not.toThrow();
    },
  );
});

describe('a document', () => {
  const text = '{"k": 1}';

  test.each<[string, Buffer, string]>([
    ['with a byte order mark', Buffer.from(`\ufeff${text}`), 'a UTF-8 byte order mark'],
    ['of a byte order mark alone', Buffer.from('\ufeff'), 'a UTF-8 byte order mark'],
    ['in UTF-16 with a byte order mark', Buffer.from(`\ufeff${text}`, 'utf16le'), 'a UTF-16 byte order mark'],
    ['in big-endian UTF-16 with one', Buffer.from(`\ufeff${text}`, 'utf16le').swap16(), 'a UTF-16 byte order mark'],
    ['in UTF-16', Buffer.from(text, 'utf16le'), 'UTF-16 text'],
    ['of one character in UTF-16', Buffer.from('7', 'utf16le'), 'UTF-16 text'],
    ['in big-endian UTF-16', Buffer.from(text, 'utf16le').swap16(), 'UTF-16 text'],
  ])('%s is refused as that', (_, bytes, found) => {
    const { code, fault, place } = refusal(() => parseDocument(bytes));
    expect([code, place]).toEqual(['encoding', { line: 1, column: 1 }]);
    expect(fault).toEqual({ found, expected: 'UTF-8 without a byte order mark', advice: 'save the file as such' });
  });

  test('of one character is not taken for UTF-16 by what stands behind its end', () => {
    expect(parseDocument(Buffer.from('7'))).toBe(7);
    expect(parseDocument(Buffer.from('7\0').subarray(0, 1))).toBe(7);
  });

  test.each<[string, Buffer, string, string]>([
    ['a NUL alone', raw('\0'), 'json', 'a NUL byte'],
    ['half a byte order mark', raw('\xef\xbb'), 'encoding', 'invalid UTF-8: byte 0xef'],
    ['Latin-1', raw('\xe9'), 'encoding', 'invalid UTF-8: byte 0xe9'],
  ])('that is %s is left to the reader of JSON', (_, bytes, code, found) => {
    const error = refusal(() => parseDocument(bytes));
    expect([error.code, error.fault.found, error.place]).toEqual([code, found, { line: 1, column: 1 }]);
  });
});

describe('a transcript', () => {
  const call = line(0, 'read_file');

  test.each<[string, Buffer, string]>([
    ['with a byte order mark', Buffer.from(`\ufeff${call}`), 'a UTF-8 byte order mark'],
    ['in UTF-16 with a byte order mark', Buffer.from(`\ufeff${call}\n`, 'utf16le'), 'a UTF-16 byte order mark'],
    ['in UTF-16', Buffer.from(`${call}\n`, 'utf16le'), 'UTF-16 text'],
    ['in big-endian UTF-16', Buffer.from(`${call}\n`, 'utf16le').swap16(), 'UTF-16 text'],
  ])('%s is refused as that', (_, bytes, found) => {
    const { code, fault, place } = refusal(() => recordsOf(bytes));
    expect([code, fault.found, place.line, place.column]).toEqual(['encoding', found, 1, 1]);
  });

  test.each<[string, Buffer, string, string]>([
    ['a byte order mark on a later line', Buffer.from(`${call}\n\ufeff${line(1, 't')}`), 'json', 'a byte order mark'],
    ['a NUL on a later line', Buffer.from(`${call}\n\0`), 'json', 'a NUL byte'],
    ['a NUL in a string', Buffer.from(`${call}\n${line(1, 't', '{"k":"a\0b"}')}`), 'json', 'a NUL byte'],
    ['Latin-1 outside a string', raw(`${call}\n\xe9`), 'encoding', 'invalid UTF-8: byte 0xe9'],
    ['a no-break space', Buffer.from(`${call}\n\u00a0`), 'json', 'the character U+00A0 outside a string'],
    ['Latin-1', raw(`${call}\n${line(1, 't', '{"k":"caf\xe9"}')}`), 'encoding', 'invalid UTF-8: byte 0xe9'],
  ])('with %s is refused as that, on line 2', (_, bytes, code, found) => {
    const error = refusal(() => recordsOf(bytes));
    expect([error.code, error.fault.found, error.place.line]).toEqual([code, found, 2]);
  });
});
