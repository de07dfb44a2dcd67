const BATCH = 1 << 16;

/** Text as bytes, in pieces that are worth a write. */
export async function* bytesOf(pieces: Iterable<string>): AsyncGenerator<Buffer> {
  let batch = '';
  for (const piece of pieces) {
    batch += piece;
    if (batch.length < BATCH) continue;
    yield Buffer.from(batch);
    batch = '';
  }
  if (batch !== '') yield Buffer.from(batch);
}
