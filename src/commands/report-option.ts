import type { Strictness } from '../formats/foreign-transcript.ts';
import { REPORT_FORMATS, type ReportFormat } from '../report/formats.ts';
import type { Call, Option } from './command.ts';
import { FORMAT, readingOf } from './options.ts';
import { usageError } from './parse.ts';

const REPORTS = REPORT_FORMATS.join(', ');

/** Of a command that audits: what its report is, and what the transcript is, by one name. */
export const REPORT_OR_FORMAT: Option = {
  name: FORMAT.name,
  value: 'NAME',
  repeatable: true,
  help: `what the report is: ${REPORTS}; or ${FORMAT.help}`,
};

/** Of a command that audits transcripts of one format. */
export const REPORT: Option = {
  name: FORMAT.name,
  value: 'NAME',
  help: `what the report is: ${REPORTS}`,
};

/** What a report is to be, and how the transcripts are to be read. */
export interface Reporting {
  readonly report: ReportFormat;
  readonly reading: { readonly format: string | undefined; readonly strictness: Strictness };
}

/**
 * What `--format` says, once of the report and once of the transcripts.
 *
 * @param command its name
 * @param offered the reports that it has
 * @throws ToolReplayError for a name that is neither, and for two of one sort
 */
export async function reportingOf(
  core: typeof import('./core.ts'),
  command: string,
  call: Call,
  offered: readonly ReportFormat[] = REPORT_FORMATS,
): Promise<Reporting> {
  const names = call.values(FORMAT.name);
  const reports = REPORT_FORMATS.filter((name) => names.includes(name));
  const formats = names.filter((name) => !REPORT_FORMATS.some((report) => report === name));
  if (names.length > 2 || reports.length > 1 || formats.length > 1 || new Set(names).size < names.length) {
    const expected = 'one report and one format of the transcripts at the most';
    throw usageError(command, `--${FORMAT.name} ${names.length} times`, expected);
  }
  return { report: reports[0] ?? 'text', reading: await readingOf(core, call, formats, offered) };
}

/** Of a command that compares: its report is for people, or JSON. */
export const JSON_OR_FORMAT: Option = {
  name: FORMAT.name,
  value: 'NAME',
  repeatable: true,
  help: `what the report is: text, json; or ${FORMAT.help}`,
};

/**
 * What {@link JSON_OR_FORMAT} says.
 *
 * @param command its name
 * @throws ToolReplayError for another report
 */
export async function jsonOrFormat(
  core: typeof import('./core.ts'),
  command: string,
  call: Call,
): Promise<Reporting & { readonly report: 'text' | 'json' }> {
  const { report, reading } = await reportingOf(core, command, call, ['text', 'json']);
  if (report === 'text' || report === 'json') return { report, reading };
  throw usageError(command, `'${report}' for --${FORMAT.name}`, 'text, json');
}

/**
 * What {@link REPORT} says.
 *
 * @param command its name
 * @throws ToolReplayError for a name that is no report's
 */
export function reportOnly(command: string, call: Call): ReportFormat {
  const name = call.values(REPORT.name).at(-1) ?? 'text';
  const report = REPORT_FORMATS.find((known) => known === name);
  if (report !== undefined) return report;
  throw usageError(command, `'${name.slice(0, 80)}' for --${REPORT.name}`, REPORTS);
}
