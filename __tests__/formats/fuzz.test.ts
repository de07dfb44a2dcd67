import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ToolReplayError } from '../../src/error.ts';
import { type ReadLog, readLog, sampleLogs } from '../helpers/logs.ts';

/** The calls of a log, or none when it cannot be judged, which must be said with the one error. */
function callsOf(text: Buffer): string[] {
  try {
    return calls(readLog(text));
  } catch (error) {
    if (error instanceof ToolReplayError || (error instanceof Error && error.message === 'a native transcript'))
      return [];
    throw error;
  }
}

function calls({ sessions }: ReadLog): string[] {
  return sessions.flatMap(({ records }) => records.map(({ tool, args }) => JSON.stringify([tool, args])));
}

/**
 * What no change to the lines of a log may do.
 *
 * A document that lost a line may be read as another format, which knows of no demonstration or copy: a call that its
 * own format passes over is not invented, as long as each word of it stands in the log.
 */
function expectNothingInvented(changed: Buffer, known: ReadonlySet<string>, text: string): void {
  for (const call of callsOf(changed)) {
    if (!known.has(call)) expect(leaves(JSON.parse(call)).filter((leaf) => !standsIn(leaf, text))).toEqual([]);
  }
}

/** The keys, texts and numbers in a value. */
function leaves(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(leaves);
  if (typeof value !== 'object' || value === null) return [value];
  const members = Object.entries(value).filter(([key]) => key !== '$value');
  return [...members.flatMap(([key, inside]) => [key, ...leaves(inside)]), ...leaves(Object.values(value))];
}

/** Whether a word stands in a text, as it is or as JSON text of JSON text. */
function standsIn(word: unknown, text: string): boolean {
  let written = String(word);
  for (let times = 0; times < 3; times++) {
    if (text.includes(written)) return true;
    written = JSON.stringify(written).slice(1, -1);
  }
  return false;
}

const split = (text: Buffer): Buffer[] =>
  text
    .toString('latin1')
    .split(/(?<=\n)/)
    .map((line) => Buffer.from(line, 'latin1'));

describe.each(sampleLogs())('$name, damaged', ({ text }) => {
  const known = new Set(calls(readLog(text)));

  test('cut at any byte', () => {
    expect(known.size).toBeGreaterThan(0);
    for (let end = 0; end < text.length; end++) expectNothingInvented(text.subarray(0, end), known, text.toString());
  });

  test('lines dropped, doubled and swapped', () => {
    const lines = split(text);
    const change = fc.record({
      kind: fc.constantFrom('drop', 'double', 'swap'),
      at: fc.nat(lines.length - 1),
      to: fc.nat(lines.length - 1),
    });
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), (changes) => {
        const changed = [...lines];
        for (const { kind, at, to } of changes) {
          if (at >= changed.length || to >= changed.length) continue;
          if (kind === 'drop') changed.splice(at, 1);
          else if (kind === 'double') changed.splice(to, 0, changed[at] as Buffer);
          else [changed[at], changed[to]] = [changed[to] as Buffer, changed[at] as Buffer];
        }
        expectNothingInvented(Buffer.concat(changed), known, text.toString());
      }),
      { numRuns: 100 },
    );
  });
});
