import type { Filter } from './filter.ts';
import type { Model, Session } from './model.ts';

/** Calls in a row, from `from` up to `to`, which is not one of them; or such a stretch folded to its number. */
export interface Piece {
  readonly from: number;
  readonly to: number;
  readonly isFolded: boolean;
}

/** One line of the page's list: the head of a session, or some of its calls. */
export interface Line {
  readonly session: Session;
  /** None in a head. */
  readonly pieces: readonly Piece[];
}

/** How many cells a fold is wide. */
export const FOLD_CELLS = 4;
/** Shorter sessions are shown whole. */
const LONG_SESSION = 120;
/** In longer ones, stretches without a finding are folded from this length, but for so many calls around them. */
const LONG_STRETCH = 24;
const AROUND = 4;
/** Where calls are chosen, those between are folded from this length. */
const LONG_GAP = 3;

/** What is laid out: all lines, and how many calls and sessions the filter has chosen. */
export interface Layout {
  readonly lines: readonly Line[];
  readonly calls: number;
  readonly sessions: number;
}

/** The stretches that somebody unfolded: by session, where they start. */
export type Unfolded = ReadonlyMap<Session, ReadonlySet<number>>;

/** Lays out all that a filter has chosen. @param width how many cells a line has */
export function layOut(model: Model, filter: Filter, unfolded: Unfolded, width: number): Layout {
  const lines: Line[] = [];
  let calls = 0;
  let sessions = 0;
  for (const session of model.sessions) {
    if (!filter.hasSession(session)) continue;
    const chosen = chosenCalls(session, filter);
    if (filter.choosesCalls && chosen === 0) continue;
    sessions++;
    calls += chosen;
    lines.push({ session, pieces: [] });
    for (const pieces of wrapped(stretches(session, filter, unfolded.get(session)), width))
      lines.push({ session, pieces });
  }
  return { lines, calls, sessions };
}

/** How many cells a line has: its head is one, and so is a fold. */
export function itemsIn(line: Line | undefined): number {
  if (line === undefined || line.pieces.length === 0) return 1;
  return line.pieces.reduce((sum, { from, to, isFolded }) => sum + (isFolded ? 1 : to - from), 0);
}

/** Where the stretch starts that a call is folded into; undefined where it is to be seen. */
export function foldOf(session: Session, filter: Filter, unfolded: Unfolded, index: number): number | undefined {
  for (const { from, to, isFolded, start } of stretches(session, filter, unfolded.get(session))) {
    if (index >= from && index < to) return isFolded ? start : undefined;
  }
  return undefined;
}

function chosenCalls(session: Session, filter: Filter): number {
  if (!filter.choosesCalls) return session.calls;
  let chosen = 0;
  for (let index = 0; index < session.calls; index++) if (filter.hasCall(session, index)) chosen++;
  return chosen;
}

/** A piece, and where the stretch starts of which it is a part. */
interface Stretch extends Piece {
  readonly start: number;
}

/** The calls of a session as long pieces, shown and folded in turn. */
function* stretches(session: Session, filter: Filter, unfolded: ReadonlySet<number> | undefined): Generator<Stretch> {
  const { calls, worst } = session;
  const { choosesCalls } = filter;
  const isDull = (index: number): boolean => (choosesCalls ? !filter.hasCall(session, index) : worst[index] === 0);
  const shortest = choosesCalls ? LONG_GAP : calls <= LONG_SESSION ? Number.POSITIVE_INFINITY : LONG_STRETCH;
  const around = choosesCalls ? 0 : AROUND;
  let shown = 0;
  for (let start = 0; start < calls; ) {
    let end = start;
    while (end < calls && isDull(end)) end++;
    if (end - start >= shortest && unfolded?.has(start) !== true) {
      const [from, to] = [start + around, end - around];
      if (from > shown) yield { from: shown, to: from, isFolded: false, start: shown };
      yield { from, to, isFolded: true, start };
      shown = to;
    }
    start = end + 1;
  }
  if (calls > shown) yield { from: shown, to: calls, isFolded: false, start: shown };
}

/** Pieces that fill one line each. */
function* wrapped(pieces: Iterable<Piece>, width: number): Generator<Piece[]> {
  let line: Piece[] = [];
  let used = 0;
  for (const piece of pieces) {
    if (piece.isFolded) {
      if (used + FOLD_CELLS > width && used > 0) {
        yield line;
        [line, used] = [[], 0];
      }
      line.push(piece);
      used += FOLD_CELLS;
      continue;
    }
    for (let { from } = piece; from < piece.to; ) {
      if (used >= width) {
        yield line;
        [line, used] = [[], 0];
      }
      const to = Math.min(piece.to, from + width - used);
      line.push({ from, to, isFolded: false });
      used += to - from;
      from = to;
    }
  }
  if (line.length > 0) yield line;
}
