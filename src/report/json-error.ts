import type { ToolReplayError } from '../error.ts';

/** What could not be judged and why, as `schemas/report-v1.json` has it. */
export function errorObject({ code, message, place, fault }: ToolReplayError): object {
  const { file, line, column } = place;
  const { found, expected, advice } = fault;
  return {
    code,
    ...(file !== undefined && { file }),
    ...(line !== undefined && { line }),
    ...(column !== undefined && { column }),
    message,
    found,
    ...(expected !== undefined && { expected }),
    ...(advice !== undefined && { advice }),
  };
}
