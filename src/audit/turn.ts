/** So long, in milliseconds, work may go on before a signal is heard. */
const LONGEST = 50;

let last = performance.now();

/**
 * Lets the event loop turn, if it was not let for a while: signals and timers have theirs between two turns. To be awaited
 * between pieces of long work that waits for nothing by itself.
 */
export async function turn(): Promise<void> {
  if (performance.now() - last < LONGEST) return;
  await new Promise((resolve) => setImmediate(resolve));
  last = performance.now();
}
