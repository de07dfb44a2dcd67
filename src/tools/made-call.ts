import type { JsonNode } from '../json/node.ts';

/** A call as it was made. Its arguments are valid as long as whoever shows it says. */
export interface MadeCall {
  readonly tool: string;
  /** An object. */
  readonly args: JsonNode;
  /** The working directory that the log states for it. */
  readonly cwd: string | undefined;
}
