import { existsSync, readSync } from 'node:fs';
import { resolve } from 'node:path';
import { readSmallFile } from '../audit/small-file.ts';
import { ToolReplayError } from '../error.ts';
import type { PrivateKey } from '../provenance/ed25519.ts';
import { holdsPrivateKey, readPrivateKey } from '../provenance/private-key-file.ts';
import { usageError } from './parse.ts';
import type { Terminal } from './terminal.ts';

/** The largest key that is read, in bytes. */
const MAX_KEY = 1 << 16;

/**
 * Reads a private key from where it is said to be. Neither the key nor a part of it is in any error.
 *
 * @param command its name
 * @param where a file, `env:NAME`, or `fd:N`
 * @throws ToolReplayError when there is none
 */
export async function readKey(command: string, where: string | undefined, terminal: Terminal): Promise<PrivateKey> {
  if (where === undefined) throw usageError(command, 'no --key', '--key FILE, --key env:NAME or --key fd:N');
  // A key that was put where its name belongs must not be shown.
  if (holdsPrivateKey(where)) throw usageError(command, 'a key itself', 'where the key is: FILE, env:NAME or fd:N');
  const [, kind, name = ''] = /^(env|fd):(.*)$/s.exec(where) ?? [];
  const text =
    kind === 'env'
      ? ofVariable(command, name, terminal)
      : kind === 'fd'
        ? ofDescriptor(command, name)
        : await ofFile(where, terminal);
  try {
    return readPrivateKey(text);
  } catch (error) {
    throw error instanceof ToolReplayError ? error.at({ file: where }) : error;
  }
}

function ofFile(name: string, { folder }: Terminal): Promise<string> {
  const path = resolve(folder, name);
  return readSmallFile(path, existsSync(path) ? name : '--key', MAX_KEY);
}

function ofVariable(command: string, name: string, terminal: Terminal): string {
  const value = terminal.variable(name);
  if (value === undefined || value === '')
    throw usageError(command, 'no such variable for --key', 'one that has the key');
  return value;
}

function ofDescriptor(command: string, name: string): string {
  const descriptor = /^\d{1,4}$/.test(name) ? Number(name) : undefined;
  if (descriptor === undefined)
    throw usageError(command, 'no number behind fd: for --key', 'the number of an open file descriptor');
  const buffer = Buffer.alloc(MAX_KEY);
  let length = 0;
  try {
    while (length < MAX_KEY) {
      const read = readSync(descriptor, buffer, length, MAX_KEY - length, null);
      if (read === 0) break;
      length += read;
    }
  } catch (error) {
    const found = `no file descriptor ${descriptor} that can be read`;
    throw new ToolReplayError('unreadable', { found, expected: 'one that is open' }, {}, { cause: error });
  }
  return buffer.toString('utf8', 0, length);
}
