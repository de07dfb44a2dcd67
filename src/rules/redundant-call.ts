import type { Call } from '../transcript/record.ts';
import type { Sighting } from './call-table.ts';
import { NeedlessRepeats } from './needless-repeats.ts';
import type { Found, Rule, Watch } from './rule.ts';
import { indexText, sentence } from './sentence.ts';

/** The tools that are assumed to change state: repeating one may be what the agent had to do. */
export const MUTATORS: readonly string[] = ['write_file', 'delete_file', 'create_file', 'move_file', 'run_command'];

/**
 * A call repeated for nothing: the call just before, its `other`, is the identical one, and the tool is no mutator. Where
 * it is known what tools do, the identical call is any before: see {@link NeedlessRepeats}.
 */
export const redundantCall = {
  kind: 'redundant-call',
  check: 'replay',
  level: 'warning',
  mark: '🔁',
  otherLine: 'call',
  watch: ({ mutators, knowledge }, reporter) =>
    knowledge === undefined ? new RedundantCall(mutators) : new NeedlessRepeats(reporter),
  detail: ({ tool, other }) =>
    `tool '${tool}' repeats the identical call at index ${indexText(other)} with no state change between them`,
  short: ({ other }) => sentence`repeats index ${other}, with no state change between`,
} as const satisfies Rule;

/** The names of all tools that change state by assumption. @param more beyond the five */
export function mutatorNames(more: readonly string[]): ReadonlySet<string> {
  return new Set([...MUTATORS, ...more]);
}

class RedundantCall implements Watch {
  private readonly mutators: ReadonlySet<string>;
  /** The call just before, unless it is not compared. */
  private identity = -1;
  private batch = -1;
  private era = 0;

  constructor(mutators: readonly string[]) {
    this.mutators = mutatorNames(mutators);
  }

  see(call: Call, { identity, first }: Sighting): Found | undefined {
    const repeated = identity === this.identity && call.batch !== this.batch && call.era === this.era;
    this.identity = call.isCompared ? identity : -1;
    this.batch = call.batch;
    this.era = call.era;
    if (!repeated || !call.isCompared) return undefined;
    const { index, line, tool, where } = call;
    if (this.mutators.has(tool)) return undefined;
    return { index, line, tool, where, other: index - 1, first };
  }
}
