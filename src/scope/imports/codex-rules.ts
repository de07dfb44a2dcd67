import { ToolReplayError } from '../../error.ts';
import { checkEncoding } from '../../json/encoding.ts';
import { notUtf8 } from '../../json/faults.ts';
import { invalidUtf8At } from '../../json/utf8.ts';
import type { Imported, Stated } from '../declaration.ts';
import { Gathering, shown } from './gathering.ts';
import type { Places } from './places.ts';
import { type Decision, type Example, matches, type PrefixRule, prefixRuleOf } from './prefix-rule.ts';
import { argumentsOf } from './starlark-call.ts';
import { type Statement, Statements } from './starlark-statements.ts';

/** How many permission strings one rule may come to, and how many words its pattern may have. */
const MOST_EXPANSIONS = 100;
const MOST_WORDS = 100;

const LIST: Record<Decision, 'allow' | 'ask' | 'deny'> = { allow: 'allow', prompt: 'ask', forbidden: 'deny' };

/**
 * Words that stand for themselves in a permission string and in a shell: no space, quote, bracket, `*` or operator, and
 * nothing at the end that `:*` would join with.
 */
const WORD = /^[\p{L}\p{N}_@%+=:,./-][\p{L}\p{N}_@%+=:,./^~#-]*$/u;

/**
 * Reads rules of Codex: each `prefix_rule(pattern = […], …)` with literal arguments becomes permission strings for `Bash`,
 * one for each choice of words. Everything else that the language, Starlark, can say is a warning.
 *
 * After `codex-rs/execpolicy` of openai/codex, as of 2026. A command that no rule matches is left by Codex to its sandbox
 * and its approval policy, which no recording shows. Here only what is allowed is allowed.
 *
 * @throws ToolReplayError with code `scope` where an example of a rule does not hold, which Codex refuses too
 */
export function readCodexRules(bytes: Buffer, places: Places): Imported {
  checkEncoding(bytes.subarray(0, 4));
  const invalid = invalidUtf8At(bytes, 0, bytes.length);
  if (invalid >= 0) throw notUtf8(bytes, invalid).at({ ...places.at(invalid) });
  const gathering = new Gathering();
  for (const statement of new Statements(bytes).all()) readStatement(statement, gathering, places);
  return gathering.done();
}

function readStatement({ tokens, isWhole }: Statement, gathering: Gathering, places: Places): void {
  const [first] = tokens;
  // A string by itself is a comment.
  if (first === undefined || (isWhole && tokens.length === 1 && first.kind === 'string')) return;
  const place = places.at(first.offset);
  if (!isWhole) {
    gathering.warn(
      place,
      `what begins with ${shown(first.text)} is not used: a bracket or a string in it does not end`,
    );
    return;
  }
  if (first.kind !== 'name' || first.text !== 'prefix_rule') {
    const reason = 'only prefix_rule with literal arguments is read';
    gathering.warn(place, `what begins with ${shown(first.text)} is not used: ${reason}`);
    return;
  }
  const given = argumentsOf(tokens);
  const rule = typeof given === 'string' ? given : prefixRuleOf(given);
  if (typeof rule === 'string') {
    gathering.warn(place, `the prefix_rule is not used: ${rule}`);
    return;
  }
  for (const example of rule.match) checkMatch(rule, example, places);
  for (const example of rule.notMatch) checkNoMatch(rule, example, places);
  addRule(rule, place, gathering);
}

/** As in Codex, a program with its path may be meant by its name alone. */
function checkMatch({ pattern }: PrefixRule, { words, offset }: Example, places: Places): void {
  const [program = '', ...rest] = words;
  const bare = program.startsWith('/') ? program.slice(program.lastIndexOf('/') + 1) : program;
  if (words.length > 0 && (matches(pattern, words) || matches(pattern, [bare, ...rest]))) return;
  throw fault('an example in "match" that its pattern does not match', places.at(offset));
}

/** A program with its path is not tried by its name: whether it is meant depends on the `host_executable` of Codex. */
function checkNoMatch({ pattern }: PrefixRule, { words, offset }: Example, places: Places): void {
  if (words.length > 0 && !matches(pattern, words)) return;
  throw fault('an example in "not_match" that its pattern matches', places.at(offset));
}

function fault(found: string, place: Stated): ToolReplayError {
  return new ToolReplayError('scope', { found, expected: 'examples that hold, each a command' }, { ...place });
}

function addRule({ pattern, decision }: PrefixRule, place: Stated, gathering: Gathering): void {
  if (pattern.length > MOST_WORDS) {
    gathering.warn(place, `the prefix_rule is not used: its pattern has more than ${MOST_WORDS} words`);
    return;
  }
  let count = 1;
  const words: string[][] = [];
  for (const [k, choice] of pattern.entries()) {
    const usable: string[] = [];
    for (const word of choice) {
      if (WORD.test(word) && !word.endsWith(':') && (k > 0 || !word.includes('='))) usable.push(word);
      else
        gathering.warn(
          place,
          `the prefix_rule with ${shown(word)} is not used: a permission string cannot have that word`,
        );
    }
    words.push(usable);
    count *= usable.length;
    if (count === 0) return;
    if (count > MOST_EXPANSIONS) {
      gathering.warn(place, `the prefix_rule is not used: it comes to more than ${MOST_EXPANSIONS} permission strings`);
      return;
    }
  }
  for (const prefix of prefixes(words)) gathering[LIST[decision]].push({ ...place, text: `Bash(${prefix}:*)` });
}

function prefixes(words: readonly (readonly string[])[]): string[] {
  let all: string[][] = [[]];
  for (const choice of words) all = all.flatMap((prefix) => choice.map((word) => [...prefix, word]));
  return all.map((prefix) => prefix.join(' '));
}
