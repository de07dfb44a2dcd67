import type { Call } from '../transcript/record.ts';
import type { Known, Sighting } from './call-table.ts';
import { Changes } from './changes.ts';
import { GrowingNumbers } from './growing-numbers.ts';
import type { Found, Reporter, Watch } from './rule.ts';

/** What is remembered of the last answered call of each identity: the columns of its row. */
const INDEX = 0;
const BATCH_START = 1;
const ERA = 2;
const FOLDER = 3;
const COLUMNS = 4;
/** So many working directories are told apart; each one beyond is like no other. */
const MOST_FOLDERS = 1000;

/** A call that repeats another for nothing, unless something else of its own batch changes what it read. */
interface Suspect {
  readonly found: Found;
  readonly identity: number;
  /** The index from which on a change counts. */
  readonly since: number;
  /** Undefined: it may have read anything. */
  readonly resources: readonly string[] | undefined;
  readonly isUndeclared: boolean;
}

/**
 * Finds the calls that are repeated for nothing where it is known what tools do: the same answer came before, and
 * nothing changed what it depends on since.
 *
 * Calls that were issued together have no order, so that all other calls of the two batches count as between. What is
 * found is told when the batch has ended.
 */
export class NeedlessRepeats implements Watch {
  private readonly changes = new Changes();
  private readonly last = new GrowingNumbers(COLUMNS);
  /** The last answer of each identity, where it is not the first. */
  private readonly lastAnswers = new Map<number, string>();
  private readonly folders = new Map<string, number>();
  private otherFolders = 0;
  private suspects: Suspect[] = [];
  private batch = -1;
  private batchStart = 0;
  private readonly reporter: Reporter;

  constructor(reporter: Reporter) {
    this.reporter = reporter;
  }

  see(call: Call, sighting: Sighting): undefined {
    const { known, identity } = sighting;
    if (known === undefined) return;
    if (call.batch !== this.batch) {
      this.judge();
      this.batch = call.batch;
      this.batchStart = call.index;
    }
    const folder = this.folder(call.cwd);
    this.suspect(call, sighting, known, folder);
    this.note(call, identity, known);
    if (known.answer === undefined) return;
    this.remember(call, identity, known.answer, folder);
  }

  end(): undefined {
    this.judge();
  }

  private suspect(call: Call, { identity, first }: Sighting, known: Known, folder: number): void {
    const { effects, isMutator, answer } = known;
    const previous = this.last.get(identity, INDEX) - 1;
    if (previous < 0 || answer === undefined || answer !== (this.lastAnswers.get(identity) ?? '')) return;
    if (this.last.get(identity, BATCH_START) === this.batchStart) return;
    if (this.last.get(identity, ERA) !== call.era || this.last.get(identity, FOLDER) !== folder) return;
    if (isMutator || effects.isPolling || (effects.state === 'writes' && !effects.isIdempotent)) return;
    const { index, line, tool, where } = call;
    this.suspects.push({
      found: { index, line, tool, where, other: previous, first },
      identity,
      since: this.last.get(identity, BATCH_START),
      resources: resourcesOf(known),
      isUndeclared: effects.state === 'undeclared',
    });
  }

  /** Where it is not known by name what a mutator did, it may have been anything. */
  private note({ index, tool }: Call, identity: number, { effects, isMutator }: Known): void {
    const { state, writes } = effects;
    if (state === 'reads' && !isMutator) return;
    const changing = { index, identity, tool };
    if (state === 'writes') this.changes.change(changing, writes);
    else if (isMutator) this.changes.change(changing, undefined);
    else this.changes.undeclaredCall(changing);
  }

  private remember({ index, era }: Call, identity: number, answer: string, folder: number): void {
    const { last, lastAnswers } = this;
    last.set(identity, INDEX, index + 1);
    last.set(identity, BATCH_START, this.batchStart);
    last.set(identity, ERA, era);
    last.set(identity, FOLDER, folder);
    if (answer !== '') lastAnswers.set(identity, answer);
    else if (lastAnswers.size > 0) lastAnswers.delete(identity);
  }

  /** The batch of the suspects has ended: all that stands between is known. */
  private judge(): void {
    if (this.suspects.length === 0) return;
    for (const { found, identity, since, resources, isUndeclared } of this.suspects) {
      if (this.changes.isChanged(resources, since, identity)) continue;
      const undeclared = isUndeclared ? found.tool : this.changes.undeclaredSince(since, identity);
      if (undeclared === undefined) this.reporter.late(found);
      else this.reporter.unchecked(undeclared);
    }
    this.suspects = [];
  }

  /** The number of a working directory: the same call elsewhere is another. */
  private folder(cwd: string | undefined): number {
    if (cwd === undefined) return 0;
    const known = this.folders.get(cwd);
    if (known !== undefined) return known;
    if (this.folders.size === MOST_FOLDERS) return MOST_FOLDERS + ++this.otherFolders;
    this.folders.set(cwd, this.folders.size + 1);
    return this.folders.size;
  }
}

/** What a call depends on: what it reads, and of one that writes, what it writes. */
function resourcesOf({ effects: { state, reads, writes } }: Known): readonly string[] | undefined {
  if (state !== 'writes') return reads;
  return reads === undefined || writes === undefined ? undefined : [...reads, ...writes];
}
