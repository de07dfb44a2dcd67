import { ToolReplayError } from '../error.ts';
import type { JsonNode } from '../json/node.ts';
import type { Item, Spot } from './format.ts';

/** Why a part of a log was passed over, in the order in which reports name it. */
export const SKIP_REASONS = ['not JSON', 'blank', 'cut off', 'of unknown type'] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

/** Takes what the frames of a log hold. */
export interface FrameSink {
  item(item: Item, locate: (node: JsonNode) => Spot): void;
  skip(reason: SkipReason, line: number): void;
}

/** Cuts the bytes of a log into items. Where the chunks are cut makes no difference. */
export interface Frames {
  read(chunk: Buffer): void;
  finish(): void;
}

/** Whether an error is about what was found in a text, and not a mistake in the program. */
export function isFault(error: unknown): error is ToolReplayError {
  return error instanceof ToolReplayError;
}
