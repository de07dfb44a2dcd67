import { resolve } from 'node:path';
import { auditSession } from './audit-session.ts';
import type { Command } from './command.ts';
import { named } from './named.ts';
import { FORMAT, readingOf, SESSION, STRICT } from './options.ts';

/** One unsealed transcript against one scope file; exit code 1 when a call is outside. */
export const scope: Command = {
  name: 'scope',
  summary: 'check every call against the tools that an agent may use',
  operands: ['transcript', 'scope'],
  options: [SESSION, FORMAT, STRICT],
  about: 'The scope file is {"agent": string, "allowed_tools": [string, …]}. Tool names are exact and case-sensitive.',
  async run(call, terminal) {
    const [operand = '', file = ''] = call.operands;
    const core = await import('./core.ts');
    const { scope: declared } = await core.readScopeFile(resolve(terminal.folder, file), file, terminal.folder);
    const checks = {
      checks: new Set(['scope'] as const),
      accepted: 'unsealed',
      mutators: [],
      scopes: [declared],
      ...(await readingOf(core, call)),
    } as const;
    const { calls, findings } = await named(operand, () => auditSession(core, operand, checks, call, terminal));
    await terminal.write(core.scopeText(calls, findings, declared.agent));
    return findings.total === 0 ? 0 : 1;
  },
};
