import { PrivateKey } from '../../src/provenance/ed25519.ts';
import { readEnvelope } from '../../src/provenance/envelope.ts';
import { type Manifest, manifestText } from '../../src/provenance/manifest.ts';
import { readSignature, signatureText } from '../../src/provenance/signature.ts';
import { readSshSignature } from '../../src/provenance/sshsig.ts';
import { attempt, hold, valueIn } from '../checks.ts';

/** Signs in the seeds, and nothing but {@link SIGNED}: with the keys of the samples more was signed than that. */
export const KEY = new PrivateKey(Buffer.alloc(32, 1));
const OTHER = new PrivateKey(Buffer.alloc(32, 2));

/** What is signed by the key, in the seeds and nowhere else. */
export const SIGNED: Manifest = {
  version: 1,
  links: 2,
  head: 'a'.repeat(64),
  previous: '0'.repeat(64),
  sealed: { name: 'run.sealed.jsonl', bytes: 700, sha256: 'b'.repeat(64) },
  source: { sha256: 'c'.repeat(64) },
  scope: null,
  redaction: null,
  withheld: 0,
  tool: 'toolreplay 1.0.0',
};
const UNSIGNED = manifestText({ ...SIGNED, links: 3 });
const FORMATS = ['dsse', 'sshsig'] as const;
/** The texts of its signatures, for the seeds. */
export const SIGNATURES: readonly string[] = FORMATS.map((format) => signatureText(SIGNED, KEY, format));
const SHORT = Math.min(...SIGNATURES.map((text) => text.length)) / 2;

/** Signatures of both forms: none that can be made of those of one manifest is one of another, or of another key. */
export function fuzz(data: Buffer): void {
  const text = data.toString('utf8');
  readEnvelope(text);
  readSshSignature(text);
  const signature = valueIn(attempt(() => readSignature(text)));
  if (signature === undefined || text.length < SHORT) return;
  hold(!signature.verifies(UNSIGNED, KEY.public), 'a signature is of what was signed');
  hold(!signature.verifies(manifestText(SIGNED), OTHER.public), 'a signature is of the key that signed');
  const { manifest } = signature;
  if (manifest === undefined || !signature.verifies(manifestText(manifest), KEY.public)) return;
  hold(
    manifestText(manifest) === manifestText(SIGNED),
    'the manifest in an envelope that holds is that which was signed',
  );
}
