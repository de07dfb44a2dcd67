import { REPORT_FORMATS } from '../report/formats.ts';
import { AUDIT_OPTIONS, auditSettings, readsOfAudit } from './audit.ts';
import { bytesOf } from './bytes.ts';
import type { Command } from './command.ts';
import { FORMAT, NO_REDACT, readingOf, redactorOn } from './options.ts';
import { OUTPUT, outputOf } from './output.ts';
import { usageError } from './parse.ts';
import { withProgress } from './progress.ts';
import { writeHeld } from './write-held.ts';
import { noteOnFailure } from './write-report.ts';

const SHOW_VALUES = 'show-values';

/** Many transcripts, audited as `audit` does, as one HTML page; the same exit codes. */
export const report: Command = {
  name: 'report',
  summary: 'write the audit of many transcripts as one HTML page',
  operands: ['glob…'],
  options: [
    OUTPUT,
    { name: SHOW_VALUES, help: 'show arguments and answers, redacted; without it the page has none' },
    ...AUDIT_OPTIONS,
    FORMAT,
  ],
  about:
    'The page needs no network and no other file. It has every call with its place and its findings, and where answers to one call differ.',
  async run(call, terminal) {
    const core = await import('./core.ts');
    const { KeptSessions, reportPage } = await core.pageParts();
    const kept = new KeptSessions();
    try {
      const wanted = call.values(FORMAT.name).at(-1);
      if (REPORT_FORMATS.some((name) => name === wanted)) {
        const expected = `the format of the transcripts; the report is a page, and 'toolreplay audit --format ${wanted}' gives that one`;
        throw usageError('report', `'${wanted}' for --${FORMAT.name}`, expected);
      }
      const settings = { ...auditSettings(core, 'report', call, terminal), ...(await readingOf(core, call)) };
      const output = await outputOf(core, 'report', call, readsOfAudit(settings), terminal);
      const asked = {
        ...settings,
        fingerprints: 'made' as const,
        listenTo: (file: string, session: string | undefined) => kept.listenTo(file, session),
      };
      const audited = await withProgress(core, terminal, (progress) => core.audit(asked, progress));
      const isRedacted = call.values(NO_REDACT.name).length === 0;
      const isShown = call.values(SHOW_VALUES).length > 0;
      const redactor = redactorOn(core, call, core.redactedPlaces(audited));
      const html = reportPage(audited, kept, {
        values: !isShown ? 'hidden' : isRedacted ? 'redacted' : 'as they are',
        redactor,
      });
      await writeHeld(core, call.operands[0] ?? '', bytesOf(html), output, terminal);
      if (output !== undefined) noteOnFailure(core, core.redactedReport(audited, redactor), terminal);
      return audited.exitCode;
    } finally {
      kept.close();
    }
  },
};
