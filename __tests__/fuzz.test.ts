import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { attempt, chunksOf, hold, same } from '../fuzz/checks.ts';
import { LARGEST, SEEDS } from '../fuzz/seeds.ts';
import { TARGETS } from '../fuzz/targets.ts';
import { ToolReplayError } from '../src/error.ts';

const CORPUS = join('fuzz', 'corpus');

describe.each([...TARGETS])('fuzz target %s', (name, fuzz) => {
  const entries = readdirSync(join(CORPUS, name)).sort();

  test.each(entries)('holds for what was found: %s', (entry) => {
    const data = readFileSync(join(CORPUS, name, entry));
    expect(data.length).toBeLessThanOrEqual(2048);
    expect(() => fuzz(data)).not.toThrow();
  });

  test('holds for all that it starts from', () => {
    const seeds = SEEDS.get(name)?.() ?? [];
    const used = seeds.filter(({ length }) => length <= LARGEST);
    expect(used.length).toBeGreaterThan(0);
    for (const seed of used) expect(() => fuzz(seed)).not.toThrow();
  });
});

test('each target has its file, its corpus and its job', () => {
  const names = [...TARGETS.keys()].sort();
  const files = readdirSync(join('fuzz', 'targets')).map((file) => file.replace(/\.ts$/, ''));
  expect(files.sort()).toEqual(names);
  expect(readdirSync(CORPUS).sort()).toEqual(names);
  const [, listed = ''] = /target: \[(.*)\]/.exec(readFileSync('.github/workflows/fuzz.yml', 'utf8')) ?? [];
  expect(listed.split(', ').sort()).toEqual(names);
});

test('what does not hold ends a target, and so does any other error than that of ToolReplay', () => {
  expect(() => hold(false, 'it does')).toThrow('does not hold: it does');
  expect(() => same('abc', 'abd', 'both are one')).toThrow('does not hold: both are one; from 2 on: "abc" and "abd"');
  const refusal = new ToolReplayError('json', { found: 'nothing' });
  expect(attempt(() => raise(refusal))).toEqual({ refusal });
  expect(() => attempt(() => raise(new RangeError('deep')))).toThrow(RangeError);
});

test('chunks are all of a text', () => {
  const text = Buffer.from('abcdefghij'.repeat(20));
  const chunks = [...chunksOf(text)];
  expect(chunks.length).toBeGreaterThan(1);
  expect(Buffer.concat(chunks).equals(text)).toBe(true);
});

function raise(error: Error): never {
  throw error;
}
