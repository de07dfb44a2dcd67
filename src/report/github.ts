import type { AuditReport } from '../audit/outcome.ts';
import { type Annotation, annotations } from './annotations.ts';
import { clip, inert } from './inert.ts';
import { nowhereNear } from './nearness.ts';
import { annotationCommand } from './workflow-command.ts';

const LONGEST_NAME = 200;

/** The annotations of an audit as workflow commands, a line each, within what GitHub shows of one step. */
export function* githubReport(report: AuditReport): Generator<string> {
  for (const annotation of [
    ...nothing(report),
    ...annotations(report, 0, nowhereNear, 'the other reports have them'),
  ]) {
    yield `${annotationCommand(printable(annotation))}\n`;
  }
}

/** A command has the name of a file as it is: one that a terminal would obey is told in the message instead. */
function printable(annotation: Annotation): Annotation {
  const { file, ...others } = annotation;
  if (file === undefined || inert(file) === file) return annotation;
  return { ...others, message: `${clip(inert(file), LONGEST_NAME)}: ${annotation.message}` };
}

function nothing({ nothing: why, exitCode }: AuditReport): Annotation[] {
  const level = exitCode === 2 ? 'error' : 'notice';
  return why === undefined ? [] : [{ level, title: 'nothing checked', message: why.message }];
}
