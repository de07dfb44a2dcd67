import { resolve } from 'node:path';
import { auditSession } from './audit-session.ts';
import type { Call, Command, ExitCode } from './command.ts';
import { named } from './named.ts';
import { noteOnScope } from './notes.ts';
import { FORMAT, NO_REDACT, readingOf, redactorOn, SESSION, STRICT } from './options.ts';
import type { Terminal } from './terminal.ts';

const EXPLAIN = 'explain';

/** One unsealed transcript against one scope file; exit code 1 when a call is outside. */
export const scope: Command = {
  name: 'scope',
  summary: 'check every call against what an agent may do',
  operands: ['transcript', 'scope'],
  options: [{ name: EXPLAIN, help: 'print for each call which rule decided' }, SESSION, FORMAT, STRICT, NO_REDACT],
  about:
    'The scope file is {"agent": string, "allowed_tools": [string, …]}, names being exact and case-sensitive; or one of version 2, with permissions and rules about arguments. See also scope init and scope check.',
  async run(call, terminal) {
    const [operand = '', file = ''] = call.operands;
    const core = await import('./core.ts');
    const read = await core.readScopeFile(resolve(terminal.folder, file), file, terminal.folder);
    const { scope: declared } = read;
    const redactor = redactorOn(core, call);
    noteOnScope(core, read, undefined, redactor, terminal);
    if (call.values(EXPLAIN).length > 0) return explain(core, call, terminal, await core.withPolicy(declared));
    const checks = {
      checks: new Set(['scope'] as const),
      accepted: 'unsealed',
      mutators: [],
      scopes: [declared],
      ...(await readingOf(core, call)),
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
): Promise<ExitCode> {
  const [operand = ''] = call.operands;
  const settings = { accepted: 'unsealed', ...(await readingOf(core, call)) } as const;
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
