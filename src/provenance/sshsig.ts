import { createHash } from 'node:crypto';
import { armor, armored } from './armor.ts';
import type { PrivateKey, PublicKey } from './ed25519.ts';
import { SshReader, sshNumber, sshString } from './ssh-wire.ts';

const LABEL = 'SSH SIGNATURE';
const MAGIC = Buffer.from('SSHSIG');
const VERSION = 1;
/** What a signature is for, so that one made for something else is none here: `ssh-keygen -Y verify -n toolreplay`. */
export const NAMESPACE = 'toolreplay';
const HASHES = ['sha512', 'sha256'];
const SIGNATURE_TYPE = 'ssh-ed25519';

/** A signature of SSH, taken apart. Nothing of it is to be trusted. */
export interface SshSignature {
  /** The key that it says it is of, as SSH writes it. */
  readonly blob: Buffer;
  readonly namespace: string;
  readonly hash: string;
  readonly bytes: Buffer;
}

/** Signs a message as `ssh-keygen -Y sign` does. @see https://github.com/openssh/openssh-portable/blob/master/PROTOCOL.sshsig */
export function sshSign(message: Buffer, key: PrivateKey): string {
  const [hash = ''] = HASHES;
  const signature = key.sign(signedData(message, NAMESPACE, hash));
  const blob = Buffer.concat([
    MAGIC,
    sshNumber(VERSION),
    sshString(key.public.blob),
    sshString(NAMESPACE),
    sshString(''),
    sshString(hash),
    sshString(Buffer.concat([sshString(SIGNATURE_TYPE), sshString(signature)])),
  ]);
  return armor(blob, LABEL, 70);
}

/** Takes a signature apart; undefined for what is none, or one of another version. */
export function readSshSignature(text: string): SshSignature | undefined {
  const reader = new SshReader(armored(text, LABEL) ?? Buffer.alloc(0));
  if (!reader.has(MAGIC) || reader.number() !== VERSION) return undefined;
  const [blob, namespace, reserved, hash] = [reader.string(), reader.string(), reader.string(), reader.string()];
  const signature = new SshReader(reader.string() ?? Buffer.alloc(0));
  const type = signature.string();
  const bytes = signature.string();
  // What is reserved is not signed, so that a text in it could be changed unseen.
  if (!reader.isAtEnd || !signature.isAtEnd || reserved?.length !== 0) return undefined;
  if (type?.toString('latin1') !== SIGNATURE_TYPE) return undefined;
  if (blob === undefined || namespace === undefined || hash === undefined || bytes === undefined) return undefined;
  return { blob, namespace: namespace.toString('utf8'), hash: hash.toString('latin1'), bytes };
}

/** Whether a trusted key made a signature over a message, for this tool. */
export function sshVerifies(message: Buffer, { blob, namespace, hash, bytes }: SshSignature, key: PublicKey): boolean {
  if (namespace !== NAMESPACE || !HASHES.includes(hash) || !blob.equals(key.blob)) return false;
  return key.verifies(signedData(message, namespace, hash), bytes);
}

function signedData(message: Buffer, namespace: string, hash: string): Buffer {
  const digest = createHash(hash).update(message).digest();
  return Buffer.concat([MAGIC, sshString(namespace), sshString(''), sshString(hash), sshString(digest)]);
}
