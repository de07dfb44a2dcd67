import type { Finding } from './finding.ts';
import { KINDS, type Kind, type PerKind, perKind } from './kinds.ts';
import { PackedFindings } from './packed-findings.ts';
import type { Found } from './rule.ts';

/** The findings on one session: by index, and those on one call in the order of the rules. */
export class Findings implements Iterable<Finding> {
  private readonly byKind: PerKind<PackedFindings> = perKind(() => new PackedFindings());
  private readonly watched: ReadonlySet<Kind>;
  private firstDivergence: number | undefined;

  /** @param watched the kinds that were watched for */
  constructor(watched: Iterable<Kind> = []) {
    this.watched = new Set(watched);
  }

  get total(): number {
    return KINDS.reduce((sum, kind) => sum + this.count(kind), 0);
  }

  /** The index of the first non-determinism. */
  get divergence(): number | undefined {
    return this.firstDivergence;
  }

  /** Whether the session was watched for a kind. */
  isWatchedFor(kind: Kind): boolean {
    return this.watched.has(kind) || this.count(kind) > 0;
  }

  count(kind: Kind): number {
    return this.byKind[kind].length;
  }

  /** Those of one kind must come in the order of calls. */
  add(kind: Kind, found: Found): void {
    this.byKind[kind].add(found);
    if (kind === 'non-determinism') this.firstDivergence ??= found.index;
  }

  /** A loop is one finding: that its calls repeat each other is not said of each once more. All findings must be there. */
  leaveRepeatsToLoops(): void {
    if (this.count('repeated-loop') === 0 || this.count('redundant-call') === 0) return;
    const loops = [...this.byKind['repeated-loop']].sort((a, b) => a.index - b.index);
    const kept = new PackedFindings();
    let next = 0;
    /** The end of the loops that began, and the start of the one that ends there. */
    let [start, end] = [0, -1];
    for (const repeat of this.byKind['redundant-call']) {
      for (let loop = loops[next]; loop !== undefined && loop.index < repeat.index; loop = loops[++next]) {
        if (loop.other > end) [start, end] = [loop.index, loop.other];
      }
      if (repeat.index > end || repeat.other < start) kept.add(repeat);
    }
    this.byKind['redundant-call'] = kept;
  }

  *[Symbol.iterator](): Generator<Finding> {
    const lanes = KINDS.filter((kind) => this.count(kind) > 0).map((kind) => {
      const founds = this.byKind[kind][Symbol.iterator]();
      return { kind, founds, next: founds.next().value as Found | undefined };
    });
    for (;;) {
      let first: (typeof lanes)[number] | undefined;
      for (const lane of lanes) {
        if (lane.next !== undefined && (first?.next === undefined || lane.next.index < first.next.index)) first = lane;
      }
      if (first?.next === undefined) return;
      const { kind, next } = first;
      yield { ...next, kind };
      first.next = first.founds.next().value as Found | undefined;
    }
  }
}
