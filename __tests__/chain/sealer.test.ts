import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { GENESIS } from '../../src/chain/link.ts';
import { canonical, refusal } from '../helpers/canonical.ts';
import { recordsOf, sealed, transcriptOf } from '../helpers/transcript.ts';

const DIRTY = readFileSync('samples/session-dirty.jsonl');

test('the prev of the first link is 64 zeros', () => {
  expect(GENESIS).toMatch(/^0{64}$/);
});

describe('the sealed dirty session', () => {
  const links = recordsOf(sealed(DIRTY), 'sealed');

  test('has the digests that ToolReplay 0.6 gives', () => {
    const digests = links.map(({ seal }) => seal?.digest);
    expect(digests.map((digest) => digest?.slice(0, 8))).toEqual([
      'c1bd7fb3',
      'b5e75534',
      'fe5e31cd',
      '40aadf3b',
      '327da75f',
      '75ccf1fa',
    ]);
    expect(digests[3]).toBe('40aadf3b8156217f0b5b1d95010b6b79f82a26ccf5e780aed0f5f311f865028a');
    expect(digests[5]).toBe('75ccf1faad88c5ea82c68139b2ec2a02943142dd0133bb0c626ccbff28f5c711');
  });

  test('is the sealed sample', () => {
    expect(sealed(DIRTY)).toBe(readFileSync('samples/sealed.jsonl', 'utf8'));
  });

  test('points from each link to the one before', () => {
    expect(links.map(({ seal }) => seal?.prev)).toEqual([
      GENESIS,
      ...links.slice(0, -1).map(({ seal }) => seal?.digest),
    ]);
  });

  test('holds the same calls', () => {
    const calls = (records: ReturnType<typeof recordsOf>) => records.map(({ seal, ...call }) => call);
    expect(calls(links)).toEqual(calls(recordsOf(DIRTY)));
  });
});

describe('a sealed line', () => {
  const text = '{"response":{"é":1e2},"args":{"b":2,"a":[1.0]},"tool":"to\\tol","index":0}\r\n';

  test('is the canonical form of its fields', () => {
    const [line = ''] = sealed(text).split('\n');
    expect(canonical(line)).toBe(line);
  });

  test('has the digest of its canonical form without the digest', () => {
    const { digest, ...rest } = JSON.parse(sealed(text)) as { digest: string };
    const form = `{"args":{"a":[1.0],"b":2},"index":0,"prev":"${GENESIS}","response":{"\\u00e9":100.0},"tool":"to\\tol"}`;
    expect(digest).toBe(createHash('sha256').update(form).digest('hex'));
    expect(rest).toEqual({ ...JSON.parse(form), response: { é: 100 } });
  });

  test('ends in a line feed, also when the line of the call did not', () => {
    expect(sealed(text.trimEnd())).toBe(sealed(text));
    expect(sealed(text).endsWith('}\n')).toBe(true);
  });

  test('may be longer than all memory so far', () => {
    const long = 'x'.repeat(200_000);
    const calls = transcriptOf([['t'], ['t', `{"k":"${long}"}`, `{"r":"${long}"}`], ['t']]);
    const lengths = sealed(calls)
      .split('\n')
      .map((line) => line.length);
    expect(lengths).toEqual([lengths[0], (lengths[0] ?? 0) + 2 * long.length + 2 * '"k":""'.length, lengths[2], 0]);
  });
});

test('no call makes no line', () => {
  expect(sealed(' \n\n')).toBe('');
});

test('a sealed transcript is not sealed again', () => {
  expect(refusal(() => sealed(sealed(DIRTY))).code).toBe('sealed');
});
