import { resolve } from 'node:path';
import type { DraftedBaseline } from '../audit/baseline-draft.ts';
import { ONLY, SCOPE, settingsOf } from './audit.ts';
import type { Command } from './command.ts';
import { FORMAT, MUTATOR, NO_REDACT, readingOf, redactorOn, STRICT } from './options.ts';
import { OUTPUT, outputOf } from './output.ts';
import { withProgress } from './progress.ts';
import type { Terminal } from './terminal.ts';

/**
 * A baseline file that accepts what is found now; exit code 1 when something is found that cannot be accepted, 2 when a
 * transcript cannot be judged, and nothing is written then.
 */
export const baseline: Command = {
  name: 'baseline',
  summary: 'accept what is found now, so that only what is new is a finding',
  operands: ['glob…'],
  options: [
    { ...OUTPUT, help: 'write FILE, or bring it up to date, instead of printing' },
    { name: 'reason', value: 'TEXT', help: 'why the findings are accepted that are in no entry of FILE yet' },
    { name: 'expires', value: 'DATE', help: 'the last day on which those are, as in 2027-01-31' },
    SCOPE,
    MUTATOR,
    ONLY,
    FORMAT,
    STRICT,
    NO_REDACT,
  ],
  about:
    'Audits as the command audit does with the same options, and writes an entry for each finding. Entries that FILE has already keep their reasons and dates; those that accept nothing any more are dropped. A broken chain is never accepted.',
  async run(call, terminal) {
    const core = await import('./core.ts');
    const { baselineText, draftBaseline, tooLarge, MAX_BASELINE } = await import('./baselines.ts');
    const settings = settingsOf(core, call, terminal);
    // The baseline that is there is read too, and is what is to be written.
    const file = await outputOf(core, 'baseline', call, settings, terminal);
    const asked = { ...settings, ...(await readingOf(core, call)) };
    const wish = {
      existing: file,
      reason: call.values('reason').at(-1),
      expires: call.values('expires').at(-1),
      today: terminal.today,
    };
    const drafted = await withProgress(core, terminal, (progress) => draftBaseline(asked, wish, progress));
    const entries = core.redactedEntries(drafted.entries, redactorOn(core, call));
    const text = Buffer.from([...baselineText(drafted.schema, entries)].join(''));
    if (text.length > MAX_BASELINE) throw tooLarge();
    if (file === undefined) await terminal.write([text.toString()]);
    else await core.writeAtomically(resolve(terminal.folder, file), file, oneChunk(text));
    noteOnBaseline(core, file, drafted, terminal);
    return drafted.broken.length === 0 ? 0 : 1;
  },
};

async function* oneChunk(chunk: Buffer): AsyncGenerator<Buffer> {
  yield chunk;
}

function noteOnBaseline(
  core: typeof import('./core.ts'),
  file: string | undefined,
  { kept, added, dropped, expired, broken }: DraftedBaseline,
  terminal: Terminal,
): void {
  const name = file === undefined ? 'toolreplay' : core.inertLine(core.inert(file));
  terminal.note(`${name}: ${kept} kept, ${added} added, ${dropped} dropped`);
  if (expired > 0) {
    const accepts = expired === 1 ? 'has expired and accepts' : 'have expired and accept';
    terminal.note(`${name}: ${expired} of those kept ${accepts} nothing: write in another date, or take it out`);
  }
  for (const transcript of broken) {
    terminal.note(`${core.inertLine(core.inert(transcript))}: not accepted: a broken chain never is`);
  }
}
