import { resolve } from 'node:path';
import { holdsPrivateKey } from '../provenance/private-key-file.ts';
import { readPublicKey } from '../provenance/public-key-file.ts';
import type { Trusted } from '../provenance/verdicts.ts';
import { evidenceOf, readAllowedSignersFile, readPublicKeyFile } from './evidence-files.ts';
import { SealCheck } from './seal-check.ts';
import type { TrustSettings } from './seals.ts';

/** What a transcript is held against in an audit: what stands beside it, and whose signatures count. */
export async function sealCheckOf(
  path: string | undefined,
  name: string,
  trust: TrustSettings | undefined,
  folder: string,
): Promise<SealCheck> {
  const none = { manifest: undefined, signature: undefined };
  // The files beside it are named as it is, and stand where it does.
  const beside =
    path === undefined
      ? { manifest: undefined, signatures: [] }
      : await evidenceOf(name, none, (file) => `${path}${file.slice(name.length)}`);
  const trusted = trust && (await trustedOnce(trust, folder));
  return new SealCheck({ ...beside, trusted, anchor: undefined, openings: undefined }, trust?.required);
}

const KNOWN = new WeakMap<TrustSettings, ReturnType<typeof trustedOf>>();

/** The same for all files of an audit: a large organisation has many keys, and a large audit many files. */
function trustedOnce(trust: TrustSettings, folder: string): ReturnType<typeof trustedOf> {
  const trusted = KNOWN.get(trust) ?? trustedOf(trust, folder);
  KNOWN.set(trust, trusted);
  return trusted;
}

/**
 * Whose signatures count; undefined where nobody's do.
 *
 * @param folder absolute: what names of files are relative to
 * @throws ToolReplayError when a file of keys cannot be used
 */
export async function trustedOf(
  { publicKey, allowedSigners, today }: Omit<TrustSettings, 'required'>,
  folder: string,
): Promise<readonly Trusted[] | undefined> {
  if (publicKey !== undefined) {
    // What has lines, or could be a private key, is no name of a file, which an error would show.
    if (/^(?:ssh-ed25519 |-----BEGIN )|\n/.test(publicKey) || holdsPrivateKey(publicKey)) {
      return [{ principal: undefined, key: readPublicKey(publicKey) }];
    }
    return readPublicKeyFile(resolve(folder, publicKey), publicKey);
  }
  return allowedSigners === undefined
    ? undefined
    : readAllowedSignersFile(resolve(folder, allowedSigners), allowedSigners, today());
}
