import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { sha256 } from '../../src/json/digest.ts';
import { DigestTable } from '../../src/json/digest-table.ts';

test('numbers digests in the order in which they come, and knows them again, however many there are', () => {
  const table = new DigestTable();
  const digests = Array.from({ length: 3000 }, (_, k) => sha256(Buffer.from(String(k)), 'binary'));
  expect(digests.map((digest) => table.known(digest))).toEqual(digests.map(() => undefined));
  expect(digests.map((digest) => table.enter(digest))).toEqual(digests.map((_, k) => k));
  expect(digests.map((digest) => table.enter(digest))).toEqual(digests.map((_, k) => k));
  expect(digests.map((digest) => table.known(digest))).toEqual(digests.map((_, k) => k));
  expect(table.size).toBe(3000);
});

test('two digests have the same number when every byte of them is the same, and only then', () => {
  // Few different bytes, so that most digests begin alike and stand in the same slots.
  const byte = fc.constantFrom('\u0000', '\u0001', '\u0080', '\u00ff');
  const digest = fc.tuple(fc.integer({ min: 0, max: 31 }), byte).map(([at, one]) => {
    return '\u0000'.repeat(at) + one + '\u0000'.repeat(31 - at);
  });
  fc.assert(
    fc.property(fc.array(digest, { maxLength: 200 }), (digests) => {
      const table = new DigestTable();
      const numbers = new Map<string, number>();
      for (const one of digests) {
        if (!numbers.has(one)) numbers.set(one, numbers.size);
        expect(table.enter(one)).toBe(numbers.get(one));
      }
      expect(table.size).toBe(numbers.size);
    }),
  );
});
