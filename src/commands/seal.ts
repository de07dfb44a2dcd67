import { resolve } from 'node:path';
import type { Command } from './command.ts';
import { named } from './named.ts';

/**
 * One unsealed transcript, written with its chain, whole or not at all: not a byte is printed before its last line was
 * read.
 */
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
    const sealed = core.sealTranscript(terminal.source(operand));
    const file = call.values('output').at(-1);
    if (file !== undefined && file !== '-') {
      await named(operand, () => core.writeAtomically(resolve(terminal.folder, file), file, sealed));
      return 0;
    }
    const output = new core.HeldOutput();
    try {
      await named(operand, () => output.write(sealed));
      await terminal.writeBytes(output.read());
    } finally {
      await output.close();
    }
    return 0;
  },
};
