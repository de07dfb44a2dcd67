import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { readBaseline } from '../../src/baseline/read-baseline.ts';
import { ToolReplayError } from '../../src/error.ts';
import { baselineOf, entryOf } from '../helpers/baseline.ts';

const validate = new Ajv2020().compile(JSON.parse(readFileSync('schemas/baseline-v1.json', 'utf8')));

const OTHER = 'f4dba447234424f0a8dc8cf8f82023b7';

/** Files that are refused, and what is said of each. Of the last ones only the reader can tell. */
const REFUSED: readonly [name: string, text: string, error: string][] = [
  [
    'an unknown key',
    baselineOf(entryOf({ expire: '2027-01-31' })),
    '2:111: found the unknown key "expire" in an entry, expected one of fingerprint, kind, tool, file, session, reason, expires; did you mean "expires"?',
  ],
  [
    'an unknown key of the file',
    '{"version": 1, "accepted": [], "acepted": []}',
    '1:32: found the unknown key "acepted" in the baseline file, expected one of $schema, version, accepted; did you mean "accepted"?',
  ],
  [
    'no fingerprint',
    baselineOf(entryOf({ fingerprint: undefined })),
    '2:1: found no "fingerprint" in an entry, expected fingerprint, kind, tool, reason',
  ],
  [
    'no reason',
    baselineOf(entryOf({ reason: undefined })),
    '2:1: found no "reason" in an entry, expected fingerprint, kind, tool, reason',
  ],
  [
    'an empty reason',
    baselineOf(entryOf({ reason: ' \t' })),
    '2:103: found an empty "reason", expected why the finding is accepted; say it to whoever reads this next',
  ],
  [
    'dots for a reason',
    baselineOf(entryOf({ reason: '…' })),
    '2:103: found "…" for "reason", expected why the finding is accepted; say it to whoever reads this next',
  ],
  [
    'two dots for a reason',
    baselineOf(entryOf({ reason: ' ..' })),
    '2:103: found ".." for "reason", expected why the finding is accepted; say it to whoever reads this next',
  ],
  [
    'a reason that is no text',
    baselineOf(entryOf({ reason: 1 })),
    '2:103: found a number for "reason", expected a string',
  ],
  [
    'a fingerprint that is none',
    baselineOf(entryOf({ fingerprint: 'ABC' })),
    '2:16: found "ABC" for "fingerprint", expected 32 digits of 0-9 and a-f; copy it from the job summary, or let toolreplay baseline write it',
  ],
  [
    'a kind that is none',
    baselineOf(entryOf({ kind: 'redundant-cal' })),
    '2:58: found "redundant-cal" for "kind", expected non-determinism, redundant-call, repeated-loop, permission-warning, unverifiable-call, permission-overreach; did you mean "redundant-call"?',
  ],
  [
    'a broken chain',
    baselineOf(entryOf({ kind: 'broken-chain' })),
    '2:58: found "broken-chain" for "kind", expected a kind that can be accepted; of a recording that was edited nobody knows what it was: record and seal it anew',
  ],
  ['a tool that is null', baselineOf(entryOf({ tool: null })), '2:82: found null for "tool", expected a string'],
  [
    'an empty file',
    baselineOf(entryOf({ file: '' })),
    '2:118: found an empty "file", expected a transcript, or a glob; leave the key out for any transcript',
  ],
  [
    'a file as no report names it',
    baselineOf(entryOf({ file: './a.jsonl' })),
    '2:118: found "./a.jsonl" for "file", expected a transcript as reports name it; leave the ./ out',
  ],
  [
    'a session that is no text',
    baselineOf(entryOf({ session: [] })),
    '2:121: found an array for "session", expected a string',
  ],
  [
    'a day in another form',
    baselineOf(entryOf({ expires: '31.1.2027' })),
    '2:121: found "31.1.2027" for "expires", expected a day such as "2027-01-31"; it is the last day on which the finding is accepted',
  ],
  [
    'an entry that is none',
    baselineOf(entryOf()).replace('[\n', '[\n1,'),
    '2:1: found a number in "accepted", expected an object',
  ],
  [
    'entries that are none',
    '{"version": 1, "accepted": {}}',
    '1:28: found an object for "accepted", expected an array of entries',
  ],
  ['no entries', '{"version": 1}', '1:1: found no "accepted" in the baseline file, expected version, accepted'],
  ['no version', '{"accepted": []}', '1:1: found no "version" in the baseline file, expected version, accepted'],
  ['another version', '{"version": 2, "entries": []}', '1:13: found 2 for "version", expected 1'],
  ['a list', '[]', '1:1: found an array, expected an object'],
  [
    'a schema that is no text',
    '{"$schema": 1, "version": 1, "accepted": []}',
    '1:13: found a number for "$schema", expected a string',
  ],
];

