import { sha256 } from '../json/digest.ts';
import type { Normalizer, Remainder } from '../scope/policy.ts';
import type { ComparedCall, TextStore } from './call.ts';

/** What a text is when it is compared. */
export interface Identity {
  /** The same for texts that are the same but for what is volatile in them; from 0, without gaps. */
  readonly id: number;
  /** How many volatile parts it has. */
  readonly fields: number;
}

/**
 * Says of calls and answers which are the same, once what is volatile in them is left out.
 *
 * Each different text is looked at once, and not at all where nothing is volatile.
 */
export class Identities {
  private readonly texts: TextStore;
  private readonly normalizer: Normalizer | undefined;
  private readonly calls = new Map<number, Identity>();
  private readonly ids = new Map<number | string, number>();
  private readonly responsesOfTool = new Map<string, Map<number, Identity>>();
  private readonly toolIds = new Map<string, number>();

  constructor(texts: TextStore, normalizer: Normalizer | undefined) {
    this.texts = texts;
    this.normalizer = normalizer;
  }

  /** What a call is: its tool and its arguments. */
  call(call: ComparedCall): Identity {
    let identity = this.calls.get(call.text);
    if (identity === undefined) {
      const { normalizer } = this;
      identity = this.identity(call.text, normalizer && this.callBytes(call, normalizer));
      this.calls.set(call.text, identity);
    }
    return identity;
  }

  /** What the answer to a call is; undefined where nothing answered it. */
  response({ tool, response }: ComparedCall): Identity | undefined {
    if (response === undefined) return undefined;
    const known = this.responsesOfTool.get(tool) ?? new Map<number, Identity>();
    this.responsesOfTool.set(tool, known);
    let identity = known.get(response);
    if (identity === undefined) {
      identity = this.identity(response, this.normalizer?.normalize(tool, this.texts.get(response)));
      known.set(response, identity);
    }
    return identity;
  }

  /** The same number for the same tool; from 0, without gaps. */
  tool({ tool }: ComparedCall): number {
    return numbered(this.toolIds, tool);
  }

  /** Orders two calls that are not the same, whichever of them was seen first. */
  orderCalls(one: ComparedCall, other: ComparedCall): number {
    const bytes = (call: ComparedCall): Buffer => {
      const tool = this.texts.get(call.text).subarray(0, call.toolLength);
      return Buffer.concat([Buffer.from(tool), this.argumentsOf(call)]);
    };
    return Buffer.compare(bytes(one), bytes(other));
  }

  /** The arguments of a call without what is volatile; valid until the next call. */
  argumentsOf(call: ComparedCall): Buffer {
    const args = this.texts.get(call.text).subarray(call.toolLength);
    return this.normalizer?.normalizeArguments(call.tool, args).response ?? args;
  }

  /** An answer without what is volatile; valid until the next call. */
  responseOf(tool: string, response: number): Buffer {
    const text = this.texts.get(response);
    return this.normalizer?.normalize(tool, text).response ?? text;
  }

  private callBytes(call: ComparedCall, normalizer: Normalizer): Remainder {
    const text = this.texts.get(call.text);
    const args = text.subarray(call.toolLength);
    const { response, fields } = normalizer.normalizeArguments(call.tool, args);
    const tool = text.subarray(0, call.toolLength);
    return { response: fields === 0 ? text : Buffer.concat([tool, response]), fields };
  }

  private identity(number: number, left: Remainder | undefined): Identity {
    const key = left === undefined ? number : sha256(left.response, 'binary');
    return { id: numbered(this.ids, key), fields: left?.fields ?? 0 };
  }
}

function numbered<Key>(numbers: Map<Key, number>, key: Key): number {
  let number = numbers.get(key);
  if (number === undefined) {
    number = numbers.size;
    numbers.set(key, number);
  }
  return number;
}
