import { describe, expect, test } from '@jest/globals';
import { sightingsOf } from '../helpers/audit.ts';
import { transcriptOf } from '../helpers/transcript.ts';

describe('CallTable', () => {
  test('knows a call by its first sighting', () => {
    expect(sightingsOf(transcriptOf([['a'], ['b'], ['a'], ['a'], ['b']])).map(({ first }) => first)).toEqual([
      0, 1, 0, 0, 1,
    ]);
  });

  test('compares each answer with the first', () => {
    const answers = ['{"n":1}', '{"n":2}', '{"n":1}', '{"n":2}'];
    const sightings = sightingsOf(transcriptOf(answers.map((answer) => ['t', '{}', answer])));
    expect(sightings.map(({ sameAnswer }) => sameAnswer)).toEqual([true, false, true, false]);
  });

  test('keeps tables of different transcripts apart', () => {
    const text = transcriptOf([['a']]);
    expect([sightingsOf(text), sightingsOf(text)]).toEqual([
      [{ identity: 0, first: 0, sameAnswer: true }],
      [{ identity: 0, first: 0, sameAnswer: true }],
    ]);
  });

  test('finds each of 9,000 distinct calls again, after it grew five times', () => {
    const size = 9000;
    const once = Array.from({ length: size }, (_, k) => ['t', `{"k":${k}}`, `{"r":${k % 7}}`] as const);
    const again = once.map(([tool, args], k) => [tool, args, `{"r":${k % 5}}`] as const);
    const sightings = sightingsOf(transcriptOf([...once, ...again]));
    const expected = [
      ...once.map((_, k) => ({ identity: k, first: k, sameAnswer: true })),
      ...again.map((_, k) => ({ identity: k, first: k, sameAnswer: k % 7 === k % 5 })),
    ];
    expect(sightings).toEqual(expected);
  });
});
