import { ToolReplayError } from '../error.ts';
import type { AuditSettings, Progress } from './audit.ts';
import { type Audited, auditorOf } from './auditor.ts';
import { type Transcript, unusable } from './file-audit.ts';
import type { FileReport } from './file-report.ts';
import type { CacheUse } from './outcome.ts';
import type { Applicable, Scopes } from './scopes.ts';
import { turn } from './turn.ts';

/** A transcript to audit, or why it cannot be taken. */
export interface Task extends Transcript {
  /** Undefined for a stream. */
  readonly bytes: number | undefined;
  readonly error?: ToolReplayError;
}

/** A transcript that can be taken, with what it is held against. */
export interface ReadyTask extends Transcript {
  /** Its place among all. */
  readonly number: number;
  readonly bytes: number | undefined;
  readonly applicable: Applicable | undefined;
}

/** A file of which it is known how much there is to read, for whoever shares work out. */
export interface SizedTask extends ReadyTask {
  readonly path: string;
  readonly bytes: number;
}

/** So many bytes to read are worth the start of a worker. */
const BYTES_A_WORKER = 16 << 20;
/**
 * A file of so many bytes is read by a worker, be it the only one: a line of it may take a second, in which this thread would
 * hear no signal.
 */
const BYTES_NOT_HERE = 32 << 20;

/**
 * Audits transcripts, on as many threads as are asked for and worth their start. What is reported does not depend on that.
 *
 * @returns the reports of all, in the order of the tasks, and what the cache did, where there is one
 */
export async function auditTasks(
  tasks: readonly Task[],
  settings: AuditSettings,
  scopes: Scopes | undefined,
  progress: Progress | undefined,
): Promise<{ files: FileReport[]; cache: CacheUse | undefined }> {
  const auditor = await auditorOf(settings);
  progress?.started(tasks.length, (number) => bytesToRead(tasks[number]));
  const reports: (readonly FileReport[])[] = tasks.map(() => []);
  const use = { taken: 0, kept: 0, notKept: 0 };
  const ready: ReadyTask[] = [];
  for (const [number, task] of tasks.entries()) {
    const { source, path, bytes } = task;
    try {
      if (task.error !== undefined) throw task.error;
      ready.push({ source, path, bytes, number, applicable: await scopes?.of(path, source.name) });
    } catch (error) {
      if (!(error instanceof ToolReplayError)) throw error;
      reports[number] = [unusable(source.name, error)];
      progress?.finished(number);
    }
  }
  const done = ({ number }: ReadyTask, { reports: of, cache }: Audited): void => {
    reports[number] = of;
    if (cache !== undefined) use[cache === 'not kept' ? 'notKept' : cache]++;
    progress?.finished(number);
  };
  const onChunk = ({ number }: ReadyTask, bytes: number): void => progress?.read(number, bytes);
  const sized = settings.listenTo === undefined ? ready.flatMap(sizedTask) : [];
  const workers = workersFor(sized, settings.jobs);
  const here = workers > 0 ? ready.filter(({ path }) => path === undefined) : ready;
  for (const task of here) {
    await turn();
    done(task, await auditor(task, task.applicable, (bytes) => onChunk(task, bytes)));
  }
  if (workers > 0) {
    const { auditByWorkers } = await import('./workers.ts');
    await auditByWorkers(sized, workers, settings, done, onChunk);
  }
  if (use.kept > 0 && settings.cache !== undefined)
    (await import('./cache/cached-audit.ts')).sweepCache(settings.cache);
  return { files: reports.flat(), cache: settings.cache && use };
}

function sizedTask(task: ReadyTask): SizedTask[] {
  const { path, bytes } = task;
  return path === undefined || bytes === undefined ? [] : [{ ...task, path, bytes }];
}

function workersFor(tasks: readonly SizedTask[], jobs: number): number {
  const workers = Math.min(jobs, tasks.length, Math.floor(sum(tasks) / BYTES_A_WORKER));
  return workers > 1 ? workers : Number(tasks.some(({ bytes }) => bytes >= BYTES_NOT_HERE));
}

/** What a file that is compressed comes to, nobody knows before. */
const COMPRESSED = /\.(?:zst|zip|eval)$/i;

function bytesToRead(task: Task | undefined): number | undefined {
  return task?.path === undefined || COMPRESSED.test(task.path) ? undefined : task.bytes;
}

function sum(tasks: readonly SizedTask[]): number {
  return tasks.reduce((total, { bytes }) => total + bytes, 0);
}
