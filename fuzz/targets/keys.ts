import { readAllowedSigners } from '../../src/provenance/allowed-signers.ts';
import {
  holdsPrivateKey,
  openSshPrivateKey,
  pemPrivateKey,
  readPrivateKey,
} from '../../src/provenance/private-key-file.ts';
import { openSshPublicKey, pemPublicKey, readPublicKey } from '../../src/provenance/public-key-file.ts';
import { attempt, hold, valueIn } from '../checks.ts';

/** Files of keys, and of those who may sign: what is read is written and read again, and no refusal shows a key. */
export function fuzz(data: Buffer): void {
  const text = data.toString('utf8');
  const key = valueIn(attempt(() => readPublicKey(text)));
  if (key !== undefined) {
    hold(readPublicKey(pemPublicKey(key)).id === key.id, 'a public key survives PEM');
    hold(readPublicKey(openSshPublicKey(key, 'c')).id === key.id, 'a public key survives OpenSSH');
  }
  const secret = attempt(() => readPrivateKey(text));
  if ('refusal' in secret) {
    const words = text.split(/\s+/).filter((word) => word.length > 20);
    hold(
      words.every((word) => !secret.refusal.message.includes(word)),
      'no refusal shows what a file of a key holds',
    );
  } else {
    const { value } = secret;
    hold(holdsPrivateKey(text), 'a private key is known as one');
    hold(readPrivateKey(pemPrivateKey(value)).seed.equals(value.seed), 'a private key survives PEM');
    hold(readPrivateKey(openSshPrivateKey(value, 7, 'c')).seed.equals(value.seed), 'a private key survives OpenSSH');
  }
  const signers = attempt(() => readAllowedSigners(text, '2026-06-15'));
  if ('value' in signers) hold(signers.value.length > 0, 'somebody is trusted, or it is refused');
}
