import { sha256 } from '../json/digest.ts';
import { type Places, PlacesByTool } from '../redaction/redacted-places.ts';
import type { Knowledge } from '../scope/knowledge.ts';
import type { Normalizer } from '../scope/policy.ts';
import type { Answer, AnswerStore } from './answer.ts';
import type { Sighting } from './call-table.ts';
import { GrowingNumbers } from './growing-numbers.ts';

/** Two answers that are not the same, in canonical form and without what is volatile in them. */
export interface Differing {
  /** The answer to the first of the identical calls. */
  readonly first: Buffer;
  readonly second: Buffer;
  /** The places in both whose values are never shown, and of which so nothing is told apart; undefined where there are none. */
  readonly hidden: Places | undefined;
}

/** How the answer to a call relates to those that identical calls got. */
export interface Comparison {
  /** Whether it is the answer that the first of them got. */
  readonly sameAnswer: boolean;
  /** The same for the same answers to identical calls. */
  readonly token: string;
  /** Undefined where the two are the same, or too large to be looked at once more. */
  readonly differing: Differing | undefined;
}

/** What of all answers is the same, but for what is volatile in them. */
export interface Normalized {
  /** Answers that differ from the first one in what is volatile, and in nothing else. */
  readonly answers: number;
  /** How many volatile parts they had. */
  readonly fields: number;
}

const SAME: Comparison = { sameAnswer: true, token: '', differing: undefined };
/** Answers to look at again, in bytes: so many to begin with, and so many for each byte that was answered. */
const ALLOWANCE = 16 * 1024 * 1024;
const ALLOWANCE_A_BYTE = 4;

/**
 * Compares answers without what is volatile in them.
 *
 * The first answer to each distinct call is kept as it came. It is looked at again only when another one came that
 * differs, and no more often than the size of all answers allows: one large answer and many small ones that differ from
 * it must not take the time of as many large ones.
 */
export class Answers {
  normalized: Normalized = { answers: 0, fields: 0 };
  private readonly store: AnswerStore;
  private readonly normalizer: Normalizer | undefined;
  private readonly hidden: PlacesByTool;
  /** By identity, where the first answer is kept, counted from 1. */
  private readonly firsts = new GrowingNumbers(1);
  /** By identity, the digest of what is left of the first answer. Only of those that another one was compared with. */
  private readonly leftOfFirsts = new Map<number, string>();
  private allowance = ALLOWANCE;

  constructor(store: AnswerStore, { normalizer, redact }: Pick<Knowledge, 'normalizer' | 'redact'>) {
    this.store = store;
    this.normalizer = normalizer;
    this.hidden = new PlacesByTool(redact);
  }

  /** @param sighting what comparing the two as they came has shown */
  compare(tool: string, index: number, sighting: Sighting, { digest, response }: Answer): Comparison {
    const { sameAnswer } = sighting;
    if (response === undefined) return { sameAnswer, token: sameAnswer ? '' : digest, differing: undefined };
    this.allowance += response.length * ALLOWANCE_A_BYTE;
    if (sighting.first === index) this.firsts.set(sighting.identity, 0, this.store.keep(response) + 1);
    if (sameAnswer) return SAME;
    if (this.firsts.get(sighting.identity, 0) === 0) return { sameAnswer, token: digest, differing: undefined };
    const left = this.leftOf(tool, response);
    const token = this.normalizer === undefined ? digest : sha256(left.response, 'binary');
    if (token === this.leftOfFirst(tool, sighting.identity)) {
      const { answers, fields } = this.normalized;
      this.normalized = { answers: answers + 1, fields: fields + left.fields };
      return SAME;
    }
    return { sameAnswer: false, token, differing: this.differing(tool, sighting.identity, left.response) };
  }

  private leftOf(tool: string, response: Buffer): { readonly response: Buffer; readonly fields: number } {
    return this.normalizer?.normalize(tool, response) ?? { response, fields: 0 };
  }

  private leftOfFirst(tool: string, identity: number): string | undefined {
    if (this.normalizer === undefined) return undefined;
    let digest = this.leftOfFirsts.get(identity);
    if (digest === undefined) {
      digest = sha256(this.leftOf(tool, this.first(identity)).response, 'binary');
      this.leftOfFirsts.set(identity, digest);
    }
    return digest;
  }

  private differing(tool: string, identity: number, second: Buffer): Differing | undefined {
    if (this.allowance < 0) return undefined;
    const first = this.leftOf(tool, this.first(identity)).response;
    this.allowance -= first.length + second.length;
    return { first, second, hidden: this.hidden.of(tool, 'response') };
  }

  private first(identity: number): Buffer {
    return this.store.get(this.firsts.get(identity, 0) - 1);
  }
}
