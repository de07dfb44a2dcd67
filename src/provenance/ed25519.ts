import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { SshReader, sshString } from './ssh-wire.ts';

/** What SSH calls such a key, and what it signs. */
export const SSH_TYPE = 'ssh-ed25519';
const KEY_BYTES = 32;
const SIGNATURE_BYTES = 64;
/** What stands before the 32 bytes of a key. @see https://www.rfc-editor.org/rfc/rfc8410 */
const PUBLIC_DER = Buffer.from('302a300506032b6570032100', 'hex');
const PRIVATE_DER = Buffer.from('302e020100300506032b657004220420', 'hex');

/** A key that signatures are checked with. @see https://www.rfc-editor.org/rfc/rfc8032 */
export class PublicKey {
  /** How the key is named: `SHA256:` and 43 characters, as `ssh-keygen -l` has it. */
  readonly id: string;
  /** The key as SSH writes it. */
  readonly blob: Buffer;
  /** The key as a `SubjectPublicKeyInfo`. */
  readonly der: Buffer;

  /** @param bytes 32 of them */
  constructor(bytes: Buffer) {
    this.blob = Buffer.concat([sshString(SSH_TYPE), sshString(bytes)]);
    this.id = `SHA256:${createHash('sha256').update(this.blob).digest('base64').replace(/=+$/, '')}`;
    this.der = Buffer.concat([PUBLIC_DER, bytes]);
  }

  /** The key that SSH writes as these bytes; undefined for anything else, and for a key of another kind. */
  static ofBlob(blob: Buffer): PublicKey | undefined {
    const reader = new SshReader(blob);
    const type = reader.string()?.toString('latin1');
    const bytes = reader.string();
    if (type !== SSH_TYPE || bytes?.length !== KEY_BYTES || !reader.isAtEnd) return undefined;
    return new PublicKey(bytes);
  }

  /** The key of a `SubjectPublicKeyInfo` in DER; undefined for a key of another kind, and for what is none. */
  static ofDer(der: Buffer): PublicKey | undefined {
    const bytes = afterPrefix(der, PUBLIC_DER);
    return bytes && new PublicKey(bytes);
  }

  verifies(message: Buffer, signature: Buffer): boolean {
    if (signature.length !== SIGNATURE_BYTES) return false;
    return verify(null, message, { key: this.der, format: 'der', type: 'spki' }, signature);
  }
}

/** A key that signs. Nothing of it is ever shown. */
export class PrivateKey {
  readonly public: PublicKey;
  readonly #seed: Buffer;

  /** @param seed 32 bytes */
  constructor(seed: Buffer) {
    this.#seed = seed;
    const spki = createPublicKey(this.key()).export({ format: 'der', type: 'spki' });
    this.public = new PublicKey(spki.subarray(PUBLIC_DER.length));
  }

  /** The key of an unencrypted `PrivateKeyInfo` in DER; undefined for a key of another kind, and for what is none. */
  static ofDer(der: Buffer): PrivateKey | undefined {
    const seed = afterPrefix(der, PRIVATE_DER);
    return seed && new PrivateKey(seed);
  }

  /** The 32 bytes that the key is made of, for the file that keeps it. */
  get seed(): Buffer {
    return this.#seed;
  }

  get der(): Buffer {
    return Buffer.concat([PRIVATE_DER, this.#seed]);
  }

  /** 64 bytes. */
  sign(message: Buffer): Buffer {
    return sign(null, message, this.key());
  }

  private key(): KeyObject {
    return createPrivateKey({ key: this.der, format: 'der', type: 'pkcs8' });
  }
}

function afterPrefix(der: Buffer, prefix: Buffer): Buffer | undefined {
  const isKey = der.length === prefix.length + KEY_BYTES && der.subarray(0, prefix.length).equals(prefix);
  return isKey ? der.subarray(prefix.length) : undefined;
}
