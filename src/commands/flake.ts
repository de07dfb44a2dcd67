import type { Command } from './command.ts';
import { NORMALIZE } from './compare.ts';
import { noteOnScope } from './notes.ts';
import { NO_REDACT, redactorOn, STRICT, scopeOn } from './options.ts';
import { JSON_OR_FORMAT, jsonOrFormat } from './report-option.ts';

/** Many runs of one task; exit code 1 when not all call the same tools in the same order. */
export const flake: Command = {
  name: 'flake',
  summary: 'see how much several runs of one task are alike',
  operands: ['runs…'],
  options: [NORMALIZE, JSON_OR_FORMAT, STRICT, NO_REDACT],
  about:
    'Each file, and each session of a log that holds several, is one run; globs are those of audit. Exit code 1: the tools or their order differ. Other arguments alone are exit code 0. See docs/compare.md.',
  async run(call, terminal) {
    const core = await import('./core.ts');
    const scope = await scopeOn(core, call.values(NORMALIZE.name).at(-1), terminal);
    const redactor = redactorOn(core, call, scope?.scope.policy?.redact ?? []);
    const { report, reading } = await jsonOrFormat(core, 'flake', call);
    const { flakeReport } = await import('../audit/flake.ts');
    const { flakeText } = await import('../report/compare.ts');
    const sources = {
      transcripts: call.operands.filter((operand) => operand !== '-'),
      streams: call.operands.includes('-') ? [terminal.source('-')] : [],
      folder: terminal.folder,
    };
    const { flake: found, errors } = await flakeReport(sources, {
      ...reading,
      scopes: scope === undefined ? [] : [scope.scope],
    });
    if (scope !== undefined) noteOnScope(core, scope, undefined, redactor, terminal);
    for (const error of errors) {
      terminal.note(core.inertLine(`toolreplay: ${core.errorText(core.redactedError(error, redactor))}`));
    }
    const show = (data: string): string => redactor.text(data);
    const exitCode = found === undefined || errors.length > 0 ? 2 : found.sequences.length === 1 ? 0 : 1;
    if (report === 'json') {
      const { flakeOutcome } = await import('../audit/comparison-report.ts');
      const { flakeObject, jsonReport } = await core.loadReports();
      const shown = found && {
        ...found,
        sequences: found.sequences.map((sequence) => ({ ...sequence, name: show(sequence.name) })),
        steps: found.steps.map((step) => ({ ...step, tool: show(step.tool) })),
      };
      const faults = errors.map((error) => core.redactedError(error, redactor));
      await terminal.write(jsonReport(flakeOutcome(exitCode), flakeObject(shown, faults)));
    } else if (found !== undefined) await terminal.write(flakeText(found, show));
    return exitCode;
  },
};
