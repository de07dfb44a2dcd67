import type { FileReport, LogNotes } from '../audit/file-report.ts';
import { SKIP_REASONS } from '../formats/frames.ts';
import type { Finding } from '../rules/finding.ts';
import { indexText } from '../rules/sentence.ts';
import { clip, inert } from './inert.ts';
import { count } from './words.ts';

/** So much of a name that a log gives is shown: it stands in every line and widens every row of a table. */
const LONGEST_NAME = 200;

/** What an agent's log had beside calls with their answers, one sentence each, none when there was nothing. No data. */
export function logNotes(log: LogNotes & Pick<FileReport, 'calls'>): string[] {
  const { calls, unanswered, orphans, duplicates, skipped } = log;
  const reasons = SKIP_REASONS.filter((reason) => skipped.has(reason));
  const parts = reasons.reduce((sum, reason) => sum + (skipped.get(reason) ?? 0), 0);
  return [
    ...(calls === 0 ? ['no call'] : []),
    ...(unanswered > 0 ? [`${count(unanswered, 'call')} never answered`] : []),
    ...(orphans > 0 ? [`${count(orphans, 'result')} of no call`] : []),
    ...(duplicates > 0 ? [`${duplicates} ${duplicates === 1 ? 'copy' : 'copies'} of a call or an answer`] : []),
    ...(parts > 0
      ? [
          `${count(parts, 'part')} passed over (${reasons.map((reason) => `${skipped.get(reason)} ${reason}`).join(', ')})`,
        ]
      : []),
  ];
}

/** A log and what is to be noted of it, on one line. @param name safe to print */
export function noteText(name: string, format: string, notes: readonly string[]): string {
  return [`${name}: note: read as ${format}`, ...notes].join('; ');
}

/** How reports call the session of a file: by the file, and by its own name where there are several. */
export function sessionName({ file, session }: Pick<FileReport, 'file' | 'session'>): string {
  return session === undefined ? inert(file) : `${inert(file)} [${named(session)}]`;
}

/** Which call a finding is about: by its index, and where that does not say it by session and place. */
export function whichCall({ session }: Pick<FileReport, 'session'>, { index, where }: Finding): string {
  const names = [session, where].filter((name) => name !== undefined).map((name) => `${named(name)}: `);
  return `${names.join('')}index ${indexText(index)}`;
}

function named(name: string): string {
  return inert(clip(name, LONGEST_NAME));
}

/** The notes on a file's log; undefined when there is nothing to note. */
export function notesOf({ log, calls }: FileReport): string[] | undefined {
  const notes = log === undefined ? [] : logNotes({ ...log, calls });
  return notes.length === 0 ? undefined : notes;
}
