import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Break } from '../../src/chain/verifier.ts';
import { ToolReplayError } from '../../src/error.ts';
import { breakOf } from '../helpers/audit.ts';
import { canonicalOf, type Model, modelOf, Numeral } from '../helpers/reference.ts';
import { line, sealed } from '../helpers/transcript.ts';
import {
  check,
  type Members,
  object,
  plainText,
  spell,
  spelling,
  spellingOf,
  text,
  type Value,
} from '../helpers/values.ts';

type Call = [tool: string, args: Members, response: Members];

const calls = fc.array(fc.tuple(text, object, object), { minLength: 1, maxLength: 4 });

function transcript(all: readonly Call[]): string {
  return all
    .map(([tool, args, response], index) => `${line(index, tool, plainText(args), plainText(response))}\n`)
    .join('');
}

describe('a sealed transcript', () => {
  test('has an intact chain', () => {
    check(fc.property(calls, (all) => expect(breakOf(sealed(transcript(all)))).toBeUndefined()));
  });

  test('is the same for the same content, however it was spelled', () => {
    check(
      fc.property(calls, spelling, (all, choices) => {
        const how = spellingOf(choices);
        const spelled = all.map(([tool, args, response], index) => {
          const fields = { index: { literal: String(index) }, tool, args, response };
          return spell({ members: Object.entries(fields) }, how);
        });
        expect(sealed(spelled.join('\n\n'))).toBe(sealed(transcript(all)));
      }),
    );
  });
});

/** The canonical form of each line, by the reference. */
function contentOf(bytes: Buffer): string[] {
  const lines = bytes.toString().split('\n');
  return lines.filter((each) => each.trim() !== '').map((each) => canonicalOf(modelOf(each)));
}

/** A sealed transcript in another spelling; what is sealed is the content. */
function respelled(text: string, choices: readonly number[]): Buffer {
  const how = spellingOf(choices);
  const lines = text.trimEnd().split('\n');
  return Buffer.from(lines.map((each) => `${spell(spelledOf(modelOf(each)), how)}\n`).join(''));
}

function spelledOf(model: Model): Value {
  if (model instanceof Numeral) return { literal: model.text };
  if (Array.isArray(model)) return model.map(spelledOf);
  if (model instanceof Map) return { members: Array.from(model, ([key, member]) => [key, spelledOf(member)]) };
  return model;
}

/** What verifying comes to: a break, none, or a file that cannot be read. */
function verified(bytes: Buffer): Break | 'intact' | 'unreadable' {
  try {
    return breakOf(bytes) ?? 'intact';
  } catch (error) {
    if (error instanceof ToolReplayError) return 'unreadable';
    throw error;
  }
}

/** Verifies a changed transcript, and checks that the break is where the content first differs. */
function judge(original: Buffer, changed: Buffer): 'intact' | 'broken' | 'unreadable' {
  const result = verified(changed);
  if (result === 'unreadable') return result;
  const before = contentOf(original);
  const after = contentOf(changed);
  expect(after).toHaveLength(before.length);
  const first = after.findIndex((content, k) => content !== before[k]);
  expect(result === 'intact' ? -1 : result.index).toBe(first);
  return result === 'intact' ? 'intact' : 'broken';
}

function tally<Word extends string>(words: Iterable<Word>): { [word in Word]?: number } {
  const counts: { [word: string]: number } = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts as { [word in Word]?: number };
}

describe('a change of one byte breaks the chain at its link, unless the content stays or nothing can be read', () => {
  test('whichever byte of the sealed sample it is', () => {
    const original = readFileSync('samples/sealed.jsonl');
    const outcomes = Array.from(original.keys(), (at) => {
      const changed = Buffer.from(original);
      changed[at] = (changed[at] ?? 0) ^ 1;
      return judge(original, changed);
    });
    const { broken = 0, unreadable = 0 } = tally(outcomes);
    expect(broken).toBeGreaterThan(800);
    expect(unreadable).toBeGreaterThan(300);
  });

  test('whatever the transcript, its spelling and the change', () => {
    const byte = fc.oneof(fc.constantFrom(...Buffer.from('0123456789abcdefABCDEF \t.eE+-"\\/u[]{},:')), fc.nat(255));
    const outcomes: ReturnType<typeof judge>[] = [];
    check(
      fc.property(calls, spelling, fc.nat(), fc.constantFrom(0, 1), byte, fc.boolean(), (...drawn) => {
        const [all, choices, at, removed, added, adds] = drawn;
        const original = respelled(sealed(transcript(all)), choices);
        const cut = at % original.length;
        const middle = adds ? [added] : [];
        const changed = Buffer.concat([
          original.subarray(0, cut),
          Buffer.from(middle),
          original.subarray(cut + removed),
        ]);
        outcomes.push(judge(original, changed));
      }),
      800,
    );
    const { broken = 0, intact = 0, unreadable = 0 } = tally(outcomes);
    expect(Math.min(broken, intact, unreadable)).toBeGreaterThan(60);
  });
});
