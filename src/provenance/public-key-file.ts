import { ToolReplayError } from '../error.ts';
import { armor, armored } from './armor.ts';
import { base64Bytes } from './base64.ts';
import { PublicKey } from './ed25519.ts';
import { holdsPrivateKey } from './private-key-file.ts';

const PEM = 'PUBLIC KEY';

/**
 * Reads a file that holds one public key, as PEM or as one line of OpenSSH.
 *
 * @throws ToolReplayError when it holds no Ed25519 key, or more than one
 */
export function readPublicKey(text: string): PublicKey {
  const key = text.startsWith('-----') ? ofPem(text) : ofLine(text);
  if (key !== undefined) return key;
  throw new ToolReplayError('key', {
    found: holdsPrivateKey(text) ? 'a private key' : 'no public key that can be used',
    expected: 'one Ed25519 public key, as PEM (SubjectPublicKeyInfo) or as a line of OpenSSH',
  });
}

function ofPem(text: string): PublicKey | undefined {
  const der = armored(text, PEM);
  return der && PublicKey.ofDer(der);
}

/** `ssh-ed25519 AAAA… comment` */
function ofLine(text: string): PublicKey | undefined {
  const line = text.replace(/\r?\n$/, '');
  const [, base64] = /^ssh-ed25519 ([A-Za-z0-9+/=]+)(?: [^\r\n]*)?$/.exec(line) ?? [];
  const blob = base64 === undefined ? undefined : base64Bytes(base64);
  return blob && PublicKey.ofBlob(blob);
}

/** A public key as PEM, which `openssl` reads. */
export function pemPublicKey(key: PublicKey): string {
  return armor(key.der, PEM, 64);
}

/** A public key as OpenSSH has it. @param comment who it is of; one line */
export function openSshPublicKey(key: PublicKey, comment: string): string {
  return `ssh-ed25519 ${key.blob.toString('base64')}${comment === '' ? '' : ` ${comment}`}\n`;
}
