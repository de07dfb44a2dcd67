import { constants } from 'node:os';

/** What asks a process to end and lets it tidy up first. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
export type Signal = (typeof SIGNALS)[number];
/** So close to each other, in milliseconds, nobody asks twice. */
const SAME = 500;

/** All that is to be done before a signal ends the process, in the order in which it was asked for. */
const cleanUps = new Set<{ readonly run: (signal: Signal) => void }>();

/**
 * Has something done before a signal ends the process, which it then does as shells tell it: with 128 and the signal's
 * number, 130 for Ctrl-C. Nothing else of the program runs after that, but for what else is to be done before: the last to
 * be asked for is the first to be done, and what fails keeps none of the others from it.
 *
 * A signal is heard between two turns of the event loop: what is made in the same turn as this call is never missed. A
 * thread that is not the main one hears of none.
 *
 * @param cleanUp must not wait for anything
 * @returns what takes it back; the process listens until all are taken back
 */
export function beforeSignal(cleanUp: (signal: Signal) => void): () => void {
  const one = { run: cleanUp };
  if (cleanUps.size === 0) for (const signal of SIGNALS) process.on(signal, heard);
  cleanUps.add(one);
  return () => {
    if (cleanUps.delete(one) && cleanUps.size === 0) for (const signal of SIGNALS) process.off(signal, heard);
  };
}

function heard(signal: Signal): void {
  if (!isSame()) end(signal);
}

function end(signal: Signal): void {
  try {
    runAll([...cleanUps], signal);
  } finally {
    process.exit(128 + constants.signals[signal]);
  }
}

function runAll(left: { readonly run: (signal: Signal) => void }[], signal: Signal): void {
  const last = left.pop();
  if (last === undefined) return;
  try {
    last.run(signal);
  } finally {
    runAll(left, signal);
  }
}

/**
 * Hears of the first signal that asks the process to end, which then goes on: a second one ends it, as above.
 *
 * @returns what takes it back
 */
export function onFirstSignal(stop: () => void): () => void {
  const hear = (signal: Signal): void => {
    if (isSame()) return;
    if (first !== undefined) end(signal);
    first = performance.now();
    stop();
  };
  for (const signal of SIGNALS) process.on(signal, hear);
  return () => {
    for (const signal of SIGNALS) process.off(signal, hear);
  };
}

/** When the first signal came after which the process goes on, in milliseconds. */
let first: number | undefined;

/** Whether a signal is the first one again: `timeout` and `npx` send theirs twice, to the process and to its group. */
function isSame(): boolean {
  return first !== undefined && performance.now() - first < SAME;
}
