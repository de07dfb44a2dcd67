import { JsonNode } from '../json/node.ts';
import { Places } from '../json/places.ts';
import { Tape } from '../json/tape.ts';
import type { Stated } from './declaration.ts';

/** The JSON of a scope file, and where everything stands in it. */
export class ScopeText {
  readonly root: JsonNode;
  readonly file: string;
  private readonly tape = new Tape();
  private readonly places: Places;

  /**
   * @param bytes JSON of one value, checked already
   * @param file how errors name it
   */
  constructor(bytes: Uint8Array, file: string) {
    const text = Buffer.alloc(bytes.length + 1);
    text.set(bytes);
    this.tape.read(text, 0, bytes.length);
    this.places = new Places(text);
    this.root = new JsonNode(this.tape);
    this.file = file;
  }

  /** Where a value stands. */
  placeOf(node: JsonNode): Stated {
    return { file: this.file, ...this.places.at(node.start) };
  }

  /** Where the value stands that a path of keys and indices leads to. It must be there. */
  placeAt(path: readonly string[]): Stated {
    return this.placeOf(new JsonNode(this.tape, this.entryAt(path)));
  }

  /** Where a key stands in the object that a path leads to. */
  placeOfKey(path: readonly string[], key: string): Stated {
    // In the tape a key comes right before its value.
    return this.placeOf(new JsonNode(this.tape, this.entryAt([...path, key]) - 1));
  }

  private entryAt(path: readonly string[]): number {
    let entry = 0;
    for (const segment of path) entry = this.childOf(entry, segment);
    return entry;
  }

  private childOf(parent: number, segment: string): number {
    const { tape } = this;
    const isObject = new JsonNode(tape, parent).kind === 'object';
    // In an object a key comes before each value.
    const key = isObject ? 1 : 0;
    let index = 0;
    let at = parent + 1 + key;
    while (
      at < tape.after(parent) &&
      (isObject ? !new JsonNode(tape, at - 1).is(segment) : String(index) !== segment)
    ) {
      at = tape.after(at) + key;
      index++;
    }
    return at;
  }
}
