import { coveredAllow } from './covered-allow.ts';
import { ignoredByClaude } from './ignored-by-claude.ts';
import { impossibleCondition } from './impossible-condition.ts';
import { impossiblePath } from './impossible-path.ts';
import { impossibleSequence } from './impossible-sequence.ts';
import type { Lint, Linted, Remark } from './lint.ts';
import { nameLikePattern } from './name-like-pattern.ts';
import { repeatedRule } from './repeated-rule.ts';
import { shellSyntax } from './shell-syntax.ts';
import { unknownAlias } from './unknown-alias.ts';
import { unknownArgument } from './unknown-argument.ts';

/** All lints. */
const LINTS: readonly Lint[] = [
  repeatedRule,
  nameLikePattern,
  coveredAllow,
  impossibleCondition,
  impossiblePath,
  impossibleSequence,
  shellSyntax,
  unknownArgument,
  unknownAlias,
  ignoredByClaude,
];

/** A remark, and the lint that made it. */
export interface Found extends Remark {
  readonly lint: string;
}

/** What all lints say of a scope file: that on the file itself first, each in the order of the text. */
export function lintsOf(linted: Linted): Found[] {
  const found = LINTS.flatMap(({ name, find }) => [...find(linted)].map((one) => ({ ...one, lint: name })));
  const isOwn = ({ file }: Found): number => (file === linted.file ? 0 : 1);
  const byFile = (a: Found, b: Found): number =>
    isOwn(a) - isOwn(b) || (a.file < b.file ? -1 : a.file > b.file ? 1 : 0);
  return found.sort((a, b) => byFile(a, b) || a.line - b.line || a.column - b.column);
}
