import { describe, expect, test } from '@jest/globals';
import { refusal } from '../helpers/canonical.ts';
import { resulted, used } from '../helpers/claude.ts';
import { lines, readLog } from '../helpers/logs.ts';

const CALL = used('A', 'Read', { path: 'a' });
const RESULT = resulted('A', 'x');
const OTHER = used('B', 'Bash', { command: 'ls' });

/** Lines and tools of the calls, and what was passed over. */
function read(text: string | Buffer): object {
  const { framing, skipped, sessions } = readLog(text, 'claude-code');
  const calls = sessions.flatMap(({ records }) =>
    records.map(({ tool, line, resultLine }) => `${line}${resultLine === undefined ? '' : `-${resultLine}`} ${tool}`),
  );
  return { framing, calls, skipped };
}

describe('a log of one value a line', () => {
  test.each<[string, string | Buffer, string[], object]>([
    ['with line feeds', lines(CALL, RESULT, OTHER), ['1-2 Read', '3 Bash'], {}],
    ['with CRLF', lines(CALL, RESULT, OTHER).replaceAll('\n', '\r\n'), ['1-2 Read', '3 Bash'], {}],
    ['without the last line feed', lines(CALL, RESULT).trimEnd(), ['1-2 Read'], {}],
    ['with blank lines', `\n${lines(CALL, ' \t', RESULT, '\r')}`, ['2-4 Read'], { blank: 3 }],
    ['with banners', `$ agent run\n${lines(CALL, '[INFO] x', RESULT)}done.\n`, ['2-4 Read'], { 'not JSON': 3 }],
    [
      'with a line that is no UTF-8',
      Buffer.from(lines(CALL, '"caf\xe9"', RESULT), 'latin1'),
      ['1-3 Read'],
      { 'not JSON': 1 },
    ],
    ['the last of them cut off', `${lines(CALL, RESULT)}${lines(OTHER).slice(0, 60)}`, ['1-2 Read'], { 'cut off': 1 }],
    ['with values of no call', lines(CALL, 7, '"text"', [], RESULT), ['1-5 Read'], { 'of unknown type': 3 }],
    [
      'with types that are not known',
      lines(CALL, { type: 'next-year' }, {}, RESULT),
      ['1-4 Read'],
      { 'of unknown type': 2 },
    ],
    ['with arrays', lines([CALL, RESULT], [OTHER]), ['1-1 Read', '2 Bash'], {}],
    [
      'with two values on a line',
      lines(CALL, `${JSON.stringify(RESULT)}${JSON.stringify(OTHER)}`),
      ['1 Read'],
      { 'not JSON': 1 },
    ],
  ])('%s', (_, text, calls, skipped) => expect(read(text)).toEqual({ framing: 'lines', calls, skipped }));

  test('one line of white space more than what one chunk holds', () => {
    const text = `${' '.repeat(100_000)}${lines(CALL)}${'\n'.repeat(3000)}${lines(RESULT)}`;
    expect(read(text)).toEqual({ framing: 'lines', calls: ['1-3002 Read'], skipped: { blank: 3000 } });
  });

  test('U+2028 ends no line', () => {
    expect(read(lines(used('A', 'Read', { path: '\u2028' }), RESULT))).toMatchObject({ calls: ['1-2 Read'] });
  });

  test('without any call is a session of no calls', () => {
    expect(readLog(lines({ type: 'next-year' }), 'claude-code').sessions).toEqual([
      { name: 'main', unanswered: 0, orphans: 0, duplicates: 0, errors: 0, records: [] },
    ]);
  });

  test('has the place of what no record can hold', () => {
    const bad =
      '{"type":"assistant","message":{"content":[{"type":"tool_use","id":"B","name":"é","input":{"k":1,"k":2}}]}}';
    const error = refusal(() => read(lines(CALL, bad)));
    const column = bad.lastIndexOf('"k"') + 1;
    expect([error.code, error.place]).toEqual(['duplicate-key', { line: 2, column }]);
  });

  test('has the place of what no record can hold, where it is to be wrapped', () => {
    const bad = '{"type":"assistant","message":{"content":[{"type":"tool_use","id":"B","name":"x","input":[1e999]}]}}';
    const error = refusal(() => read(lines(CALL, bad)));
    expect([error.code, error.place]).toEqual(['number-range', { line: 2, column: bad.indexOf('1e999') + 1 }]);
  });
});

describe('read strictly', () => {
  const strictly = (text: string): object => readLog(text, 'claude-code', 'refuse');

  test('a log in which nothing is passed over is read as ever', () => {
    const log = lines({ type: 'summary' }, CALL, RESULT, OTHER);
    expect(strictly(log)).toEqual(readLog(log));
  });

  test.each<[string, string, string, number]>([
    ['what is no JSON', lines(CALL, 'banner', RESULT), 'a line that is no JSON', 2],
    ['a blank line', lines(CALL, RESULT, ' '), 'a blank line', 3],
    ['what is cut off', `${lines(CALL, RESULT)}{"type":`, 'the end of the file in the middle of a value', 3],
    ['a type that is not known', lines({ type: 'next-year' }, CALL), 'an item of an unknown type', 1],
    [
      'what is cut off at the end of a document',
      `[\n${lines(CALL)},\n{"type"`,
      'the end of the file in the middle of a value',
      4,
    ],
    ['what is no JSON before a document', `banner\n${JSON.stringify(CALL, undefined, 2)}`, 'a line that is no JSON', 1],
    ['a type that is not known in a document', `[\n{"type":\n"next-year"}]`, 'an item of an unknown type', 2],
  ])('%s is refused', (_, text, found, line) => {
    const error = refusal(() => strictly(text));
    expect([error.code, error.fault.found, error.place]).toEqual(['skipped', found, { line }]);
  });
});
