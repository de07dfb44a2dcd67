import { ToolReplayError } from '../error.ts';
import type { JsonNode } from '../json/node.ts';
import { DocumentFrames } from './document-frames.ts';
import type { Format, Item, Reader, Spot } from './format.ts';
import { type FrameSink, type Frames, isFault, type SkipReason } from './frames.ts';
import { LineFrames } from './line-frames.ts';
import { type Listener, Pairing } from './pairing.ts';
import type { Session } from './session.ts';

/** How the values of a log stand in it: one a line, over more than one line each, or in the files of an archive. */
export type Framing = 'lines' | 'document' | 'archive';

/** What is done about a part of a log that no reader knows what to do with. */
export type Strictness = 'skip' | 'refuse';

/** What is told of a part that must not be passed over. */
const SKIPPED: { readonly [reason in SkipReason]: string } = {
  'not JSON': 'a line that is no JSON',
  blank: 'a blank line',
  'cut off': 'the end of the file in the middle of a value',
  'of unknown type': 'an item of an unknown type',
};

/** Reads one log of some agent, chunk by chunk. Where the chunks are cut makes no difference. */
export class ForeignTranscript<Kept> implements FrameSink {
  /** The name of its format. */
  readonly format: string;
  /** How many parts were passed over, and why. */
  readonly skipped = new Map<SkipReason, number>();
  private readonly pairing: Pairing<Kept>;
  private readonly reader: Reader;
  private readonly frames: Frames;
  private readonly strictness: Strictness;
  private locate: (node: JsonNode) => Spot = () => ({ line: 1 });
  private line = 1;

  constructor(format: Format, framing: Framing, strictness: Strictness, listener: Listener<Kept>) {
    this.format = format.name;
    this.pairing = new Pairing(format.ids, listener, (node) => this.locate(node));
    this.reader = format.reader(this.pairing);
    // Of an archive nothing comes this way: its files are documents of their own.
    this.frames = framing === 'lines' ? new LineFrames(this) : new DocumentFrames(this);
    this.strictness = strictness;
  }

  /** The sessions so far, in the order in which they were first heard of. */
  get sessions(): readonly Session[] {
    return this.pairing.sessions;
  }

  /** @throws ToolReplayError with line and column */
  read(chunk: Buffer): void {
    this.frames.read(chunk);
  }

  /**
   * Reads a file of the archive that the log is.
   *
   * @throws ToolReplayError that names the member
   */
  member(name: string, bytes: Buffer): void {
    const frames = new DocumentFrames(this, name);
    try {
      frames.read(bytes);
      frames.finish();
    } catch (error) {
      if (!isFault(error)) throw error;
      const { found, ...fault } = error.fault;
      // Line and column are those of the member, which nobody sees.
      throw new ToolReplayError(error.code, { found: `${found} in ${name}`, ...fault });
    }
  }

  /** There are no more chunks. @throws ToolReplayError with line and column */
  finish(): void {
    this.frames.finish();
    this.reader.finish?.();
    if (this.sessions.length === 0) this.pairing.session('main');
    this.pairing.finish();
  }

  item(item: Item, locate: (node: JsonNode) => Spot): void {
    this.locate = locate;
    this.line = locate(item.node).line;
    const { unknownItems } = this.pairing;
    try {
      this.reader.read(item);
    } catch (error) {
      // What was put together by a reader has no place of its own in the text.
      const hasPlace = !isFault(error) || error.place.offset !== undefined || error.place.line !== undefined;
      throw hasPlace ? error : error.at({ line: this.line });
    }
    if (this.pairing.unknownItems > unknownItems) this.skip('of unknown type', this.line);
  }

  skip(reason: SkipReason, line: number): void {
    if (this.strictness === 'refuse') {
      const expected = 'nothing that has to be passed over, since it is read strictly';
      throw new ToolReplayError('skipped', { found: SKIPPED[reason], expected }, { line });
    }
    this.skipped.set(reason, (this.skipped.get(reason) ?? 0) + 1);
  }
}
