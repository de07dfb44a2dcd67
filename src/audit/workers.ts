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
const BATCH = 1 << 20;

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
      while (waiting.length > 0) {
        lane ??= new Lane(settings);
        const batch = nextBatch(waiting);
        const left = await lane.audit(batch, done, onChunk);
        if (left === undefined) continue;
        // It is dead: the one that it had in hand is lost, and the others wait again.
        lane = undefined;
        const [lost, ...others] = left.tasks;
        if (lost !== undefined) done(lost, { reports: [unusable(lost.source.name, died(left.why))] });
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

/** One worker, and what it has in hand. */
class Lane {
  private readonly worker: Worker;
  private readonly end: Promise<string>;

  constructor(settings: AuditSettings) {
    this.worker = new Worker(realpathSync(process.argv[1] ?? ''), { workerData: workerSettings(settings), argv: [] });
    this.end = new Promise((resolve) => {
      let why = 'it ended';
      this.worker.on('error', (error) => {
        why = error instanceof Error ? error.message : String(error);
      });
      this.worker.on('exit', () => resolve(why));
    });
  }

  /** @returns what it did not answer before it died, that in hand first; undefined where it lives */
  async audit(
    batch: readonly SizedTask[],
    done: (task: ReadyTask, audited: Audited) => void,
    onChunk: (task: ReadyTask, bytes: number) => void,
  ): Promise<{ tasks: SizedTask[]; why: string } | undefined> {
    const left = [...batch];
    const answered = new Promise<undefined>((resolve) => {
      const hear = (answer: Answered): void => {
        // Those in hand are read in order, each to its end.
        const [task] = left as [SizedTask];
        onChunk(task, answer.bytes);
        if (answer.kind === 'read') return;
        left.shift();
        addMatches(task.applicable, answer.matches);
        const { cache } = answer;
        done(task, { reports: answer.reports.map(fileReportOf), ...(cache && { cache }) });
        if (left.length > 0) return;
        this.worker.off('message', hear);
        resolve(undefined);
      };
      this.worker.on('message', hear);
    });
    const asked: Asked = batch.map(({ source, path }) => ({ file: source.name, path }));
    this.worker.postMessage(asked);
    return Promise.race([answered, this.end.then((why) => ({ tasks: left, why }))]);
  }

  async close(): Promise<void> {
    await this.worker.terminate();
  }
}

function workerSettings(settings: AuditSettings): WorkerSettings {
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
  };
}

function died(why: string): ToolReplayError {
  return new ToolReplayError('worker', {
    found: `a worker that died while it read this file: ${why}`,
    expected: 'one that reads it to its end',
    advice: 'audit the file alone',
  });
}
