import type { Command } from './command.ts';
import { named } from './named.ts';

/** The chain of one sealed transcript; exit code 1 when it is broken. */
export const verify: Command = {
  name: 'verify',
  summary: 'recompute the chain of a sealed transcript',
  operands: ['sealed'],
  options: [],
  about:
    'Prints whether the chain is intact, or the first link that is broken with the digest expected and the one found.',
  async run({ operands: [operand = ''] }, terminal) {
    const core = await import('./core.ts');
    const checks = {
      checks: new Set(['verify'] as const),
      accepted: 'sealed',
      mutators: [],
      scopes: [],
      strictness: 'skip',
    } as const;
    const { break: broken } = await named(operand, () => core.auditTranscript(terminal.source(operand), checks));
    await terminal.write([core.verifyText(broken && core.redactedBreak(broken, core.redactorOf()))]);
    return broken === undefined ? 0 : 1;
  },
};
