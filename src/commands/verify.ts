import type { Command } from './command.ts';
import { named } from './named.ts';
import { REPORT, reportOnly } from './report-option.ts';
import { reportOne } from './write-report.ts';

/** The chain of one sealed transcript; exit code 1 when it is broken. */
export const verify: Command = {
  name: 'verify',
  summary: 'recompute the chain of a sealed transcript',
  operands: ['sealed'],
  options: [REPORT],
  about:
    'Prints whether the chain is intact, or the first link that is broken with the digest expected and the one found.',
  async run(call, terminal) {
    const core = await import('./core.ts');
    const [operand = ''] = call.operands;
    const report = reportOnly('verify', call);
    const settings = { accepted: 'sealed', mutators: [], strictness: 'skip' } as const;
    if (report !== 'text') {
      const one = { check: 'verify', scope: undefined, session: undefined, ...settings } as const;
      return reportOne(core, call, report, one, terminal);
    }
    const checks = { checks: new Set(['verify'] as const), scopes: [], ...settings };
    const { break: broken } = await named(operand, () => core.auditTranscript(terminal.source(operand), checks));
    await terminal.write([core.verifyText(broken && core.redactedBreak(broken, core.redactorOf()))]);
    return broken === undefined ? 0 : 1;
  },
};
