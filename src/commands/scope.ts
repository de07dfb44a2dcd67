import { resolve } from 'node:path';
import type { Command } from './command.ts';
import { named } from './named.ts';

/** One unsealed transcript against one scope file; exit code 1 when a call is outside. */
export const scope: Command = {
  name: 'scope',
  summary: 'check every call against the tools that an agent may use',
  operands: ['transcript', 'scope'],
  options: [],
  about: 'The scope file is {"agent": string, "allowed_tools": [string, …]}. Tool names are exact and case-sensitive.',
  async run({ operands: [operand = '', file = ''] }, terminal) {
    const core = await import('./core.ts');
    const declared = await core.readScope(resolve(terminal.folder, file), file);
    const checks = {
      checks: new Set(['scope'] as const),
      accepted: 'unsealed',
      mutators: [],
      scope: declared,
    } as const;
    const { calls, findings } = await named(operand, () => core.auditTranscript(terminal.source(operand), checks));
    await terminal.write(core.scopeText(calls, findings, declared.agent));
    return findings.total === 0 ? 0 : 1;
  },
};
