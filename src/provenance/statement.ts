import { sha256 } from '../json/digest.ts';
import { MANIFEST_ENDING } from './endings.ts';
import { type Manifest, manifestOf, manifestText } from './manifest.ts';

/** @see https://github.com/in-toto/attestation/blob/main/spec/v1/statement.md */
const STATEMENT_TYPE = 'https://in-toto.io/Statement/v1';
/** What the predicate of a statement is; docs/provenance.md says what it means. */
const PREDICATE_TYPE = 'https://github.com/toolreplay/action/sealed-runs/v1';

/** What is said of sealed transcripts, as an in-toto Statement: that they, and their manifests, are these bytes. */
export function statementText(runs: readonly Manifest[]): string {
  return JSON.stringify({
    _type: STATEMENT_TYPE,
    subject: runs.flatMap((manifest) => {
      const { name, sha256: sealed } = manifest.sealed;
      const ofManifest = sha256(Buffer.from(manifestText(manifest)), 'hex');
      return [
        { name, digest: { sha256: sealed } },
        { name: `${name}${MANIFEST_ENDING}`, digest: { sha256: ofManifest } },
      ];
    }),
    predicateType: PREDICATE_TYPE,
    predicate: predicateOf(runs),
  });
}

/** The predicate of a statement alone, for whoever makes the statement. */
export function predicateText(runs: readonly Manifest[]): string {
  return `${JSON.stringify(predicateOf(runs), undefined, 2)}\n`;
}

function predicateOf(runs: readonly Manifest[]): object {
  return { version: 1, runs };
}

/** The manifests that a statement is of; undefined for a text that is no statement of {@link statementText}. */
export function readStatement(text: string): Manifest[] | undefined {
  const runs = runsOf(text);
  return runs !== undefined && statementText(runs) === text ? runs : undefined;
}

function runsOf(text: string): Manifest[] | undefined {
  try {
    const statement: unknown = JSON.parse(text);
    if (typeof statement !== 'object' || statement === null || !('predicate' in statement)) return undefined;
    const { predicate } = statement;
    if (typeof predicate !== 'object' || predicate === null || !('runs' in predicate)) return undefined;
    const { runs } = predicate;
    if (!Array.isArray(runs)) return undefined;
    const manifests = runs.map(manifestOf).filter((manifest) => manifest !== undefined);
    return manifests.length === runs.length ? manifests : undefined;
  } catch {
    // No JSON is no statement.
    return undefined;
  }
}
