import type { LogSummary } from '../audit/records.ts';
import type { Command } from './command.ts';
import { noteOn } from './notes.ts';
import { FORMAT, readingOf, SESSION, STRICT } from './options.ts';
import { OUTPUT } from './output.ts';
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
    let log: LogSummary | undefined;
    const sealed = core.sealTranscript(terminal.source(operand), await readingOf(core, call), wanted, (summary) => {
      log = summary;
    });
    await writeHeld(core, operand, sealed, call.values(OUTPUT.name).at(-1), terminal);
    if (log !== undefined) noteOn(core, operand, log, terminal);
    return 0;
  },
};
