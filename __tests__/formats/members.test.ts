import { describe, expect, test } from '@jest/globals';
import { ForeignTranscript } from '../../src/formats/foreign-transcript.ts';
import type { Format } from '../../src/formats/format.ts';
import { refusal } from '../helpers/canonical.ts';

/** Logs whose items are `{"tool":…,"args":…,"response":…}`, one call each. */
const FORMAT: Format = {
  name: 'of-the-test',
  ids: 'unique',
  detect: () => true,
  reader: (log) => ({
    read({ node }) {
      const tool = node.get('tool')?.string() ?? '';
      const value = node.get('response');
      log.call({
        session: 's',
        id: undefined,
        tool,
        args: node.get('args'),
        at: node,
        answer: { value, at: value ?? node },
      });
    },
  }),
};

/** The places of calls and answers of an archive, in order. */
function places(members: readonly (readonly [name: string, text: string])[]): (string | undefined)[] {
  const all: (string | undefined)[] = [];
  const transcript = new ForeignTranscript<void>(FORMAT, 'archive', 'skip', {
    call: (_, { where }) => void all.push(where),
    answer: (_, __, { where }) => void all.push(where),
    settle() {},
    end() {},
  });
  for (const [name, text] of members) transcript.member(name, Buffer.from(text));
  transcript.finish();
  return all;
}

describe('a log that is the files of an archive', () => {
  test('has calls and answers whose place is the file and a pointer', () => {
    const call = '{"tool":"t","args":{},"response":{"a":1}}';
    expect(
      places([
        ['1.json', call],
        ['2.json', `[${call},\n${call}]`],
      ]),
    ).toEqual([
      ...['1.json#', '1.json#/response'],
      ...['2.json#/0', '2.json#/0/response', '2.json#/1', '2.json#/1/response'],
    ]);
  });

  test.each<[string, string, string, string]>([
    ['is no JSON', '{"tool": t}\n{', 'json', "found 't' in 2.json, expected a JSON value"],
    [
      'holds what has no canonical form',
      '{"args":{"k":1,"k":2}}',
      'duplicate-key',
      'found the key "k" twice in one object in 2.json, expected each key once',
    ],
  ])('one of which %s names it, and no line of the archive', (_, text, code, message) => {
    const error = refusal(() =>
      places([
        ['1.json', '{}'],
        ['2.json', `[${text}]`.replace('[{"tool"', '[1,\n{"tool"')],
      ]),
    );
    expect([error.code, error.message, error.place]).toEqual([code, message, {}]);
  });
});
