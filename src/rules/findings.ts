import type { Acceptance } from './acceptance.ts';
import type { CallLines } from './call-lines.ts';
import type { Finding } from './finding.ts';
import { Fingerprints } from './fingerprint.ts';
import { FoundCalls, type FoundCallsData } from './found-calls.ts';
import { GrowingNumbers } from './growing-numbers.ts';
import { KINDS, type Kind, type PerKind, RULE_OF } from './kinds.ts';
import { type PackedData, PackedFindings } from './packed-findings.ts';
import type { Found } from './rule.ts';

/** How many of a session's findings have a name where only the first are wanted: so many can be told what to do about. */
export const FIRST_NAMED = 100;

/** A finding with its name, accepted or not. */
export interface NamedFinding {
  readonly finding: Finding;
  readonly fingerprint: string;
  /** Undefined where nobody accepts it. */
  readonly acceptance: Acceptance | undefined;
}

/** Findings as plain data, none of them accepted. */
export interface FindingsData {
  readonly byKind: Readonly<Partial<PerKind<PackedData>>>;
  readonly watched: ReadonlySet<Kind>;
  readonly divergence: number | undefined;
  readonly calls: FoundCallsData | undefined;
  readonly otherLines: Float64Array<ArrayBuffer> | undefined;
}

/**
 * The findings on one session: by index, and those on one call in the order of the rules. Those that are accepted are
 * there for whoever asks for them, and count for nothing.
 */
export class Findings implements Iterable<Finding> {
  /** Of the kinds of which there is one: of thousands of transcripts, most have none. */
  private readonly byKind = new Map<Kind, PackedFindings>();
  private readonly watched: ReadonlySet<Kind>;
  private firstDivergence: number | undefined;
  private calls: FoundCalls | undefined;
  /** By number, the names of findings that were named elsewhere. */
  private fingerprints: readonly string[] | undefined;
  /** By number, the line of the other call; 0 where there is none. */
  private otherLines: GrowingNumbers | undefined;
  /** By number, those that are accepted. */
  private readonly acceptances = new Map<number, Acceptance>();
  private readonly acceptedByKind = new Map<Kind, number>();
  /** What is shown of a text of a finding; undefined: the text. */
  private shown: ((data: string) => string) | undefined;

  /** @param watched the kinds that were watched for */
  constructor(watched: Iterable<Kind> = []) {
    this.watched = new Set(watched);
  }

  /** The same as plain data; none of them may be accepted. */
  data(): FindingsData {
    return {
      byKind: Object.fromEntries(Array.from(this.byKind, ([kind, packed]) => [kind, packed.data()])),
      watched: this.watched,
      divergence: this.firstDivergence,
      calls: this.calls?.data(),
      otherLines: this.otherLines?.data(this.total),
    };
  }

  /** What data is of: nothing is added to it any more. */
  static ofData({ byKind, watched, divergence, calls, otherLines }: FindingsData): Findings {
    const findings = new Findings(watched);
    for (const kind of KINDS) {
      const packed = byKind[kind];
      if (packed !== undefined) findings.byKind.set(kind, PackedFindings.ofData(packed));
    }
    findings.firstDivergence = divergence;
    if (calls !== undefined) findings.calls = FoundCalls.ofData(calls);
    if (otherLines !== undefined) findings.otherLines = GrowingNumbers.ofData(otherLines, 1);
    return findings;
  }

  /**
   * Findings that were told before, all of them with names.
   *
   * @param told in the order in which they were told
   */
  static ofTold(told: readonly { finding: Finding; fingerprint: string }[], watched: Iterable<Kind>): Findings {
    const findings = new Findings(watched);
    const otherLines = new GrowingNumbers(1);
    for (const [number, { finding }] of told.entries()) {
      findings.add(finding.kind, finding);
      otherLines.set(number, 0, finding.otherLine ?? 0);
    }
    findings.fingerprints = told.map(({ fingerprint }) => fingerprint);
    findings.otherLines = otherLines;
    return findings;
  }

  get total(): number {
    let all = 0;
    for (const { length } of this.byKind.values()) all += length;
    return all - this.accepted;
  }

  /** The index of the first non-determinism. */
  get divergence(): number | undefined {
    return this.firstDivergence;
  }

  /** Whether the session was watched for a kind. */
  isWatchedFor(kind: Kind): boolean {
    return this.watched.has(kind) || this.byKind.has(kind);
  }

  count(kind: Kind): number {
    return (this.byKind.get(kind)?.length ?? 0) - (this.acceptedByKind.get(kind) ?? 0);
  }

  /** How many are accepted, of all kinds. */
  get accepted(): number {
    return this.acceptances.size;
  }

  /** Those of one kind must come in the order of calls. */
  add(kind: Kind, found: Found): void {
    let packed = this.byKind.get(kind);
    if (packed === undefined) {
      packed = new PackedFindings();
      this.byKind.set(kind, packed);
    }
    packed.add(found);
    if (kind === 'non-determinism') this.firstDivergence ??= found.index;
  }

