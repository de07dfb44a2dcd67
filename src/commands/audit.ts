import type { Progress } from '../audit/audit.ts';
import { choice, choices, IF_NO_FILES_FOUND } from '../audit/choices.ts';
import { CHECKS } from '../rules/rule.ts';
import type { Command } from './command.ts';
import { FORMAT, MUTATOR, NO_REDACT, readingOf, redactorOn, STRICT } from './options.ts';
import type { Terminal } from './terminal.ts';

/**
 * Many transcripts, by all checks that apply; exit code by `--fail-on`, 2 when one cannot be judged. The others are
 * audited all the same.
 */
export const audit: Command = {
  name: 'audit',
  summary: 'audit many transcripts at once, as the Action does',
  operands: ['glob…'],
  options: [
    {
      name: 'scope',
      value: 'FILE',
      repeatable: true,
      help: 'a scope file, or a glob of several; a bare file name is looked for from each transcript upwards',
    },
    MUTATOR,
    {
      name: 'checks',
      value: 'LIST',
      repeatable: true,
      help: `only these of ${CHECKS.join(', ')}, each of which must be possible; default: all that apply`,
    },
    {
      name: 'fail-on',
      value: 'LIST',
      repeatable: true,
      help: 'any (default), none, or the kinds of finding that end in exit code 1',
    },
    {
      name: 'if-no-files-found',
      value: 'WHAT',
      help: `${IF_NO_FILES_FOUND.join(', ')}: when there is not one call to check; default: error`,
    },
    FORMAT,
    STRICT,
    NO_REDACT,
  ],
  about:
    'Globs know *, ?, **, {a,b} and [a-z]; quote them. One that starts with ! takes away. Sealed transcripts are verified too.',
  async run(call, terminal) {
    const core = await import('./core.ts');
    const checks = choices('--checks', call.values('checks'), CHECKS);
    const report = await core.audit(
      {
        transcripts: call.operands.filter((operand) => operand !== '-'),
        streams: call.operands.includes('-') ? [terminal.source('-')] : [],
        folder: terminal.folder,
        workspace: terminal.folder,
        scope: call.values('scope'),
        mutators: call.values('mutator'),
        ...(await readingOf(core, call)),
        ...(checks.length > 0 && { checks: new Set(checks) }),
        failOn: core.chosenKinds('--fail-on', call.values('fail-on')),
        ifNoFilesFound: choice('--if-no-files-found', call.values('if-no-files-found'), IF_NO_FILES_FOUND),
      },
      progressOn(core, terminal),
    );
    terminal.status('');
    const shown = core.redactedReport(report, redactorOn(core, call, core.redactedPlaces(report)));
    await terminal.write(core.terminalReport(shown, terminal.paint));
    return report.exitCode;
  },
};

const MEGABYTE = 1_000_000;

function progressOn(core: typeof import('./core.ts'), terminal: Terminal): Progress {
  let files = 0;
  let done = 0;
  let bytes = 0;
  let shown = 0;
  return {
    started(number) {
      files = number;
    },
    read(size) {
      bytes += size;
      if (bytes - shown < 8 * MEGABYTE) return;
      shown = bytes;
      terminal.status(`${done} of ${core.count(files, 'transcript')}, ${Math.floor(bytes / MEGABYTE)} MB`);
    },
    finished() {
      done++;
    },
  };
}
