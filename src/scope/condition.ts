import { ToolReplayError } from '../error.ts';
import { Glob } from '../glob/glob.ts';
import { compareDecimals, type Decimal, decimalOf } from '../json/decimal.ts';
import { equalityWith, literalOf } from '../json/equality.ts';
import type { JsonNode } from '../json/node.ts';
import { holdsWithheld } from '../json/withheld.ts';
import { checkGlob } from './check-glob.ts';
import type { Condition, StatedCondition } from './declaration.ts';
import { hostMatcher } from './host.ts';
import type { RegexCompiler } from './regex.ts';
import type { Truth } from './truth.ts';

/** What a condition asks that is not answered by the value alone. A pattern that is none is a ToolReplayError of theirs. */
export interface Specials {
  /** Whether a path is one of those that a pattern means. */
  path(spec: string): (value: string) => Truth;
  /** Whether a command, a text or an array of words, begins with words. */
  argv(words: readonly string[]): (value: JsonNode) => Truth;
  /** See `regexCompiler`. */
  regex: RegexCompiler;
}

type Test = (value: JsonNode) => Truth;

/** The longest text that a pattern is tried on, in bytes of JSON. Of a longer one nobody can say. */
const MAX_TRIED = 1 << 20;

/**
 * Holds an argument against a condition. Each pattern in it is read once, here. A value of another kind than is asked for
 * does not hold: no number is read out of a string.
 *
 * @returns says of an argument, undefined when it is missing, whether the condition holds; null is not missing
 * @throws ToolReplayError, with the place, when the condition has a pattern that is none
 */
export function conditionMatcher(
  condition: StatedCondition,
  specials: Specials,
): (value: JsonNode | undefined) => Truth {
  const tests = testsOf(condition, specials);
  const { exists = true } = condition;
  return (value) => {
    // Nobody who has not its opening can say what it is.
    if (value !== undefined && holdsWithheld(value)) return 'unknown';
    if (value === undefined || !exists) return truth((value !== undefined) === exists);
    return all(tests, value);
  };
}

/** One after the other, since the first that does not hold decides. */
function all(tests: readonly Test[], value: JsonNode): Truth {
  let holds: Truth = 'yes';
  for (const test of tests) {
    const one = test(value);
    if (one === 'no') return one;
    if (one === 'unknown') holds = one;
  }
  return holds;
}

function testsOf(condition: StatedCondition, specials: Specials): Test[] {
  const { equals, in: choices, min, max, maxLength, glob, host, path, argv, regex } = condition;
  const tests: Test[] = [];
  // The cheap ones first.
  if (min !== undefined) tests.push(onNumber(min, (order) => order >= 0));
  if (max !== undefined) tests.push(onNumber(max, (order) => order <= 0));
  if (maxLength !== undefined) tests.push((value) => truth(isAtMost(value, maxLength)));
  if (equals !== undefined) tests.push(oneOf([equals]));
  if (choices !== undefined) tests.push(oneOf(choices));
  if (host !== undefined) tests.push(onText(placed(condition, 'host', () => hostMatcher(host))));
  if (glob !== undefined) tests.push(onText(placed(condition, 'glob', () => globMatcher(glob))));
  if (path !== undefined) tests.push(onText(placed(condition, 'path', () => specials.path(path))));
  if (regex !== undefined) tests.push(onText(placed(condition, 'regex', () => specials.regex(regex))));
  if (argv !== undefined) tests.push(placed(condition, 'argv', () => specials.argv(argv)));
  return tests;
}

/** Says where the value stands that a pattern could not be made of. */
function placed<Made>(condition: StatedCondition, key: keyof Condition, make: () => Made): Made {
  try {
    return make();
  } catch (error) {
    const { file, line, column } = condition.places.get(key) ?? condition;
    throw error instanceof ToolReplayError ? error.at({ file, line, column }) : error;
  }
}

function truth(holds: boolean): Truth {
  return holds ? 'yes' : 'no';
}

function oneOf(choices: readonly string[]): Test {
  const equalities = choices.map(equalityWith);
  return (value) => truth(equalities.some((isEqual) => isEqual(value)));
}

function onNumber(bound: string, holds: (order: number) => boolean): Test {
  const limit: Decimal = decimalOf(bound);
  const small = SMALL_INTEGER.test(bound) ? Number(bound) : undefined;
  return (value) => {
    if (value.kind !== 'number') return 'no';
    // Most are small, and need not be taken apart.
    const number = small === undefined ? undefined : value.smallInteger();
    if (small !== undefined && number !== undefined) return truth(holds(number - small));
    return truth(holds(compareDecimals(decimalOf(literalOf(value)), limit)));
  };
}

/** An integer that a double holds exactly. */
const SMALL_INTEGER = /^-?\d{1,15}$/;

function onText(matches: (text: string) => Truth): Test {
  return (value) => {
    if (value.kind !== 'string') return 'no';
    return value.end - value.start > MAX_TRIED ? 'unknown' : matches(value.string() ?? '');
  };
}

function globMatcher(pattern: string): (text: string) => Truth {
  checkGlob(pattern);
  const glob = new Glob(pattern);
  return (text) => truth(glob.matches(text));
}

/** Whether a text has at most so many characters, or an array so many elements. */
function isAtMost(value: JsonNode, most: number): boolean {
  if (value.kind !== 'array' && value.kind !== 'string') return false;
  let count = 0;
  for (const _ of value.string() ?? value.items()) if (++count > most) return false;
  return true;
}
