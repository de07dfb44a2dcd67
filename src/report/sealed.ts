import { dataHtml, escapeHtml } from './html.ts';
import { inert, inertLine } from './inert.ts';
import { sessionName } from './log-notes.ts';
import { count } from './words.ts';

/** A transcript, or a session of one, that was sealed. Names are without secrets. */
export interface SealedRun {
  readonly file: string;
  /** There where the file holds several. */
  readonly session?: string;
  /** What the sealed file is called. */
  readonly sealed: string;
  readonly links: number;
  readonly head: string;
}

/** So that a summary has room for it beside the audit and what was compared. */
const TABLE_BYTES = 20_000;

/** Which file was sealed as what, a line each: safe to print. */
export function sealedLines(runs: readonly SealedRun[]): string[] {
  return runs.map((run) => {
    const { sealed, links, head } = run;
    return inertLine(`${sessionName(run)}: ${inert(sealed)}, ${count(links, 'link')}, head ${head}`);
  });
}

/** The same for the job summary. @param what says in one sentence what was done; it may hold data */
export function sealedMarkdown(runs: readonly SealedRun[], what: string): string {
  const rows: string[] = [];
  let size = 0;
  for (const { file, session, sealed, links, head } of runs) {
    const name = dataHtml(file) + (session === undefined ? '' : ` ${dataHtml(session)}`);
    const row = `<tr><td>${name}</td><td>${dataHtml(sealed)}</td><td>${links}</td><td><code>${head}</code></td></tr>\n`;
    size += Buffer.byteLength(row);
    if (size > TABLE_BYTES) break;
    rows.push(row);
  }
  const left = runs.length - rows.length;
  const note = left > 0 ? `*${count(left, 'more session')} left out of this table: the log has them all.*\n\n` : '';
  const head = ['transcript', 'sealed as', 'links', 'head'].map((text) => `<th>${text}</th>`).join('');
  return `\n<p>${escapeHtml(inert(what))}</p>\n\n<table>\n<tr>${head}</tr>\n${rows.join('')}</table>\n\n${note}`;
}
