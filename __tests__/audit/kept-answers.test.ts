import { expect, test } from '@jest/globals';
import { KeptAnswers } from '../../src/audit/kept-answers.ts';

test('answers come back as they were kept, whatever their size and number', () => {
  const kept = new KeptAnswers();
  try {
    const sizes = [
      0,
      5,
      1 << 20,
      (1 << 20) - 4,
      (1 << 20) - 3,
      30_000_000,
      7,
      ...Array.from({ length: 5000 }, (_, k) => k),
    ];
    const textOf = (k: number): Buffer => Buffer.alloc(sizes[k] ?? 0, `${k}.`);
    const handles = sizes.map((_, k) => {
      const scratch = textOf(k);
      const handle = kept.keep(scratch);
      scratch.fill(0);
      return handle;
    });
    expect(new Set(handles).size).toBe(sizes.length);
    for (let k = sizes.length - 1; k >= 0; k--) {
      const back = kept.get(handles[k] ?? -1);
      if (!back.equals(textOf(k))) throw new Error(`answer ${k} is another`);
    }
  } finally {
    kept.close();
  }
});
