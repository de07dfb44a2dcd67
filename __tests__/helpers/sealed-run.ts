import { generateKeyPairSync } from 'node:crypto';
import { sha256 } from '../../src/json/digest.ts';
import type { PrivateKey, PublicKey } from '../../src/provenance/ed25519.ts';
import type { Manifest } from '../../src/provenance/manifest.ts';
import { readPrivateKey } from '../../src/provenance/private-key-file.ts';
import { readPublicKey } from '../../src/provenance/public-key-file.ts';
import { type KeyName, privatePem, publicPem } from './keys.ts';

export function privateKey(name: KeyName = 'known'): PrivateKey {
  return readPrivateKey(privatePem(name));
}

export function publicKey(name: KeyName = 'known'): PublicKey {
  return readPublicKey(publicPem(name));
}

/** A manifest of a run that nobody has. */
export function manifestOf(more: Partial<Manifest> = {}): Manifest {
  return {
    version: 1,
    links: 2,
    head: digestOf('head'),
    previous: '0'.repeat(64),
    sealed: { name: 'run.sealed.jsonl', bytes: 700, sha256: digestOf('sealed') },
    source: { sha256: digestOf('source') },
    scope: null,
    redaction: null,
    withheld: 0,
    tool: 'toolreplay 1.0.0',
    ...more,
  };
}

export function digestOf(text: string): string {
  return sha256(Buffer.from(text), 'hex');
}

/** Public keys of other kinds, as PEM. */
export function otherKeys(): [kind: string, pem: string][] {
  const pem = (pair: { publicKey: { export(options: { type: 'spki'; format: 'pem' }): string | Buffer } }): string =>
    String(pair.publicKey.export({ type: 'spki', format: 'pem' }));
  return [
    ['rsa', pem(generateKeyPairSync('rsa', { modulusLength: 2048 }))],
    ['ec', pem(generateKeyPairSync('ec', { namedCurve: 'P-256' }))],
    ['ed448', pem(generateKeyPairSync('ed448'))],
    ['x25519', pem(generateKeyPairSync('x25519'))],
  ];
}
