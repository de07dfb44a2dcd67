import { resolve } from 'node:path';
import type { LogSummary } from '../audit/records.ts';
import type { Command } from './command.ts';
import { noteOn } from './notes.ts';
import { FORMAT, readingOf, SESSION, STRICT } from './options.ts';
import { namedOutput, OUTPUT, ownInputError } from './output.ts';
import { writeHeld } from './write-held.ts';

/** One unsealed transcript, or one session of an agent's log, as a sealed one, to standard output or into a file. */
export const seal: Command = {
  name: 'seal',
  summary: 'chain the calls with digests, so that later edits show',
  operands: ['transcript'],
  options: [OUTPUT, SESSION, FORMAT, STRICT],
  about: 'Prints each call in canonical form with the digest of the link before it ("prev") and its own ("digest").',
  async run(call, terminal) {
    const core = await import('./core.ts');
    const [operand = ''] = call.operands;
    const wanted = call.values(SESSION.name).at(-1);
    const output = namedOutput(call);
    const pathOf = (name: string): string => resolve(terminal.folder, name);
    let log: LogSummary | undefined;
    const sealed = core.sealTranscript(terminal.source(operand), await readingOf(core, call), wanted, (summary) => {
      // A transcript may become its own seal. A log holds more than the calls of one session, which would be lost.
      if (output !== undefined && operand !== '-' && core.isSameFile(pathOf(operand), pathOf(output))) {
        throw ownInputError('seal', output, 'the log');
      }
      log = summary;
    });
    await writeHeld(core, operand, sealed, output, terminal);
    if (log !== undefined) noteOn(core, operand, log, terminal);
    return 0;
  },
};
