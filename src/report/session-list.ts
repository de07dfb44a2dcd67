import type { LogSummary } from '../audit/records.ts';
import type { Redactor } from '../redaction/redactor.ts';

/** What `import --list` prints: one JSON object a session, `skipped` being that of the whole file. */
export function* sessionList({ format, sessions, skipped }: LogSummary, redactor: Redactor): Generator<string> {
  const parts = [...skipped.values()].reduce((sum, number) => sum + number, 0);
  for (const { name, calls, unanswered, orphans, duplicates, errors } of sessions) {
    const line = {
      session: redactor.text(name),
      format,
      calls,
      unanswered,
      orphans,
      duplicates,
      errors,
      skipped: parts,
    };
    yield `${asciiJson(line)}\n`;
  }
}

/** JSON without a character or a command that a terminal or a log would obey: a session's name is the log's. */
function asciiJson(value: object): string {
  return JSON.stringify(value)
    .replace(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .replaceAll('##[', '##\\u005b');
}
