import { existsSync, statSync } from 'node:fs';
import { ToolReplayError } from '../error.ts';
import { readAllowedSigners } from '../provenance/allowed-signers.ts';
import { MANIFEST_ENDING, SIGNATURE_ENDINGS } from '../provenance/endings.ts';
import { MAX_MANIFEST, type Manifest, readManifest } from '../provenance/manifest.ts';
import { readPublicKey } from '../provenance/public-key-file.ts';
import { MAX_SIGNATURE, readSignature, type Signature } from '../provenance/signature.ts';
import type { Evidence, Trusted } from '../provenance/verdicts.ts';
import { readSmallFile } from './small-file.ts';
import { notAFile } from './system-error.ts';

/** The largest file of keys that is read, in bytes: that of a large organisation. */
const MAX_KEYS = 1 << 22;
/** The largest file of openings that is read, in bytes. */
const MAX_OPENINGS = 1 << 28;

/** @param path absolute @param name how errors name it @throws ToolReplayError when it is no manifest, or cannot be read */
export function readManifestFile(path: string, name: string): Promise<Manifest> {
  return readAs(path, name, MAX_MANIFEST, readManifest);
}

/** @param path absolute @param name how errors name it @throws ToolReplayError when it is no signature, or cannot be read */
function readSignatureFile(path: string, name: string): Promise<Signature> {
  return readAs(path, name, MAX_SIGNATURE, readSignature);
}

/** @param path absolute @param name how errors name it @throws ToolReplayError when it holds no key, or cannot be read */
export function readPublicKeyFile(path: string, name: string): Promise<Trusted[]> {
  return readAs(path, name, MAX_KEYS, (text) => [{ principal: undefined, key: readPublicKey(text) }]);
}

/**
 * @param path absolute
 * @param name how errors name it
 * @param today as `2027-01-31`
 * @throws ToolReplayError when it trusts nobody, or cannot be read
 */
export function readAllowedSignersFile(path: string, name: string, today: string): Promise<Trusted[]> {
  return readAs(path, name, MAX_KEYS, (text) => readAllowedSigners(text, today));
}

/**
 * The lines of openings, each once.
 *
 * @param path absolute
 * @param name how errors name it
 * @throws ToolReplayError when it cannot be read
 */
export async function readOpeningsFile(path: string, name: string): Promise<Buffer[]> {
  const lines = new Set((await readSmallFile(path, name, MAX_OPENINGS)).split('\n'));
  lines.delete('');
  return [...lines].map((line) => Buffer.from(line));
}

/**
 * What is said of a sealed file: by files that are named, or else by those beside it and beside its manifest, where they are
 * there.
 *
 * @param name how it is named; undefined for a stream, beside which there is nothing
 * @param absolute the path that a name beside it, or one of those that are given, stands for
 * @throws ToolReplayError when one of them cannot be used
 */
export async function evidenceOf(
  name: string | undefined,
  named: { readonly manifest: string | undefined; readonly signature: string | undefined },
  absolute: (name: string) => string,
): Promise<Pick<Evidence, 'manifest' | 'signatures'>> {
  const beside = (ending: string, of: string | undefined): string[] => {
    return of !== undefined && isThere(absolute(`${of}${ending}`), `${of}${ending}`) ? [`${of}${ending}`] : [];
  };
  const [manifest] = named.manifest === undefined ? beside(MANIFEST_ENDING, name) : [named.manifest];
  const signed = named.manifest ?? (name && `${name}${MANIFEST_ENDING}`);
  const signatures =
    named.signature === undefined
      ? Object.values(SIGNATURE_ENDINGS).flatMap((ending) => beside(ending, signed))
      : [named.signature];
  return {
    manifest: manifest === undefined ? undefined : await readManifestFile(absolute(manifest), manifest),
    signatures: await Promise.all(signatures.map((one) => readSignatureFile(absolute(one), one))),
  };
}

/** What nobody has named is not waited for: a pipe of that name has no end. */
function isThere(path: string, name: string): boolean {
  if (!existsSync(path)) return false;
  const stats = statSync(path);
  if (stats.isFile()) return true;
  throw notAFile(stats.isDirectory() ? 'a directory' : 'a pipe, socket or device').at({ file: name });
}

async function readAs<T>(path: string, name: string, most: number, read: (text: string) => T): Promise<T> {
  const text = await readSmallFile(path, name, most);
  try {
    return read(text);
  } catch (error) {
    throw error instanceof ToolReplayError ? error.at({ file: name }) : error;
  }
}
