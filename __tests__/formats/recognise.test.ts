import { describe, expect, test } from '@jest/globals';
import { FORMAT_NAMES, formatOfArchive, type Recognised, recognise } from '../../src/formats/recognise.ts';
import { bytesOf, refusal } from '../helpers/canonical.ts';
import { used } from '../helpers/claude.ts';
import { lines } from '../helpers/logs.ts';
import { transcriptOf } from '../helpers/transcript.ts';

const RECORD = transcriptOf([['ls']]);
const CALL = used('A', 'Read', { path: 'a' });
const LINE = lines(CALL);
const PRETTY = JSON.stringify(CALL, undefined, 2);

function look(text: string | Buffer, isWhole: boolean, forced?: string): Recognised | undefined {
  const bytes = bytesOf(text);
  return recognise(Buffer.concat([bytes, Buffer.of(0)]), bytes.length, isWhole, forced);
}

/** What a file is taken for: the format and how its values stand. */
function taken(text: string | Buffer, forced?: string): string | undefined {
  const recognised = look(text, true, forced);
  return typeof recognised === 'object' ? `${recognised.format.name} ${recognised.framing}` : recognised;
}

describe('what a file is, is found out by its content', () => {
  test.each<[string, string, string]>([
    ['a transcript', RECORD, 'native'],
    ['a transcript behind blank lines', `\n \t\r\n${RECORD}`, 'native'],
    ['a transcript behind a banner', `starting…\n${RECORD}`, 'native'],
    ['a transcript without the last line feed', RECORD.trimEnd(), 'native'],
    ['an empty file', '', 'native'],
    ['white space', ' \n\r\n\t', 'native'],
    ['one value a line', LINE, 'claude-code lines'],
    [
      'one value a line, behind others that say nothing',
      lines({ type: 'summary' }, { a: 1 }, CALL),
      'claude-code lines',
    ],
    ['one value a line, behind a banner', `> agent run\n[INFO] started\n{not JSON}\n${LINE}`, 'claude-code lines'],
    ['one value a line, behind blank lines', `\n\r\n  \n${LINE}`, 'claude-code lines'],
    ['one value a line, with CRLF', LINE.replaceAll('\n', '\r\n'), 'claude-code lines'],
    ['one value on one line without a line feed', LINE.trimEnd(), 'claude-code lines'],
    ['one value a line, the last cut off', LINE + LINE.slice(0, 40), 'claude-code lines'],
    ['an array on one line', JSON.stringify([CALL, CALL]), 'claude-code lines'],
    ['an array over several lines', JSON.stringify([CALL, CALL], undefined, 2), 'claude-code document'],
    [
      'an array over several lines, cut off',
      JSON.stringify([CALL, CALL], undefined, 2).slice(0, -50),
      'claude-code document',
    ],
    ['an array, each element on its line', `[\n${LINE.trim()},\n${LINE.trim()}\n]\n`, 'claude-code document'],
    ['an array over several lines behind a banner', `[INFO] x\n[\n${LINE}]`, 'claude-code document'],
    ['a value over several lines', PRETTY, 'claude-code document'],
    ['values over several lines, one after the other', `${PRETTY}\n${PRETTY}${PRETTY}`, 'claude-code document'],
    ['a value over several lines, with CRLF', PRETTY.replaceAll('\n', '\r\n'), 'claude-code document'],
  ])('%s', (_, text, expected) => expect(taken(text)).toBe(expected));

  test('the native form is named first', () =>
    expect(FORMAT_NAMES.slice(0, 2)).toEqual(['native', expect.any(String)]));
});

describe('a transcript that is malformed is a transcript', () => {
  test.each([
    ['JSON that is broken behind its first key', '{"index": 0, "tool": }\n'],
    ['any of its keys first', '{ "response":{} "tool":"x"}\n'],
    ['a key too few', '{"index": 0, "tool": "x"}\n'],
    ['a key too many', '{"index": 0, "tool": "x", "args": {}, "response": {}, "extra": 1}\n'],
    ['one key alone', '{"tool": "x"}\n'],
    ['a seal without a call', '{"prev": "", "digest": "", "args": {}}\n'],
    ['a good log behind it', `{"index": 0, "tool": }\n${LINE}`],
  ])('%s', (_, text) => expect(taken(text)).toBe('native'));

  test.each([
    ['one key of a record among others', { tool: 'x', ...CALL }],
    ['a value that is a record', { record: { index: 0, tool: 'x' }, ...CALL }],
  ])('but not one with %s', (_, value) => expect(taken(lines(value))).toBe('claude-code lines'));
});

