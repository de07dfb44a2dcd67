import type { ToolReplayError } from '../error.ts';
import type { ChangeKind, Comparison } from './comparison.ts';
import { CHANGE_KINDS, worst } from './comparison.ts';

/**
 * What became of one transcript between a base and a head. Names are those that reports give the files; `head` is the one to
 * link to.
 */
export type ComparedTranscript =
  | { readonly state: 'compared'; readonly base: string; readonly head: string; readonly comparison: Comparison }
  /** The whole file is new, or is gone. */
  | { readonly state: 'added'; readonly head: string }
  | { readonly state: 'removed'; readonly base: string }
  /** One of the two cannot be judged, or there was nothing to compare. */
  | {
      readonly state: 'unusable';
      readonly base: string;
      readonly head: string;
      /** Which of them; undefined where it is both together. */
      readonly side: 'base' | 'head' | undefined;
      readonly error: ToolReplayError;
    };

/**
 * The worst in which a transcript differs. A file that is gone is a difference of structure; one that is new has nothing to
 * differ from.
 */
export function worstOf(compared: ComparedTranscript): ChangeKind | 'none' | 'added' | 'unusable' {
  if (compared.state === 'compared') return worst(compared.comparison);
  return compared.state === 'removed' ? 'structure' : compared.state;
}

/** What `compare-fail-on` may be. */
export const COMPARE_FAIL_ON = ['none', ...CHANGE_KINDS] as const;
export type CompareFailOn = (typeof COMPARE_FAIL_ON)[number];

/** Whether a difference is one to fail for: `arguments` fails for those of arguments and of structure, `response` for any. */
export function failsOn(failOn: CompareFailOn, found: ChangeKind | 'none'): boolean {
  return failOn !== 'none' && found !== 'none' && CHANGE_KINDS.indexOf(found) >= CHANGE_KINDS.indexOf(failOn);
}
