import type { RE2JS } from 're2js';
import { ToolReplayError } from '../error.ts';
import type { StatedRule } from './declaration.ts';
import type { Truth } from './truth.ts';

/**
 * Makes a regular expression in the syntax of RE2: whether it matches all of a text, in time linear in the text.
 *
 * @throws ToolReplayError without a place when it is none
 */
export type RegexCompiler = (pattern: string) => (text: string) => Truth;

/** What to make regular expressions with, loaded only when some rule has one: that takes a fifth of a start. */
export async function regexCompiler(rules: readonly StatedRule[]): Promise<RegexCompiler> {
  const isNeeded = rules.some(({ args }) => [...args.values()].some(({ regex }) => regex !== undefined));
  if (!isNeeded) return () => () => 'unknown';
  const { RE2JS } = await import('re2js');
  return compilerWith(RE2JS);
}

/** The same from an engine that is there already. */
export function compilerWith(engine: Pick<typeof RE2JS, 'compile'>): RegexCompiler {
  return (pattern) => {
    const regex = compiled(() => engine.compile(pattern));
    return (text) => (regex.matches(text) ? 'yes' : 'no');
  };
}

function compiled<Regex>(compile: () => Regex): Regex {
  try {
    return compile();
  } catch (error) {
    // Whatever is thrown here is about the pattern: nothing else was given.
    const why = (error instanceof Error ? error.message : '').replace(/^error parsing regexp: /, '');
    throw new ToolReplayError('scope', {
      found: `a regular expression with ${why.slice(0, 120)}`,
      expected: 'the syntax of RE2',
      advice: 'it has no lookaround and no backreferences, and counts repetitions to 1000',
    });
  }
}
