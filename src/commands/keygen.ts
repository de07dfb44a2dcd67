import { rm } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { choice } from '../audit/choices.ts';
import type { Command } from './command.ts';
import { usageError } from './parse.ts';

const FORMATS = ['pem', 'openssh'] as const;

/** A new pair of keys. */
export const keygen: Command = {
  name: 'keygen',
  summary: 'make an Ed25519 key to sign with',
  operands: [],
  options: [
    { name: 'output', short: 'o', value: 'FILE', help: 'the private key; the public one is FILE.pub' },
    { name: 'format', value: 'NAME', help: 'pem (default), which openssl reads, or openssh' },
  ],
  about: 'Neither file may be there already. The private key has no passphrase and is readable by its owner alone.',
  async run(call, terminal) {
    const { newKeyFiles, writeNewFile, inert, inertLine } = await import('./provenance.ts');
    const output = call.values('output').at(-1);
    if (output === undefined || output === '-') throw usageError('keygen', 'no file', '-o FILE');
    const files = newKeyFiles(choice('--format', call.values('format'), FORMATS), basename(output));
    const path = resolve(terminal.folder, output);
    // The half that matters last: a private key is not left alone where the other file is there already.
    await writeNewFile(`${path}.pub`, `${output}.pub`, files.public, 0o644);
    try {
      await writeNewFile(path, output, files.private, 0o600);
    } catch (error) {
      await rm(`${path}.pub`);
      throw error;
    }
    terminal.note(inertLine(`${inert(output)}: a new key, ${files.id}; the public half is ${inert(output)}.pub`));
    return 0;
  },
};