  /** A loop is one finding: that its calls repeat each other is not said of each once more. All findings must be there. */
  leaveRepeatsToLoops(): void {
    const repeats = this.byKind.get('redundant-call');
    const found = this.byKind.get('repeated-loop');
    if (repeats === undefined || found === undefined) return;
    const loops = [...found].sort((a, b) => a.index - b.index);
    const kept = new PackedFindings();
    let next = 0;
    /** The end of the loops that began, and the start of the one that ends there. */
    let [start, end] = [0, -1];
    for (const repeat of repeats) {
      for (let loop = loops[next]; loop !== undefined && loop.index < repeat.index; loop = loops[++next]) {
        if (loop.other > end) [start, end] = [loop.index, loop.other];
      }
      if (repeat.index > end || repeat.other < start) kept.add(repeat);
    }
    if (kept.length > 0) this.byKind.set('redundant-call', kept);
    else this.byKind.delete('redundant-call');
  }

  /**
   * Says which call each finding is on, so that it has a name. All findings must be there.
   *
   * @param digestOf the digest of the canonical call with an index, in hexadecimal
   * @param most how many of them, from the first, are to have a name
   */
  nameCalls(digestOf: (index: number) => string, most = Number.POSITIVE_INFINITY): void {
    const calls = new FoundCalls();
    this.calls = calls;
    for (const { index } of this.all()) {
      if (calls.length === most) return;
      calls.add(digestOf(index));
    }
  }

  /** Says on which line the other call of each finding is. All findings must be there. */
  tellOtherLines(lines: CallLines): void {
    const otherLines = new GrowingNumbers(1);
    let number = 0;
    for (const { kind, index, other } of this.all()) {
      const which = RULE_OF[kind].otherLine;
      if (which !== undefined && other !== index) otherLines.set(number, 0, lines.lineOf(other, which));
      number++;
    }
    this.otherLines = otherLines;
  }

  /** Accepts those of which `judge` says why. All of them must have names. */
  accept(judge: (finding: Finding, fingerprint: string) => Acceptance | undefined): void {
    let number = 0;
    this.firstDivergence = undefined;
    for (const { finding, fingerprint } of this.named()) {
      const acceptance = judge(finding, fingerprint);
      if (acceptance !== undefined) {
        this.acceptances.set(number, acceptance);
        this.acceptedByKind.set(finding.kind, (this.acceptedByKind.get(finding.kind) ?? 0) + 1);
      } else if (finding.kind === 'non-determinism') this.firstDivergence ??= finding.index;
      number++;
    }
  }

  /**
   * The same findings with other texts: what stands in them of the transcript goes through `shown` when it is looked at.
   * Names are those of the findings as they are. To be asked for when nothing is added or accepted any more.
   */
  shownBy(shown: (data: string) => string): Findings {
    return Object.assign(new Findings(this.watched), this, { shown });
  }

  /** Those that have a name, the accepted ones too; none where no names were made. */
  *named(): Generator<NamedFinding> {
    const { calls } = this;
    const named = this.fingerprints?.length ?? calls?.length;
    if (named === undefined) return;
    const fingerprints = new Fingerprints();
    let number = 0;
    for (const finding of this.all()) {
      if (number === named) return;
      const fingerprint = this.fingerprints?.[number] ?? fingerprints.next(finding, calls?.get(number) ?? '');
      yield { finding: this.shownFinding(finding), fingerprint, acceptance: this.shownAcceptance(number) };
      number++;
    }
  }

  *[Symbol.iterator](): Generator<Finding> {
    let number = 0;
    for (const finding of this.all()) if (!this.acceptances.has(number++)) yield this.shownFinding(finding);
  }

  private shownAcceptance(number: number): Acceptance | undefined {
    const acceptance = this.acceptances.get(number);
    return acceptance && this.shown ? { ...acceptance, reason: this.shown(acceptance.reason) } : acceptance;
  }

  private shownFinding(finding: Finding): Finding {
    const { shown } = this;
    if (shown === undefined) return finding;
    const { kind, index, line, other, otherLine, first } = finding;
    const tool = shown(finding.tool);
    const where = finding.where === undefined ? undefined : shown(finding.where);
    const note = finding.note === undefined ? undefined : shown(finding.note);
    // Most are shown as they are, and there may be millions.
    if (tool === finding.tool && where === finding.where && note === finding.note) return finding;
    return { kind, index, line, tool, where, note, other, otherLine, first };
  }

  private *all(): Generator<Finding> {
    const lanes = KINDS.flatMap((kind) => {
      const founds = this.byKind.get(kind)?.[Symbol.iterator]();
      return founds === undefined ? [] : [{ kind, founds, next: founds.next().value as Found | undefined }];
    });
    let number = 0;
    for (let lane = earliest(lanes); lane?.next !== undefined; lane = earliest(lanes)) {
      const { index, line, tool, where, note, other, first } = lane.next;
      // Each by its name: to spread takes three times as long.
      const otherLine = this.otherLines?.get(number, 0) || undefined;
      yield { kind: lane.kind, index, line, tool, where, note, other, otherLine, first };
      lane.next = lane.founds.next().value as Found | undefined;
      number++;
    }
  }
}

/** The lane whose next finding is on the earliest call; of several the first. Undefined, or one without a next, where all are at their end. */
function earliest<Lane extends { readonly next: Found | undefined }>(lanes: readonly Lane[]): Lane | undefined {
  let first: Lane | undefined;
  for (const lane of lanes) {
    if (lane.next !== undefined && (first?.next === undefined || lane.next.index < first.next.index)) first = lane;
  }
  return first;
}
