import { Sealer } from '../chain/sealer.ts';
import { NativeTranscript } from '../transcript/native-transcript.ts';
import type { Source } from './source.ts';

const CHUNK = 1 << 20;

/**
 * Seals a transcript. Nothing of it is to be seen before the last chunk: a transcript that cannot be judged to its end
 * has no seal.
 *
 * @returns the sealed transcript; each chunk is valid until the next is asked for
 * @throws ToolReplayError when the transcript cannot be judged; its place has no file
 */
export async function* sealTranscript(source: Source): AsyncGenerator<Buffer> {
  const transcript = new NativeTranscript('unsealed');
  const sealer = new Sealer();
  let chunk = Buffer.allocUnsafeSlow(CHUNK);
  let length = 0;
  for await (const input of source.chunks()) {
    for (const record of transcript.read(input)) {
      const line = sealer.seal(record);
      if (length + line.length > chunk.length) {
        yield chunk.subarray(0, length);
        length = 0;
        if (line.length > chunk.length) chunk = Buffer.allocUnsafeSlow(line.length);
      }
      chunk.set(line, length);
      length += line.length;
    }
  }
  yield chunk.subarray(0, length);
  for (const record of transcript.finish()) yield sealer.seal(record);
}
