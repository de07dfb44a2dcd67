import { shellWords } from './shell-words.ts';
import type { Literal } from './starlark-call.ts';

/** What Codex does with a command that a rule matches. */
export const DECISIONS = ['allow', 'prompt', 'forbidden'] as const;
export type Decision = (typeof DECISIONS)[number];

/** A command that a rule is said to match, or not to. */
export interface Example {
  /** None where it is no command. */
  readonly words: readonly string[];
  /** The byte that it starts at. */
  readonly offset: number;
}

/** A `prefix_rule` of Codex: a command matches whose first words are each one of those that the pattern has there. */
export interface PrefixRule {
  readonly pattern: readonly ReadonlySet<string>[];
  readonly decision: Decision;
  readonly match: readonly Example[];
  readonly notMatch: readonly Example[];
}

/** `reviewer` says who answers a prompt, which is nothing that a recording could break. */
const ARGUMENTS: ReadonlySet<string> = new Set([
  'pattern',
  'decision',
  'justification',
  'match',
  'not_match',
  'reviewer',
]);

/**
 * Makes a rule of the arguments of a call, as `codex-rs/execpolicy` does.
 *
 * @returns the rule, or why the arguments make none
 */
export function prefixRuleOf(given: ReadonlyMap<string, Literal>): PrefixRule | string {
  for (const key of given.keys()) if (!ARGUMENTS.has(key)) return `the argument ${key} is not known`;
  const pattern = patternOf(given.get('pattern'));
  if (pattern === undefined) return 'its pattern is no list of words, or of lists of words, with one at least';
  const decision = decisionOf(given.get('decision'));
  if (decision === undefined) return `its decision is none of ${DECISIONS.join(', ')}`;
  const match = examplesOf(given.get('match'));
  const notMatch = examplesOf(given.get('not_match'));
  if (match === undefined || notMatch === undefined) return 'its examples are no list of commands';
  return { pattern, decision, match, notMatch };
}

/** Whether a command matches a pattern, with the program as it is written in the command. */
export function matches(pattern: PrefixRule['pattern'], words: readonly string[]): boolean {
  return words.length >= pattern.length && pattern.every((choice, k) => choice.has(words[k] ?? ''));
}

function patternOf(value: Literal | undefined): PrefixRule['pattern'] | undefined {
  if (value?.kind !== 'list' || value.items.length === 0) return undefined;
  const pattern: ReadonlySet<string>[] = [];
  for (const item of value.items) {
    const choice = item.kind === 'list' ? textsOf(item.items) : textsOf([item]);
    if (choice === undefined || choice.length === 0) return undefined;
    pattern.push(new Set(choice));
  }
  return pattern;
}

function decisionOf(value: Literal | undefined): Decision | undefined {
  if (value === undefined || value.kind === 'none') return 'allow';
  return value.kind === 'string' ? DECISIONS.find((decision) => decision === value.text) : undefined;
}

function examplesOf(value: Literal | undefined): Example[] | undefined {
  if (value === undefined || value.kind === 'none') return [];
  if (value.kind !== 'list') return undefined;
  const examples: Example[] = [];
  for (const item of value.items) {
    if (item.kind === 'none') return undefined;
    const words = item.kind === 'string' ? (shellWords(item.text) ?? []) : textsOf(item.items);
    if (words === undefined) return undefined;
    examples.push({ words, offset: item.offset });
  }
  return examples;
}

function textsOf(values: readonly Literal[]): string[] | undefined {
  const texts: string[] = [];
  for (const value of values) {
    if (value.kind !== 'string') return undefined;
    texts.push(value.text);
  }
  return texts;
}
