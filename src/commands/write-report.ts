import { resolve } from 'node:path';
import type { OneAuditSettings } from '../audit/one-audit.ts';
import type { AuditReport } from '../audit/outcome.ts';
import type { MachineFormat } from '../report/formats.ts';
import type { Call, ExitCode } from './command.ts';
import { redactorOn } from './options.ts';
import type { Terminal } from './terminal.ts';

/**
 * Writes a report to standard output, or into a file, whole or not at all.
 *
 * @param file undefined is standard output
 */
export async function writeReport(
  core: typeof import('./core.ts'),
  pieces: Iterable<string>,
  file: string | undefined,
  terminal: Terminal,
): Promise<void> {
  if (file === undefined) await terminal.write(pieces);
  else await core.writeText(resolve(terminal.folder, file), file, pieces);
}

/** Says on standard error why an audit fails whose report went into a file. */
export function noteOnFailure(core: typeof import('./core.ts'), shown: AuditReport, terminal: Terminal): void {
  for (const line of core.failureLines(shown)) terminal.note(line);
}

/**
 * Audits the one session that a command is about, and writes its report for a machine: the same that an audit of that
 * transcript by that check gives.
 *
 * @param call its first operand is the transcript
 * @throws ToolReplayError when it cannot be judged, once the report that says so is written
 */
export async function reportOne(
  core: typeof import('./core.ts'),
  call: Call,
  format: MachineFormat,
  settings: Omit<OneAuditSettings, 'listenTo' | 'fingerprints' | 'otherLines'>,
  terminal: Terminal,
): Promise<ExitCode> {
  const [operand = ''] = call.operands;
  const { keptFor, machineReport } = await core.loadReports();
  const path = resolve(terminal.folder, operand);
  const name = operand === '-' ? {} : { name: core.nameAs(operand, terminal.folder, path) };
  const source = { ...terminal.source(operand), ...name };
  const { report, error } = await core.auditOne(source, { ...settings, ...keptFor(format) });
  const shown = core.redactedReport(report, redactorOn(core, call, core.redactedPlaces(report)));
  await terminal.write(machineReport(shown, format, { failOn: core.chosenKinds('', []) }));
  if (error !== undefined) throw error;
  return report.exitCode;
}
