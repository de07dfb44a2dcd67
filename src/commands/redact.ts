import type { LogSummary } from '../audit/records.ts';
import type { Command } from './command.ts';
import { noteOn } from './notes.ts';
import { FORMAT, readingOf, SESSION, STRICT, scopeOn } from './options.ts';
import { OUTPUT, outputOfOne } from './output.ts';
import { writeHeld } from './write-held.ts';

const PLACES = {
  name: 'scope',
  value: 'FILE',
  help: 'a scope file of version 2: the places that it names under "redact" are redacted too',
};

/** One unsealed transcript, or one session of an agent's log, without what is secret in it. */
export const redact: Command = {
  name: 'redact',
  summary: 'copy a transcript without the secrets in it',
  operands: ['transcript'],
  options: [OUTPUT, PLACES, SESSION, FORMAT, STRICT],
  about:
    'Prints each call in canonical form, with replacements such as [redacted:email:1] for tokens, keys, passwords and e-mail addresses. Equal values stay equal, so that replay finds the same in the copy. What was redacted is counted on standard error.',
  async run(call, terminal) {
    const core = await import('./core.ts');
    const [operand = ''] = call.operands;
    const file = call.values(PLACES.name).at(-1);
    const output = await outputOfOne(core, 'redact', call, file, terminal);
    const scope = await scopeOn(core, file, terminal);
    const redactor = core.redactorOf({ pointers: scope?.scope.policy?.redact ?? [] });
    const wanted = call.values(SESSION.name).at(-1);
    let log: LogSummary | undefined;
    const view = core.redactedView(
      terminal.source(operand),
      await readingOf(core, call),
      wanted,
      redactor,
      (summary) => {
        log = summary;
      },
    );
    await writeHeld(core, operand, view, output, terminal);
    if (log !== undefined) noteOn(core, operand, log, terminal);
    const name = core.inertLine(core.inert(operand));
    for (const line of [core.redactedCounts(redactor), ...core.notFoundLines(redactor)]) {
      terminal.note(`${name}: ${line}`);
    }
    return 0;
  },
};
