import { choice, IF_NO_FILES_FOUND } from '../audit/choices.ts';
import { BASELINE, FAIL_ON, IF_NONE } from './audit.ts';
import type { Command } from './command.ts';
import { OUTPUT, outputOf } from './output.ts';
import { REPORT, reportOnly } from './report-option.ts';
import { noteOnFailure, writeReport } from './write-report.ts';

/** The reports of all shards as one; exit code as that of an audit of all, 2 when one is missing. */
export const merge: Command = {
  name: 'merge',
  summary: 'join the JSON reports of all shards of an audit',
  operands: ['report.json…'],
  options: [BASELINE, FAIL_ON, IF_NONE, REPORT, OUTPUT],
  about:
    'Takes what audit --shard --format json wrote, globs too, in any order. A shard that is missing, there twice, of other transcripts, by another version or with other settings is exit code 2.',
  async run(call, terminal) {
    const core = await import('./core.ts');
    const format = reportOnly('merge', call);
    const path = call.values(BASELINE.name).at(-1);
    const reads = { transcripts: [], reports: call.operands, scope: [], baseline: path };
    const file = await outputOf(core, 'merge', call, reads, terminal);
    const { mergeReports } = await import('../merge/merge-reports.ts');
    const report = await mergeReports({
      reports: call.operands,
      folder: terminal.folder,
      workspace: terminal.folder,
      ...(path !== undefined && { baseline: { path, today: terminal.today } }),
      failOn: core.chosenKinds('--fail-on', call.values(FAIL_ON.name)),
      ifNoFilesFound: choice('--if-no-files-found', call.values(IF_NONE.name), IF_NO_FILES_FOUND),
    });
    const pieces =
      format === 'text'
        ? core.terminalReport(report, file === undefined ? terminal.paint : core.plain)
        : (await core.loadReports()).machineReport(report, format, {
            failOn: core.chosenKinds('--fail-on', call.values(FAIL_ON.name)),
          });
    await writeReport(core, pieces, file, terminal);
    if (file !== undefined) noteOnFailure(core, report, terminal);
    return report.exitCode;
  },
};
