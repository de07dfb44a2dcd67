import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { ToolReplayError } from '../../src/error.ts';
import { canonical, refusal } from '../helpers/canonical.ts';
import { line, recordsOf, sealed } from '../helpers/transcript.ts';

interface Vectors {
  readonly values: readonly { name: string; json: string; canonical: string; digest: string }[];
  readonly refused: readonly { name: string; json: string }[];
}

/** Made with Python's json module and hashlib. */
const { values, refused } = JSON.parse(readFileSync('__tests__/conformance/canonical.json', 'utf8')) as Vectors;

describe('the conformance vectors', () => {
  test('are all there', () => {
    expect([values.length, refused.length]).toEqual([509, 33]);
  });

  test('have the canonical form that Python gives them', () => {
    const wrong = values
      .map(({ name, json, canonical: expected }) => ({ name, expected, found: canonical(json) }))
      .filter(({ expected, found }) => expected !== found);
    expect(wrong).toEqual([]);
  });

  test('have the digest that Python gives them when they are sealed', () => {
    const wrong = values
      .map(({ name, json, digest }) => {
        const [record] = recordsOf(sealed(line(0, 't', `{"v":${json}}`)));
        return { name, expected: digest, found: record?.seal?.digest };
      })
      .filter(({ expected, found }) => expected !== found);
    expect(wrong).toEqual([]);
  });

  test.each(refused)('refuse $name', ({ json }) => {
    expect(refusal(() => canonical(json))).toBeInstanceOf(ToolReplayError);
    expect(refusal(() => recordsOf(line(0, 't', `{"v":${json}}`)))).toBeInstanceOf(ToolReplayError);
  });
});
