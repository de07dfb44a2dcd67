/** What a sealed line adds to a call. */
export interface Seal {
  /** The digest of the link before, as the line has it. */
  readonly prev: string;
  /** Its own digest, as the line has it. */
  readonly digest: string;
}

/** What is known of one call, whatever the log that it is from. */
export interface Call {
  /** How many calls stand before it in its session. */
  readonly index: number;
  /** The line that it stands on, from 1. */
  readonly line: number;
  /** The line that its answer stands on. */
  readonly resultLine: number;
  readonly tool: string;
  /** Calls in a row with the same number were issued together, and have no order among themselves. */
  readonly batch: number;
  /** Whether it has an answer of its own to compare. */
  readonly isCompared: boolean;
  /** Where it stands when a line does not say it: inside an archive. */
  readonly where?: string | undefined;
  /** The same of its answer. */
  readonly resultWhere?: string | undefined;
  /** The working directory that the log states for it. */
  readonly cwd: string | undefined;
  /** How often the log was compacted before it: what stood before is no longer in the agent's sight. */
  readonly era: number;
}

/** The responses of calls that are not compared: one that was never answered, one whose answer is part of another's. */
const NOT_COMPARED = /^\{"\$(?:unanswered":true|part_of":\d+)\}$/;
const DOLLAR = 0x24;
const LONGEST_NOT_COMPARED = 40;

/**
 * One recorded call of the native form.
 *
 * The buffers are canonical forms in the reader's own memory: they are valid until the next record is asked for.
 */
export class Record implements Call {
  /** How many calls stand before it in the transcript. */
  readonly index: number;
  /** The line that it stands on, from 1. */
  readonly line: number;
  /** Identifies the call: the canonical form of `tool`, directly followed by that of `args`. */
  readonly call: Buffer;
  /** How many bytes of `call` are the canonical form of `tool`. */
  readonly toolLength: number;
  /** The canonical form of `response`. */
  readonly response: Buffer;
  /** There on a sealed line. */
  readonly seal: Seal | undefined;
  private name: string | undefined = undefined;

  constructor(index: number, line: number, call: Buffer, toolLength: number, response: Buffer, seal?: Seal) {
    this.index = index;
    this.line = line;
    this.call = call;
    this.toolLength = toolLength;
    this.response = response;
    this.seal = seal;
  }

  /** The name of the tool, as a string. Decoded when it is first asked for: few rules do, and only at a finding. */
  get tool(): string {
    this.name ??= decodeString(this.call, 0, this.toolLength);
    return this.name;
  }

  get resultLine(): number {
    return this.line;
  }

  get batch(): number {
    return this.index;
  }

  get cwd(): undefined {
    return undefined;
  }

  get era(): number {
    return 0;
  }

  get isCompared(): boolean {
    const { response } = this;
    if (response[2] !== DOLLAR || response.length > LONGEST_NOT_COMPARED) return true;
    return !NOT_COMPARED.test(response.toString('latin1'));
  }

  /** The canonical form of `tool`, quotes included. */
  get toolText(): Buffer {
    return this.call.subarray(0, this.toolLength);
  }

  /** The canonical form of `args`. */
  get args(): Buffer {
    return this.call.subarray(this.toolLength);
  }
}

/** The string whose canonical form, quotes included, is `text[start, end)`. */
export function decodeString(text: Buffer, start: number, end: number): string {
  const inside = text.toString('latin1', start + 1, end - 1);
  return inside.includes('\\') ? (JSON.parse(`"${inside}"`) as string) : inside;
}
