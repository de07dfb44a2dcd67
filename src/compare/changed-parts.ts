import { NodeReader } from '../json/node-reader.ts';
import { valueAt } from '../json/pointer.ts';
import { PlacesByTool, type RedactedPlace } from '../redaction/redacted-places.ts';
import { Differences } from '../rules/difference.ts';
import { type ComparedCall, MOST_TEXTS, type TextStore } from './call.ts';
import type { CallPart, ChangedPart, ChangedPlace } from './comparison.ts';
import type { Identities } from './identities.ts';

/** Makes of the arguments or the answer of a call what may be shown of it: a canonical form, valid until the next call. */
export type Shown = (tool: string, part: CallPart, canonical: Buffer) => Buffer;

/** A value that is shown is cut here. */
const LONGEST_VALUE = 200;
/** Texts to look at once more, in bytes: so many to begin with, and so many for each byte of all different texts. */
const ALLOWANCE = 16 * 1024 * 1024;
const ALLOWANCE_A_BYTE = 4;
/** So many pairs of texts are remembered: the same pair comes again and again where a call is repeated. */
const MOST_KNOWN = 10_000;
const TOO_LARGE: ChangedPart = { places: [], more: 0 };

/**
 * Says where the arguments and the answers of two calls differ.
 *
 * No more texts are held against each other than the size of all texts allows: one large answer to many calls must not
 * take the time of as many large ones.
 */
export class ChangedParts {
  private readonly texts: TextStore;
  private readonly identities: Identities;
  private readonly shown: Shown | undefined;
  private readonly hidden: PlacesByTool;
  /** By tool, for answers, and by the numbers of both texts. */
  private readonly known = new Map<string | undefined, Map<number, ChangedPart>>();
  private remembered = 0;
  private readonly same = new Map<string, ChangedPart>();
  private readonly reader = new NodeReader();
  private readonly differences = new Differences();
  private allowance: number;

  /**
   * @param shown undefined where no value is shown
   * @param hidden places whose values are never shown, and of which so nothing is told apart
   */
  constructor(texts: TextStore, identities: Identities, shown: Shown | undefined, hidden: readonly RedactedPlace[]) {
    this.texts = texts;
    this.identities = identities;
    this.shown = shown;
    this.hidden = new PlacesByTool(hidden);
    this.allowance = ALLOWANCE + texts.bytes * ALLOWANCE_A_BYTE;
  }

  /** Where the arguments differ of two calls of one tool. */
  args(base: ComparedCall, head: ComparedCall): ChangedPart {
    return this.part(base, 'args', base.text, head.text, (number) => {
      return this.identities.argumentsOf(number === base.text ? base : head);
    });
  }

  /** Where the answers to two calls of one tool differ; undefined where they do not. */
  response(base: ComparedCall, head: ComparedCall): ChangedPart | undefined {
    if (this.identities.response(base) === this.identities.response(head)) return undefined;
    if (base.response === undefined || head.response === undefined) {
      return { places: [], more: 0, answered: base.response === undefined ? 'head' : 'base' };
    }
    return this.part(base, 'response', base.response, head.response, (number) => {
      return this.identities.responseOf(base.tool, number);
    });
  }

  private part(
    { tool, toolLength }: ComparedCall,
    part: CallPart,
    base: number,
    head: number,
    textOf: (number: number) => Buffer,
  ): ChangedPart {
    const knownOfTool = this.known.get(part === 'args' ? undefined : tool);
    const key = base * MOST_TEXTS + head;
    const known = knownOfTool?.get(key);
    if (known !== undefined) return known;
    if (this.allowance < 0) return TOO_LARGE;
    // A text is valid until the next is asked for.
    const first = textOf(base);
    this.allowance -= first.length;
    this.differences.takeFirst(first);
    const second = textOf(head);
    this.allowance -= second.length;
    const { places, more } = this.differences.from(second, this.hidden.of(tool, part));
    const named = places.map(({ pointer, only }): ChangedPlace => {
      return only === undefined ? { pointer } : { pointer, only: only === 'first' ? 'base' : 'head' };
    });
    const rawOf = (number: number): Buffer => {
      const text = this.texts.get(number);
      return part === 'args' ? text.subarray(toolLength) : text;
    };
    const valued = (shown: Shown): readonly ChangedPlace[] => {
      const withBase = this.withValues(named, 'base', shown(tool, part, rawOf(base)));
      return this.withValues(withBase, 'head', shown(tool, part, rawOf(head)));
    };
    const found = this.shown === undefined ? this.shared(named, more) : { places: valued(this.shown), more };
    this.remember(part === 'args' ? undefined : tool, key, found);
    return found;
  }

  /** One object for what differs at the same one place: there may be hundreds of thousands. */
  private shared(places: readonly ChangedPlace[], more: number): ChangedPart {
    const [place, ...others] = places;
    const found = { places, more };
    if (place === undefined || others.length > 0 || more > 0) return found;
    const key = `${place.only ?? ''}${place.pointer}`;
    const same = this.same.get(key);
    if (same === undefined && this.same.size < MOST_KNOWN) this.same.set(key, found);
    return same ?? found;
  }

  private remember(tool: string | undefined, key: number, found: ChangedPart): void {
    if (this.remembered === MOST_KNOWN) return;
    this.remembered++;
    const known = this.known.get(tool);
    if (known === undefined) this.known.set(tool, new Map([[key, found]]));
    else known.set(key, found);
  }

  private withValues(places: readonly ChangedPlace[], run: 'base' | 'head', text: Buffer): readonly ChangedPlace[] {
    const node = this.reader.read(text);
    return places.map((place) => {
      const value = valueAt(node, place.pointer);
      return value === undefined ? place : { ...place, [run]: cut(value.text, value.start, value.end) };
    });
  }
}

/** Canonical forms are ASCII: no character is cut in two. */
function cut(text: Buffer, start: number, end: number): string {
  const isLong = end - start > LONGEST_VALUE;
  return text.toString('latin1', start, isLong ? start + LONGEST_VALUE : end) + (isLong ? '…' : '');
}
