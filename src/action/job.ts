import { basename, isAbsolute, relative } from 'node:path';
import { sha256 } from '../json/digest.ts';
import { clip, inert } from '../report/inert.ts';
import type { PullRequest } from './event.ts';

/** The step of the workflow that this is, as it is known on the pull request. */
export interface Job {
  /** `owner/name` of the repository that the workflow runs for: check runs and comments are there, forks or not. */
  readonly repository: string;
  /** The commit that check runs are on: the head of the pull request, or else the commit of the run. */
  readonly commit: string;
  /** `Evals / audit`: the workflow and the job, and the step where it has a name or is not the first. Safe to print. */
  readonly name: string;
  /** What it audits, in a few words: `runs/*.jsonl`. Safe to print. */
  readonly audited: string;
  /** The same for every run of this step on this set of transcripts, and for nothing else: 16 hex digits. */
  readonly id: string;
  /** Where the run can be looked at. */
  readonly runUrl?: string;
}

/** What a step audits, or merges. */
interface Audited {
  readonly workspace: string;
  readonly folder: string;
  readonly globs: readonly string[];
}

const LONGEST_NAME = 100;
const LONGEST_GLOBS = 60;
const ID_DIGITS = 16;

/** Which step this is; undefined where the environment is none of a workflow. */
export function jobOf(
  environment: NodeJS.ProcessEnv,
  audited: Audited,
  pullRequest: PullRequest | undefined,
): Job | undefined {
  const { GITHUB_REPOSITORY: repository, GITHUB_SHA: sha, GITHUB_SERVER_URL: server } = environment;
  if (!repository?.includes('/') || !sha) return undefined;
  const {
    GITHUB_WORKFLOW: workflow = '',
    GITHUB_WORKFLOW_REF: ref,
    GITHUB_JOB: job = '',
    GITHUB_RUN_ID: run,
  } = environment;
  const step = environment['GITHUB_ACTION'] ?? '';
  const globs = globsOf(audited);
  // The file of the workflow, whatever the branch: the name alone may be that of another one too.
  const file = ref?.split('@')[0] ?? workflow;
  return {
    repository,
    commit: pullRequest?.head ?? sha,
    name: safe([workflow, job, stepName(step)].filter((name) => name !== '').join(' / '), LONGEST_NAME),
    audited: safe(globs.join(', '), LONGEST_GLOBS),
    id: sha256(Buffer.from(JSON.stringify([file, job, step, globs])), 'hex').slice(0, ID_DIGITS),
    ...(server && run && { runUrl: `${server}/${repository}/actions/runs/${run}` }),
  };
}

/** The runner calls the first step that uses an action `__owner_action`, and the next `__owner_action_2`. */
function stepName(step: string): string {
  if (!step.startsWith('__')) return step;
  return /_(\d+)$/.exec(step)?.[1] ?? '';
}

/** Jobs of a matrix differ in nothing but this. Of a path outside the workspace, only the name says anything. */
function globsOf({ workspace, folder, globs }: Audited): string[] {
  const from = relative(workspace, folder).replaceAll('\\', '/');
  return globs.map((glob) => {
    const [, not = '', pattern = ''] = /^(!?)(.*)$/s.exec(glob) ?? [];
    return `${not}${isAbsolute(pattern) ? basename(pattern) : [from, pattern].filter((part) => part !== '').join('/')}`;
  });
}

function safe(text: string, longest: number): string {
  return clip(inert(clip(text, longest)), longest);
}
