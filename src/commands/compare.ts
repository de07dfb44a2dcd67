import type { ComparingSettings } from '../audit/compare.ts';
import type { Command, Option } from './command.ts';
import { noteOn, noteOnScope } from './notes.ts';
import { NO_REDACT, redactorOn, STRICT, scopeOn } from './options.ts';
import { usageError } from './parse.ts';
import { JSON_OR_FORMAT, jsonOrFormat } from './report-option.ts';

const SHOW_VALUES = 'show-values';

/** What scope files say of what is volatile. */
export const NORMALIZE: Option = {
  name: 'scope',
  value: 'FILE',
  help: 'a scope file of version 2: what it says under "normalize" is left out of the comparison',
};

/** Two runs, call by call; exit code 1 when they differ. */
export const compare: Command = {
  name: 'compare',
  summary: 'compare two runs: where they part, and what differs',
  operands: ['base', 'head'],
  options: [
    NORMALIZE,
    { name: SHOW_VALUES, help: 'show what differs too, and not only where' },
    JSON_OR_FORMAT,
    STRICT,
    NO_REDACT,
  ],
  about:
    'Each may be a transcript, sealed or not, or the log of an agent. Prints what differs in structure, arguments and response, the first divergence, and the alignment: - only in the base, + only in the head, ~ changed, with JSON Pointers. See docs/compare.md.',
  async run(call, terminal) {
    const core = await import('./core.ts');
    const [base = '', head = ''] = call.operands;
    if (base === '-' && head === '-') throw usageError('compare', 'standard input twice', 'once');
    const scope = await scopeOn(core, call.values(NORMALIZE.name).at(-1), terminal);
    const redactor = redactorOn(core, call, scope?.scope.policy?.redact ?? []);
    const areShown = call.values(SHOW_VALUES).length > 0;
    const { report, reading } = await jsonOrFormat(core, 'compare', call);
    const settings: ComparingSettings = {
      ...reading,
      scopes: scope === undefined ? [] : [scope.scope],
      shown: areShown ? (tool, part, text) => redactor.json(text, tool, part) : undefined,
    };
    const { compareTranscripts } = await import('../audit/compare.ts');
    const { comparisonReport } = await import('../audit/comparison-report.ts');
    const read = await compareTranscripts(terminal.source(base), terminal.source(head), settings);
    if (scope !== undefined) noteOnScope(core, scope, undefined, redactor, terminal);
    for (const side of ['base', 'head'] as const) {
      const audit = read[side];
      if (audit !== undefined) noteOn(core, side === 'base' ? base : head, audit, terminal);
    }
    const { compared } = read;
    const found = comparisonReport(compared);
    if (report === 'json') {
      const { jsonReport } = await core.loadReports();
      await terminal.write(jsonReport(core.redactedReport(found, redactor)));
    }
    if (compared.state === 'unusable') throw compared.error;
    if (report === 'text') {
      const { compareText, redactedComparison } = await import('../report/compare.ts');
      await terminal.write(compareText(redactedComparison(compared.comparison, redactor), compared));
    }
    return found.exitCode;
  },
};