describe('a format that is given is not found out', () => {
  test.each<[string, string, string | undefined]>([
    ['native', LINE, 'native'],
    ['native', PRETTY, 'native'],
    ['claude-code', RECORD, 'claude-code lines'],
    ['claude-code', '{"x":\n1}', 'claude-code document'],
    ['claude-code', 'nothing but text\n', 'claude-code lines'],
    ['claude-code', '', 'native'],
  ])('%s of %p is %s', (forced, text, expected) => expect(taken(text, forced)).toBe(expected));
});

test('a first line that is cut is no document of two lines', () => {
  const record = (index: number): string => `{"\\u0069ndex":${index},"tool":"t","args":{},"response":{}}`;
  for (const gap of ['\n', '\n \t\r\n', '\r\n'])
    expect(taken(`${record(0).slice(0, -1)}${gap}${record(1)}\n`)).toBe('native');
  expect(taken('{"schema_version":"ATIF-v1.4","steps":[\n{"step_id":1}]}')).toBe('atif document');
});

describe('what is of no known format is refused', () => {
  const tried = `tried as ${FORMAT_NAMES.join(', ')}`;

  test.each<[string, string, string, object]>([
    ['JSON of something else', lines({ a: 1 }), 'found the field "a", expected', { line: 1 }],
    ['text', 'hello\n', "found 'h', expected", { line: 1, column: 1 }],
    ['text behind other JSON', '[1]\n', 'found ', { line: 1 }],
    ['a document of something else', '{\n"a": 1}', 'found a document of no known format', {}],
  ])('%s', (_, text, message, place) => {
    const error = refusal(() => taken(text));
    expect(error.code).toBe('format');
    expect(error.message).toContain(message);
    expect(error.message).toMatch(/; tried as native, .+$/);
    expect(error.message.endsWith(tried)).toBe(true);
    expect(error.place).toMatchObject(place);
  });

  test('an archive without a log', () => {
    const error = refusal(() => formatOfArchive(['readme.txt', 'data/x.json']));
    expect([error.code, error.fault.found]).toEqual(['format', 'an archive without a log']);
    expect(refusal(() => formatOfArchive([], 'claude-code')).code).toBe('format');
  });
});

describe('what is no UTF-8 is refused by the name of what it is', () => {
  test.each([
    ['a UTF-8 byte order mark', Buffer.from(`\ufeff${LINE}`)],
    ['a UTF-16 byte order mark', Buffer.from(`\ufeff${LINE}`, 'utf16le')],
    ['UTF-16 text', Buffer.from(LINE, 'utf16le')],
    ['UTF-16 text', Buffer.from(LINE, 'utf16le').swap16()],
  ])('%s', (found, text) => {
    for (const forced of [undefined, 'native', 'claude-code']) {
      const error = refusal(() => taken(text, forced));
      expect([error.code, error.fault.found, error.place]).toEqual(['encoding', found, { line: 1, column: 1 }]);
    }
  });
});

describe('while there may be more of the file', () => {
  test.each<[string, string, string | undefined]>([
    ['a first line that goes on', LINE.slice(0, 50), undefined],
    ['a first line that goes on like a record', '{"tool": "x", "type": "ass', undefined],
    ['nothing but banners', 'a\nb\n', undefined],
    ['a document', PRETTY, undefined],
    ['lines that say nothing', lines({ a: 1 }, { b: 2 }), undefined],
    ['a record', RECORD, 'native'],
  ])('%s is %s', (_, text, expected) => {
    expect(look(text, false)).toBe(expected);
  });

  test('lines of a format are known once there are enough of them', () => {
    expect(look(LINE.repeat(1000), false)).toMatchObject({ format: { name: 'claude-code' }, framing: 'lines' });
  });
});
