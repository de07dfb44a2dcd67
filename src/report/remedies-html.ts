import type { FileReport } from '../audit/file-report.ts';
import type { AuditReport } from '../audit/outcome.ts';
import { FIRST_NAMED } from '../rules/findings.ts';
import { dataHtml, escapeHtml } from './html.ts';
import { remedies } from './remedies.ts';

/** So many calls are named with one rule. */
const MOST_CALLS = 10;
const MOST_RULES = 20;

/**
 * What to do about the findings on a transcript, folded, as one HTML block: lines to be pasted, in which no Markdown is
 * read. Nothing where findings have no names.
 */
export function remediesHtml(file: FileReport, report: Pick<AuditReport, 'scopes' | 'baseline'>): string {
  const { accept, silence, permit, rules, unnamed } = remedies(file, report);
  const baseline = report.baseline === undefined ? 'the baseline file' : dataHtml(report.baseline.file);
  const left = file.findings.total - FIRST_NAMED;
  const parts = [
    ...lines(
      `To accept them, for <code>accepted</code> in ${baseline}, each with a reason in place of the dots:`,
      accept,
    ),
    ...lines('To leave out what differs, for <code>normalize</code> in a scope file of version 2:', silence),
    ...lines('To permit the tool, with any arguments, for <code>allowed_tools</code> in the scope file:', permit),
    ...rules.slice(0, MOST_RULES).map(({ name, places, calls }) => {
      const where =
        places.length === 0
          ? ''
          : ` (${places
              .slice(0, 2)
              .map((place) => dataHtml(place))
              .join(', ')})`;
      return `<p>The rule ${dataHtml(name)}${where} is broken at ${some(calls)}.</p>\n`;
    }),
    ...(unnamed.length === 0
      ? []
      : [
          `<p>What would permit ${some(unnamed)} says values of arguments, which are not shown here: <code>toolreplay scope init</code> prints it.</p>\n`,
        ]),
  ];
  if (parts.length === 0) return '';
  const rest = left > 0 ? `<p><i>That is of the first ${FIRST_NAMED} findings.</i></p>\n` : '';
  return `<details><summary>What to do about ${file.findings.total === 1 ? 'it' : 'them'}</summary>\n${parts.join('')}${rest}</details>\n`;
}

function lines(what: string, texts: readonly string[]): string[] {
  return texts.length === 0 ? [] : [`<p>${what}</p>\n<pre>\n${texts.map(escapeHtml).join(',\n')}\n</pre>\n`];
}

function some(calls: readonly string[]): string {
  const more = calls.length - MOST_CALLS;
  return `${calls.slice(0, MOST_CALLS).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
