// Loaded before a program (`node --import peak.mjs`): writes the most memory that it had at a time, in bytes, to the
// file that TOOLREPLAY_BENCH_PEAK names.
//
// On Linux a process starts with the peak of the one that started it. So the bench itself must stay small, and leaves
// to children whatever takes memory.
import { writeFileSync } from 'node:fs';

const KIBIBYTE = 1024;

process.on('exit', () => {
  writeFileSync(process.env.TOOLREPLAY_BENCH_PEAK, String(process.resourceUsage().maxRSS * KIBIBYTE));
});
