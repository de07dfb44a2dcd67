import { resolve } from 'node:path';
import type { Command } from './command.ts';
import { named } from './named.ts';

export const seal: Command = {
  name: 'seal',
  summary: 'chain the calls with digests, so that later edits show',
  operands: ['transcript'],
  options: [
    { name: 'output', short: 'o', value: 'FILE', help: 'write FILE, whole or not at all, instead of printing' },
  ],
  about: 'Prints each call in canonical form with the digest of the link before it ("prev") and its own ("digest").',
  async run(call, terminal) {
    const core = await import('./core.ts');
    const [operand = ''] = call.operands;
    const sealed = await named(operand, () => core.sealTranscript(terminal.source(operand)));
    try {
      const file = call.values('output').at(-1);
      if (file === undefined || file === '-') await terminal.writeBytes(sealed.read());
      else await core.writeAtomically(resolve(terminal.folder, file), file, sealed.read());
    } finally {
      await sealed.close();
    }
    return 0;
  },
};
