import { existsSync } from 'node:fs';
import { BESIDE_ENDINGS } from '../provenance/endings.ts';
import type { Requirement } from '../provenance/requirements.ts';
import type { SealCheck } from './seal-check.ts';

/** Whose signatures count, and what sealed transcripts have to be. */
export interface TrustSettings {
  /** A file with one public key, or the text of one. */
  readonly publicKey: string | undefined;
  /** A file of SSH's allowed signers. */
  readonly allowedSigners: string | undefined;
  /** What sealed transcripts have to be; where it is not empty, each has to be sealed. */
  readonly required: readonly Requirement[];
  /** Gives the day as `2027-01-31`, for keys that are valid for a time. */
  readonly today: () => string;
}

/**
 * What a transcript is held against beside its chain; undefined where nothing is known and nothing is required. Most have
 * nothing, and load nothing.
 *
 * @param path absolute; undefined for a stream, beside which there is nothing
 * @param name how errors name it
 * @throws ToolReplayError when a file of it, or of keys, cannot be used
 */
export async function sealOf(
  path: string | undefined,
  name: string,
  { trust, folder }: { readonly trust?: TrustSettings | undefined; readonly folder: string },
): Promise<SealCheck | undefined> {
  const isKnown = path !== undefined && BESIDE_ENDINGS.some((ending) => existsSync(`${path}${ending}`));
  if (trust === undefined && !isKnown) return undefined;
  const { sealCheckOf } = await import('./seal-evidence.ts');
  return sealCheckOf(path, name, trust, folder);
}
