import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { MUTATORS } from '../../src/rules/redundant-call.ts';
import { brief, findingsOf, REPLAY } from '../helpers/audit.ts';
import { naiveReplay } from '../helpers/reference.ts';
import { cutAt } from '../helpers/transcript.ts';
import { check, spell, spelling, spellingOf, type Value } from '../helpers/values.ts';

/** Few tools, arguments and answers, so that calls repeat; each in spellings of its own. */
const TOOLS = ['search', 'read_file', 'write_file', 'deploy', '__proto__', 'd\ude00'];
const ARGS: readonly Value[] = [
  { members: [] },
  { members: [['q', 'é/😀']] },
  { members: [['n', { literal: '1' }]] },
  { members: [['n', { literal: '1.0' }]] },
  {
    members: [
      ['b', null],
      ['a', [true]],
    ],
  },
];
const ANSWERS: readonly Value[] = [
  { members: [] },
  { members: [['n', { literal: '1e2' }]] },
  { members: [['n', { literal: '100' }]] },
  {
    members: [
      ['y', 'x'],
      ['x', 'y'],
    ],
  },
];

const call = fc.tuple(fc.constantFrom(...TOOLS), fc.constantFrom(...ARGS), fc.constantFrom(...ANSWERS));
const calls = fc.array(fc.tuple(call, fc.nat(4)), { maxLength: 20 });

/** Each call as often as it is said, one line each. */
const lines = fc.tuple(calls, spelling).map(([all, choices]) => {
  const how = spellingOf(choices);
  return all
    .flatMap(([each, times]) => Array.from({ length: Math.max(1, times - 1) }, () => each))
    .map(([tool, args, response], index) =>
      spell({ members: Object.entries({ index: { literal: String(index) }, tool, args, response }) }, how),
    );
});

describe('the findings of replay', () => {
  test('are those of a naive reference, which compares each call with all before it', () => {
    let total = 0;
    check(
      fc.property(lines, (all) => {
        const findings = brief(findingsOf(REPLAY, [all.join('\n')], { mutators: ['deploy'] }));
        expect(findings).toEqual(naiveReplay(all, [...MUTATORS, 'deploy']));
        total += findings.length;
      }),
      300,
    );
    expect(total).toBeGreaterThan(500);
  });

  test('do not depend on where the chunks are cut', () => {
    check(
      fc.property(lines, fc.array(fc.nat(), { maxLength: 8 }), (all, cuts) => {
        const bytes = Buffer.from(all.join('\r\n\n'));
        const whole = findingsOf(REPLAY, [bytes]);
        const cut = findingsOf(REPLAY, cutAt(bytes, cuts));
        expect([...cut]).toEqual([...whole]);
        expect(cut.divergence).toBe(whole.divergence);
      }),
    );
  });

  test('do not depend on the spelling', () => {
    check(
      fc.property(calls, spelling, spelling, (all, left, right) => {
        const of = (choices: readonly number[]) => {
          const how = spellingOf(choices);
          const text = all.map(([[tool, args, response]], index) =>
            spell({ members: Object.entries({ index: { literal: String(index) }, tool, args, response }) }, how),
          );
          return brief(findingsOf(REPLAY, [text.join('\n')]));
        };
        expect(of(left)).toEqual(of(right));
      }),
    );
  });

  test('come in the order of calls, and of kinds at one call', () => {
    check(
      fc.property(lines, (all) => {
        const ranks = Array.from(findingsOf(REPLAY, [all.join('\n')]), ({ index, kind }) =>
          kind === 'non-determinism' ? index : index + 0.5,
        );
        expect(ranks).toEqual([...new Set(ranks)].sort((a, b) => a - b));
      }),
    );
  });
});
