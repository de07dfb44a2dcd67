import { redactedText } from './free-text.ts';
import { JsonRedactor } from './json-redactor.ts';
import type { RedactedKind } from './kinds.ts';
import { type Places, PlacesByTool, type RedactedPart, type RedactedPlace } from './redacted-places.ts';
import { type RedactedCount, Replacements } from './replacements.ts';

/**
 * What stands between data and whatever shows it. Every sink that can show a value asks it first.
 *
 * Equal values become equal and different ones different within one redactor: sides that are to be compared, and files
 * of one report, share one. The same values in the same order become the same text in every run.
 */
export interface Redactor {
  /** A text of a transcript or about one, without what is secret in it. Takes time linear in the text. */
  text(data: string): string;
  /**
   * A JSON value, without what is secret in it.
   *
   * @param canonical its canonical form
   * @param tool the tool whose call it is part of, for what the scope file says of it
   * @param part which part of the call the value is; undefined for one that is none as a whole
   * @returns a canonical form; the same buffer where there is nothing to redact
   */
  json(canonical: Buffer, tool?: string, part?: RedactedPart): Buffer;
  /** The places in a part of a tool's calls of which nothing is shown; undefined where there are none. */
  places(tool: string, part: RedactedPart): Places | undefined;
  /** What was redacted so far, by kind. */
  counts(): ReadonlyMap<RedactedKind, RedactedCount>;
  /** The places that were named and at which there was nothing so far. */
  notFound(): readonly RedactedPlace[];
}

/** What is to be redacted beyond what looks like a secret. */
export interface RedactionSettings {
  /** As scope files name them. */
  readonly pointers?: readonly RedactedPlace[];
}

/** Shows everything as it is: `--no-redact`. */
export const NO_REDACTION: Redactor = {
  text: (data) => data,
  json: (canonical) => canonical,
  places: () => undefined,
  counts: () => new Map(),
  notFound: () => [],
};

/** Makes what redacts all that one run shows. */
export function redactorOf({ pointers = [] }: RedactionSettings = {}): Redactor {
  return new NumberingRedactor(new PlacesByTool(pointers));
}

/** So many short texts are remembered: reports say one name of a tool a million times. */
const MOST_REMEMBERED = 1000;
const LONGEST_REMEMBERED = 300;

class NumberingRedactor implements Redactor {
  private readonly byTool: PlacesByTool;
  private readonly replacements = new Replacements();
  private readonly values = new JsonRedactor(this.replacements);
  private readonly remembered = new Map<string, string>();

  constructor(byTool: PlacesByTool) {
    this.byTool = byTool;
  }

  text(data: string): string {
    const known = this.remembered.get(data);
    if (known !== undefined) return known;
    const redacted = redactedText(data, this.replacements);
    if (data.length <= LONGEST_REMEMBERED && this.remembered.size < MOST_REMEMBERED) {
      this.remembered.set(data, redacted);
    }
    return redacted;
  }

  json(canonical: Buffer, tool?: string, part?: RedactedPart): Buffer {
    return this.values.write(canonical, this.byTool.of(tool, part));
  }

  places(tool: string, part: RedactedPart): Places | undefined {
    return this.byTool.of(tool, part);
  }

  counts(): ReadonlyMap<RedactedKind, RedactedCount> {
    return this.replacements.counts();
  }

  notFound(): readonly RedactedPlace[] {
    return this.byTool.notFound();
  }
}
