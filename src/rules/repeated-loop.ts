import type { Call } from '../transcript/record.ts';
import type { Sighting } from './call-table.ts';
import type { Found, Reporter, Rule, Watch } from './rule.ts';
import { indexText, sentence } from './sentence.ts';

/** So many times in a row is a loop. */
const FEWEST_OF_ONE = 3;
/** So many calls are one of two that take turns: three times each. */
const FEWEST_OF_TWO = 6;

/**
 * An agent that is stuck: one call again and again with the same answer, or failing again and again, or two calls in
 * turn with the same answers. The finding stands at its first call, and its `other` is the last.
 */
export const repeatedLoop = {
  kind: 'repeated-loop',
  check: 'replay',
  level: 'warning',
  mark: '🌀',
  otherLine: 'call',
  isOptional: true,
  watch: ({ knowledge }, reporter) => (knowledge === undefined ? undefined : new RepeatedLoop(reporter)),
  detail: ({ tool, other, note }) => `tool '${tool}' starts a loop: ${note ?? upTo(other)}`,
  short: ({ other, note }) =>
    note === undefined ? sentence`a loop up to index ${other}` : sentence`a loop: ${{ note }}`,
} as const satisfies Rule;

function upTo(other: number): string {
  return `it goes on up to index ${indexText(other)}`;
}

/** A call as loops are made of them. */
interface Step {
  readonly found: Omit<Found, 'note' | 'other'>;
  readonly identity: number;
  readonly answer: string;
  readonly isFailure: boolean;
  /** Of the call and its answer. */
  readonly bytes: number;
}

/** Calls in a row of which each is as its pattern wants it. */
interface Row {
  readonly start: Step;
  length: number;
  /** All calls that are not the first of their kind. */
  repeatedBytes: number;
  isSameAnswer: boolean;
}

/**
 * Polling calls are passed over, and so is a call that was issued together with an identical one: a batch has no order,
 * and what is in it twice was asked for once. A call without an answer ends a loop, and so does a compaction.
 */
class RepeatedLoop implements Watch {
  private readonly reporter: Reporter;
  private era = 0;
  private batch = -1;
  /** The first call of the batch, and those after it: most batches are one call. */
  private firstInBatch = -1;
  private readonly moreInBatch = new Set<number>();
  private beforeLast: Step | undefined;
  private last: Step | undefined;
  /** Of one call. */
  private ofOne: Row | undefined;
  /** Of two calls that take turns. */
  private ofTwo: Row | undefined;

  constructor(reporter: Reporter) {
    this.reporter = reporter;
  }

  see(call: Call, { identity, first, known }: Sighting): undefined {
    if (known === undefined || known.effects.isPolling) return;
    if (call.era !== this.era) this.stop();
    this.era = call.era;
    if (this.isTwiceInBatch(call, identity)) return;
    const { answer } = known;
    if (answer === undefined) {
      this.stop();
      return;
    }
    const { index, line, tool, where } = call;
    const { isFailure, bytes } = known;
    this.step({ found: { index, line, tool, where, first }, identity, answer, isFailure, bytes });
  }

  end(): undefined {
    this.stop();
  }

  private isTwiceInBatch({ batch }: Call, identity: number): boolean {
    if (batch !== this.batch) {
      this.batch = batch;
      this.firstInBatch = identity;
      if (this.moreInBatch.size > 0) this.moreInBatch.clear();
      return false;
    }
    if (identity === this.firstInBatch || this.moreInBatch.has(identity)) return true;
    this.moreInBatch.add(identity);
    return false;
  }

  private step(step: Step): void {
    const { last, beforeLast } = this;
    const isOneMore = last !== undefined && isOne(last, step);
    if (!isOneMore) this.endOfOne();
    const takesTurns = last !== undefined && last.identity !== step.identity;
    const isTurn = takesTurns && beforeLast !== undefined && isSame(beforeLast, step);
    if (!isTurn) this.endOfTwo();
    if (this.ofOne === undefined) this.ofOne = rowFrom(step, 1);
    else this.grow(this.ofOne, step, last);
    if (this.ofTwo !== undefined) this.grow(this.ofTwo, step, beforeLast);
    else if (takesTurns) this.ofTwo = rowFrom(last, 2);
    this.beforeLast = last;
    this.last = step;
  }

  private grow(row: Row, step: Step, before: Step | undefined): void {
    row.length++;
    row.repeatedBytes += step.bytes;
    row.isSameAnswer &&= step.answer === before?.answer;
  }

  private stop(): void {
    this.endOfOne();
    this.endOfTwo();
    this.last = undefined;
    this.beforeLast = undefined;
  }

  private endOfOne(): void {
    const { ofOne: row } = this;
    this.ofOne = undefined;
    if (row === undefined || row.length < FEWEST_OF_ONE) return;
    const { isFailure } = row.start;
    const failing = row.isSameAnswer ? 'the same call failing with the same answer' : 'the same call failing each time';
    this.tell(row, isFailure ? failing : 'the same call with the same answer');
  }

  private endOfTwo(): void {
    const { ofTwo: row } = this;
    this.ofTwo = undefined;
    if (row === undefined || row.length < FEWEST_OF_TWO) return;
    this.tell(row, 'two calls in turn with the same answers');
  }

  private tell({ start, length, repeatedBytes }: Row, what: string): void {
    const { index } = start.found;
    const other = this.last?.found.index ?? index;
    const span = `${length.toFixed()} calls up to index ${indexText(other)}`;
    const note = `${span}, ${what}; the repeats cost ${repeatedBytes.toFixed()} bytes`;
    this.reporter.late({ ...start.found, other, note });
  }
}

/** Whether two calls in a row are one loop: the same call with the same answer, or that fails whatever it is told. */
function isOne(last: Step, step: Step): boolean {
  if (last.identity !== step.identity || last.isFailure !== step.isFailure) return false;
  return step.isFailure || last.answer === step.answer;
}

function isSame(one: Step, other: Step): boolean {
  return one.identity === other.identity && one.answer === other.answer;
}

function rowFrom(start: Step, length: number): Row {
  return { start, length, repeatedBytes: 0, isSameAnswer: true };
}
