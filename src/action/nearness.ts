import type { AuditReport } from '../audit/outcome.ts';
import { ToolReplayError } from '../error.ts';
import { errorText } from '../report/error.ts';
import { inertLine } from '../report/inert.ts';
import { type NearnessOf, nowhereNear } from '../report/nearness.ts';
import type { ChangeFinder } from './changes.ts';

/**
 * How near findings are to what a pull request changed, as far as it is known without asking GitHub's API for it.
 *
 * @param log hears when that cannot be told: no verdict hangs on it
 */
export async function nearnessTo(
  finder: ChangeFinder,
  { files }: AuditReport,
  log: (line: string) => void,
): Promise<NearnessOf> {
  try {
    const changes = await finder.known();
    if (changes === undefined) {
      log('annotations: not in the order of what was changed, which is not known');
      return nowhereNear;
    }
    const told = new Set(
      files.filter((file) => file.findings.total > 0 || file.unusable !== undefined).map(({ file }) => file),
    );
    const changed = new Map(changes.files.map((change) => [change.file, change]));
    const lines = await changes.linesOf(changes.files.filter(({ file }) => told.has(file)));
    return (file, line) => {
      const change = changed.get(file);
      if (change === undefined) return 'none';
      const isOn = line !== undefined && (change.status === 'added' || lines.get(file)?.has(line) === true);
      return isOn ? 'line' : 'file';
    };
  } catch (error) {
    if (!(error instanceof ToolReplayError)) throw error;
    log(inertLine(`annotations: not in the order of what was changed: ${errorText(error)}`));
    return nowhereNear;
  }
}
