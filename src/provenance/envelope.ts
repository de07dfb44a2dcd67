import { base64Bytes } from './base64.ts';
import type { PrivateKey, PublicKey } from './ed25519.ts';

/** @see https://github.com/in-toto/attestation/blob/main/spec/v1/envelope.md */
const PAYLOAD_TYPE = 'application/vnd.in-toto+json';
/** More signatures nobody gives, and each is a computation. */
const MOST_SIGNATURES = 16;

/** A DSSE envelope, taken apart. Nothing of it is to be trusted. @see https://github.com/secure-systems-lab/dsse/blob/v1.0.2/envelope.md */
export interface Envelope {
  readonly payload: Buffer;
  readonly payloadType: string;
  readonly signatures: readonly EnvelopeSignature[];
}

/** A signature, and whose it says it is. */
export interface EnvelopeSignature {
  readonly keyid: string;
  readonly sig: Buffer;
}

/** Signs a payload of {@link PAYLOAD_TYPE}. */
export function envelopeText(payload: Buffer, key: PrivateKey): string {
  const sig = key.sign(preAuthentication(PAYLOAD_TYPE, payload));
  return textOf({ payload, payloadType: PAYLOAD_TYPE, signatures: [{ keyid: key.public.id, sig }] });
}

/**
 * Takes an envelope apart; undefined for a text that is not written as {@link envelopeText} writes it, key by key, and for one
 * in which a key signs twice.
 */
export function readEnvelope(text: string): Envelope | undefined {
  const value = jsonOf(text);
  if (typeof value !== 'object' || value === null) return undefined;
  if (!('payload' in value && 'payloadType' in value && 'signatures' in value)) return undefined;
  const { payload, payloadType, signatures: listed } = value;
  const bytes = typeof payload === 'string' ? base64Bytes(payload) : undefined;
  if (bytes === undefined || typeof payloadType !== 'string' || !Array.isArray(listed)) return undefined;
  if (listed.length > MOST_SIGNATURES) return undefined;
  const signatures = listed.map(signatureOf).filter((one) => one !== undefined);
  const envelope = { payload: bytes, payloadType, signatures };
  const areOthers = new Set(signatures.map(({ keyid }) => keyid)).size === listed.length;
  return areOthers && textOf(envelope) === text ? envelope : undefined;
}

/** Whether a trusted key made one of the signatures of an envelope. */
export function envelopeVerifies({ payload, payloadType, signatures }: Envelope, key: PublicKey): boolean {
  if (payloadType !== PAYLOAD_TYPE) return false;
  const signature = signatures.find(({ keyid }) => keyid === key.id);
  return signature !== undefined && key.verifies(preAuthentication(payloadType, payload), signature.sig);
}

/** @see https://github.com/secure-systems-lab/dsse/blob/v1.0.2/protocol.md */
function preAuthentication(type: string, payload: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`DSSEv1 ${Buffer.byteLength(type)} ${type} ${payload.length} `), payload]);
}

function textOf({ payload, payloadType, signatures }: Envelope): string {
  const listed = signatures.map(({ keyid, sig }) => ({ keyid, sig: sig.toString('base64') }));
  return `${JSON.stringify({ payload: payload.toString('base64'), payloadType, signatures: listed })}\n`;
}

function signatureOf(value: unknown): EnvelopeSignature | undefined {
  if (typeof value !== 'object' || value === null || !('keyid' in value) || !('sig' in value)) return undefined;
  const { keyid, sig: text } = value;
  const sig = typeof text === 'string' ? base64Bytes(text) : undefined;
  return typeof keyid === 'string' && sig !== undefined ? { keyid, sig } : undefined;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // No JSON is no envelope.
    return undefined;
  }
}
