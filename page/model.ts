import type { PageData, PageDifference, PageFinding, PageSession, PageValue } from '../src/report/page/page-data.ts';

/** A session, with what is asked of its calls made ready to be looked up. */
export class Session {
  readonly data: PageSession;
  /** How many sessions stand before it. */
  readonly number: number;
  readonly calls: number;
  /** By index, the worst finding on each call: the number of its kind, counted from 1; 0 for none. */
  readonly worst: Uint8Array;
  /** The same of findings that are accepted. */
  readonly accepted: Uint8Array;
  private readonly lines: Int32Array;
  /** Where the findings on a call begin among all; those are in the order of calls. */
  private readonly starts = new Map<number, number>();
  private readonly places = new Map<number, readonly [call: string, answer: string]>();
  private readonly found: readonly PageFinding[];

  constructor(data: PageSession, number: number, rankOf: (kind: number) => number) {
    const calls = data.columns?.tool.length ?? 0;
    this.data = data;
    this.number = number;
    this.calls = calls;
    this.found = data.findings;
    this.worst = new Uint8Array(calls);
    this.accepted = new Uint8Array(calls);
    this.lines = new Int32Array(calls);
    let line = 0;
    for (let index = 0; index < calls; index++) {
      line += data.columns?.line[index] ?? 0;
      this.lines[index] = line;
    }
    for (const [at, finding] of data.findings.entries()) {
      const [kind, index] = finding;
      if (!this.starts.has(index)) this.starts.set(index, at);
      const marks = acceptedWhy(finding) === undefined ? this.worst : this.accepted;
      const before = marks[index] ?? 0;
      if (before === 0 || rankOf(kind) < rankOf(before - 1)) marks[index] = kind + 1;
    }
    for (const [index, call, answer] of data.columns?.places ?? []) this.places.set(index, [call, answer]);
  }

  /** The number of a call's tool. */
  toolOf(index: number): number {
    return this.data.columns?.tool[index] ?? 0;
  }

  /** The findings on a call, those too that are accepted. */
  findingsOn(index: number): readonly PageFinding[] {
    const start = this.starts.get(index);
    if (start === undefined) return [];
    let end = start;
    while (this.found[end]?.[1] === index) end++;
    return this.found.slice(start, end);
  }

  lineOf(index: number): number {
    return this.lines[index] ?? 0;
  }

  answerLineOf(index: number): number {
    return this.lineOf(index) + (this.data.columns?.answerLine[index] ?? 0);
  }

  /** Where a call and its answer stand when lines do not say it. */
  placeOf(index: number): readonly [call: string, answer: string] | undefined {
    return this.places.get(index);
  }

  /** The index of the first of the identical calls. */
  firstOf(index: number): number {
    return index - (this.data.columns?.first[index] ?? 0);
  }

  /** The indices of all identical calls, in order. */
  identicalTo(index: number): number[] {
    const first = this.firstOf(index);
    const identical: number[] = [];
    for (let k = first; k < this.calls; k++) if (this.firstOf(k) === first) identical.push(k);
    return identical;
  }

  differenceOf(finding: PageFinding): PageDifference | undefined {
    return this.data.differences[finding[6]];
  }
}

/** Why a finding is accepted; undefined when it counts. */
export function acceptedWhy(finding: PageFinding): string | undefined {
  return finding[7];
}

/** All that a page shows. */
export class Model {
  readonly data: PageData;
  readonly sessions: readonly Session[];

  constructor(data: PageData) {
    this.data = data;
    const ranks = data.head.kinds.map(({ rank }) => rank);
    this.sessions = data.sessions.map((session, number) => new Session(session, number, (kind) => ranks[kind] ?? 0));
  }

  toolName(tool: number): string {
    return this.data.tail.tools[tool] ?? '';
  }

  kindName(kind: number): string {
    return this.data.head.kinds[kind]?.kind ?? '';
  }

  /** The words of a finding, with a place between them for each value. */
  wordsOf(finding: PageFinding): string[] {
    return (this.data.tail.sentences[finding[3]] ?? '').split('\0');
  }

  /** What is shown of a canonical call; undefined where values are hidden or it was left out. */
  callOf(session: Session, index: number): PageValue | undefined {
    return this.data.tail.values[session.data.columns?.call?.[index] ?? -1];
  }

  /** The same of its answer. */
  answerOf(session: Session, index: number): PageValue | undefined {
    return this.data.tail.values[session.data.columns?.answer?.[index] ?? -1];
  }
}

/** One call of one session. */
export interface Spot {
  readonly session: Session;
  readonly index: number;
}
