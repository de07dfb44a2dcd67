import { NATIVE } from '../formats/native.ts';
import type { Evidence, Verdicts } from '../provenance/verdicts.ts';
import { NativeTranscript } from '../transcript/native-transcript.ts';
import { nativeConsumer, reading } from './reading.ts';
import { SealCheck } from './seal-check.ts';
import type { Source } from './source.ts';
import { notNative } from './transcript.ts';

/** A sealed file that was verified, with what it came to. */
export interface VerifiedRun {
  readonly verdicts: Verdicts;
  /** The digest of its last link that holds: what a run that follows starts from. */
  readonly head: string;
}

/**
 * Verifies a sealed file in one pass: its chain, and whether it is what its manifest, a signature and an anchor say.
 *
 * @param follows the head of the run that it has to follow; undefined: what the manifest says, or else none
 * @throws ToolReplayError when it cannot be judged; its place has no file
 */
export async function verifyRun(source: Source, evidence: Evidence, follows: string | undefined): Promise<VerifiedRun> {
  const check = new SealCheck(evidence, [], follows);
  const steps = reading(check.source(source), undefined, (recognised) => {
    if (recognised !== NATIVE) throw notNative(recognised.format.name);
    return nativeConsumer(new NativeTranscript('sealed'), (record) => {
      check.verifier.see(record);
      check.see(record);
    });
  });
  for await (const _ of steps);
  return { verdicts: check.verdicts, head: check.verifier.head };
}
