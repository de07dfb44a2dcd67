import { ToolReplayError } from '../error.ts';

/** What a sealed transcript is as a whole, which its chain alone does not say. */
export interface Manifest {
  readonly version: 1;
  /** How many links there are. */
  readonly links: number;
  /** The digest of the last link; `previous` where there is none. */
  readonly head: string;
  /** The `prev` of link 0: 64 zeros, or the head of the run before. */
  readonly previous: string;
  readonly sealed: { readonly name: string; readonly bytes: number; readonly sha256: string };
  /** What was sealed; where values are withheld, the digest of an opening of that: else they could be tried against it. */
  readonly source: { readonly sha256: string } | { readonly withheld: string };
  /** The digest of the scope file that said what to withhold; null: there was none. */
  readonly scope: string | null;
  /** The digest of the places that were withheld; null: none was. */
  readonly redaction: string | null;
  /** How many values were withheld. */
  readonly withheld: number;
  /** What sealed it. */
  readonly tool: string;
}

/** A manifest is smaller, in bytes: it holds digests and one name. */
export const MAX_MANIFEST = 1 << 16;

const DIGEST = /^[0-9a-f]{64}$/;

/** A manifest as it stands in its file, and in no other way. */
export function manifestText(manifest: Manifest): string {
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}

/**
 * Reads a manifest. A text that says the same in other words is none: what two programs could read in two ways is not what
 * was vouched for.
 *
 * @throws ToolReplayError when it is none, or of another version
 */
export function readManifest(text: string): Manifest {
  const manifest = manifestOf(jsonOf(text));
  if (manifest !== undefined && manifestText(manifest) === text) return manifest;
  throw new ToolReplayError('manifest', {
    found: foundIn(text),
    expected: 'a manifest of version 1 as toolreplay seal writes it, byte for byte',
    advice: 'get it again from where the run was sealed',
  });
}

/** The manifest that a value is, its keys in order; undefined for what is none. */
export function manifestOf(value: unknown): Manifest | undefined {
  const { version, links, head, previous, sealed, source, scope, redaction, withheld, tool } = fields(value);
  const { name, bytes, sha256 } = fields(sealed);
  if (version !== 1 || !isCount(links) || !isCount(bytes) || !isCount(withheld)) return undefined;
  if (!isDigest(head) || !isDigest(previous) || !isDigest(sha256)) return undefined;
  if (!(scope === null || isDigest(scope)) || !(redaction === null || isDigest(redaction))) return undefined;
  const ofSource = sourceOf(source);
  if (ofSource === undefined) return undefined;
  if (typeof name !== 'string' || typeof tool !== 'string') return undefined;
  return {
    version,
    links,
    head,
    previous,
    sealed: { name, bytes, sha256 },
    source: ofSource,
    scope,
    redaction,
    withheld,
    tool,
  };
}

function sourceOf(value: unknown): Manifest['source'] | undefined {
  const { sha256, withheld } = fields(value);
  if (isDigest(sha256)) return { sha256 };
  return isDigest(withheld) ? { withheld } : undefined;
}

function fields(value: unknown): { readonly [key: string]: unknown } {
  // Whatever it is, a key that it has not is undefined.
  return typeof value === 'object' && value !== null ? (value as { readonly [key: string]: unknown }) : {};
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function isDigest(value: unknown): value is string {
  return typeof value === 'string' && DIGEST.test(value);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // It is none, which whoever asks says.
    return undefined;
  }
}

function foundIn(text: string): string {
  const value = jsonOf(text);
  if (value === undefined) return text === '' ? 'an empty file' : 'no JSON';
  const { version } = fields(value);
  if (typeof version === 'number' && version !== 1) return `a manifest of version ${version}`;
  return manifestOf(value) === undefined ? 'no manifest' : 'a manifest that was written anew';
}
