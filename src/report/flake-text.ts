import type { Flake, FlakeStep } from '../compare/flake.ts';
import type { Rate } from '../compare/wilson.ts';
import { nameText } from './compare-step.ts';
import { inertLine } from './inert.ts';
import { count } from './words.ts';

/** So many sequences are told one by one. */
const MOST_SEQUENCES = 20;

/** The report of `flake`, line by line. @param show what may be shown of a name */
export function* flakeText(flake: Flake, show: (data: string) => string): Generator<string> {
  const { runs, calls, sequences, parting, similarity, sequenceRate, sameArguments, steps } = flake;
  yield line(`runs: ${runs}, ${count(calls, 'call')}`);
  yield line(`tool sequences: ${sequences.length} different`);
  yield line(`parting: ${parting === undefined ? 'none' : `index ${parting.toFixed()}`}`);
  yield line(`tool-sequence similarity: ${percent(similarity)}`);
  yield line(`tool-sequence consistency: ${rateText(sequenceRate)}`);
  yield line(`argument consistency: ${shareText(sameArguments)}`);
  yield '\n';
  const name = (text: string): string => nameText(show(text));
  for (const sequence of sequences.slice(0, MOST_SEQUENCES)) {
    const like = `${count(sequence.calls, 'call')}, as ${name(sequence.name)}`;
    yield line(`${count(sequence.runs, 'run')}: ${like}`);
  }
  if (sequences.length > MOST_SEQUENCES) yield line(`… ${sequences.length - MOST_SEQUENCES} more`);
  if (steps.length > 0) yield '\nthe most common sequence, and how many runs made each of its calls:\n';
  for (const step of steps) yield line(stepText(step, name(step.tool)));
}

function stepText({ index, rate, sameArguments, differentArguments }: FlakeStep, tool: string): string {
  const args =
    differentArguments === 1
      ? 'same arguments'
      : `${differentArguments.toFixed()} different arguments, the most common ${sameArguments.toFixed()} of ${rate.times.toFixed()}`;
  return `index ${index.toFixed()}  ${rateText(rate)}  ${tool}: ${args}`;
}

function rateText({ times, of, low, high }: Rate): string {
  return `${shareText({ times, of })} [${percent(low)}, ${percent(high)}]`;
}

function shareText({ times, of }: { readonly times: number; readonly of: number }): string {
  return `${of === 0 ? '-' : percent(times / of)} (${times.toFixed()} of ${of.toFixed()})`;
}

/** Rounded down, so that what is not all is never 100 %. */
function percent(share: number): string {
  return `${(Math.floor(share * 1000 + 1e-9) / 10).toFixed(1)} %`;
}

function line(text: string): string {
  return `${inertLine(text)}\n`;
}