const REFUSED_BY_READER: typeof REFUSED = [
  [
    'a day that is not in the calendar',
    baselineOf(entryOf({ expires: '2027-02-30' })),
    '2:121: found "2027-02-30" for "expires", expected a day such as "2027-01-31"; it is the last day on which the finding is accepted',
  ],
  [
    'a glob that is not whole',
    baselineOf(entryOf({ file: 'runs/[a' })),
    '2:118: found a \'[\' that is not closed in the glob "runs/[a", expected a glob that is whole; put a backslash before a bracket that means itself',
  ],
  [
    'the same twice',
    baselineOf(
      entryOf({ file: 'a' }),
      entryOf({ fingerprint: OTHER, file: 'a' }),
      entryOf({ file: 'a', reason: 'other' }),
    ),
    '4:16: found the fingerprint 66175c1921b63a4bbd6797682a031ee4 a second time for "a", expected another than that at line 2; keep one of the two',
  ],
  [
    'the same twice for any transcript',
    baselineOf(entryOf(), entryOf()),
    '3:16: found the fingerprint 66175c1921b63a4bbd6797682a031ee4 a second time, expected another than that at line 2; keep one of the two',
  ],
];

function refusalOf(text: string): string {
  try {
    readBaseline(Buffer.from(text), 'b.json');
  } catch (error) {
    if (!(error instanceof ToolReplayError)) throw error;
    const { file, line, column } = error.place;
    return `${file} ${error.code} ${line}:${column}: ${error.message}`;
  }
  return 'read';
}

describe('a baseline file is refused for', () => {
  test.each([...REFUSED, ...REFUSED_BY_READER])('%s', (_, text, error) => {
    expect(refusalOf(text)).toBe(`b.json baseline ${error}`);
  });

  test('what is no strict JSON', () => {
    expect(refusalOf('{"version": 1, "version": 1, "accepted": []}')).toBe(
      'b.json duplicate-key 1:16: found the key "version" twice in one object, expected each key once',
    );
    expect(refusalOf('{"version": 1, "accepted": [],}')).toMatch(/^b\.json json 1:31: /);
  });
});

describe('the published schema', () => {
  test.each(REFUSED)('refuses %s', (_, text) => {
    expect(validate(JSON.parse(text))).toBe(false);
  });

  test.each(REFUSED_BY_READER)('knows nothing of %s', (_, text) => {
    expect(validate(JSON.parse(text))).toBe(true);
  });

  const whole = { file: 'runs/{a,b}/*.jsonl', session: 's', expires: '2028-02-29' };
  test.each([baselineOf(), baselineOf(entryOf()), baselineOf(entryOf(whole), entryOf({ file: 'a' }), entryOf())])(
    'takes what is read: %s',
    (text) => {
      expect(refusalOf(text)).toBe('read');
      expect(validate(JSON.parse(text))).toBe(true);
    },
  );
});

test('an entry is read with the line that it stands at', () => {
  const more = { file: 'runs/**', session: 's', expires: '2027-01-31' };
  const { file, schema, entries } = readBaseline(Buffer.from(baselineOf(entryOf(), entryOf(more))), 'b.json');
  expect({ file, schema }).toEqual({ file: 'b.json', schema: undefined });
  expect(entries).toEqual([
    { ...entryOf(), file: undefined, session: undefined, expires: undefined, line: 2 },
    { ...entryOf(more), line: 3 },
  ]);
});
