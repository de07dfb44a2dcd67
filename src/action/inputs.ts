import { statSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import type { AuditSettings } from '../audit/audit.ts';
import { choice, choices, IF_NO_FILES_FOUND, wrong } from '../audit/choices.ts';
import { chosenKinds } from '../audit/chosen-kinds.ts';
import { rootOf } from '../audit/discover.ts';
import { jobsOf } from '../audit/jobs.ts';
import { requiredOf } from '../audit/required.ts';
import type { TrustSettings } from '../audit/seals.ts';
import { COMPARE_FAIL_ON, type CompareFailOn } from '../compare/compared-transcript.ts';
import { ToolReplayError } from '../error.ts';
import { FORMAT_OF_ENDING, type MachineFormat } from '../report/formats.ts';
import { CHECKS } from '../rules/rule.ts';
import type { ApiAccess } from './api/api.ts';
import { cacheOf } from './cache-inputs.ts';
import type { ChangeSettings } from './changes.ts';
import { type PullRequest, readEvent } from './event.ts';
import { isOn, lineOf, linesOf, textOf } from './input-values.ts';
import { type Job, jobOf } from './job.ts';
import { partOf } from './part-inputs.ts';
import type { Place } from './place.ts';

/** Where the repository can be looked at, when the environment says so. */
export interface Repository {
  /** `https://github.com`, or the server of GitHub Enterprise. */
  readonly server: string;
  /** `owner/name` */
  readonly name: string;
  /** The commit whose lines are linked. */
  readonly commit: string;
}

/** A report to write. */
export interface ReportFile extends Place {
  readonly format: MachineFormat;
}

/** Whose signatures count, but for the day. */
export type Trust = Omit<TrustSettings, 'today'>;

/** How transcripts are sealed at the end. */
export interface Sealing {
  /** The folder for the sealed files. */
  readonly to: Place;
  /** The text of a private key, which nothing ever shows; undefined: nothing is signed. */
  readonly key: string | undefined;
  /** Whether the run is of a pull request from a fork, and has no secrets for that. */
  readonly isFork: boolean;
  /** Whether there is a runner that hides what it is told to. */
  readonly isOnRunner: boolean;
}

/** All that one run of the Action depends on. Nothing below reads an input. */
export interface Inputs {
  readonly settings: AuditSettings;
  /** Whether there is a cache that must not be used. */
  readonly isCacheRefused: boolean;
  /** Globs of the reports of all shards, which are joined instead of an audit; undefined: transcripts are audited. */
  readonly mergeReports: readonly string[] | undefined;
  /** The baseline file, relative to the working directory; undefined: none. */
  readonly baseline: string | undefined;
  /** Whose signatures count, and what is required of seals; undefined: nobody's, and nothing. */
  readonly trust: Trust | undefined;
  readonly annotations: boolean;
  readonly summary: boolean;
  /** Whether a check run is written. */
  readonly checkRun: boolean;
  /** Whether there is a comment on the pull request. */
  readonly comment: boolean;
  /** Where the runner wants the summary; undefined on a server that has none. */
  readonly summaryFile: string | undefined;
  readonly report: ReportFile | undefined;
  /** Undefined: nothing is sealed. */
  readonly sealing: Sealing | undefined;
  readonly repository: Repository | undefined;
  /** The pull request that the run is about. */
  readonly pullRequest: PullRequest | undefined;
  /** The step of the workflow that this is; undefined outside of one. */
  readonly job: Job | undefined;
  /** How GitHub's API is asked; undefined without a token. */
  readonly api: ApiAccess | undefined;
  /** Whether only the transcripts are audited that the pull request changed. */
  readonly onlyChanged: boolean;
  /** What transcripts are compared with; undefined: nothing. */
  readonly compare: Compare | undefined;
  /** What it takes to find out what was changed. */
  readonly changes: ChangeSettings;
  /** The file of the workflow, relative to the repository, where it is one of this repository. */
  readonly workflow: string | undefined;
  /** Whether the runner's debug logging is on. */
  readonly debug: boolean;
}

/** What transcripts are compared with: their version at the merge base, or golden runs in a folder. */
export type CompareWith = { readonly kind: 'base' } | { readonly kind: 'folder'; readonly folder: string };

/** What is compared, and what fails the step. */
export interface Compare {
  readonly with: CompareWith;
  readonly failOn: CompareFailOn;
}

/**
 * Turns the step's inputs and environment into one object.
 *
 * @throws ToolReplayError for an input that is missing or has a value that it cannot have
 */
export function readInputs(environment: NodeJS.ProcessEnv): Inputs {
  const lines = (name: string): string[] => linesOf(environment, name);
  const workspace = resolve(environment['GITHUB_WORKSPACE'] || '.');
  const transcripts = lines('transcripts');
  const { shard, mergeReports } = partOf(environment);
  if (transcripts.length === 0 && mergeReports === undefined) {
    throw new ToolReplayError('usage', {
      found: 'no input transcripts',
      expected: 'globs, one a line',
      advice: "for example 'transcripts: runs/**/*.jsonl'",
    });
  }
  const { pullRequest, ends } = readEvent(environment['GITHUB_EVENT_PATH']);
  const api = apiOf(environment, lineOf(environment, 'token'));
  const checks = choices('checks', lines('checks'), CHECKS);
  const folder = folderOf(workspace, lineOf(environment, 'working-directory'));
  const summary = isOn('summary', lines('summary'));
  const { cache, isCacheRefused } = cacheOf(environment, pullRequest !== undefined);
  const failOn = chosenKinds('fail-on', lines('fail-on'));
  return {
    settings: {
      transcripts,
      streams: [],
      folder,
      workspace,
      scope: lines('scope'),
      mutators: lines('mutators'),
      ...(checks.length > 0 && { checks: new Set(checks) }),
      // What all shards found is told, and judged, where their reports are merged.
      failOn: shard === undefined ? failOn : new Set(),
      format: lineOf(environment, 'format'),
      strictness: isOn('strict', lines('strict'), 'false') ? 'refuse' : 'skip',
      ifNoFilesFound: choice('if-no-files-found', lines('if-no-files-found'), IF_NO_FILES_FOUND),
      jobs: jobsOf('jobs', lineOf(environment, 'jobs')),
      ...(cache && { cache }),
      ...(shard && { shard }),
      // The summary says what to do about each.
      ...(summary && { fingerprints: 'first' }),
    },
    isCacheRefused,
    mergeReports,
    baseline: lineOf(environment, 'baseline'),
    trust: trustOf(environment),
    annotations: isOn('annotations', lines('annotations')) && shard === undefined,
    summary: summary && shard === undefined,
    checkRun: isOn('check-run', lines('check-run'), 'false'),
    comment: isOn('comment', lines('comment'), 'false'),
    summaryFile: environment['GITHUB_STEP_SUMMARY'] || undefined,
    report: reportOf(placesIn(environment, workspace), lineOf(environment, 'report')),
    sealing: sealingOf(environment, placesIn(environment, workspace), pullRequest),
    repository: repositoryOf(environment, pullRequest),
    pullRequest,
    job: jobOf(environment, { workspace, folder, globs: mergeReports ?? transcripts }, pullRequest),
    api,
    onlyChanged: isOn('only-changed', lines('only-changed'), 'false'),
    compare: compareOf(lineOf(environment, 'compare'), lines('compare-fail-on')),
    changes: {
      ends,
      api,
      repository: environment['GITHUB_REPOSITORY'] || undefined,
      folders: [folder, ...transcripts.filter((one) => !one.startsWith('!')).map((one) => rootOf(one, folder))],
      workspace,
      path: environment['PATH'],
    },
    workflow: workflowOf(environment),
    debug: environment['RUNNER_DEBUG'] === '1',
  };
}

/** Where the runner wants the outputs, if it does. Read apart from the inputs: the outputs tell of a mistake in those too. */
export function outputFile(environment: NodeJS.ProcessEnv): string | undefined {
  return environment['GITHUB_OUTPUT'] || undefined;
}

/** Where transcripts and scope are looked for: a folder that is not there has no files, and must not seem empty. */
function folderOf(workspace: string, name: string | undefined): string {
  if (name === undefined) return workspace;
  const folder = resolve(workspace, name);
  if (isFolder(folder)) return folder;
  throw new ToolReplayError('usage', {
    found: `no folder '${name}' for working-directory`,
    expected: 'a folder, relative to the workspace',
    advice: 'check the path, and that an earlier step makes it',
  });
}

/** The report to write, whose format its name says. */
function reportOf(places: Places, name: string | undefined): ReportFile | undefined {
  if (name === undefined) return undefined;
  const format = FORMAT_OF_ENDING[extname(name)];
  if (format === undefined)
    throw wrong(
      'report',
      `'${name.slice(0, 200)}'`,
      Object.keys(FORMAT_OF_ENDING).map((ending) => `a name that ends in ${ending}`),
    );
  return { ...places('report', name), format };
}

type Places = (input: string, name: string) => Place;

/** Where an input has something written: in the workspace, or where the runner keeps what is temporary. */
function placesIn({ RUNNER_TEMP: temporary }: NodeJS.ProcessEnv, workspace: string): Places {
  const roots = [workspace, ...(temporary ? [resolve(temporary)] : [])];
  return (input, name) => ({ input, name, path: resolve(workspace, name), roots });
}

function sealingOf(
  environment: NodeJS.ProcessEnv,
  places: Places,
  pullRequest: PullRequest | undefined,
): Sealing | undefined {
  const to = lineOf(environment, 'seal-to');
  const key = textOf(environment, 'signing-key');
  if (to === undefined) {
    if (key === undefined) return undefined;
    const expected = 'a folder for the sealed files, as seal-to';
    throw new ToolReplayError('usage', { found: 'a signing-key and nothing to seal', expected });
  }
  const isFork = pullRequest !== undefined && pullRequest.headRepository !== environment['GITHUB_REPOSITORY'];
  // Its workflow is that of the base, and so are its secrets.
  const hasSecrets = environment['GITHUB_EVENT_NAME'] === 'pull_request_target';
  return {
    to: places('seal-to', to),
    key,
    isFork: isFork && !hasSecrets,
    isOnRunner: environment['GITHUB_ACTIONS'] === 'true',
  };
}

/** Whose signatures count, and what is required of seals. A key may be given as it is: what is checked out can be changed. */
function trustOf(environment: NodeJS.ProcessEnv): Trust | undefined {
  const publicKey = textOf(environment, 'public-key');
  const allowedSigners = lineOf(environment, 'allowed-signers');
  const required = requiredOf('require', linesOf(environment, 'require'), ['complete', 'signed'] as const);
  if (publicKey !== undefined && allowedSigners !== undefined) {
    throw new ToolReplayError('usage', { found: 'public-key and allowed-signers', expected: 'one of the two' });
  }
  if (publicKey === undefined && allowedSigners === undefined && required.length === 0) return undefined;
  return { publicKey, allowedSigners, required };
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    // Whatever the system says of it, nothing can be looked for there.
    return false;
  }
}

