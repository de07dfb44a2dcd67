import type { BaselineReport, UnusedEntry } from '../baseline/baseline-use.ts';
import type { Entry as StatedEntry } from '../baseline/entry.ts';
import type { ExpiredEntry } from '../baseline/used-entry.ts';
import type { Redactor } from '../redaction/redactor.ts';
import { looksRedacted } from '../redaction/replacements.ts';

/** What there is to say of a baseline, whose entries name tools and say why in anybody's words. */
export function redactedBaseline(report: BaselineReport, redactor: Redactor): BaselineReport {
  const show = (data: string): string => redactor.text(data);
  return {
    ...report,
    unused: report.unused.map(({ entry, other, why }) => ({
      entry: shownEntry(entry, show),
      other: other && { ...other, tool: show(other.tool) },
      why,
    })),
    expired: report.expired.map((one) => {
      const { session } = one.first;
      const first = { ...one.first, session: session === undefined ? undefined : show(session) };
      return { ...one, entry: shownEntry(one.entry, show), first };
    }),
  };
}

/**
 * Entries of a baseline file as it is written: names of tools and sessions as reports show them, by which they are known
 * again. What is said in anybody's own words stays.
 */
export function redactedEntries(entries: readonly StatedEntry[], redactor: Redactor): StatedEntry[] {
  // A name that looks redacted already stays as it is, whatever is redacted before it: by that alone it is known again.
  for (const { tool, session = '' } of entries) {
    for (const name of [tool, session]) if (looksRedacted(name)) redactor.text(name);
  }
  return entries.map((entry) => ({
    ...entry,
    tool: redactor.text(entry.tool),
    session: entry.session === undefined ? undefined : redactor.text(entry.session),
  }));
}

type Entry = UnusedEntry['entry'] & ExpiredEntry['entry'];

function shownEntry(entry: Entry, show: (data: string) => string): Entry {
  return { ...entry, tool: show(entry.tool), reason: show(entry.reason) };
}
