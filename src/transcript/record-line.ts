import type { Record } from './record.ts';

/** A call as a line of the native form: the canonical form of its four fields, and a line feed. */
export function recordLine({ args, index, response, toolText }: Record): Buffer {
  const text = (words: string): Buffer => Buffer.from(words);
  return Buffer.concat([
    text('{"args":'),
    args,
    text(`,"index":${index},"response":`),
    response,
    text(',"tool":'),
    toolText,
    text('}\n'),
  ]);
}
