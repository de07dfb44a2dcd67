import { resolve } from 'node:path';
import { auditSession } from './audit-session.ts';
import type { Command, Option } from './command.ts';
import { named } from './named.ts';
import { noteOnScope } from './notes.ts';
import { FORMAT, MUTATOR, NO_REDACT, readingOf, redactorOn, SESSION, STRICT } from './options.ts';

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
  options: [MUTATOR, KNOWLEDGE, SESSION, FORMAT, STRICT, NO_REDACT],
  about:
    'Prints the number of calls, the index of the first call that got another answer than before, and each finding.',
  async run(call, terminal) {
    const core = await import('./core.ts');
    const [operand = ''] = call.operands;
    const file = call.values(KNOWLEDGE.name).at(-1);
    const scope =
      file === undefined ? undefined : await core.readScopeFile(resolve(terminal.folder, file), file, terminal.folder);
    const checks = {
      checks: new Set(['replay'] as const),
      accepted: 'unsealed',
      mutators: call.values('mutator'),
      scopes: scope === undefined ? [] : [scope.scope],
      ...(await readingOf(core, call)),
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
