import type { Reached } from '../audit/progress.ts';
import { count } from './words.ts';

const MEGABYTE = 1_000_000;
/** Before so many seconds and such a part of all nobody can say how long the rest takes. */
const FIRST_SECONDS = 5;
const FIRST_PART = 0.02;

/** How an audit comes along, in one line: `120 of 2000 transcripts, 12 of 200 MB, 4.1 MB/s, 46 s left`. It holds no data. */
export function progressText(reached: Reached): string {
  const { bytes, size, seconds } = reached;
  const rate = seconds < 1 || bytes < MEGABYTE ? [] : [`${rateText(bytes / seconds / MEGABYTE)} MB/s`];
  return [doneText(reached, size), ...rate, ...leftText(bytes, size, seconds)].join(', ');
}

/** What is said of an audit that a signal ends. @param reached undefined: nothing was read yet */
export function stoppedText(signal: string, reached: Reached | undefined): string {
  if (reached === undefined) return `stopped by ${signal} before any transcript was read`;
  const isAll = reached.done === reached.files;
  const what = isAll ? 'the report of them is not whole' : 'nothing is reported of them';
  return `stopped by ${signal} after ${doneText(reached, undefined)}: ${what}`;
}

function doneText({ files, done, bytes }: Reached, size: number | undefined): string {
  const all = size === undefined ? '' : ` of ${megabytes(size)}`;
  return `${done} of ${count(files, 'transcript')}, ${megabytes(bytes)}${all} MB`;
}

function megabytes(bytes: number): number {
  return Math.floor(bytes / MEGABYTE);
}

function rateText(rate: number): string {
  return rate < 10 ? rate.toFixed(1) : rate.toFixed(0);
}

/** What is left takes as long as what was done did, byte for byte. */
function leftText(bytes: number, size: number | undefined, seconds: number): string[] {
  if (size === undefined || bytes === 0 || seconds < FIRST_SECONDS || bytes < FIRST_PART * size) return [];
  const left = Math.ceil(((size - bytes) * seconds) / bytes);
  return left === 0 ? [] : [`${timeText(left)} left`];
}

function timeText(seconds: number): string {
  if (seconds < 100) return `${seconds} s`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 100) return `${minutes} min`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
