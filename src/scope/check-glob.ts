import { ToolReplayError } from '../error.ts';
import { globFault } from '../glob/fault.ts';

/** @throws ToolReplayError, without a place, for a glob that is surely not what its author means */
export function checkGlob(glob: string): void {
  const fault = globFault(glob);
  if (fault === undefined) return;
  throw new ToolReplayError('scope', {
    found: `${fault} in the glob "${glob.slice(0, 200)}"`,
    expected: 'a glob that is whole',
    advice: 'put a backslash before a bracket that means itself',
  });
}
