import { ToolReplayError } from '../error.ts';
import { armor, armored } from './armor.ts';
import { PrivateKey } from './ed25519.ts';
import { SshReader, sshNumber, sshString } from './ssh-wire.ts';

const PEM = 'PRIVATE KEY';
const OPENSSH = 'OPENSSH PRIVATE KEY';
const MAGIC = Buffer.from('openssh-key-v1\0');
/** How the body of each form starts, whatever the key. */
const STARTS = ['MC4CAQAwBQYDK2VwBCIEI', 'b3BlbnNzaC1rZXktdjEA'];
/** The block size of what is not encrypted. */
const BLOCK = 8;
const EXPECTED = 'an Ed25519 private key, as PEM (PKCS #8) or of OpenSSH, without a passphrase';

/**
 * Reads a file that holds one private key. No error says anything of what the file holds but of what kind it is.
 *
 * @throws ToolReplayError when it holds none that can sign
 */
export function readPrivateKey(text: string): PrivateKey {
  const label = /^-----BEGIN ([A-Z0-9 ]{1,40})-----\r?\n/.exec(text)?.[1];
  const key = label === PEM ? ofPem(text) : label === OPENSSH ? ofOpenSsh(text) : undefined;
  if (key !== undefined) return key;
  throw new ToolReplayError('key', { found: foundIn(label, text), expected: EXPECTED, advice: ADVICE });
}

/**
 * Whether a text that is to name something holds a private key itself, or the first line of the body of one: then it must not
 * be shown.
 */
export function holdsPrivateKey(text: string): boolean {
  return text.includes(PEM) || STARTS.some((start) => text.includes(start));
}

const ADVICE = "'toolreplay keygen' makes one, and 'ssh-keygen -t ed25519' too";

function foundIn(label: string | undefined, text: string): string {
  if (label === undefined) return text.startsWith('-----BEGIN ') ? 'a key without its line breaks' : 'no private key';
  if (label === 'ENCRYPTED PRIVATE KEY') return 'an encrypted private key';
  if (label === 'PUBLIC KEY') return 'a public key';
  if (label === PEM || label === OPENSSH) return 'a private key that is damaged, encrypted or of another kind';
  return 'a private key of another kind';
}

function ofPem(text: string): PrivateKey | undefined {
  const der = armored(text, PEM);
  return der && PrivateKey.ofDer(der);
}

/** @see https://github.com/openssh/openssh-portable/blob/master/PROTOCOL.key */
function ofOpenSsh(text: string): PrivateKey | undefined {
  const file = new SshReader(armored(text, OPENSSH) ?? Buffer.alloc(0));
  if (!file.has(MAGIC)) return undefined;
  const [cipher, derivation] = [file.string()?.toString('latin1'), file.string()?.toString('latin1')];
  if (cipher !== 'none' || derivation !== 'none' || file.string()?.length !== 0 || file.number() !== 1)
    return undefined;
  const publicBlob = file.string();
  const secret = new SshReader(file.string() ?? Buffer.alloc(0));
  if (!file.isAtEnd || publicBlob === undefined) return undefined;
  const check = secret.number();
  if (check === undefined || secret.number() !== check) return undefined;
  const type = secret.string();
  const bytes = secret.string();
  const both = secret.string();
  if (type?.toString('latin1') !== 'ssh-ed25519' || bytes === undefined || both?.length !== 64) return undefined;
  secret.string();
  const padding = secret.rest();
  if (padding === undefined || !padding.every((byte, k) => byte === k + 1)) return undefined;
  const key = new PrivateKey(Buffer.from(both.subarray(0, 32)));
  const isWhole = key.public.blob.equals(publicBlob) && both.subarray(32).equals(bytes);
  return isWhole && publicBlob.subarray(-32).equals(bytes) ? key : undefined;
}

/** A private key as PEM, which `openssl` reads. */
export function pemPrivateKey(key: PrivateKey): string {
  return armor(key.der, PEM, 64);
}

/**
 * A private key as OpenSSH keeps it, without a passphrase.
 *
 * @param check any number of 32 bits
 * @param comment who it is of; one line
 */
export function openSshPrivateKey(key: PrivateKey, check: number, comment: string): string {
  const bytes = key.public.blob.subarray(-32);
  const secret = Buffer.concat([
    sshNumber(check),
    sshNumber(check),
    key.public.blob,
    sshString(Buffer.concat([key.seed, bytes])),
    sshString(comment),
  ]);
  const padding = Buffer.from(Array.from({ length: (BLOCK - (secret.length % BLOCK)) % BLOCK }, (_, k) => k + 1));
  const file = Buffer.concat([
    MAGIC,
    sshString('none'),
    sshString('none'),
    sshString(''),
    sshNumber(1),
    sshString(key.public.blob),
    sshString(Buffer.concat([secret, padding])),
  ]);
  return armor(file, OPENSSH, 70);
}
