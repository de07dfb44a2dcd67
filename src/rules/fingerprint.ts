import { sha256 } from '../json/digest.ts';
import type { Finding } from './finding.ts';

/** So many of the 64 digits of a digest: nobody can make two findings that share them. */
const DIGITS = 32;

/**
 * Names findings by what they are and not by where they stand: a fingerprint stays when calls are put in before.
 *
 * It is made of the kind, of the canonical call, which has the tool in it, and of how many findings of that kind on that
 * call there are up to this one: the first 32 digits of the SHA-256 over the canonical form of
 * `{"call","kind","occurrence"}`, where `call` is the SHA-256 over the canonical form of the tool, directly followed by
 * that of the arguments.
 */
export class Fingerprints {
  private readonly occurrences = new Map<string, number>();

  /**
   * @param finding one of a session's; all of them are to be asked for in their order
   * @param call the digest of its canonical call, in hexadecimal
   */
  next({ kind }: Finding, call: string): string {
    const key = `${kind} ${call}`;
    const occurrence = (this.occurrences.get(key) ?? 0) + 1;
    this.occurrences.set(key, occurrence);
    return sha256(Buffer.from(`{"call":"${call}","kind":"${kind}","occurrence":${occurrence}}`), 'hex').slice(
      0,
      DIGITS,
    );
  }
}
