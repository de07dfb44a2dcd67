import type { Differing } from './answers.ts';
import { differenceOf } from './difference.ts';
import { indexText } from './sentence.ts';

/** A pointer or a name that is longer is cut where it is named, and no line for a scope file is made of it. */
const LONGEST = 200;

const NORMALIZE = 'to leave that out, normalize: ';
const LINE_END = ', ';

/** The call between two others that changed state last. */
export interface StateChange {
  readonly index: number;
  readonly tool: string;
  /** Whether it is known to change something, and not only not known to change nothing. */
  readonly isSure: boolean;
}

/**
 * What there is to say of two answers to one call: where they differ, what changed state between them, and what to write
 * into a scope file so that the difference does not count. Keys are shown, values never.
 *
 * @param differing undefined where the answers are too large to be looked at once more
 */
export function differenceNote(
  tool: string,
  differing: Differing | undefined,
  change: StateChange | undefined,
): string {
  const after =
    change === undefined
      ? []
      : [
          `after index ${indexText(change.index)} ('${change.tool}') ${change.isSure ? 'changed' : 'may have changed'} state`,
        ];
  if (differing === undefined) return ['too large to say where', ...after].join('; ');
  const { places, more, classes } = differenceOf(differing);
  const named = places.map(({ pointer, only }) => {
    return only === undefined ? cut(pointer) : `${cut(pointer)} (only in the ${only} answer)`;
  });
  const others = more > 0 ? ` and ${more} more` : '';
  const lines =
    classes.length > 0
      ? classes.map((name) => JSON.stringify({ class: name, why: '…' }))
      : places
          .filter(({ pointer }) => pointer.length <= LONGEST && tool.length <= LONGEST)
          .map(({ pointer }) => {
            return JSON.stringify({ tool, response: pointer, why: '…' });
          });
  const normalize = lines.length === 0 ? [] : [`${NORMALIZE}${lines.join(LINE_END)}`];
  return [`at ${named.join(', ')}${others}`, ...after, ...normalize].join('; ');
}

/**
 * The lines for a scope file that a note of {@link differenceNote} ends with; none where it ends with something else.
 *
 * Pointers and names in a note are data, which may look like the words before the lines. But no text from there on is JSON
 * up to the end of the note, for what is data in the lines has its quotes escaped: the lines are what is.
 */
export function normalizeLines(note: string): string[] {
  for (let at = note.lastIndexOf(NORMALIZE); at >= 0; at = at === 0 ? -1 : note.lastIndexOf(NORMALIZE, at - 1)) {
    try {
      const lines: readonly unknown[] = JSON.parse(`[${note.slice(at + NORMALIZE.length)}]`);
      return lines.map((line) => JSON.stringify(line));
    } catch {
      // Not here: it is data that looks like it.
    }
  }
  return [];
}

function cut(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}…`;
}
