import { resolve } from 'node:path';
import type { Command } from './command.ts';
import { NO_REDACT, redactorOn } from './options.ts';

/** One scope file, without a transcript; exit code 1 when there is something to say of it. */
export const scopeCheck: Command = {
  name: 'scope check',
  summary: 'run the examples of a scope file, and look for what in it does nothing',
  operands: ['scope'],
  options: [NO_REDACT],
  about:
    'Prints what the file holds, and with file, line and column what in it does not do what it looks like: rules that match no call, permissions that Claude Code ignores or that a deny covers, rules of imports that are not used. A scope file named check is ./check to the command scope.',
  async run(call, terminal) {
    const [file = ''] = call.operands;
    const core = await import('./core.ts');
    const checked = await core.checkScopeFile(resolve(terminal.folder, file), file, terminal.folder);
    await terminal.write([core.scopeCheckText(core.redactedCheck(checked, redactorOn(core, call)))]);
    return checked.lints.length + checked.warnings.length === 0 ? 0 : 1;
  },
};
