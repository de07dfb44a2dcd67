import type { Record } from '../transcript/record.ts';
import type { Sighting } from './call-table.ts';
import { type Finding, indexText } from './finding.ts';
import type { Rule } from './rule.ts';

/** The tools that are assumed to change state: repeating one may be what the agent had to do. */
export const MUTATORS: readonly string[] = ['write_file', 'delete_file', 'create_file', 'move_file', 'run_command'];

/** A call repeated for nothing: the call just before is the identical one, and the tool is no mutator. */
export class RedundantCall implements Rule {
  readonly kind = 'redundant-call';
  private readonly mutators: ReadonlySet<string>;
  private previous = -1;

  /** @param mutators tool names beyond the five */
  constructor(mutators: readonly string[]) {
    this.mutators = new Set([...MUTATORS, ...mutators]);
  }

  see(record: Record, { first }: Sighting): Finding | undefined {
    // Two calls are identical when they have the same first sighting.
    const repeated = first === this.previous;
    this.previous = first;
    if (!repeated) return undefined;
    const { index, line, tool } = record;
    if (this.mutators.has(tool)) return undefined;
    return { kind: this.kind, index, line, tool, other: index - 1, first };
  }
}

/** @param finding its `other` is the index of the call just before */
export function redundantCallDetail({ tool, other }: Finding): string {
  return `tool '${tool}' repeats the identical call at index ${indexText(other)} with no state change between them`;
}
