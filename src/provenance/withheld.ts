import { canonicalString } from '../json/canonical-string.ts';
import { sha256 } from '../json/digest.ts';
import { JsonNode } from '../json/node.ts';
import { escapedKey, valueAt } from '../json/pointer.ts';
import { Tape } from '../json/tape.ts';
import { isWithheld, WITHHELD_END, WITHHELD_START } from '../json/withheld.ts';
import type { RedactedPlace } from '../redaction/redacted-places.ts';
import { Record } from '../transcript/record.ts';
import type { Manifest } from './manifest.ts';

const OPENING = /^\{"index":(\d{1,15}),"pointer":("(?:[^"\\]|\\.)*"),"salt":"[0-9a-f]{64}","value":/;

/**
 * Takes values out of calls, and commits to them: in the place of each stands the SHA-256 of its opening, a line of
 * canonical JSON with where the value stands, a salt that nobody can guess, and the value. Whoever gets the opening can check
 * it against the sealed file; whoever does not learns nothing of the value.
 */
export class Withholder {
  /** The openings so far, without line ends. */
  readonly openings: string[] = [];
  /** How many values were taken out. */
  values = 0;
  /** The digest of the opening of what is sealed, once there is one. */
  source: string | undefined;
  private readonly places: readonly RedactedPlace[];
  private readonly salt: () => Buffer;
  private readonly found = new Set<RedactedPlace>();
  private readonly tape = new Tape();

  /**
   * @param places an empty pointer is all of a part
   * @param salt gives 32 bytes, others each time
   */
  constructor(places: readonly RedactedPlace[], salt: () => Buffer) {
    this.places = places;
    this.salt = salt;
  }

  /** The same call without the values at the places. */
  record(record: Record): Record {
    const { index, line, toolText } = record;
    const places = this.places.filter(({ tool }) => tool === undefined || tool === record.tool);
    const args = this.part(record.args, 'args', index, places);
    const response = this.part(record.response, 'response', index, places);
    if (args === record.args && response === record.response) return record;
    return new Record(index, line, Buffer.concat([toolText, args]), toolText.length, response);
  }

  /** The places at which there was nothing in any call. */
  get missed(): RedactedPlace[] {
    return this.places.filter((place) => !this.found.has(place));
  }

  private part(text: Buffer, part: RedactedPlace['part'], index: number, places: readonly RedactedPlace[]): Buffer {
    const asked = places.filter((place) => place.part === part);
    if (asked.length === 0) return text;
    this.tape.read(Buffer.concat([text, Buffer.of(0)]), 0, text.length);
    const root = new JsonNode(this.tape);
    const values = asked.flatMap((place) => {
      const value = valueAt(root, place.pointer);
      if (value === undefined) return [];
      this.found.add(place);
      return [{ start: value.start, end: value.end, pointer: place.pointer }];
    });
    // Of a place inside another one nothing is left to take out.
    values.sort((a, b) => a.start - b.start || b.end - a.end);
    const pieces: Buffer[] = [];
    let copied = 0;
    for (const { start, end, pointer } of values) {
      if (start < copied) continue;
      const value = text.toString('latin1', start, end);
      pieces.push(text.subarray(copied, start), Buffer.from(this.commit(index, `/${part}${pointer}`, value)));
      copied = end;
    }
    return pieces.length === 0 ? text : Buffer.concat([...pieces, text.subarray(copied)]);
  }

  /** Commits to the digest of what is sealed too, in which the values are: when all calls were seen. */
  commitSource(digest: string): void {
    const opening = `{"salt":"${this.salt().toString('hex')}","source":"${digest}"}`;
    this.openings.push(opening);
    this.source = sha256(Buffer.from(opening), 'hex');
  }

  private commit(index: number, pointer: string, value: string): string {
    const salt = this.salt().toString('hex');
    const opening = `{"index":${index},"pointer":${canonicalString(pointer)},"salt":"${salt}","value":${value}}`;
    this.openings.push(opening);
    this.values++;
    return `${WITHHELD_START}${sha256(Buffer.from(opening), 'hex')}${WITHHELD_END}`;
  }
}

/** Finds what is withheld in the calls of a sealed file. */
export class WithheldValues {
  /** How many there are. */
  count = 0;
  /** The digest of each, and where it stands: a forged one may have the digest of another. */
  private readonly places = new Set<string>();
  private readonly tape = new Tape();

  see({ index, args, response }: Record): void {
    for (const [part, text] of [
      ['args', args],
      ['response', response],
    ] as const) {
      if (!text.includes(WITHHELD_START)) continue;
      this.tape.read(Buffer.concat([text, Buffer.of(0)]), 0, text.length);
      this.look(new JsonNode(this.tape), index, `/${part}`);
    }
  }

  /** Whether an opening is one of a value that is withheld, at the place that it says. @param line without its end */
  opens(line: Buffer): boolean {
    const [, index, pointer] = OPENING.exec(line.toString('latin1')) ?? [];
    if (index === undefined || pointer === undefined) return false;
    return this.places.has(placeOf(sha256(line, 'hex'), index, pointer));
  }

  private look(node: JsonNode, index: number, pointer: string): void {
    if (node.kind === 'array') {
      let k = 0;
      for (const item of node.items()) this.look(item, index, `${pointer}/${k++}`);
      return;
    }
    if (isWithheld(node)) {
      const { text, start, end } = node;
      const digest = text.toString('latin1', start + WITHHELD_START.length, end - WITHHELD_END.length);
      this.count++;
      this.places.add(placeOf(digest, String(index), canonicalString(pointer)));
      return;
    }
    for (const [key, value] of node.members()) this.look(value, index, `${pointer}/${escapedKey(key)}`);
  }
}

/** @param pointer as the canonical form has it */
function placeOf(digest: string, index: string, pointer: string): string {
  return `${digest} ${index} ${pointer}`;
}

/** Whether an opening is that of the digest of what was sealed. @param line without its end */
export function opensSource(manifest: Manifest | undefined, line: Buffer): boolean {
  return manifest !== undefined && 'withheld' in manifest.source && manifest.source.withheld === sha256(line, 'hex');
}
