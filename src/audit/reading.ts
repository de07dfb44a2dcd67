import { type Recognised, recognise } from '../formats/recognise.ts';
import type { Source } from './source.ts';

/** Takes the bytes of one transcript, whatever its format. */
export interface Consumer {
  read(chunk: Buffer): void;
  finish(): void;
}

/**
 * Finds out what a transcript is, and gives its bytes to whoever reads that.
 *
 * @param format the name of the format that it is said to be; undefined to find out
 * @param consumerOf makes the reader of what was found
 * @returns after each chunk the bytes that were read since, so that the caller can take what came of them
 * @throws ToolReplayError when the transcript cannot be judged; its place has no file
 */
export async function* reading(
  source: Source,
  format: string | undefined,
  consumerOf: (recognised: Recognised) => Consumer,
): AsyncGenerator<number> {
  let consumer: Consumer | undefined;
  let head = Buffer.alloc(0);
  let looked = 0;
  for await (const chunk of source.chunks()) {
    if (consumer !== undefined) consumer.read(chunk);
    else {
      head = Buffer.concat([head, chunk]);
      // Each look starts anew: twice as much each time keeps the looks together as cheap as the last.
      if (head.length >= 2 * looked) {
        looked = head.length;
        const recognised = look(head, 'more', format);
        if (recognised !== undefined) {
          consumer = consumerOf(recognised);
          consumer.read(head);
          head = Buffer.alloc(0);
        }
      }
    }
    yield chunk.length;
  }
  if (consumer === undefined) {
    consumer = consumerOf(look(head, 'all', format) ?? 'native');
    consumer.read(head);
  }
  consumer.finish();
  yield 0;
}

function look(head: Buffer, which: 'more' | 'all', format: string | undefined): Recognised | undefined {
  return recognise(Buffer.concat([head, Buffer.of(0)]), head.length, which === 'all', format);
}
