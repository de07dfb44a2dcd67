import { Sealer } from '../chain/sealer.ts';
import { NativeTranscript } from '../transcript/native-transcript.ts';
import { HeldOutput } from './held-output.ts';
import type { Source } from './source.ts';

/**
 * Seals a transcript. Nothing of it is to be seen before all of it was read: a transcript that cannot be judged to its
 * end has no seal.
 *
 * @returns the sealed transcript; the caller closes it
 * @throws ToolReplayError when the transcript cannot be judged; its place has no file
 */
export async function sealTranscript(source: Source): Promise<HeldOutput> {
  const transcript = new NativeTranscript('unsealed');
  const sealer = new Sealer();
  const output = new HeldOutput();
  try {
    for await (const chunk of source.chunks()) {
      for (const record of transcript.read(chunk)) await output.write(sealer.seal(record));
    }
    for (const record of transcript.finish()) await output.write(sealer.seal(record));
    return output;
  } catch (error) {
    await output.close();
    throw error;
  }
}
