import { describe, expect, test } from '@jest/globals';
import { sha256 } from '../../src/json/digest.ts';
import { CallTable } from '../../src/rules/call-table.ts';

const text = (k: number): Buffer => Buffer.from(`"t"{"k":${k}}`);
const digest = (k: number): string => sha256(Buffer.from(`answer ${k}`), 'binary');

describe('a call table', () => {
  test.each([1, 15, 16, 17, 47, 48, 49, 8175, 8176, 8177, 12_271, 12_272, 12_273, 20_000])(
    'of %d calls finds each again, with its first answer',
    (size) => {
      const table = new CallTable();
      const wrong: number[] = [];
      for (let k = 0; k < size; k++) if (table.enter(text(k), k) !== k) wrong.push(k);
      // Every third is answered.
      for (let k = 0; k < size; k += 3) if (!table.answer(k, k, digest(k)).sameAnswer) wrong.push(k);
      for (let k = 0; k < size; k++) {
        const identity = table.enter(text(k), size + k);
        const first = table.firstAnswer(identity);
        if (identity !== k || first !== (k % 3 === 0 ? digest(k) : undefined) || table.first(k) !== k) wrong.push(k);
      }
      expect(wrong).toEqual([]);
    },
  );

  test('takes the first answered call for the first one', () => {
    const table = new CallTable();
    const identity = table.enter(text(0), 3);
    expect(table.enter(text(0), 5)).toBe(identity);
    expect(table.first(identity)).toBe(3);
    expect(table.answer(identity, 5, digest(1))).toEqual({ identity, first: 5, sameAnswer: true });
    expect(table.answer(identity, 7, digest(2))).toEqual({ identity, first: 5, sameAnswer: false });
    expect(table.answer(identity, 9, digest(1))).toEqual({ identity, first: 5, sameAnswer: true });
    expect(table.first(identity)).toBe(5);
  });

  test('holds indexes beyond 32 bits', () => {
    const table = new CallTable();
    const identity = table.enter(text(0), 2 ** 40 + 1);
    expect(table.answer(identity, 2 ** 41 + 1, digest(1)).first).toBe(2 ** 41 + 1);
  });

  test('is small while it holds little, since one file can have thousands of sessions', () => {
    const before = process.memoryUsage().arrayBuffers;
    const tables = Array.from({ length: 2000 }, () => new CallTable());
    for (const table of tables) table.enter(text(0), 0);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(tables.length * 4096);
  });
});
