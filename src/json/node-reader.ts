import { JsonNode } from './node.ts';
import { Tape } from './tape.ts';

/** Looks at one JSON text after the other. */
export class NodeReader {
  private readonly tape = new Tape();
  private scratch: Buffer = Buffer.alloc(0);

  /**
   * @param text JSON of one value
   * @returns its value, valid until the next call; the text may be written over
   * @throws ToolReplayError with the offset of the fault when it is no JSON
   */
  read(text: Uint8Array): JsonNode {
    if (this.scratch.length <= text.length) this.scratch = Buffer.allocUnsafeSlow(text.length * 2 + 1);
    this.scratch.set(text);
    this.scratch[text.length] = 0;
    this.tape.read(this.scratch, 0, text.length);
    return new JsonNode(this.tape);
  }
}
