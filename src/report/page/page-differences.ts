import type { KeptCall } from '../../audit/call-log.ts';
import { PlacesByTool, type RedactedPlace } from '../../redaction/redacted-places.ts';
import { differenceOf } from '../../rules/difference.ts';
import { clip, inert } from '../inert.ts';
import { count } from '../words.ts';
import type { KeptCalls, Showing } from './kept-calls.ts';
import type { PageDifference, PageRow } from './page-data.ts';
import { sideBySide } from './side-by-side.ts';

/** Answers are looked at once more up to this size, and all of them together up to that one, in bytes. */
const LARGEST = 4 * 1024 * 1024;
const MOST_BYTES = 512 * 1024 * 1024;
const MOST_ROWS = 300;
/** All rows of a page come to no more than so many characters. */
const MOST_CHARACTERS = 4_000_000;
const LONGEST_POINTER = 300;
const ONLY = { both: 0, first: 1, second: 2 } as const;

/** Where answers to identical calls differ, each pair of answers looked at once. */
export class PageDifferences {
  private readonly kept: KeptCalls;
  private readonly showing: Showing;
  private readonly hidden: PlacesByTool;
  private bytes = MOST_BYTES;
  private characters = MOST_CHARACTERS;
  private tooLarge = 0;
  private withoutRows = 0;

  /** @param hidden places below which no key is named, whatever is redacted */
  constructor(kept: KeptCalls, showing: Showing, hidden: readonly RedactedPlace[]) {
    this.kept = kept;
    this.showing = showing;
    this.hidden = new PlacesByTool(hidden);
  }

  /** The difference between the answers to two calls; undefined where they are too large, or there are not two. */
  between(first: KeptCall, second: KeptCall): PageDifference | undefined {
    if (first.response === undefined || second.response === undefined) return undefined;
    const one = Buffer.from(this.kept.text(first.response));
    const other = Buffer.from(this.kept.text(second.response));
    this.bytes -= one.length + other.length;
    if (Math.max(one.length, other.length) > LARGEST || this.bytes < 0) {
      this.tooLarge++;
      return undefined;
    }
    const { places, more } = differenceOf({
      first: one,
      second: other,
      hidden: this.hidden.of(first.tool, 'response'),
    });
    return {
      first: first.index,
      places: places.map(({ pointer, only }) => [
        clip(inert(this.showing.redactor.text(pointer)), LONGEST_POINTER),
        ONLY[only ?? 'both'],
      ]),
      more,
      ...this.rowsOf(one, other, first.tool),
    };
  }

  /** What was left out, a sentence each. */
  get left(): readonly string[] {
    return [
      ...(this.tooLarge > 0
        ? [`where ${count(this.tooLarge, 'pair')} of answers differ: too large to look at again`]
        : []),
      ...(this.withoutRows > 0
        ? [
            `${count(this.withoutRows, 'pair')} of answers side by side: a page has room for ${MOST_CHARACTERS / 1_000_000} million characters of them`,
          ]
        : []),
    ];
  }

  private rowsOf(one: Buffer, other: Buffer, tool: string): Pick<PageDifference, 'rows' | 'moreRows'> {
    const { values, redactor } = this.showing;
    if (values === 'hidden') return {};
    if (this.characters <= 0) {
      this.withoutRows++;
      return {};
    }
    const all = sideBySide(redactor.json(one, tool, 'response'), redactor.json(other, tool, 'response'));
    const rows = all.slice(0, MOST_ROWS);
    for (const row of rows) this.characters -= sizeOf(row);
    return { rows, ...(all.length > rows.length && { moreRows: all.length - rows.length }) };
  }
}

function sizeOf(row: PageRow): number {
  return row.reduce<number>((sum, part) => sum + (typeof part === 'string' ? part.length : 10), 0);
}
