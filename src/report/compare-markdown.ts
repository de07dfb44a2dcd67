import type { ComparedReport } from '../compare/compared-report.ts';
import { type ComparedTranscript, worstOf } from '../compare/compared-transcript.ts';
import type { Change, Comparison, SessionComparison, Spot } from '../compare/comparison.ts';
import { kindOf } from '../compare/comparison.ts';
import { stepLines, widthsOf } from './compare-step.ts';
import { sessionText } from './compare-text.ts';
import { dataHtml, escapeHtml } from './html.ts';
import { clip } from './inert.ts';
import { type LinkTo, linked } from './summary.ts';
import { count } from './words.ts';

/** How much of a comparison is shown. */
export interface ComparedRoom {
  /** In bytes of UTF-8. */
  readonly mostBytes: number;
  /** Of each session, so many steps of its alignment. */
  readonly mostSteps: number;
}

/**
 * For a job summary beside that of an audit, which leaves as much of GitHub's limit; and for a comment, which has findings
 * too.
 */
export const COMPARED_ROOM = {
  summary: { mostBytes: 120_000, mostSteps: 200 },
  comment: { mostBytes: 30_000, mostSteps: 30 },
} as const satisfies { readonly [sink: string]: ComparedRoom };

const LONGEST_LINE = 400;
const LONGEST_MESSAGE = 300;
/** Kept free for the line that says what was left out. */
const NOTE_BYTES = 200;
const HEAD = ['transcript', 'structure', 'arguments', 'response', 'equal', 'first divergence'];

/**
 * How transcripts compare with others, as Markdown that is safe to show: a table of those that differ or are new, and a short
 * diff of each. As in the job summary, everything that comes from a transcript stands in HTML blocks.
 *
 * @param linkTo where a line of a file of the head can be looked at
 * @returns undefined where there is nothing to show
 */
export function compareMarkdown(report: ComparedReport, linkTo: LinkTo, room: ComparedRoom): string | undefined {
  const told = report.transcripts.filter((one) => worstOf(one) !== 'none');
  if (told.length === 0) return undefined;
  const note = (left: number): string =>
    left > 0 ? `*${count(left, 'more transcript')} left out: \`toolreplay compare\` shows them.*\n\n` : '';
  const rows: string[] = [];
  let size = NOTE_BYTES;
  for (const transcript of told) {
    const html = rowsOf(transcript, linkTo);
    // So that there is room for alignments too.
    if (size + bytes(html) > room.mostBytes / 2) break;
    size += bytes(html);
    rows.push(html);
  }
  const head = HEAD.map((text) => `<th>${text}</th>`).join('');
  const parts = [
    `**${told.every(({ state }) => state === 'added') ? 'New runs' : 'Runs that differ'}:**\n\n<table>\n<tr>${head}</tr>\n${rows.join('')}</table>\n\n`,
    note(told.length - rows.length),
  ];
  size += bytes(parts.join('')) - bytes(rows.join(''));
  let left = 0;
  for (const transcript of told) {
    const diff = diffOf(transcript, room.mostSteps);
    if (size + bytes(diff) > room.mostBytes) left++;
    else {
      parts.push(diff);
      size += bytes(diff);
    }
  }
  if (left > 0) parts.push(`*The alignment of ${count(left, 'more transcript')} is left out.*\n\n`);
  return parts.join('');
}

function rowsOf(transcript: ComparedTranscript, linkTo: LinkTo): string {
  if (transcript.state === 'added')
    return row([fileHtml(transcript.head, linkTo)], 'a new transcript: nothing to compare it with');
  if (transcript.state === 'removed') return row([dataHtml(transcript.base)], 'deleted');
  const name = namesHtml(transcript, linkTo);
  if (transcript.state === 'unusable') {
    const side = transcript.side === undefined ? '' : `the ${transcript.side} `;
    return row([name], `${side}cannot be judged: ${dataHtml(transcript.error.message, LONGEST_MESSAGE)}`);
  }
  const { comparison, head } = transcript;
  const differing = comparison.sessions.filter(isDifferent);
  return differing.map((session) => sessionRow(session, comparison, name, head, linkTo)).join('');
}

function sessionRow(
  session: SessionComparison,
  { sessions }: Comparison,
  name: string,
  file: string,
  linkTo: LinkTo,
): string {
  const { counts, state, first } = session;
  const title = sessions.length === 1 ? name : `${name} ${dataHtml(sessionText(session), 400)}`;
  const where = first === undefined ? '' : firstHtml(first, file, linkTo);
  const all = state === 'both' ? '' : `; all of the session is ${state}`;
  const numbers = [counts.structure, counts.arguments, counts.response].map((one) =>
    one === 0 ? '0' : `<b>${one}</b>`,
  );
  return row([title, ...numbers, String(counts.equal)], where + all);
}

function firstHtml(change: Change, file: string, linkTo: LinkTo): string {
  const spots = [
    ...('base' in change ? [`base ${spotHtml(change.base)}`] : []),
    ...('head' in change ? [linked(`head ${spotHtml(change.head)}`, linkTo(file, change.head.line))] : []),
  ];
  const what = change.type === 'changed' ? kindOf(change) : `${kindOf(change)} (${change.type})`;
  return `${what}: ${dataHtml(change.tool)} at ${spots.join(', ')}`;
}

function spotHtml({ index, line, where }: Spot): string {
  return `index ${index} ${where === undefined ? `line ${line}` : dataHtml(where)}`;
}

function namesHtml({ base, head }: { readonly base: string; readonly head: string }, linkTo: LinkTo): string {
  return base === head ? fileHtml(head, linkTo) : `${dataHtml(base)} → ${fileHtml(head, linkTo)}`;
}

function fileHtml(file: string, linkTo: LinkTo): string {
  return linked(dataHtml(file), linkTo(file, 1));
}

/** @param last what fills the columns that are left */
function row(cells: readonly string[], last: string): string {
  const rest = HEAD.length - cells.length;
  const wide = rest === 1 ? '<td>' : `<td colspan="${rest}">`;
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}${wide}${last}</td></tr>\n`;
}

function isDifferent({ counts }: SessionComparison): boolean {
  return counts.structure + counts.arguments + counts.response > 0;
}

/** The beginnings of the alignments of a transcript, none where there is none. */
function diffOf(transcript: ComparedTranscript, mostSteps: number): string {
  if (transcript.state !== 'compared') return '';
  const { comparison, head } = transcript;
  const shown = comparison.sessions.filter(({ first }) => first !== undefined);
  return shown
    .map((session) => {
      const steps = session.steps.slice(0, mostSteps);
      const widths = widthsOf(steps);
      const lines = steps
        .flatMap((step) => [...stepLines(step, widths)])
        .map((text) => clip(text.trimEnd(), LONGEST_LINE));
      const left = session.steps.length - steps.length;
      if (left > 0) lines.push(`  … ${count(left, 'more line')}`);
      const name = comparison.sessions.length === 1 ? '' : ` ${dataHtml(sessionText(session), 400)}`;
      return `<details>\n<summary>${dataHtml(head)}${name}</summary>\n<pre>\n${lines.map(escapeHtml).join('\n')}\n</pre>\n</details>\n\n`;
    })
    .join('');
}

function bytes(text: string): number {
  return Buffer.byteLength(text);
}
