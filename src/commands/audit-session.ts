import type { SessionAudit, TranscriptChecks } from '../audit/transcript.ts';
import type { Call } from './command.ts';
import { noteOn } from './notes.ts';
import { SESSION } from './options.ts';
import type { Terminal } from './terminal.ts';

/**
 * Audits the one session that a command is about. What an agent's log had beside its calls goes to standard error: the
 * report itself is fixed.
 */
export async function auditSession(
  core: typeof import('./core.ts'),
  operand: string,
  checks: TranscriptChecks,
  call: Call,
  terminal: Terminal,
): Promise<SessionAudit> {
  const { format, sessions, skipped } = await core.auditTranscript(terminal.source(operand), checks);
  const session = core.oneSession(sessions, call.values(SESSION.name).at(-1));
  noteOn(core, operand, { format, skipped, sessions: [session] }, terminal);
  return session;
}
