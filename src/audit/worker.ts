import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { Check } from '../rules/rule.ts';
import type { AuditSettings } from './audit.ts';
import { type Audited, auditorOf } from './auditor.ts';
import { dataOfFileReport, type FileReportData } from './file-report-data.ts';
import { type Matches, matchesOf, matchesSince } from './matches.ts';
import { Scopes } from './scopes.ts';
import type { TrustSettings } from './seals.ts';
import { fileSource } from './source.ts';

/** What a worker is told when it starts: of the settings what can be sent to another thread. */
export interface WorkerSettings
  extends Pick<AuditSettings, 'folder' | 'workspace' | 'scope' | 'mutators' | 'format' | 'strictness' | 'cache'> {
  readonly checks: readonly Check[] | undefined;
  readonly fingerprints: AuditSettings['fingerprints'];
  readonly otherLines: AuditSettings['otherLines'];
  readonly digests: AuditSettings['digests'];
  readonly trust: (Omit<TrustSettings, 'today'> & { readonly today: string }) | undefined;
  /** Shared memory: how many files it has done. Of them it tells later, and would not if it died before. */
  readonly done: Int32Array;
}

/** Files to audit, in that order. */
export type Asked = readonly { readonly file: string; readonly path: string }[];

/** What a worker says: what came of the next files, and how much it has read of the one after them. */
export interface Answered {
  readonly done: readonly Done[];
  readonly bytes: number;
}

/** What came of one file. */
export interface Done {
  readonly reports: readonly FileReportData[];
  /** How often each rule of each scope file that applies matched. */
  readonly matches: Matches;
  readonly cache: Audited['cache'];
}

/** Of so many bytes it is told at once: a message costs more than to read a small file. */
const WORTH_TELLING = 1 << 19;

/** Audits files in a worker thread, as it is asked to, until it is ended. */
export function work(): void {
  const port = parentPort;
  if (port === null) throw new RangeError('no worker thread');
  const { checks, trust, done, ...rest }: WorkerSettings = workerData;
  const settings = {
    ...rest,
    checks: checks && new Set(checks),
    trust: trust && { ...trust, today: () => trust.today },
  };
  const { scope, folder, workspace } = settings;
  const use = settings.checks?.has('scope') === false ? 'knowledge' : 'check';
  const scopes = scope.length === 0 ? undefined : new Scopes(scope, folder, workspace, use);
  const auditor = auditorOf(settings);
  const answers = new Answers(port);
  let asked = Promise.resolve();
  port.on('message', (files: Asked) => {
    asked = asked.then(async () => {
      for (const { file, path } of files) {
        const applicable = await scopes?.of(path, file);
        const before = matchesOf(applicable);
        const transcript = { source: fileSource(path, file), path };
        const { reports, cache } = await (await auditor)(transcript, applicable, (bytes) => answers.read(bytes));
        const matches = matchesSince(before, applicable);
        answers.done({ reports: reports.map(dataOfFileReport), matches, cache });
        Atomics.add(done, 0, 1);
      }
      answers.tell();
    });
  });
}

/** What is to be told, until it is worth it. */
class Answers {
  private readonly port: MessagePort;
  private files: Done[] = [];
  /** Read of the file in hand, and of those that are done, since it last told. */
  private bytes = 0;
  private untold = 0;

  constructor(port: MessagePort) {
    this.port = port;
  }

  read(bytes: number): void {
    this.bytes += bytes;
    this.untold += bytes;
    if (this.untold >= WORTH_TELLING) this.tell();
  }

  done(file: Done): void {
    this.files.push(file);
    this.bytes = 0;
  }

  tell(): void {
    this.port.postMessage({ done: this.files, bytes: this.bytes } satisfies Answered);
    this.files = [];
    this.bytes = 0;
    this.untold = 0;
  }
}
