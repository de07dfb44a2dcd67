import { parentPort, workerData } from 'node:worker_threads';
import type { Check } from '../rules/rule.ts';
import type { AuditSettings } from './audit.ts';
import { auditFile } from './file-audit.ts';
import { dataOfFileReport, type FileReportData } from './file-report-data.ts';
import { type Applicable, Scopes } from './scopes.ts';
import type { TrustSettings } from './seals.ts';
import { fileSource } from './source.ts';

/** What a worker is told when it starts: of the settings what can be sent to another thread. */
export interface WorkerSettings
  extends Pick<AuditSettings, 'folder' | 'workspace' | 'scope' | 'mutators' | 'format' | 'strictness'> {
  readonly checks: readonly Check[] | undefined;
  readonly fingerprints: AuditSettings['fingerprints'];
  readonly otherLines: AuditSettings['otherLines'];
  readonly digests: AuditSettings['digests'];
  readonly trust: (Omit<TrustSettings, 'today'> & { readonly today: string }) | undefined;
}

/** Files to audit, in that order. */
export type Asked = readonly { readonly file: string; readonly path: string }[];

/** What a worker says: how much it read, and what came of each file. */
export type Answered =
  | { readonly kind: 'read'; readonly bytes: number }
  | {
      readonly kind: 'done';
      readonly reports: readonly FileReportData[];
      /** How often each rule of each scope file that applies matched. */
      readonly matches: readonly (readonly number[])[];
    };

/** Audits files in a worker thread, as it is asked to, until it is ended. */
export function work(): void {
  const port = parentPort;
  if (port === null) throw new RangeError('no worker thread');
  const { checks, trust, ...rest }: WorkerSettings = workerData;
  const settings = {
    ...rest,
    checks: checks && new Set(checks),
    trust: trust && { ...trust, today: () => trust.today },
  };
  const { scope, folder, workspace } = settings;
  const use = settings.checks?.has('scope') === false ? 'knowledge' : 'check';
  const scopes = scope.length === 0 ? undefined : new Scopes(scope, folder, workspace, use);
  const answer = (answered: Answered): void => port.postMessage(answered);
  let asked = Promise.resolve();
  port.on('message', (files: Asked) => {
    asked = asked.then(async () => {
      for (const { file, path } of files) {
        const applicable = await scopes?.of(path, file);
        const before = matchesOf(applicable);
        const transcript = { source: fileSource(path, file), path };
        const reports = await auditFile(transcript, settings, applicable, (bytes) => answer({ kind: 'read', bytes }));
        const matches = matchesOf(applicable).map((of, k) => of.map((number, j) => number - (before[k]?.[j] ?? 0)));
        answer({ kind: 'done', reports: reports.map(dataOfFileReport), matches });
      }
    });
  });
}

function matchesOf(applicable: Applicable | undefined): number[][] {
  return typeof applicable === 'object' ? applicable.map(({ uses }) => uses.map(({ matches }) => matches)) : [];
}
