import { type Break, Verifier } from '../chain/verifier.ts';
import { CallTable } from '../rules/call-table.ts';
import { Findings } from '../rules/findings.ts';
import { RULES } from '../rules/kinds.ts';
import type { Check } from '../rules/rule.ts';
import type { Scope } from '../scope/scope.ts';
import { type Accepted, NativeTranscript } from '../transcript/native-transcript.ts';
import type { Record } from '../transcript/record.ts';
import type { Source } from './source.ts';

/** What to look for in one transcript. */
export interface TranscriptChecks {
  readonly checks: ReadonlySet<Check>;
  readonly accepted: Accepted;
  readonly mutators: readonly string[];
  readonly scope?: Scope;
}

/** What one pass over a transcript found. */
export interface TranscriptAudit {
  readonly calls: number;
  /** Whether its lines are sealed; undefined when it has none. */
  readonly sealed: boolean | undefined;
  readonly findings: Findings;
  /** The first broken link, when the chain was verified and is broken. */
  readonly break: Break | undefined;
}

/**
 * Reads a transcript once and shows each call to every rule that was asked for.
 *
 * @param onChunk hears how many bytes were read, for whoever shows progress
 * @throws ToolReplayError when the transcript cannot be judged; its place has no file
 */
export async function auditTranscript(
  source: Source,
  { checks, accepted, mutators, scope }: TranscriptChecks,
  onChunk?: (bytes: number) => void,
): Promise<TranscriptAudit> {
  const transcript = new NativeTranscript(accepted);
  const table = new CallTable();
  const findings = new Findings();
  const verifier = new Verifier();
  const watches = RULES.flatMap((rule) => {
    const watch = checks.has(rule.check) ? rule.watch({ mutators, scope, verifier }) : undefined;
    return watch === undefined ? [] : [{ kind: rule.kind, watch }];
  });
  const see = (record: Record): void => {
    const sighting = table.see(record);
    for (const { kind, watch } of watches) {
      const found = watch.see(record, sighting);
      if (found !== undefined) findings.add(kind, found);
    }
  };
  for await (const chunk of source.chunks()) {
    for (const record of transcript.read(chunk)) see(record);
    onChunk?.(chunk.length);
  }
  for (const record of transcript.finish()) see(record);
  return { calls: transcript.calls, sealed: transcript.sealed, findings, break: verifier.break };
}
