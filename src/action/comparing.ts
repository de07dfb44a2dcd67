import { resolve } from 'node:path';
import type { AuditSettings } from '../audit/audit.ts';
import { compareTranscripts } from '../audit/compare.ts';
import { withCompared } from '../audit/compared.ts';
import type { AuditReport } from '../audit/outcome.ts';
import { Scopes } from '../audit/scopes.ts';
import type { Pair } from '../changes/pairs.ts';
import type { ComparedTranscript } from '../compare/compared-transcript.ts';
import { ToolReplayError } from '../error.ts';
import type { Scope } from '../scope/scope.ts';
import type { ChangeFinder } from './changes.ts';
import { pairsToCompare } from './compare-with.ts';
import type { Compare } from './inputs.ts';

/**
 * Compares the transcripts with their versions at the merge base, or with golden ones.
 *
 * @param tell hears how it is found out what was changed, where that is not as it should be
 * @throws ToolReplayError when there is nothing to compare with, or nobody can say what was changed
 */
export async function compareAll(
  report: AuditReport,
  { with: compareWith, failOn }: Compare,
  finder: ChangeFinder,
  settings: AuditSettings,
  tell: (message: string) => void,
): Promise<AuditReport> {
  const { folder, workspace, scope } = settings;
  const scopes = scope.length === 0 ? undefined : new Scopes(scope, folder, workspace, 'knowledge');
  const pairs = await pairsToCompare(compareWith, finder, settings, tell);
  const isGolden = compareWith.kind === 'folder' && failOn !== 'none';
  const isAnyThere = pairs.length > 0 || report.transcripts > 0 || report.leftOut !== undefined;
  if (isGolden && isAnyThere && pairs.every(({ base }) => base === undefined)) throw noGolden(compareWith.folder);
  const transcripts: ComparedTranscript[] = [];
  for (const pair of pairs) transcripts.push(await compared(pair, settings, scopes));
  return withCompared(report, transcripts, failOn);
}

async function compared(
  { file, base, head }: Pair,
  { format, strictness, workspace }: AuditSettings,
  scopes: Scopes | undefined,
): Promise<ComparedTranscript> {
  if (base === undefined) return { state: 'added', head: file };
  if (head === undefined) return { state: 'removed', base: file };
  const applicable = await scopes?.of(resolve(workspace, file), file);
  const held: readonly Scope[] = typeof applicable === 'object' ? applicable.map(({ scope }) => scope) : [];
  return (await compareTranscripts(base, head, { format, strictness, scopes: held })).compared;
}

/** What is added to a pull request is judged by nobody; golden runs of which none is for any transcript are a mistake. */
function noGolden(folder: string): ToolReplayError {
  return new ToolReplayError('nothing-checked', {
    found: `no golden run in '${folder.slice(0, 200)}' for any of the transcripts`,
    expected: 'at least one to compare with',
    advice: 'a check that compared nothing is no pass',
  });
}
