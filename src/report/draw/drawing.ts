import type { Kind } from '../../rules/kinds.ts';

/** One call of a session, as it is drawn. */
export interface DrawnCall {
  readonly index: number;
  readonly tool: string;
  /** The digest of its link when the session is sealed; undefined where that is not known. */
  readonly digest: string | undefined;
}

/** One finding, as it is drawn. */
export interface DrawnFinding {
  readonly kind: Kind;
  readonly index: number;
  /** The index of an earlier call that it refers to. */
  readonly earlier: number | undefined;
  /** What it is, in a few words. */
  readonly words: string;
}

/** A session to be drawn. */
export interface Drawing {
  /** What the picture is of. */
  readonly name: string;
  readonly calls: readonly DrawnCall[];
  /** By index; where there are very many, the first of them. */
  readonly findings: readonly DrawnFinding[];
  /** How many findings there are. */
  readonly found: number;
  /** The index of the first non-determinism. */
  readonly divergence: number | undefined;
}

/** A call to be drawn as a link; or as many calls as `folded` says, the first of which it is, and why. */
export interface Slot {
  readonly first: number;
  readonly folded: number;
  readonly why: 'no finding' | 'not drawn';
}

/** Shorter sessions are drawn whole. */
const LONG_SESSION = 18;
/** Calls that are drawn on either side of one with a finding. */
const AROUND = 1;
/** A picture has so many links. */
const MOST_SLOTS = 60;

/** What is drawn of a session: in a long one, stretches without a finding are one link. */
export function slotsOf({ calls, findings, found }: Pick<Drawing, 'calls' | 'findings' | 'found'>): Slot[] {
  const shown = new Set<number>();
  for (const { index } of findings) for (let at = index - AROUND; at <= index + AROUND; at++) shown.add(at);
  const isShown = (index: number): boolean => calls.length <= LONG_SESSION || shown.has(index);
  // Where findings are left out, nobody knows which calls behind the last one have any.
  const known = findings.length < found ? (findings.at(-1)?.index ?? -1) : calls.length;
  const why = (end: number): Slot['why'] => (end <= known ? 'no finding' : 'not drawn');
  const slots: Slot[] = [];
  for (let first = 0; first < calls.length; ) {
    let end = first;
    while (end < calls.length && !isShown(end)) end++;
    if (slots.length === MOST_SLOTS - 1 && calls.length - first > 1) {
      const isQuiet = end === calls.length;
      slots.push({ first, folded: calls.length - first, why: isQuiet ? why(end) : 'not drawn' });
      break;
    }
    // To fold one call would show less in the same room.
    slots.push({ first, folded: end - first > 1 ? end - first : 0, why: why(end) });
    first = end - first > 1 ? end : first + 1;
  }
  return slots;
}
