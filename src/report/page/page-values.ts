import type { KeptCall } from '../../audit/call-log.ts';
import type { FileReport } from '../../audit/file-report.ts';
import type { Redactor } from '../../redaction/redactor.ts';
import { clip, inert } from '../inert.ts';
import { count } from '../words.ts';
import type { KeptCalls } from './kept-calls.ts';
import type { PageValue } from './page-data.ts';

/** A value is cut to so many characters, and all of a page's values come to no more than so many. */
const LONGEST = 4000;
const MOST_CHARACTERS = 8_000_000;
/** What a value takes beside its text. */
const EACH = 20;

/**
 * The canonical calls and answers that a page shows, each different one once.
 *
 * There is room for only so many. Those of calls with a finding come first, then the other calls, then the other
 * answers, each in the order of the report.
 */
export class PageValues {
  private readonly values: PageValue[] = [];
  /**
   * By text, the number of what is shown of it. A call and an answer are never the same text. An answer of which a scope file
   * hides a part is shown otherwise than the same of another tool.
   */
  private readonly numbers = new Map<number | string, number>();
  private readonly kept: KeptCalls;
  private readonly redactor: Redactor;
  private room = MOST_CHARACTERS;
  private readonly missing = new Set<number | string>();

  constructor(files: readonly FileReport[], kept: KeptCalls, redactor: Redactor) {
    this.kept = kept;
    this.redactor = redactor;
    for (const file of files) {
      const calls = kept.of(file);
      for (const { finding } of file.findings.named()) {
        for (const index of [finding.index, finding.other]) {
          const call = calls[index];
          if (call === undefined) continue;
          this.takeCall(call);
          this.takeAnswer(call);
        }
      }
    }
    for (const file of files) for (const call of kept.of(file)) this.takeCall(call);
    for (const file of files) for (const call of kept.of(file)) this.takeAnswer(call);
  }

  /** The number of what is shown of a canonical call, -1 for nothing. */
  ofCall({ text }: KeptCall): number {
    return this.numbers.get(text) ?? -1;
  }

  /** The number of what is shown of the answer to a call, -1 for nothing. */
  ofAnswer({ response, tool }: KeptCall): number {
    return response === undefined ? -1 : (this.numbers.get(this.answerKey(response, tool)) ?? -1);
  }

  /** All of them, by number. */
  get all(): readonly PageValue[] {
    return this.values;
  }

  /** What there was no room for, in a sentence; none when there was room for all. */
  get left(): readonly string[] {
    const { size } = this.missing;
    if (size === 0) return [];
    return [
      `${count(size, 'value')} left out: a page has room for ${MOST_CHARACTERS / 1_000_000} million characters of them`,
    ];
  }

  private takeCall({ text, tool, toolLength }: KeptCall): void {
    this.take(text, text, (bytes) => {
      const args = this.redactor.json(bytes.subarray(toolLength), tool, 'args').toString('latin1');
      const name = this.redactor.json(bytes.subarray(0, toolLength)).toString('latin1');
      return `{"args":${args},"tool":${name}}`;
    });
  }

  private takeAnswer({ response, tool }: KeptCall): void {
    if (response === undefined) return;
    this.take(this.answerKey(response, tool), response, (bytes) =>
      this.redactor.json(bytes, tool, 'response').toString('latin1'),
    );
  }

  private answerKey(response: number, tool: string): number | string {
    return this.redactor.places(tool, 'response') === undefined ? response : `${response} ${tool}`;
  }

  private take(key: number | string, text: number, show: (bytes: Buffer) => string): void {
    if (this.numbers.has(key) || this.missing.has(key)) return;
    if (this.room <= 0) {
      this.missing.add(key);
      return;
    }
    const whole = inert(show(this.kept.text(text)));
    const cut = whole.length - LONGEST;
    this.numbers.set(key, this.values.length);
    this.values.push(cut > 0 ? { text: clip(whole, LONGEST), cut } : { text: whole });
    this.room -= Math.min(whole.length, LONGEST) + EACH;
  }
}
