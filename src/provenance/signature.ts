import { ToolReplayError } from '../error.ts';
import type { PrivateKey, PublicKey } from './ed25519.ts';
import type { SignatureFormat } from './endings.ts';
import { envelopeText, envelopeVerifies, readEnvelope } from './envelope.ts';
import type { Manifest } from './manifest.ts';
import { manifestText } from './manifest.ts';
import { readSshSignature, sshSign, sshVerifies } from './sshsig.ts';
import { readStatement, statementText } from './statement.ts';

/** The largest signature that is read, in bytes: an envelope has a manifest in it, in base64. */
export const MAX_SIGNATURE = 1 << 18;

/** A signature that was read. */
export interface Signature {
  /** The manifest that it has in itself, which nobody vouches for before the signature is checked. */
  readonly manifest: Manifest | undefined;
  /** Whether a trusted key signed a manifest, given as its text. */
  verifies(manifest: string, key: PublicKey): boolean;
}

/** Signs a manifest. */
export function signatureText(manifest: Manifest, key: PrivateKey, format: SignatureFormat): string {
  return format === 'dsse'
    ? envelopeText(Buffer.from(statementText([manifest])), key)
    : sshSign(Buffer.from(manifestText(manifest)), key);
}

/**
 * Reads a signature of either form.
 *
 * @throws ToolReplayError for what is none
 */
export function readSignature(text: string): Signature {
  if (text.startsWith('-----')) {
    const signature = readSshSignature(text);
    if (signature === undefined) throw none('no signature of SSH that can be read');
    return {
      manifest: undefined,
      verifies: (manifest, key) => sshVerifies(Buffer.from(manifest), signature, key),
    };
  }
  const envelope = readEnvelope(text);
  if (envelope === undefined) throw none(text === '' ? 'an empty file' : 'no envelope as toolreplay sign writes it');
  const runs = readStatement(envelope.payload.toString('utf8'));
  return {
    // Of a statement on several runs nobody can say which one a file is that has no manifest.
    manifest: runs?.length === 1 ? runs[0] : undefined,
    verifies: (text, key) => {
      return envelopeVerifies(envelope, key) && (runs ?? []).some((run) => manifestText(run) === text);
    },
  };
}

function none(found: string): ToolReplayError {
  const expected = 'a DSSE envelope (toolreplay sign) or a signature of SSH (toolreplay sign --format sshsig)';
  return new ToolReplayError('signature', { found, expected });
}
