import { resolve } from 'node:path';
import { choice } from '../audit/choices.ts';
import { SIGNATURE_ENDINGS, SIGNATURE_FORMATS } from '../provenance/endings.ts';
import type { Command } from './command.ts';
import { named } from './named.ts';
import { ownInputError } from './output.ts';

/** The manifest of a sealed transcript, signed. */
export const sign: Command = {
  name: 'sign',
  summary: 'sign the manifest of a sealed transcript',
  operands: ['manifest'],
  options: [
    {
      name: 'key',
      value: 'KEY',
      help: 'the private key: FILE, env:NAME for a variable, or fd:N for a file descriptor',
    },
    { name: 'format', value: 'NAME', help: 'dsse (default) or sshsig, which ssh-keygen -Y verify accepts' },
    {
      name: 'output',
      short: 'o',
      value: 'FILE',
      help: 'write FILE; default: the name of the manifest and .dsse or .sig',
    },
  ],
  about:
    'Ed25519 alone, as PEM (PKCS #8) or of OpenSSH, without a passphrase: toolreplay keygen makes one. The envelope has an in-toto Statement of the manifest; see docs/provenance.md.',
  async run(call, terminal) {
    const { isSameFile, readKey, readManifestFile, signatureText, writeText, inert, inertLine } = await import(
      './provenance.ts'
    );
    const [operand = ''] = call.operands;
    const format = choice('--format', call.values('format'), SIGNATURE_FORMATS);
    const where = call.values('key').at(-1);
    const key = await readKey('sign', where, terminal);
    const manifest = await named(operand, () => readManifestFile(resolve(terminal.folder, operand), operand));
    const output = call.values('output').at(-1) ?? `${operand}${SIGNATURE_ENDINGS[format]}`;
    const text = signatureText(manifest, key, format);
    if (output === '-') {
      await terminal.write([text]);
      return 0;
    }
    const path = resolve(terminal.folder, output);
    for (const [read, own] of [
      [operand, 'the manifest'],
      [call.values('key').at(-1) ?? '', 'the key'],
    ] as const) {
      if (isSameFile(resolve(terminal.folder, read), path)) throw ownInputError('sign', output, own);
    }
    await writeText(path, output, [text]);
    terminal.note(inertLine(`${inert(output)}: signed by ${key.public.id}`));
    return 0;
  },
};
