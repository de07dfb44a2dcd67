import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type BaselineReport, BaselineUse } from '../baseline/baseline-use.ts';
import { looksRedacted } from '../redaction/replacements.ts';
import { KINDS, type Kind, RULE_OF } from '../rules/kinds.ts';
import { type BaselineSettings, readBaselineFile } from './baseline-file.ts';
import type { FileReport } from './file-report.ts';

/** A baseline that the reports of an audit are held against. */
export interface HeldBaseline {
  /** Accepts what is said of all sessions. */
  accept(files: readonly FileReport[]): void;
  report(): BaselineReport;
}

/** What an audit looks at. */
interface Coverage {
  /** Absolute: what names of transcripts are relative to. */
  readonly workspace: string;
  /** Whether that is all transcripts that there are. */
  readonly looked: 'all' | 'some';
}

/**
 * Reads the baseline of an audit.
 *
 * @param folder absolute: what the baseline's path is relative to
 * @param workspace absolute: what names of transcripts are relative to
 * @throws ToolReplayError when the file is missing, cannot be read or is no baseline
 */
export async function holdBaseline(
  { path, today, looked = 'all' }: BaselineSettings,
  folder: string,
  workspace: string,
): Promise<HeldBaseline> {
  return heldBaseline(new BaselineUse(await readBaselineFile(path, folder, workspace), today), { workspace, looked });
}

/** A baseline that was read. */
export function heldBaseline(use: BaselineUse, { workspace, looked }: Coverage): HeldBaseline {
  return {
    accept(files) {
      const judged = files.filter(({ unusable }) => unusable === undefined);
      // Those whose own name looks redacted first: an entry of that very name must not be taken for one that is redacted alike.
      const isFirst = ({ session = '' }: FileReport): boolean => looksRedacted(session);
      for (const file of [...judged.filter(isFirst), ...judged.filter((one) => !isFirst(one))]) {
        use.accept({ ...file, kinds: kindsLookedFor(file) });
      }
    },
    report: () => use.report({ isThere: (name) => existsSync(resolve(workspace, name)), looked }),
  };
}

/** The kinds of finding that a session was looked at for: of those alone it can be said that there are none. */
function kindsLookedFor({ findings, replay }: FileReport): Kind[] {
  return KINDS.filter((kind) => {
    return findings.isWatchedFor(kind) && (RULE_OF[kind].check !== 'replay' || replay.state === 'checked');
  });
}
