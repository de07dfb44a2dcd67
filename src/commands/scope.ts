import { resolve } from 'node:path';
import { auditSession } from './audit-session.ts';
import type { Call, Command, ExitCode } from './command.ts';
import { named } from './named.ts';
import { noteOnScope } from './notes.ts';
import { NO_REDACT, redactorOn, SESSION, STRICT } from './options.ts';
import { usageError } from './parse.ts';
import { REPORT_OR_FORMAT, type Reporting, reportingOf } from './report-option.ts';
import type { Terminal } from './terminal.ts';
import { reportOne } from './write-report.ts';

const EXPLAIN = 'explain';

/** One unsealed transcript against one scope file; exit code 1 when a call is outside. */
export const scope: Command = {
  name: 'scope',
  summary: 'check every call against what an agent may do',
  operands: ['transcript', 'scope'],
  options: [
    { name: EXPLAIN, help: 'print for each call which rule decided' },
    SESSION,
    REPORT_OR_FORMAT,
    STRICT,
    NO_REDACT,
  ],
  about:
    'The scope file is {"agent": string, "allowed_tools": [string, …]}, names being exact and case-sensitive; or one of version 2, with permissions and rules about arguments. See also scope init and scope check.',
  async run(call, terminal) {
    const [operand = '', file = ''] = call.operands;
    const core = await import('./core.ts');
    const { report, reading } = await reportingOf(core, 'scope', call);
    const isExplained = call.values(EXPLAIN).length > 0;
    const readScope = () => core.readScopeFile(resolve(terminal.folder, file), file, terminal.folder);
    const settings = { accepted: 'unsealed', mutators: [], ...reading } as const;
    if (report !== 'text') {
      if (isExplained) throw usageError('scope', `--explain with --format ${report}`, 'one of them');
      const session = call.values(SESSION.name).at(-1);
      return reportOne(core, call, report, { check: 'scope', scope: readScope, session, ...settings }, terminal);
    }
    const read = await readScope();
    const { scope: declared } = read;
    const redactor = redactorOn(core, call);
    noteOnScope(core, read, undefined, redactor, terminal);
    if (isExplained) return explain(core, call, terminal, await core.withPolicy(declared), reading);
    const checks = {
      checks: new Set(['scope'] as const),
      scopes: [declared],
      ...settings,
    } as const;
    const { calls, findings } = await named(operand, () => auditSession(core, operand, checks, call, terminal));
    await terminal.write(
      core.scopeText(
        calls,
        findings.shownBy((data) => redactor.text(data)),
        redactor.text(declared.agent),
      ),
    );
    return findings.total === 0 ? 0 : 1;
  },
};

async function explain(
  core: typeof import('./core.ts'),
  call: Call,
  terminal: Terminal,
  declared: Awaited<ReturnType<typeof core.withPolicy>>,
  reading: Reporting['reading'],
): Promise<ExitCode> {
  const [operand = ''] = call.operands;
  const settings = { accepted: 'unsealed', ...reading } as const;
  const wanted = call.values(SESSION.name).at(-1);
  const redactor = redactorOn(core, call);
  const explained = await named(operand, () =>
    core.explainSession(terminal.source(operand), settings, declared, wanted, (made, judgement) =>
      core.explainedText(...core.redactedJudgement(made, judgement, redactor)),
    ),
  );
  try {
    await terminal.write(explained.lines());
    return explained.session.findings.total === 0 ? 0 : 1;
  } finally {
    explained.close();
  }
}
