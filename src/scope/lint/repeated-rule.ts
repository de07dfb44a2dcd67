import type { Stated, StatedRule, StatedSequence } from '../declaration.ts';
import { type Lint, type Remark, remark, whereIs } from './lint.ts';

/** The same thing said twice. */
export const repeatedRule: Lint = {
  name: 'repeated-rule',
  *find({ names, permissions, rules, sequence }) {
    yield* repeated(
      names,
      ({ text }) => text,
      ({ text }) => `"${text}"`,
    );
    const permission = ({ effect, text }: (typeof permissions)[number]): string => `${effect} ${text.trim()}`;
    yield* repeated(permissions, permission, permission);
    yield* repeated(rules, contentOf, ({ id }) => `rule "${id}"`);
    yield* repeated(sequence, orderOf, ({ id }) => `sequence "${id}"`);
  },
};

function* repeated<Rule extends Stated>(
  rules: readonly Rule[],
  keyOf: (rule: Rule) => string,
  nameOf: (rule: Rule) => string,
): Generator<Remark> {
  const seen = new Map<string, Rule>();
  for (const rule of rules) {
    const key = keyOf(rule);
    const before = seen.get(key);
    if (before === undefined) seen.set(key, rule);
    else yield remark(rule, `${nameOf(rule)} says what is said at ${whereIs(before, rule)}`);
  }
}

function contentOf({ effect, tool, args }: StatedRule): string {
  const conditions = [...args].map(([pointer, { file, line, column, places, ...condition }]) => [
    pointer,
    Object.entries(condition).sort(),
  ]);
  return JSON.stringify([effect, tool, conditions.sort()]);
}

function orderOf(stated: StatedSequence): string {
  return stated.kind === 'before'
    ? JSON.stringify([stated.first.text, stated.later.text, stated.since.map(({ text }) => text).sort()])
    : JSON.stringify([stated.call.text, stated.times]);
}
