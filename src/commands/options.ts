import { resolve } from 'node:path';
import type { ScopeFile } from '../audit/scope-file.ts';
import type { Strictness } from '../formats/foreign-transcript.ts';
import type { RedactedPlace } from '../redaction/redacted-places.ts';
import type { Redactor } from '../redaction/redactor.ts';
import type { Call, Option } from './command.ts';
import type { Terminal } from './terminal.ts';

/** Options that more than one command has. */
export const MUTATOR: Option = {
  name: 'mutator',
  value: 'NAME',
  repeatable: true,
  help: 'a tool that changes state, so that repeating it is no finding',
};

export const FORMAT: Option = {
  name: 'format',
  value: 'NAME',
  help: 'what the transcript is, where its content does not say so',
};

export const STRICT: Option = {
  name: 'strict',
  help: "an agent's log is unusable when any part of it would have to be passed over",
};

export const SESSION: Option = {
  name: 'session',
  value: 'NAME',
  help: "which session of an agent's log, when it holds several",
};

export const NO_REDACT: Option = {
  name: 'no-redact',
  help: 'show what looks like a secret as it is',
};

/** What redacts all that a command shows; with `--no-redact` nothing is. @param pointers what scope files name */
export function redactorOn(
  core: typeof import('./core.ts'),
  call: Call,
  pointers: readonly RedactedPlace[] = [],
): Redactor {
  return call.values(NO_REDACT.name).length > 0 ? core.NO_REDACTION : core.redactorOf({ pointers });
}

/** The one scope file of a command that needs none. @param file as the command line names it */
export async function scopeOn(
  core: typeof import('./core.ts'),
  file: string | undefined,
  { folder }: Terminal,
): Promise<ScopeFile | undefined> {
  return file === undefined ? undefined : core.readScopeFile(resolve(folder, file), file, folder);
}

/**
 * How a transcript is to be read, as the options say it.
 *
 * @param formats the names given for its format
 * @param others what else could have been given there
 * @throws ToolReplayError for the name of a format that is none
 */
export async function readingOf(
  core: typeof import('./core.ts'),
  call: Call,
  formats = call.values(FORMAT.name),
  others: readonly string[] = [],
): Promise<{ format: string | undefined; strictness: Strictness }> {
  const format = formats.at(-1);
  await core.checkFormat(`--${FORMAT.name}`, format, others);
  return { format, strictness: call.values(STRICT.name).length > 0 ? 'refuse' : 'skip' };
}
