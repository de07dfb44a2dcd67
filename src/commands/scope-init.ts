import type { Command } from './command.ts';
import { noteOn } from './notes.ts';
import { FORMAT, NO_REDACT, readingOf, redactorOn, STRICT } from './options.ts';

/** A scope file to start from; exit code 1 when there are calls that it cannot make clean. */
export const scopeInit: Command = {
  name: 'scope init',
  summary: 'write the smallest scope file under which some runs are clean',
  operands: ['glob…'],
  options: [FORMAT, STRICT, NO_REDACT],
  about:
    'Prints a scope file of version 2, to start from. Calls that no permission makes clean, such as commands that cannot be parsed, are told on standard error and end in exit code 1. A transcript named init is ./init to the command scope.',
  async run(call, terminal) {
    const core = await import('./core.ts');
    const settings = {
      transcripts: call.operands.filter((operand) => operand !== '-'),
      streams: call.operands.includes('-') ? [terminal.source('-')] : [],
      folder: terminal.folder,
      accepted: 'either',
      ...(await readingOf(core, call)),
    } as const;
    const redactor = redactorOn(core, call);
    const drafted = await core.draftScope(settings, (draft) =>
      core.scopeDraftText(core.draftWithoutSecrets(draft, redactor)),
    );
    await terminal.write([drafted.text]);
    for (const { file, log } of drafted.logs) noteOn(core, file, log, terminal);
    for (const line of core.unmetLines({ ...drafted, unmet: core.redactedUnmet(drafted.unmet, redactor) }))
      terminal.note(line);
    return drafted.unmet.calls === 0 ? 0 : 1;
  },
};
