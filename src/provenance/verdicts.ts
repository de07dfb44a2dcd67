import type { Break } from '../chain/verifier.ts';
import type { PublicKey } from './ed25519.ts';
import { type Manifest, manifestText } from './manifest.ts';
import type { Signature } from './signature.ts';
import { opensSource, type WithheldValues } from './withheld.ts';

/** Whose signature counts. */
export interface Trusted {
  /** Who it is; undefined where only the key is known. Data. */
  readonly principal: string | undefined;
  readonly key: PublicKey;
}

/** A sealed file as it was seen, in one pass. */
export interface SeenFile {
  readonly bytes: number;
  readonly sha256: string;
  readonly links: number;
  /** What its chain was held to start from. */
  readonly previous: string;
  /** The digest of the last link that holds. */
  readonly head: string;
  /** The digest of the link that the manifest says is the last one; undefined where it is not there or does not hold. */
  readonly headThen: string | undefined;
  readonly break: Break | undefined;
  /** The head of a run that it follows and that is not here; undefined where it follows none, or that one was seen. */
  readonly follows: string | undefined;
  readonly withheld: WithheldValues;
}

/** What there is to hold a sealed file against. */
export interface Evidence {
  readonly manifest: Manifest | undefined;
  /** Those that there are of it, in any form. */
  readonly signatures: readonly Signature[];
  /** Undefined where nobody is trusted: then nothing is signed. */
  readonly trusted: readonly Trusted[] | undefined;
  /** The head as it was recorded elsewhere. */
  readonly anchor: string | undefined;
  /** Lines of openings, without their ends; undefined where nothing is to be opened. */
  readonly openings: readonly Buffer[] | undefined;
}

/** Whether all of a run is there, and nothing else. */
export type Completeness =
  | { readonly state: 'yes' }
  | { readonly state: 'no'; readonly why: string }
  | { readonly state: 'not checked' };

/** Whoever vouches for a run. */
export interface Signer {
  /** Undefined where only the key is known. Data. */
  readonly principal: string | undefined;
  /** `SHA256:` and the digest of the key. */
  readonly key: string;
}

/** Who vouches for a run. */
export type Signing =
  | { readonly state: 'signed'; readonly by: Signer }
  | { readonly state: 'invalid'; readonly why: string }
  | { readonly state: 'no'; readonly why: string };

/** Whether a run is the one that was recorded elsewhere. */
export type Anchoring = 'yes' | 'no' | 'not checked';

/** The four answers on a sealed file, each for itself. */
export interface Verdicts {
  readonly chain: Break | undefined;
  readonly links: number;
  readonly complete: Completeness;
  readonly signed: Signing;
  readonly anchored: Anchoring;
  /** The head of a run that it follows and that is not here, as its manifest says; undefined where there is none. */
  readonly follows: string | undefined;
  readonly withheld: Withheld;
}

/** What is withheld of a run. */
export interface Withheld {
  /** How many values. */
  readonly values: number;
  /** How many openings there are; undefined where nothing was to be opened. */
  readonly openings: number | undefined;
  /** How many of them are openings of those values. */
  readonly opened: number;
  /** Whether one of them is that of the digest of what was sealed. */
  readonly source: 'opened' | undefined;
  /** How many are of nothing here. */
  readonly wrong: number;
}

/**
 * Holds a sealed file against what there is.
 *
 * @param manifest the one beside it, or else the one that was signed
 */
export function verdictsOn(
  file: SeenFile,
  manifest: Manifest | undefined,
  { signatures, trusted, anchor, openings }: Evidence,
): Verdicts {
  const { withheld } = file;
  return {
    chain: file.break,
    links: file.links,
    complete: manifest === undefined ? { state: 'not checked' } : completeness(file, manifest),
    signed: signing(signatures, manifest, trusted),
    anchored: anchor === undefined ? 'not checked' : isAnchored(file, anchor) ? 'yes' : 'no',
    follows: file.follows,
    withheld: withheldOf(withheld, manifest, openings),
  };
}

function withheldOf(
  withheld: WithheldValues,
  manifest: Manifest | undefined,
  openings: readonly Buffer[] | undefined,
): Withheld {
  const all = openings ?? [];
  const opened = all.filter((line) => withheld.opens(line)).length;
  const ofSource = all.filter((line) => opensSource(manifest, line)).length;
  return {
    values: withheld.count,
    openings: openings?.length,
    opened,
    source: ofSource > 0 ? 'opened' : undefined,
    wrong: all.length - opened - ofSource,
  };
}

function completeness(file: SeenFile, manifest: Manifest): Completeness {
  const { links, head, previous, sealed } = manifest;
  if (file.sha256 === sealed.sha256 && file.bytes === sealed.bytes) {
    // Of what is broken neither is known: the verdict on the chain says so.
    const isSame = file.break !== undefined || (file.head === head && file.previous === previous);
    return isSame && file.links === links
      ? { state: 'yes' }
      : { state: 'no', why: 'the manifest contradicts the file that it is of' };
  }
  const no = (why: string): Completeness => ({ state: 'no', why });
  if (file.links === 0) return no(`the file is empty, and ${links} links were sealed`);
  if (file.links < links) return no(`only ${file.links} of ${links} links: the end was cut off, or it is another run`);
  if (file.headThen !== head) return no(`another run: link ${links - 1} is not the one that was sealed last`);
  const behind = file.links - links;
  if (behind > 0) return no(`${behind === 1 ? '1 link was' : `${behind} links were`} put behind the last of ${links}`);
  return no('the same links, but other bytes around them');
}

function signing(
  signatures: readonly Signature[],
  manifest: Manifest | undefined,
  trusted: readonly Trusted[] | undefined,
): Signing {
  if (signatures.length === 0) return { state: 'no', why: 'no signature' };
  if (trusted === undefined) return { state: 'no', why: 'a signature, but nobody whose key is trusted' };
  if (manifest === undefined) return { state: 'invalid', why: 'what was signed is not here' };
  const text = manifestText(manifest);
  const by = trusted.find(({ key }) => signatures.some((signature) => signature.verifies(text, key)));
  if (by !== undefined) return { state: 'signed', by: { principal: by.principal, key: by.key.id } };
  return { state: 'invalid', why: 'not by a trusted key, or of something else' };
}

function isAnchored({ break: broken, head, links }: SeenFile, anchor: string): boolean {
  // Without a link the head is what a manifest says, which anybody may have written.
  return broken === undefined && links > 0 && head === anchor;
}
