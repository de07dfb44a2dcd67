import { resolve } from 'node:path';
import { readScope } from '../audit/scopes.ts';
import { auditTranscript } from '../audit/transcript.ts';
import { scopeText } from '../report/text.ts';
import type { Command } from './command.ts';
import { named } from './named.ts';

export const scope: Command = {
  name: 'scope',
  summary: 'check every call against the tools that an agent may use',
  operands: ['transcript', 'scope'],
  options: [],
  about: 'The scope file is {"agent": string, "allowed_tools": [string, …]}. Tool names are exact and case-sensitive.',
  async run({ operands: [operand = '', file = ''] }, terminal) {
    const declared = await readScope(resolve(terminal.folder, file), file);
    const checks = {
      checks: new Set(['scope'] as const),
      accepted: 'unsealed',
      mutators: [],
      scope: declared,
    } as const;
    const { calls, findings } = await named(operand, () => auditTranscript(terminal.source(operand), checks));
    await terminal.write(scopeText(calls, findings, declared.agent));
    return findings.total === 0 ? 0 : 1;
  },
};
