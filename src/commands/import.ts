import { resolve, sep } from 'node:path';
import type { LogSummary } from '../audit/records.ts';
import type { Command } from './command.ts';
import { named } from './named.ts';
import { noteOn } from './notes.ts';
import { FORMAT, NO_REDACT, readingOf, redactorOn, SESSION, STRICT } from './options.ts';
import { OUTPUT, outputOfOne, ownInputError } from './output.ts';
import { usageError } from './parse.ts';
import { writeHeld } from './write-held.ts';

/** An agent's log as a transcript of the native form, which every other command takes. */
export const importLog: Command = {
  name: 'import',
  summary: "print one session of an agent's log in the native form",
  operands: ['log'],
  options: [
    SESSION,
    { name: 'list', help: 'print what sessions there are, one JSON object a line, and nothing else' },
    {
      ...OUTPUT,
      value: 'OUT',
      help: 'write the file OUT, whole or not at all; or, when OUT ends in a slash, one file a session into that folder',
    },
    FORMAT,
    STRICT,
    { ...NO_REDACT, help: 'with --list, show names that look like a secret as they are' },
  ],
  about:
    'A call that was never answered has the response {"$unanswered":true}. A transcript that is native already is given back in canonical form.',
  async run(call, terminal) {
    const core = await import('./core.ts');
    const [operand = ''] = call.operands;
    const settings = { ...(await readingOf(core, call)), accepted: 'unsealed' } as const;
    const wanted = call.values(SESSION.name).at(-1);
    const output = call.values(OUTPUT.name).at(-1);
    const isFolder = output !== undefined && (output.endsWith('/') || output.endsWith(sep));
    const source = terminal.source(operand);
    if (call.values('list').length > 0) {
      if (output !== undefined) throw usageError('import', '--list with --output', 'one of them');
      const log = await named(operand, () => core.summaryOf(source, settings));
      await terminal.write(core.sessionList(log, redactorOn(core, call)));
      return 0;
    }
    if (isFolder) {
      if (wanted !== undefined) throw usageError('import', '--session with a folder for --output', 'a file');
      const folder = resolve(terminal.folder, output);
      const mayWrite = (path: string, name: string): void => {
        if (operand === '-' || !core.isSameFile(resolve(terminal.folder, operand), path)) return;
        throw ownInputError('import', name, 'the log');
      };
      const { log } = await named(operand, () =>
        core.writeSessions(source, settings, folder, output, { ...core.nativeViews, mayWrite }),
      );
      noteOn(core, operand, log, terminal);
      return 0;
    }
    const file = await outputOfOne(core, 'import', call, undefined, terminal);
    let log: LogSummary | undefined;
    const view = core.nativeView(source, settings, wanted, (summary) => {
      log = summary;
    });
    await writeHeld(core, operand, view, file, terminal);
    if (log !== undefined) noteOn(core, operand, log, terminal);
    return 0;
  },
};
