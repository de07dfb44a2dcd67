import { resolve } from 'node:path';
import { auditSession } from './audit-session.ts';
import type { Command, Option } from './command.ts';
import { named } from './named.ts';
import { noteOnScope } from './notes.ts';
import { MUTATOR, NO_REDACT, redactorOn, SESSION, STRICT } from './options.ts';
import { REPORT_OR_FORMAT, reportingOf } from './report-option.ts';
import { reportOne } from './write-report.ts';

const KNOWLEDGE: Option = {
  name: 'scope',
  value: 'FILE',
  help: 'a scope file of version 2: what it says of tools and answers is taken into account',
};

/** One unsealed transcript, its calls compared with each other; exit code 1 when there are findings. */
export const replay: Command = {
  name: 'replay',
  summary: 'find calls with two answers and calls repeated for nothing',
  operands: ['transcript'],
  options: [MUTATOR, KNOWLEDGE, SESSION, REPORT_OR_FORMAT, STRICT, NO_REDACT],
  about:
    'Prints the number of calls, the index of the first call that got another answer than before, and each finding.',
  async run(call, terminal) {
    const core = await import('./core.ts');
    const [operand = ''] = call.operands;
    const { report, reading } = await reportingOf(core, 'replay', call);
    const file = call.values(KNOWLEDGE.name).at(-1);
    const readScope = (name: string) => core.readScopeFile(resolve(terminal.folder, name), name, terminal.folder);
    const settings = { accepted: 'unsealed', mutators: call.values('mutator'), ...reading } as const;
    if (report !== 'text') {
      const scope = file === undefined ? undefined : () => readScope(file);
      const session = call.values(SESSION.name).at(-1);
      return reportOne(core, call, report, { check: 'replay', scope, session, ...settings }, terminal);
    }
    const scope = file === undefined ? undefined : await readScope(file);
    const checks = {
      checks: new Set(['replay'] as const),
      scopes: scope === undefined ? [] : [scope.scope],
      ...settings,
    } as const;
    const { calls, findings, unchecked, normalized } = await named(operand, async () => {
      const session = await auditSession(core, operand, checks, call, terminal);
      if (session.calls > 0 && session.compared === 0) throw core.nothingCompared();
      return session;
    });
    const redactor = redactorOn(core, call);
    if (scope !== undefined) noteOnScope(core, scope, { unchecked, normalized }, redactor, terminal);
    await terminal.write(
      core.replayText(
        calls,
        findings.shownBy((data) => redactor.text(data)),
      ),
    );
    return findings.total === 0 ? 0 : 1;
  },
};
