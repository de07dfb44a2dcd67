import { sha256 } from '../json/digest.ts';
import { DigestTable } from '../json/digest-table.ts';
import type { Normalizer, Remainder } from '../scope/policy.ts';
import type { ComparedCall, TextStore } from './call.ts';

/** What a text is once what is volatile in it is left out. */
interface Identity {
  readonly id: number;
  /** How many volatile parts it has. */
  readonly fields: number;
}

/**
 * Says of calls and answers which are the same, once what is volatile in them is left out.
 *
 * Each different text is looked at once, and not at all where nothing is volatile: then its number says what it is.
 */
export class Identities {
  private readonly texts: TextStore;
  private readonly normalizer: Normalizer | undefined;
  private readonly calls = new Map<number, Identity>();
  private readonly responsesOfTool = new Map<string, Map<number, Identity>>();
  private readonly ids = new DigestTable();

  constructor(texts: TextStore, normalizer: Normalizer | undefined) {
    this.texts = texts;
    this.normalizer = normalizer;
  }

  /** The same number for the same tool with the same arguments. */
  call(call: ComparedCall): number {
    return this.normalizer === undefined ? call.text : this.callIdentity(call, this.normalizer).id;
  }

  /** The same number for the same answer to a call of a tool; -1 where nothing answered it. */
  response({ tool, response }: ComparedCall): number {
    if (response === undefined) return -1;
    return this.normalizer === undefined ? response : this.responseIdentity(tool, response, this.normalizer).id;
  }

  /** How many volatile parts had to be left out for two calls of one tool, and the answers to them, to be the same. */
  fieldsBetween(one: ComparedCall, other: ComparedCall): number {
    const { normalizer } = this;
    if (normalizer === undefined) return 0;
    const inCall = (call: ComparedCall): number => this.callIdentity(call, normalizer).fields;
    const inAnswer = ({ tool, response }: ComparedCall): number =>
      response === undefined ? 0 : this.responseIdentity(tool, response, normalizer).fields;
    const calls = one.text === other.text ? 0 : Math.max(inCall(one), inCall(other));
    return calls + (one.response === other.response ? 0 : Math.max(inAnswer(one), inAnswer(other)));
  }

  /** Orders two calls that are not the same, whichever of them was seen first. */
  orderCalls(one: ComparedCall, other: ComparedCall): number {
    const bytes = (call: ComparedCall): Buffer => {
      const tool = Buffer.from(this.texts.get(call.text).subarray(0, call.toolLength));
      return Buffer.concat([tool, this.argumentsOf(call)]);
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

  private callIdentity({ tool, text, toolLength }: ComparedCall, normalizer: Normalizer): Identity {
    let identity = this.calls.get(text);
    if (identity === undefined) {
      const bytes = this.texts.get(text);
      const { response, fields } = normalizer.normalizeArguments(tool, bytes.subarray(toolLength));
      const left = fields === 0 ? bytes : Buffer.concat([bytes.subarray(0, toolLength), response]);
      identity = this.identity({ response: left, fields });
      this.calls.set(text, identity);
    }
    return identity;
  }

  private responseIdentity(tool: string, response: number, normalizer: Normalizer): Identity {
    let known = this.responsesOfTool.get(tool);
    if (known === undefined) {
      known = new Map();
      this.responsesOfTool.set(tool, known);
    }
    let identity = known.get(response);
    if (identity === undefined) {
      identity = this.identity(normalizer.normalize(tool, this.texts.get(response)));
      known.set(response, identity);
    }
    return identity;
  }

  private identity({ response, fields }: Remainder): Identity {
    return { id: this.ids.enter(sha256(response, 'binary')), fields };
  }
}
