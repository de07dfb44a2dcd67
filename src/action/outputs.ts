import { accessSync, appendFileSync } from 'node:fs';
import { EOL } from 'node:os';
import { prepareKeyValueMessage } from '#toolkit';
import type { AuditReport } from '../audit/outcome.ts';
import type { ComparedReport } from '../compare/compared-report.ts';
import { ToolReplayError } from '../error.ts';
import { KINDS } from '../rules/kinds.ts';
import type { Sealed } from './sealing.ts';

type Output = readonly [name: string, value: string | number];

/**
 * Sets every output that action.yml declares.
 *
 * @param reportFile the report that was written, as the input names it; undefined when none was asked for
 * @param sealed what was sealed; undefined when nothing was to be
 * @param file where the runner wants them; undefined where there is nobody to read them
 * @throws ToolReplayError when they cannot be set: later steps must not go by outputs that are not there
 */
export function setOutputs(
  report: AuditReport,
  reportFile: string | undefined,
  sealed: Sealed | undefined,
  file: string | undefined,
): void {
  write(file, [
    ['exit-code', report.exitCode],
    ['result', report.result],
    ['files', report.transcripts],
    ['calls', report.calls],
    ['findings', report.findings],
    ['accepted', report.accepted],
    ...KINDS.map((kind) => [kind, report.counts[kind]] as const),
    ['unusable-files', report.unusableFiles],
    ['difference', differenceOf(report.compared)],
    ['report', reportFile ?? ''],
    ['subject-path', sealed?.subjects.join('\n') ?? ''],
    ['predicate-path', sealed?.predicate ?? ''],
    ['statement-path', sealed?.statement ?? ''],
    ['head', sealed?.heads.join('\n') ?? ''],
  ]);
}

/** Empty where nothing was compared. */
function differenceOf(compared: ComparedReport | undefined): string {
  const number = compared === undefined ? 0 : compared.transcripts.length - compared.added - compared.unusable;
  return compared === undefined || number === 0 ? '' : compared.worst;
}

/** Sets the outputs of a run that failed before it could set them. */
export function setFailedOutputs(file: string | undefined): void {
  try {
    write(file, [
      ['exit-code', 2],
      ['result', 'unusable'],
    ]);
  } catch {
    // The step ends in 2 with an error already; there is nothing left that would change.
  }
}

function write(file: string | undefined, outputs: readonly Output[]): void {
  if (file === undefined) return;
  try {
    // The runner makes the file: what is not there would not be read.
    accessSync(file);
    appendFileSync(file, outputs.map(([name, value]) => `${prepareKeyValueMessage(name, value)}${EOL}`).join(''));
  } catch (error) {
    const fault = { found: 'no way to set outputs', expected: 'a file to write where GITHUB_OUTPUT says' };
    throw new ToolReplayError('unwritable', fault, {}, { cause: error });
  }
}
