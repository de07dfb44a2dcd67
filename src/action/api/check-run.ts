import { sha256 } from '../../json/digest.ts';
import type { CheckAnnotation, CheckRun } from '../../report/check-run.ts';
import type { Job } from '../job.ts';
import type { Api } from './api.ts';
import { type ApiFailure, apiFailure } from './failure.ts';

/** What became of a check run: it is all there, or some annotations are not since a later request failed. */
export type Written = { readonly state: 'whole' } | { readonly state: 'part'; readonly failure: ApiFailure };

/** So many annotations may be in one request: https://docs.github.com/en/rest/checks/runs#create-a-check-run */
const A_REQUEST = 50;

/**
 * Writes an audit as a check run on the commit of the job.
 *
 * Annotations of a check run can be added and never taken away. So a run of the same step that found the same is updated
 * in place, without sending them again; where the findings are others, a new check run of that name takes its place,
 * as a re-run job of GitHub's does. Which it is, is read from the `external_id`: it names the step and, once all are
 * written, the annotations.
 *
 * @throws what the first request that fails throws; see apiFailure
 */
export async function writeCheckRun(api: Api, job: Job, run: CheckRun): Promise<Written> {
  const step = `toolreplay:${job.id}`;
  const whole = `${step}:${sha256(Buffer.from(JSON.stringify(run.annotations)), 'hex').slice(0, 16)}`;
  const previous = await latest(api, job, step);
  const same = previous?.externalId === whole ? previous.id : undefined;
  if (same !== undefined && (await isUpdated(api, job, run, same))) return { state: 'whole' };
  const [first = [], ...rest] = batches(run.annotations);
  const { data } = await api.rest.checks.create({
    ...repositoryOf(job),
    name: checkName(job),
    head_sha: job.commit,
    ...(job.runUrl !== undefined && { details_url: job.runUrl }),
    external_id: rest.length === 0 ? whole : step,
    // Complete from the start: if a later request fails, the verdict stands all the same.
    status: 'completed',
    conclusion: run.conclusion,
    output: { ...outputOf(run), annotations: [...first] },
  });
  try {
    for (const [k, batch] of rest.entries()) {
      const externalId = k === rest.length - 1 ? whole : step;
      await append({ api, job, run, id: data.id, externalId }, (k + 1) * A_REQUEST, batch);
    }
  } catch (error) {
    return { state: 'part', failure: apiFailure(error) };
  }
  return { state: 'whole' };
}

/** The name says which step it is of: GitHub shows only the latest check run of a name. */
function checkName({ name, audited }: Job): string {
  return `ToolReplay${name === '' ? '' : ` (${name})`}: ${audited}`;
}

interface Known {
  readonly id: number;
  readonly externalId: string;
}

/** The last check run that this step wrote on this commit. */
async function latest(api: Api, job: Job, step: string): Promise<Known | undefined> {
  const { data } = await api.rest.checks.listForRef({
    ...repositoryOf(job),
    ref: job.commit,
    check_name: checkName(job),
    filter: 'latest',
    per_page: 100,
  });
  const own = data.check_runs.flatMap(({ id, external_id: externalId }) => {
    return externalId === step || externalId?.startsWith(`${step}:`) ? [{ id, externalId }] : [];
  });
  return own.sort((a, b) => b.id - a.id)[0];
}

/** Updates all but the annotations. False where another app wrote it: only that one may. */
async function isUpdated(api: Api, job: Job, run: CheckRun, id: number): Promise<boolean> {
  try {
    await api.rest.checks.update({
      ...repositoryOf(job),
      check_run_id: id,
      ...(job.runUrl !== undefined && { details_url: job.runUrl }),
      status: 'completed',
      conclusion: run.conclusion,
      output: outputOf(run),
    });
    return true;
  } catch (error) {
    // A token that may not write at all is told of by the request that comes next.
    if (apiFailure(error).kind === 'not-allowed') return false;
    throw error;
  }
}

interface Started {
  readonly api: Api;
  readonly job: Job;
  readonly run: CheckRun;
  readonly id: number;
  readonly externalId: string;
}

/**
 * Adds annotations to a check run that has `before` of them. A request that got no proper answer may have been taken all
 * the same: it is made again only where the annotations are not there.
 */
async function append(
  { api, job, run, id, externalId }: Started,
  before: number,
  batch: readonly CheckAnnotation[],
): Promise<void> {
  const check = { ...repositoryOf(job), check_run_id: id };
  const add = () =>
    api.rest.checks.update({
      ...check,
      external_id: externalId,
      status: 'completed',
      conclusion: run.conclusion,
      output: { ...outputOf(run), annotations: [...batch] },
      request: { retries: 0 },
    });
  try {
    await add();
  } catch (error) {
    const { kind } = apiFailure(error);
    if (kind !== 'broken' && kind !== 'unreachable') throw error;
    const { data } = await api.rest.checks.get(check);
    const { annotations_count: there } = data.output;
    if (there === before) await add();
    else if (there !== before + batch.length) throw error;
  }
}

function outputOf({ title, summary, text }: CheckRun): { title: string; summary: string; text: string } {
  return { title, summary, text };
}

function batches(annotations: readonly CheckAnnotation[]): (readonly CheckAnnotation[])[] {
  const parts: (readonly CheckAnnotation[])[] = [];
  for (let at = 0; at < annotations.length; at += A_REQUEST) parts.push(annotations.slice(at, at + A_REQUEST));
  return parts;
}

function repositoryOf({ repository }: Job): { owner: string; repo: string } {
  const [owner = '', repo = ''] = repository.split('/');
  return { owner, repo };
}