function compareOf(value: string | undefined, failOn: readonly string[]): Compare | undefined {
  const fails = choice('compare-fail-on', failOn, COMPARE_FAIL_ON);
  if (value === undefined) {
    if (fails === 'none') return undefined;
    // A step that is to fail on differences and compares nothing would be green for no reason.
    const expected = "what to compare with, as compare: 'base', or a folder of golden runs";
    throw new ToolReplayError('usage', { found: `compare-fail-on: ${fails} without compare`, expected });
  }
  return { with: value === 'base' ? { kind: 'base' } : { kind: 'folder', folder: value }, failOn: fails };
}

/** Of `owner/name/.github/workflows/audit.yml@refs/heads/main`, the path. */
function workflowOf({ GITHUB_WORKFLOW_REF: ref = '', GITHUB_REPOSITORY: name }: NodeJS.ProcessEnv): string | undefined {
  const end = ref.indexOf('@refs/');
  return name && end > 0 && ref.startsWith(`${name}/`) ? ref.slice(name.length + 1, end) : undefined;
}

function repositoryOf(
  { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name, GITHUB_SHA: sha }: NodeJS.ProcessEnv,
  pullRequest: PullRequest | undefined,
): Repository | undefined {
  if (!server || !name || !sha) return undefined;
  // In a pull request GITHUB_SHA is a merge commit that no one can look at for long.
  return { server, name: pullRequest?.headRepository ?? name, commit: pullRequest?.head ?? sha };
}

function apiOf(environment: NodeJS.ProcessEnv, token: string | undefined): ApiAccess | undefined {
  return token === undefined ? undefined : { token, url: environment['GITHUB_API_URL'] || 'https://api.github.com' };
}
