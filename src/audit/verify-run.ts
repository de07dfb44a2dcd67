import { ToolReplayError } from '../error.ts';
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
  const end = new End();
  const steps = reading(check.source(end.of(source)), undefined, (recognised) => {
    if (recognised !== NATIVE) throw notNative(recognised.format.name);
    return nativeConsumer(new NativeTranscript('sealed'), (record) => {
      check.verifier.see(record);
      check.see(record);
    });
  });
  try {
    for await (const _ of steps);
  } catch (error) {
    throw end.isTorn && check.verifier.break === undefined ? tornAfter(check.links, error) : error;
  }
  return { verdicts: check.verdicts, head: check.verifier.head };
}

const LINE_FEED = 0x0a;

/** Sees how a source ends. */
class End {
  /** Whether all of it was read, and its last line is not whole. */
  isTorn = false;

  of({ name, chunks }: Source): Source {
    return { name, chunks: () => this.watched(chunks()) };
  }

  private async *watched(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let last: number | undefined;
    for await (const chunk of chunks) {
      last = chunk.at(-1) ?? last;
      yield chunk;
    }
    this.isTorn = last !== undefined && last !== LINE_FEED;
  }
}

/** The same error, which says what is left of a file that was not written to its end. */
function tornAfter(links: number, error: unknown): unknown {
  if (!(error instanceof ToolReplayError) || error.code !== 'json' || links === 0) return error;
  const advice = `the last line is not whole, as what was stopped leaves it; the ${links === 1 ? 'link' : `${links} links`} before it ${links === 1 ? 'is' : 'are'} intact, and toolreplay seal --follow goes on from there`;
  return new ToolReplayError(error.code, { ...error.fault, advice }, error.place, { cause: error.cause });
}
