import type { Meter } from '../audit/progress.ts';
import { progressText } from '../report/progress.ts';
import { endGroup, print, startGroup } from './commands.ts';

/** In milliseconds: what is over before shows nothing. */
const BEAT = 30_000;

/** Has something done again and again. @returns what ends that */
export type Every = (beat: () => void) => () => void;

function everyHalfMinute(beat: () => void): () => void {
  const timer = setInterval(beat, BEAT);
  // It keeps nothing alive that is over.
  timer.unref();
  return () => clearInterval(timer);
}

/** Does the work of an audit. Where that takes longer, a group of the log has a line every half minute on how far it came. */
export async function withHeartbeat<Result>(
  meter: Pick<Meter, 'reached'>,
  work: () => Promise<Result>,
  every: Every = everyHalfMinute,
): Promise<Result> {
  let isOpen = false;
  const stop = every(() => {
    const { reached } = meter;
    if (reached === undefined) return;
    if (!isOpen) startGroup('audit in progress');
    isOpen = true;
    print(progressText(reached));
  });
  try {
    return await work();
  } finally {
    stop();
    if (isOpen) endGroup();
  }
}
