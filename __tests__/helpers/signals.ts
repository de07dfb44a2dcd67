import { transcript } from './bundle.ts';

/** What asks a process to end, and the exit code that tells it. */
export const SIGNALS = [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const;

/** 20 MiB in 20 calls: more than waits in memory before it may be printed. */
export const LONG = transcript(
  ...Array.from({ length: 20 }, (_, k) => ['read_file', { k }, { text: 'x'.repeat(1 << 20) }] as const),
);
