import { realpathSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { ToolReplayError } from '../error.ts';
import type { AuditSettings } from './audit.ts';
import type { Audited } from './auditor.ts';
import { unusable } from './file-audit.ts';
import { fileReportOf } from './file-report-data.ts';
import { addMatches } from './matches.ts';
import type { ReadyTask, SizedTask } from './tasks.ts';
import type { Answered, Asked, WorkerSettings } from './worker.ts';

/** Files are given to a worker by so many bytes at once: of small ones each answer would be waited for longer than for the work. */
const BATCH = 1 << 19;

/**
 * Audits files on worker threads, the largest first, so that none is left to one thread at the end. A worker that dies
 * takes one file with it, which cannot be judged then; another one goes on.
 *
 * @param workers how many
 * @param done hears of each file once, in any order
 * @param onChunk hears how many bytes were read of a file
 */
export async function auditByWorkers(
  tasks: readonly SizedTask[],
  workers: number,
  settings: AuditSettings,
  done: (task: ReadyTask, audited: Audited) => void,
  onChunk: (task: ReadyTask, bytes: number) => void,
): Promise<void> {
  const waiting = [...tasks].sort((a, b) => a.bytes - b.bytes);
  const lanes = Array.from({ length: workers }, async () => {
    let lane: Lane | undefined;
    try {
      for (;;) {
        if (waiting.length > 0) lane ??= new Lane(settings, done, onChunk);
        // The next files are there before it is done: a worker that waits for this thread does nothing.
        while (waiting.length > 0 && lane?.isWaiting) lane.give(nextBatch(waiting));
        if (lane === undefined || lane.isDone) break;
        const died = await lane.answered();
        if (died === undefined) continue;
        // The one that it had in hand is lost, and the others wait again.
        lane = undefined;
        const { lost, others, why } = died;
        if (lost !== undefined) done(lost, { reports: [unusable(lost.source.name, deathOf(why))] });
        waiting.push(...others.reverse());
      }
    } finally {
      await lane?.close();
    }
  });
  await Promise.all(lanes);
}

function nextBatch(waiting: SizedTask[]): SizedTask[] {
  const batch: SizedTask[] = [];
  for (let bytes = 0; bytes < BATCH; ) {
    const task = waiting.pop();
    if (task === undefined) break;
    batch.push(task);
    bytes += task.bytes + 1;
  }
  return batch;
}

/** What a worker leaves that died: what it had in hand, if anything, and what it did not tell of beside that. */
interface Death {
  readonly lost: SizedTask | undefined;
  readonly others: SizedTask[];
  readonly why: string;
}

/** One worker, and what it was given. */
class Lane {
  private readonly worker: Worker;
  private readonly end: Promise<string>;
  /** What it has not told of, in the order in which it audits them. */
  private readonly tasks: SizedTask[] = [];
  private bytes = 0;
  /** How many files it told of. */
  private told = 0;
  /** In memory that it shares: how many files it has done. */
  private readonly count = new Int32Array(new SharedArrayBuffer(4));
  private heard: () => void = () => undefined;

  constructor(
    settings: AuditSettings,
    done: (task: ReadyTask, audited: Audited) => void,
    onChunk: (task: ReadyTask, bytes: number) => void,
  ) {
    const workerData = workerSettings(settings, this.count);
    this.worker = new Worker(realpathSync(process.argv[1] ?? ''), { workerData, argv: [] });
    this.end = new Promise((resolve) => {
      let why = 'it ended';
      this.worker.on('error', (error) => {
        why = error instanceof Error ? error.message : String(error);
      });
      this.worker.on('exit', () => resolve(why));
    });
    this.worker.on('message', (answer: Answered) => {
      for (const { reports, matches, cache } of answer.done) {
        const task = this.tasks.shift() as SizedTask;
        this.bytes -= task.bytes;
        this.told++;
        addMatches(task.applicable, matches);
        done(task, { reports: reports.map(fileReportOf), ...(cache && { cache }) });
      }
      const [task] = this.tasks;
      if (task !== undefined && answer.bytes > 0) onChunk(task, answer.bytes);
      this.heard();
    });
  }

  /** It has told of all that it was given. */
  get isDone(): boolean {
    return this.tasks.length === 0;
  }

  /** It has so little left that it would soon wait. */
  get isWaiting(): boolean {
    return this.bytes < 2 * BATCH;
  }

  /** Gives it more, to audit after what it has. */
  give(batch: readonly SizedTask[]): void {
    this.tasks.push(...batch);
    for (const { bytes } of batch) this.bytes += bytes;
    this.worker.postMessage(batch.map(({ source, path }) => ({ file: source.name, path })) satisfies Asked);
  }

  /** Waits until it tells something. @returns what it left, where it died */
  async answered(): Promise<Death | undefined> {
    const heard = new Promise<undefined>((resolve) => {
      this.heard = () => resolve(undefined);
    });
    return Promise.race([heard, this.end.then((why) => this.left(why))]);
  }

  async close(): Promise<void> {
    await this.worker.terminate();
  }

  private left(why: string): Death {
    const others = [...this.tasks];
    const [lost] = others.splice(Atomics.load(this.count, 0) - this.told, 1);
    return { lost, others, why };
  }
}

function workerSettings(settings: AuditSettings, done: Int32Array): WorkerSettings {
  const {
    folder,
    workspace,
    scope,
    mutators,
    checks,
    format,
    strictness,
    fingerprints,
    otherLines,
    trust,
    digests,
    cache,
  } = settings;
  return {
    folder,
    workspace,
    scope,
    mutators,
    checks: checks && [...checks],
    format,
    strictness,
    fingerprints,
    otherLines,
    digests,
    cache,
    trust: trust && { ...trust, today: trust.today() },
    done,
  };
}

function deathOf(why: string): ToolReplayError {
  return new ToolReplayError('worker', {
    found: `a worker that died while it read this file: ${why}`,
    expected: 'one that reads it to its end',
    advice: 'audit the file alone',
  });
}
