import { type Lint, remark } from './lint.ts';

/** A call that has to come before itself: the first of its kind always breaks the rule. */
export const impossibleSequence: Lint = {
  name: 'impossible-sequence',
  *find({ sequence }) {
    for (const stated of sequence) {
      if (stated.kind !== 'before' || stated.first.text.trim() !== stated.later.text.trim()) continue;
      yield remark(stated, `"${stated.id}" cannot be kept: "first" and "then" are the same call`);
    }
  },
};
