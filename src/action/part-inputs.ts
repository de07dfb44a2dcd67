import { extname, resolve } from 'node:path';
import { rootOf } from '../audit/discover.ts';
import { type ShardSettings, shardOf } from '../audit/sharding.ts';
import { ToolReplayError } from '../error.ts';
import { FORMAT_OF_ENDING } from '../report/formats.ts';
import { isCommittable, TEMPORARY } from './committable.ts';
import { lineOf, linesOf } from './input-values.ts';

/** Whether this is one of several runners that share out the transcripts, or the one that joins what they found. */
export interface Part {
  /** Which part of the transcripts is audited; undefined: all of them. */
  readonly shard: ShardSettings | undefined;
  /** Globs of the reports of all shards; undefined: transcripts are audited. */
  readonly mergeReports: readonly string[] | undefined;
}

/** What inputs are where they say nothing, but for those that are empty then. */
const SAYS_NOTHING: { readonly [name: string]: readonly string[] } = {
  strict: ['false'],
  'only-changed': ['false'],
  'compare-fail-on': ['none'],
  'check-run': ['false'],
  comment: ['false'],
  // A shard fails by what cannot be judged alone, whichever it is.
  'fail-on': ['any', 'none'],
};

/** What all shards together are judged and told by. */
const OF_THE_WHOLE = ['baseline', 'fail-on', 'check-run', 'comment'];
/** What needs more than a part of the transcripts, or is not to be done by many. */
const OF_ONE_RUNNER = ['compare', 'compare-fail-on', 'seal-to', 'signing-key'];
/** What says which transcripts are audited, and how: that is over where reports are merged. */
const OF_AN_AUDIT = [
  'transcripts',
  'scope',
  'mutators',
  'checks',
  'format',
  'strict',
  'only-changed',
  'public-key',
  'allowed-signers',
  'require',
  'jobs',
  'cache',
  'cache-key',
  'shard',
  ...OF_ONE_RUNNER,
];

/**
 * Reads the inputs `shard` and `merge-reports`, and makes sure that no other says what would be passed over in silence.
 *
 * @throws ToolReplayError for one that has nothing to say to a shard or to merged reports, and for a report of a shard that
 *   is no JSON or stands where whoever opens a pull request could put one
 */
export function partOf(environment: NodeJS.ProcessEnv): Part {
  const value = lineOf(environment, 'shard');
  const reports = linesOf(environment, 'merge-reports');
  const refuse = (names: readonly string[], beside: string, expected: string): void => {
    const given = names.find((name) => isGiven(environment, name));
    if (given !== undefined) throw new ToolReplayError('usage', { found: `${given} with ${beside}`, expected });
  };
  if (reports.length > 0) {
    refuse(OF_AN_AUDIT, 'merge-reports', 'it where the shards are audited');
    for (const pattern of reports) checkReports(environment, pattern);
  }
  const shard = value === undefined ? undefined : shardOf('shard', value);
  if (shard !== undefined) {
    refuse(OF_THE_WHOLE, 'shard', 'it where the reports are merged');
    refuse(OF_ONE_RUNNER, 'shard', 'it in a job of its own, without shard');
    checkReport(environment, lineOf(environment, 'report'));
  }
  return { shard, mergeReports: reports.length > 0 ? reports : undefined };
}

function isGiven(environment: NodeJS.ProcessEnv, name: string): boolean {
  const [line, ...more] = linesOf(environment, name);
  return line !== undefined && (more.length > 0 || !SAYS_NOTHING[name]?.includes(line.toLowerCase()));
}

/** What is left of a shard is its report. */
function checkReport(environment: NodeJS.ProcessEnv, name: string | undefined): void {
  const expected = 'a file that ends in .json, in RUNNER_TEMP';
  const advice = `such as 'report: ${TEMPORARY}/shard.json', for merge-reports`;
  if (name === undefined) throw new ToolReplayError('usage', { found: 'a shard without report', expected, advice });
  const found = `'${name.slice(0, 200)}' for report of a shard`;
  if (FORMAT_OF_ENDING[extname(name)] !== 'json') throw new ToolReplayError('usage', { found, expected, advice });
  if (isCommittable(environment, (workspace) => resolve(workspace, name))) {
    // Where the step dies before it has written its own, a later one would upload that.
    throw new ToolReplayError('usage', { found: `${found}, where a pull request could put one`, expected, advice });
  }
}

function checkReports(environment: NodeJS.ProcessEnv, pattern: string): void {
  if (pattern.startsWith('!') || !isCommittable(environment, (workspace) => rootOf(pattern, workspace))) return;
  throw new ToolReplayError('usage', {
    found: `'${pattern.slice(0, 200)}' for merge-reports, where a pull request could put a report`,
    expected: 'globs in RUNNER_TEMP',
    advice: `download the reports into '${TEMPORARY}/reports'`,
  });
}
