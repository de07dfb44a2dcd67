import { constants } from 'node:os';

/** What asks a process to end and lets it tidy up first. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
type Signal = (typeof SIGNALS)[number];
/** So close to each other, in milliseconds, nobody asks twice. */
const SAME = 500;

/**
 * Has something done before a signal ends the process, which it then does as shells tell it: with 128 and the signal's
 * number, 130 for Ctrl-C. Nothing else of the program runs after that.
 *
 * A signal is heard between two turns of the event loop: what is made in the same turn as this call is never missed.
 *
 * @param cleanUp must not wait for anything
 * @returns what takes it back; until then the process listens
 */
export function beforeSignal(cleanUp: () => void): () => void {
  const end = (signal: Signal): void => {
    if (isSame()) return;
    try {
      cleanUp();
    } finally {
      process.exit(128 + constants.signals[signal]);
    }
  };
  for (const signal of SIGNALS) process.on(signal, end);
  return () => {
    for (const signal of SIGNALS) process.off(signal, end);
  };
}

/**
 * Hears of the first signal that asks the process to end, which then goes on: a second one ends it.
 *
 * @returns what takes it back
 */
export function onFirstSignal(stop: () => void): () => void {
  const heard = (signal: Signal): void => {
    if (isSame()) return;
    if (first !== undefined) process.exit(128 + constants.signals[signal]);
    first = performance.now();
    stop();
  };
  for (const signal of SIGNALS) process.on(signal, heard);
  return () => {
    for (const signal of SIGNALS) process.off(signal, heard);
  };
}

/** When the first signal came after which the process goes on, in milliseconds. */
let first: number | undefined;

/** Whether a signal is the first one again: `timeout` and `npx` send theirs twice, to the process and to its group. */
function isSame(): boolean {
  return first !== undefined && performance.now() - first < SAME;
}
