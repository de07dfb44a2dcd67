import { sha256 } from '../json/digest.ts';
import { REDACTED_KINDS, type RedactedKind, type Span } from './kinds.ts';

/** A replacement, alone or in a longer text. */
export const ANY_REPLACEMENT = new RegExp(`\\[redacted:(${REDACTED_KINDS.join('|')}):[1-9]\\d{0,8}\\]`, 'g');
/** Longer values are known by their digest, so that what is remembered of them is short. */
const LONGEST_KEPT = 64;

/** How many values were replaced: all of them, and how many different ones that is. */
export interface RedactedCount {
  readonly values: number;
  readonly different: number;
}

/** What stands for a value, and what that was taken for when it was first seen: so it is counted. */
interface Replacement {
  readonly text: string;
  readonly kind: RedactedKind;
}

/**
 * What stands for each value: `[redacted:email:1]`, numbered in the order in which values of a kind are first seen.
 *
 * Equal values have one replacement and different ones have different ones, whatever they were taken for. A number says
 * nothing of the value, where a digest of a short password or an address could be found by trying. A replacement that
 * is in the data already stands for itself, or, when it is taken, gets another number as any value would: so the text of
 * a redacted copy stays as it is, and nobody can write one into a log to make two values look the same.
 */
export class Replacements {
  private readonly byValue = new Map<string, Replacement>();
  private readonly taken = new Set<string>();
  private readonly last = new Map<RedactedKind, number>();
  private readonly values = new Map<RedactedKind, number>();
  private readonly different = new Map<RedactedKind, number>();

  /** What stands for a text. */
  ofText(kind: RedactedKind, text: string): string {
    const own = [...text.matchAll(ANY_REPLACEMENT)].find(([whole]) => whole === text);
    if (own !== undefined) return this.ofReplacement(text, kindOf(own));
    return this.replaced(kind, `s${text}`);
  }

  /** What stands for a value that is no text. @param json its canonical form */
  ofJson(kind: RedactedKind, json: string): string {
    return this.replaced(kind, `j${json}`);
  }

  /** Where replacements stand in a text. */
  *spansIn(text: string): Generator<Span> {
    if (!looksRedacted(text)) return;
    for (const match of text.matchAll(ANY_REPLACEMENT)) {
      yield { start: match.index, end: match.index + match[0].length, kind: kindOf(match) };
    }
  }

  /** What was replaced, by kind; kinds of which there was nothing are not there. */
  counts(): ReadonlyMap<RedactedKind, RedactedCount> {
    const kinds = REDACTED_KINDS.filter((kind) => this.values.has(kind));
    return new Map(
      kinds.map((kind) => [kind, { values: this.values.get(kind) ?? 0, different: this.different.get(kind) ?? 0 }]),
    );
  }

  /** What was redacted before is not counted once more. */
  private ofReplacement(text: string, kind: RedactedKind): string {
    const key = `s${text}`;
    const known = this.byValue.get(key);
    if (known !== undefined) return known.text;
    return this.remember(key, kind, this.taken.has(text) ? this.next(kind) : text);
  }

  private replaced(kind: RedactedKind, value: string): string {
    const key = keyOf(value);
    const known = this.byValue.get(key);
    add(this.values, known?.kind ?? kind);
    if (known !== undefined) return known.text;
    add(this.different, kind);
    return this.remember(key, kind, this.next(kind));
  }

  private remember(key: string, kind: RedactedKind, text: string): string {
    this.taken.add(text);
    this.byValue.set(key, { text, kind });
    return text;
  }

  private next(kind: RedactedKind): string {
    for (let number = (this.last.get(kind) ?? 0) + 1; ; number++) {
      const replacement = `[redacted:${kind}:${number}]`;
      if (this.taken.has(replacement)) continue;
      this.last.set(kind, number);
      return replacement;
    }
  }
}

/** Whether a text may have a replacement in it, be it one of this run or written by somebody. */
export function looksRedacted(text: string): boolean {
  return text.includes('[redacted:');
}

function kindOf(match: RegExpExecArray): RedactedKind {
  // The expression takes no other word there.
  return match[1] as RedactedKind;
}

/** UTF-16, since UTF-8 has one form for all lone surrogates. */
function keyOf(value: string): string {
  return value.length <= LONGEST_KEPT ? value : `#${sha256(Buffer.from(value, 'utf16le'), 'hex')}`;
}

function add(counts: Map<RedactedKind, number>, kind: RedactedKind): void {
  counts.set(kind, (counts.get(kind) ?? 0) + 1);
}
