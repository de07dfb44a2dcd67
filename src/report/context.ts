import type { FileReport } from '../audit/file-report.ts';
import type { Context } from '../rules/rule.ts';

/** What the findings on a file are about, beyond themselves. */
export function contextOf({ scope, chain }: FileReport): Context {
  return {
    agent: scope.state === 'checked' ? scope.agent : undefined,
    break: chain.state === 'broken' ? chain.break : undefined,
  };
}
