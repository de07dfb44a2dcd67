import { parentPort, workerData } from 'node:worker_threads';
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
}

/** Files to audit, in that order. */
export type Asked = readonly { readonly file: string; readonly path: string }[];

/** What a worker says: how much it read since it last said so, and what came of each file. */
export type Answered =
  | { readonly kind: 'read'; readonly bytes: number }
  | {
      readonly kind: 'done';
      readonly bytes: number;
      readonly reports: readonly FileReportData[];
      /** How often each rule of each scope file that applies matched. */
      readonly matches: Matches;
      readonly cache: Audited['cache'];
    };

/** Of so many bytes it is told while a file is read; of a small one with what came of it: a message costs more than to read it. */
const WORTH_TELLING = 1 << 20;

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
  const auditor = auditorOf(settings);
  let asked = Promise.resolve();
  port.on('message', (files: Asked) => {
    asked = asked.then(async () => {
      for (const { file, path } of files) {
        const applicable = await scopes?.of(path, file);
        const before = matchesOf(applicable);
        const transcript = { source: fileSource(path, file), path };
        let untold = 0;
        const onChunk = (bytes: number): void => {
          untold += bytes;
          if (untold < WORTH_TELLING) return;
          answer({ kind: 'read', bytes: untold });
          untold = 0;
        };
        const { reports, cache } = await (await auditor)(transcript, applicable, onChunk);
        const matches = matchesSince(before, applicable);
        answer({ kind: 'done', bytes: untold, reports: reports.map(dataOfFileReport), matches, cache });
      }
    });
  });
}
