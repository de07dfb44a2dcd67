import type { Entry } from '../baseline/entry.ts';
import { inert } from './inert.ts';

/** An entry of a baseline file on one line, without a comma behind it. What has no glyph is escaped, as JSON escapes it. */
export function entryLine({ fingerprint, kind, tool, file, session, reason, expires }: Entry): string {
  const members = Object.entries({ fingerprint, kind, tool, file, session, reason, expires });
  const said = members.filter(([, value]) => value !== undefined);
  return `{${said.map(([key, value]) => `"${key}": ${text(value)}`).join(', ')}}`;
}

/** A baseline file, an entry a line, so that a difference between two of them is one of entries. */
export function* baselineText(schema: string | undefined, entries: readonly Entry[]): Generator<string> {
  const head = schema === undefined ? '' : `"$schema": ${text(schema)},\n  `;
  if (entries.length === 0) {
    yield `{\n  ${head}"version": 1,\n  "accepted": []\n}\n`;
    return;
  }
  yield `{\n  ${head}"version": 1,\n  "accepted": [\n`;
  for (const [k, entry] of entries.entries()) yield `    ${entryLine(entry)}${k === entries.length - 1 ? '' : ','}\n`;
  yield '  ]\n}\n';
}

function text(value: string | undefined): string {
  return inert(JSON.stringify(value));
}
