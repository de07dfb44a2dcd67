import type { LogSummary } from '../audit/records.ts';
import type { Command } from './command.ts';
import { noteOn } from './notes.ts';
import { FORMAT, readingOf, SESSION, STRICT } from './options.ts';
import { namedOutput, OUTPUT } from './output.ts';
import { writeHeld } from './write-held.ts';

/** What makes more of a seal than a chain on standard output. */
const FOLLOW = 'follow';
const PREVIOUS = 'previous';
const COMMIT = 'commit';
const SCOPE = 'scope';

/** One unsealed transcript, or one session of an agent's log, as a sealed one, to standard output or into a file. */
export const seal: Command = {
  name: 'seal',
  summary: 'chain the calls with digests, so that later edits show',
  operands: ['transcript'],
  options: [
    { ...OUTPUT, help: `${OUTPUT.help}; and its manifest, FILE.manifest.json` },
    { name: PREVIOUS, value: 'FILE', help: 'the sealed run before this one, which it then follows' },
    {
      name: COMMIT,
      value: 'POINTER',
      repeatable: true,
      help: 'withhold what is there, as in /args/password; its opening goes to FILE.openings',
    },
    { name: SCOPE, value: 'FILE', help: 'a scope file of version 2: withhold what it says under "redact"' },
    {
      name: FOLLOW,
      help: 'seal line by line while the transcript is written, and print each link once it is on the disk',
    },
    SESSION,
    FORMAT,
    STRICT,
  ],
  about:
    'Prints each call in canonical form with the digest of the link before it ("prev") and its own ("digest"). See docs/provenance.md.',
  async run(call, terminal) {
    const core = await import('./core.ts');
    const [operand = ''] = call.operands;
    const isMore = [FOLLOW, PREVIOUS, COMMIT, SCOPE].some((name) => call.values(name).length > 0);
    if (isMore || namedOutput(call) !== undefined) {
      const { sealInto } = await import('./provenance.ts');
      return sealInto(core, call, terminal);
    }
    const wanted = call.values(SESSION.name).at(-1);
    let log: LogSummary | undefined;
    const sealed = core.sealTranscript(terminal.source(operand), await readingOf(core, call), wanted, (summary) => {
      log = summary;
    });
    await writeHeld(core, operand, sealed, undefined, terminal);
    if (log !== undefined) noteOn(core, operand, log, terminal);
    return 0;
  },
};
