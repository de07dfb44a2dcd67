import type { AuditReport } from '../audit/outcome.ts';
import { type Annotation, annotations } from './annotations.ts';
import { nowhereNear } from './nearness.ts';
import { annotationCommand } from './workflow-command.ts';

/** The annotations of an audit as workflow commands, a line each, within what GitHub shows of one step. */
export function* githubReport(report: AuditReport): Generator<string> {
  for (const annotation of [
    ...nothing(report),
    ...annotations(report, 0, nowhereNear, 'the other reports have them'),
  ]) {
    yield `${annotationCommand(annotation)}\n`;
  }
}

function nothing({ nothing: why, exitCode }: AuditReport): Annotation[] {
  const level = exitCode === 2 ? 'error' : 'notice';
  return why === undefined ? [] : [{ level, title: 'nothing checked', message: why.message }];
}
