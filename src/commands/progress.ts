import type { Progress } from '../audit/audit.ts';
import type { Terminal } from './terminal.ts';

/** In milliseconds: what ends at once shows nothing, and nobody reads faster. */
const FIRST = 300;
const NEXT = 100;

/** Does what audits, shows a person how it comes along, and says how far it came where a signal ends it. */
export async function withProgress<Result>(
  core: typeof import('./core.ts'),
  terminal: Terminal,
  work: (progress: Progress) => Promise<Result>,
): Promise<Result> {
  const { Meter, progressText, stoppedText } = core;
  const now = (): number => performance.now();
  let next = terminal.showsStatus ? now() + FIRST : Number.POSITIVE_INFINITY;
  const meter = new Meter(now, () => {
    if (now() < next) return;
    const { reached } = meter;
    if (reached !== undefined) terminal.status(progressText(reached));
    next = now() + NEXT;
  });
  const forget = core.beforeSignal((signal) => terminal.note(`toolreplay: ${stoppedText(signal, meter.reached)}`));
  try {
    return await work(meter);
  } finally {
    forget();
    terminal.status('');
  }
}
