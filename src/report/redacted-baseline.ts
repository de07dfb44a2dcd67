import type { BaselineReport, ExpiredEntry, UnusedEntry } from '../baseline/baseline-use.ts';
import type { Redactor } from '../redaction/redactor.ts';

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

type Entry = UnusedEntry['entry'] & ExpiredEntry['entry'];

function shownEntry(entry: Entry, show: (data: string) => string): Entry {
  return { ...entry, tool: show(entry.tool), reason: show(entry.reason) };
}
