import type { JsonNode } from '../json/node.ts';

/** The return code that mini-swe-agent puts beside an output. */
export function returnCode(message: JsonNode): { exitCode?: number } {
  const exitCode = message.at('extra', 'returncode')?.number();
  return exitCode !== undefined && Number.isSafeInteger(exitCode) ? { exitCode } : {};
}
