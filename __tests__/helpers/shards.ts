import { type AuditSettings, audit } from '../../src/audit/audit.ts';
import { jsonReport, keptFor } from '../../src/report/machine.ts';
import { KINDS } from '../../src/rules/kinds.ts';
import { scopeFile, transcript, type Workspace, workspace } from './bundle.ts';

/** How an audit ends in which every finding fails. */
export const CONCLUSION = { failOn: new Set(KINDS), ifNoFilesFound: 'error' } as const;

/** Seven transcripts, three of them with findings, and a scope. */
export function runs(): Workspace {
  const names = Array.from({ length: 7 }, (_, k) => `runs/${k}.jsonl`);
  const files = workspace({ 'scope.json': scopeFile('a', 'read', 'list') });
  for (const [k, name] of names.entries()) {
    const calls = Array.from({ length: k + 1 }, (_, n) => ['read', { n }, { n }] as const);
    files.write(name, transcript(...calls, ...(k % 3 === 0 ? ([['write'], ['list'], ['list']] as const) : [])));
  }
  return files;
}

/** The JSON report of an audit of them. */
export async function auditOf({ root }: Workspace, more: Partial<AuditSettings> = {}): Promise<string> {
  const report = await audit({
    ...CONCLUSION,
    ...keptFor('json'),
    transcripts: ['runs/*.jsonl'],
    streams: [],
    folder: root,
    workspace: root,
    scope: ['scope.json'],
    mutators: [],
    format: undefined,
    strictness: 'skip',
    jobs: 1,
    ...more,
  });
  return [...jsonReport(report)].join('');
}

/** The JSON report of a shard of them. */
export function shardOf(
  files: Workspace,
  index: number,
  more: Partial<AuditSettings> = {},
  count = 3,
): Promise<string> {
  return auditOf(files, { shard: { index, count }, ...more });
}
