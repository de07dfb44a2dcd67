import { type BaselineReport, BaselineUse } from '../baseline/baseline-use.ts';
import { isDay } from '../baseline/day.ts';
import { type Baseline, type Entry, isReason, MAX_BASELINE, type StatedEntry } from '../baseline/entry.ts';
import { globOf, literalOf } from '../baseline/file-glob.ts';
import { ToolReplayError } from '../error.ts';
import { RULE_OF } from '../rules/kinds.ts';
import { type AuditSettings, audit, type Progress } from './audit.ts';
import { readBaselineFile, tooLarge } from './baseline-file.ts';
import type { FileReport } from './file-report.ts';
import { heldBaseline } from './held-baseline.ts';

/** How findings are to be accepted. */
export interface BaselineWish {
  /** The file that is to be brought up to date, if it is there, relative to the folder of the audit; undefined: none. */
  readonly existing: string | undefined;
  /** Why those are accepted that are in no entry yet; undefined: there is to be none. */
  readonly reason: string | undefined;
  /** Until when those are. */
  readonly expires: string | undefined;
  readonly today: () => string;
}

/** A baseline that accepts what there is. */
export interface DraftedBaseline {
  readonly schema: string | undefined;
  /** By transcript, and in the order of the findings. */
  readonly entries: readonly Entry[];
  /** How many of the entries were there before; that is so of those too that have expired. */
  readonly kept: number;
  readonly expired: number;
  readonly added: number;
  /** How many were there before that accept nothing any more. */
  readonly dropped: number;
  /** The transcripts with a broken chain, which nothing accepts. */
  readonly broken: readonly string[];
}

/** No entry is shorter than so many bytes. */
const SHORTEST_ENTRY = 100;

/**
 * Audits transcripts and accepts what is found. Entries that were there before keep what they say; those that are about
 * what was not looked at stay as they are.
 *
 * @throws ToolReplayError when a transcript cannot be judged: nobody knows what is to be accepted of it. When there is
 *   nothing to judge, when the file that is there is no baseline, and when there is no reason for what is new
 */
export async function draftBaseline(
  settings: Omit<AuditSettings, 'failOn' | 'ifNoFilesFound' | 'baseline'>,
  wish: BaselineWish,
  progress?: Progress,
): Promise<DraftedBaseline> {
  checkWish(wish);
  const { folder, workspace } = settings;
  const before = await existing(wish, folder, workspace);
  const none = { failOn: new Set<never>(), ifNoFilesFound: 'error' } as const;
  const { files, nothing } = await audit({ ...settings, ...none, fingerprints: 'made' }, progress);
  if (nothing !== undefined) throw nothing;
  for (const { unusable } of files) if (unusable !== undefined) throw unusable;
  const use = new BaselineUse(before, wish.today);
  const order = new Order(use, wish);
  const held = heldBaseline(use, { workspace, looked: 'all' });
  held.accept(files);
  for (const file of files) order.see(file);
  return order.drafted(before, held.report());
}

async function existing({ existing: path }: BaselineWish, folder: string, workspace: string): Promise<Baseline> {
  const none = { file: '', schema: undefined, entries: [] };
  if (path === undefined) return none;
  try {
    return await readBaselineFile(path, folder, workspace);
  } catch (error) {
    // It is made now.
    if (error instanceof ToolReplayError && error.code === 'not-found') return none;
    throw error;
  }
}

/** An entry, with the transcript that it is put to and its number there. */
interface Placed {
  readonly entry: Entry;
  readonly file: string;
  readonly number: number;
}

/** Puts entries, old and new, in the order of what they accept. */
class Order {
  private readonly use: BaselineUse;
  private readonly wish: BaselineWish;
  private readonly added: Placed[] = [];
  private readonly keys = new Set<string>();
  /** Where an entry that was there before is put. */
  private readonly places = new Map<StatedEntry, Omit<Placed, 'entry'>>();
  private readonly broken = new Set<string>();
  private number = 0;

  constructor(use: BaselineUse, wish: BaselineWish) {
    this.use = use;
    this.wish = wish;
  }

  see({ file, session, findings }: FileReport): void {
    for (const { finding, fingerprint } of findings.named()) {
      const { kind, tool } = finding;
      const place = { file, number: this.number++ };
      if (RULE_OF[kind].check === 'verify') {
        this.broken.add(file);
        continue;
      }
      const known = this.use.entriesOf(finding, fingerprint, { file, ...(session !== undefined && { session }) });
      for (const entry of known) if (!this.places.has(entry)) this.places.set(entry, place);
      if (known.length > 0) continue;
      const { reason = '', expires } = this.wish;
      const entry = { fingerprint, kind, tool, file: globOf(file), session, reason, expires };
      const key = JSON.stringify([fingerprint, file, session]);
      if (this.keys.has(key)) continue;
      this.keys.add(key);
      if (this.added.push({ ...place, entry }) * SHORTEST_ENTRY > MAX_BASELINE) throw tooLarge();
    }
  }

  drafted({ schema, entries }: Baseline, { unused, expired }: BaselineReport): DraftedBaseline {
    const { added, wish, places, broken } = this;
    if (added.length > 0 && wish.reason === undefined) throw noReason(added.length);
    const dropped = new Set(unused.map(({ entry }) => entry));
    const last = new Map<string, number>();
    const kept = entries
      .filter((entry) => !dropped.has(entry))
      .map((entry) => {
        const own = fileOf(entry);
        // One that is about what was not looked at stays behind the one that it stood behind.
        const { file, number } = places.get(entry) ?? { file: own, number: last.get(own) ?? -1 };
        last.set(file, number);
        return { entry, file, number };
      });
    const all = [...kept, ...added].sort((a, b) => compare(a.file, b.file) || a.number - b.number);
    return {
      schema,
      entries: all.map(({ entry }) => entry),
      kept: kept.length,
      expired: expired.length,
      added: added.length,
      dropped: dropped.size,
      broken: [...broken],
    };
  }
}

function fileOf({ file = '' }: Entry): string {
  return literalOf(file) ?? file;
}

function compare(a: string, b: string): number {
  return a === b ? 0 : Buffer.compare(Buffer.from(a), Buffer.from(b));
}

function checkWish({ reason, expires, today }: BaselineWish): void {
  if (reason !== undefined && !isReason(reason)) {
    throw new ToolReplayError('usage', {
      found: `'${reason.slice(0, 80)}' for --reason`,
      expected: 'why the findings are accepted',
    });
  }
  if (expires === undefined) return;
  if (!isDay(expires)) {
    const expected = 'a day such as 2027-01-31';
    throw new ToolReplayError('usage', { found: `'${expires.slice(0, 80)}' for --expires`, expected });
  }
  if (expires >= today()) return;
  throw new ToolReplayError('usage', { found: `the day ${expires} for --expires`, expected: `one from ${today()} on` });
}

function noReason(findings: number): ToolReplayError {
  return new ToolReplayError('usage', {
    found: `no --reason for ${findings} finding${findings === 1 ? '' : 's'} in no entry yet`,
    expected: '--reason TEXT',
    advice: 'say why they are accepted to whoever reads the file next',
  });
}
