import type { Tool } from '../tool.ts';

/** Tools by their names. */
export type Known = { readonly [name: string]: Tool };

/** It reads files. Searches and listings are among these: rules for `Read` hold for them. */
export const READ: Tool = { alias: 'Read', readOnlyHint: true };

/** It tells what has become of something that runs. */
export const WAITS: Tool = { readOnlyHint: true, polling: true };

/**
 * It is about what the agent itself keeps, such as its list of things to do: no file is changed.
 *
 * What it says may differ after another such call, which no path tells, so it is none that only reads.
 */
export const WRITES_NOTHING: Tool = { writes: [], destructiveHint: false, idempotentHint: true };
