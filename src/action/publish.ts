import type { AuditReport } from '../audit/outcome.ts';
import type { Annotation } from '../report/annotations.ts';
import { checkRun } from '../report/check-run.ts';
import { comment, isWorthAComment } from '../report/comment.ts';
import { type Api, openApi } from './api/api.ts';
import { writeCheckRun } from './api/check-run.ts';
import { writeComment } from './api/comment.ts';
import { type ApiFailure, apiFailure } from './api/failure.ts';
import { annotate } from './commands.ts';
import type { Inputs } from './inputs.ts';
import type { Job } from './job.ts';
import { linksTo } from './links.ts';

/** What the log annotates beside a check run of each level: GitHub takes no more from one step. */
const A_LEVEL = 10;

/** What to do about each kind of failure. */
const ADVICE: { readonly [kind in ApiFailure['kind']]: (permission: string) => string } = {
  'not-allowed': permissionAdvice,
  'not-found': permissionAdvice,
  limited: () => 'the limit of requests is used up, so run the job again later',
  refused: () => 'please report it',
  broken: () => "GitHub's API is at fault, so run the job again",
  unreachable: () => 'check that the runner reaches the address in GITHUB_API_URL',
};

/**
 * Writes the audit as a check run.
 *
 * Nothing here changes the verdict: whatever goes wrong is a notice that says what to do.
 *
 * @param logged the annotations of the log, which are printed where there is no check run to have them
 */
export async function publishCheckRun(
  report: AuditReport,
  inputs: Inputs,
  logged: readonly Annotation[],
): Promise<void> {
  const notice = (message: string): void => annotate({ level: 'notice', title: 'check run', message });
  const run = checkRun(report, linksTo(inputs.repository), inputs.annotations ? 'annotated' : 'bare');
  const instead = logged.length > 0 ? '; the findings are annotated by the log instead' : '';
  const failure = await asked(inputs, async (api, job) => {
    const written = await writeCheckRun(api, job, run);
    if (written.state === 'part') {
      const { reason, kind } = written.failure;
      notice(`not all annotations are in the check run: ${reason}; ${ADVICE[kind]('checks: write')}`);
    }
  });
  if (failure !== undefined) notice(`no check run: ${failure('checks: write')}${instead}`);
  for (const annotation of failure === undefined ? firstOfEach(run.others) : logged) annotate(annotation);
}

/**
 * Brings the comment on the pull request up to date. Whatever goes wrong is a notice, as above.
 *
 * @param compared how the run compares with another, as Markdown that is safe to show; undefined when there is no difference
 */
export async function publishComment(report: AuditReport, inputs: Inputs, compared?: string): Promise<void> {
  const notice = (message: string): void => annotate({ level: 'notice', title: 'comment', message });
  const number = inputs.pullRequest?.number;
  if (number === undefined) {
    notice('no comment: this run is of no pull request, so there is nowhere to put one');
    return;
  }
  const failure = await asked(inputs, (api, job) => {
    const marker = `<!-- toolreplay:${job.id} -->`;
    const body = comment(report, {
      marker,
      linkTo: linksTo(inputs.repository),
      commit: job.commit,
      job: job.name,
      ...(job.runUrl !== undefined && { runUrl: job.runUrl }),
      ...(compared !== undefined && { compared }),
    });
    const state = isWorthAComment(report, compared) ? 'open' : 'resolved';
    return writeComment(api, job, { number, marker, body, state });
  });
  if (failure !== undefined) notice(`no comment: ${failure('pull-requests: write')}`);
}

/** Asks the API for something. What comes back says why that failed, given the permission that it needs. */
async function asked(
  { api, job }: Inputs,
  work: (api: Api, job: Job) => Promise<void>,
): Promise<((permission: string) => string) | undefined> {
  if (job === undefined) return () => 'GITHUB_REPOSITORY and GITHUB_SHA do not say where to';
  if (api === undefined) return () => 'there is no token; give one as the input token, or leave that input out';
  try {
    await work(await openApi(api), job);
    return undefined;
  } catch (error) {
    // The audit is made and told of already; what could not be shown elsewhere is said, and changes nothing.
    const { reason, kind } = apiFailure(error);
    return (permission) => `${reason}; ${ADVICE[kind](permission)}`;
  }
}

function permissionAdvice(permission: string): string {
  return `give the job the permission '${permission}' (a pull request from a fork has a token that only reads)`;
}

function firstOfEach(annotations: readonly Annotation[]): Annotation[] {
  const levels = ['error', 'warning', 'notice'] as const;
  return levels.flatMap((level) => annotations.filter((one) => one.level === level).slice(0, A_LEVEL));
}
