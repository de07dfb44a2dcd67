import { randomBytes } from 'node:crypto';
import { PrivateKey } from './ed25519.ts';
import { openSshPrivateKey, pemPrivateKey } from './private-key-file.ts';
import { openSshPublicKey, pemPublicKey } from './public-key-file.ts';

/** A new pair of keys, as the texts of two files. */
export interface KeyFiles {
  readonly private: string;
  readonly public: string;
  /** How the key is named; see PublicKey. */
  readonly id: string;
}

/** @param comment what the key is called in its OpenSSH form; one line */
export function newKeyFiles(format: 'pem' | 'openssh', comment: string): KeyFiles {
  const key = new PrivateKey(randomBytes(32));
  const { id } = key.public;
  if (format === 'pem') return { id, private: pemPrivateKey(key), public: pemPublicKey(key.public) };
  const check = randomBytes(4).readUInt32BE();
  const said = comment.replace(/[^\x21-\x7e]/g, '_');
  return { id, private: openSshPrivateKey(key, check, said), public: openSshPublicKey(key.public, said) };
}
