import type { FileReport } from '../audit/file-report.ts';
import { brokenChainDetail } from '../rules/broken-chain.ts';
import type { Finding, Kind } from '../rules/finding.ts';
import { nonDeterminismDetail } from '../rules/non-determinism.ts';
import { permissionOverreachDetail } from '../rules/permission-overreach.ts';
import { redundantCallDetail } from '../rules/redundant-call.ts';

/** How bad a kind of finding is, in the words of GitHub's annotations. */
export const LEVELS: { readonly [kind in Kind]: 'error' | 'warning' } = {
  'non-determinism': 'error',
  'redundant-call': 'warning',
  'permission-overreach': 'error',
  'broken-chain': 'error',
};

/** What a finding is about, beyond itself. */
export type Context = Pick<FileReport, 'scope' | 'chain'>;

/** A finding in one sentence. It holds data of the transcript: each sink escapes it for itself. */
export function detail(finding: Finding, { scope, chain }: Context): string {
  switch (finding.kind) {
    case 'non-determinism':
      return nonDeterminismDetail(finding);
    case 'redundant-call':
      return redundantCallDetail(finding);
    case 'permission-overreach':
      return permissionOverreachDetail(finding, scope.state === 'checked' ? scope.agent : '');
    case 'broken-chain':
      return chain.state === 'broken' ? brokenChainDetail(chain.break) : '';
  }
}
