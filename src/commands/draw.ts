import { bytesOf } from './bytes.ts';
import type { Command } from './command.ts';
import { named } from './named.ts';
import { noteOn } from './notes.ts';
import { FORMAT, MUTATOR, NO_REDACT, readingOf, redactorOn, SESSION, STRICT, scopeOn } from './options.ts';
import { OUTPUT, outputOfOne } from './output.ts';
import { writeHeld } from './write-held.ts';

const SCOPE = { name: 'scope', value: 'FILE', help: 'a scope file to hold the calls against' };
const SHOW_VALUES = 'show-values';

/** One session as a picture. It says what was found and fails for none of it; of no call there is no picture. */
export const draw: Command = {
  name: 'draw',
  summary: 'draw one session as a chain of calls with its findings, as SVG',
  operands: ['transcript'],
  options: [
    OUTPUT,
    SCOPE,
    MUTATOR,
    { name: SHOW_VALUES, help: 'show answers that differ, redacted; without it the picture has none' },
    SESSION,
    FORMAT,
    STRICT,
    NO_REDACT,
  ],
  about:
    'In a session of more than 18 calls, stretches without a finding are one link. Exit code 0, findings or not; 2 where there is no call to draw.',
  async run(call, terminal) {
    const core = await import('./core.ts');
    const { drawnSession, KeptSessions, sessionPicture } = await core.pageParts();
    const [operand = ''] = call.operands;
    const file = call.values(SCOPE.name).at(-1);
    const output = await outputOfOne(core, 'draw', call, file, terminal);
    const scope = await scopeOn(core, file, terminal);
    const source = terminal.source(operand);
    const kept = new KeptSessions();
    try {
      const checks = {
        checks: new Set(core.CHECKS),
        accepted: 'either',
        mutators: call.values('mutator'),
        scopes: scope === undefined ? [] : [scope.scope],
        ...(await readingOf(core, call)),
        listenTo: (session: string | undefined) => kept.listenTo(source.name, session),
      } as const;
      const { sessions, session, ...log } = await named(operand, async () => {
        const audited = await core.auditTranscript(source, checks);
        const one = core.oneSession(audited.sessions, call.values(SESSION.name).at(-1));
        if (one.calls === 0) throw core.nothingChecked(1, 0);
        return { ...audited, session: one };
      });
      noteOn(core, operand, { ...log, sessions: [session] }, terminal);
      const drawing = drawnSession({
        name: session.name === undefined || sessions.length === 1 ? source.name : `${source.name} [${session.name}]`,
        calls: kept.of({ file: source.name, ...(session.name !== undefined && { session: session.name }) }),
        findings: session.findings,
        agent: scope?.scope.agent,
        text: (number) => kept.text(number),
        values: call.values(SHOW_VALUES).length > 0 ? 'shown' : 'hidden',
        redactor: redactorOn(core, call, scope?.scope.policy?.redact),
      });
      await writeHeld(core, operand, bytesOf([sessionPicture(drawing)]), output, terminal);
      return 0;
    } finally {
      kept.close();
    }
  },
};
