import type { FileReport, LogNotes, ReplayNotes } from '../audit/file-report.ts';
import type { ScopeReport } from '../audit/scope-file.ts';
import type { LeftOut } from '../audit/selection.ts';
import type { Break } from '../chain/verifier.ts';
import { type Fault, ToolReplayError } from '../error.ts';
import type { Verdicts } from '../provenance/verdicts.ts';
import { Findings } from '../rules/findings.ts';
import type { JsonError, JsonFinding, JsonReport, JsonScope, JsonSession, JsonShard } from './json-report.ts';
import { validate } from './report-v1-validator.ts';

/** What a report of a shard says. */
export interface ShardReport {
  /** How errors name the report. */
  readonly name: string;
  readonly shard: JsonShard;
  /** The version of what made it. */
  readonly tool: string;
  readonly files: readonly FileReport[];
  readonly scopes: readonly ScopeReport[];
  readonly notEntered: readonly string[];
  readonly leftOut: LeftOut | undefined;
}

/**
 * Reads what `toolreplay audit --shard` wrote as JSON.
 *
 * @param name how errors name it
 * @throws ToolReplayError for what is no such report
 */
export function readShardReport(text: string, name: string): ShardReport {
  const report = checked(text, name);
  const { shard, tool, files, scopes, not_entered: notEntered, left_out: leftOut } = report;
  if (shard === undefined) throw refused(name, { found: 'the report of a whole audit', expected: 'that of a shard' });
  return {
    name,
    shard,
    tool: tool.version,
    files: files.map((file) => ('unusable' in file ? unusable(file.file, file.unusable) : session(file, name))),
    scopes: scopes.map(scopeOf),
    notEntered,
    leftOut,
  };
}

function checked(text: string, name: string): JsonReport {
  let report: unknown;
  try {
    report = JSON.parse(text);
  } catch (error) {
    throw refused(name, { found: text === '' ? 'an empty file' : 'no JSON', expected: EXPECTED }, error);
  }
  if (!validate(report)) {
    const [fault] = validate.errors ?? [];
    throw refused(name, { found: `another form of ${fault?.instancePath || 'the whole'}`, expected: EXPECTED });
  }
  // The schema says so.
  return report as JsonReport;
}

const EXPECTED = 'a report as toolreplay audit --shard --format json writes it';

/** Why a report cannot be merged. */
export function refused(file: string, fault: Fault, cause?: unknown): ToolReplayError {
  return new ToolReplayError('report', fault, { file }, { cause });
}

function unusable(file: string, { code, file: at, line, column, found, expected, advice }: JsonError): FileReport {
  const none = { state: 'skipped', why: 'not asked for' } as const;
  const fault: Fault = { found, ...(expected !== undefined && { expected }), ...(advice !== undefined && { advice }) };
  const place = {
    ...(at !== undefined && { file: at }),
    ...(line !== undefined && { line }),
    ...(column !== undefined && { column }),
  };
  const error = new ToolReplayError(code, fault, place);
  return { file, calls: 0, findings: new Findings(), replay: none, scope: none, chain: none, unusable: error };
}

function session(of: JsonSession, name: string): FileReport {
  const { file, session, format, calls, checks, log, replay_notes: notes, looked_for: kinds, findings } = of;
  const { replay, scope, verify } = checks;
  const verdicts = sealOf(of);
  return {
    file,
    ...(session !== undefined && { session }),
    ...(log && { log: logOf(format, log) }),
    calls,
    findings: Findings.ofTold(
      findings.map((finding) => toldOf(finding, name)),
      kinds,
    ),
    replay: replay.state === 'checked' ? { state: 'checked' } : replay,
    ...(notes && { replayNotes: replayNotesOf(notes) }),
    scope,
    chain:
      verify.state === 'broken'
        ? { state: 'broken', break: breakOf(of, verify) }
        : verify.state === 'intact'
          ? { state: 'intact' }
          : { state: 'skipped', why: verify.why },
    ...(verdicts && { seal: verdicts }),
  };
}

function logOf(format: string, { skipped, ...numbers }: NonNullable<JsonSession['log']>): LogNotes {
  return { format, ...numbers, skipped: new Map(skipped.map(({ reason, parts }) => [reason, parts])) };
}

function replayNotesOf({ unchecked, normalized }: NonNullable<JsonSession['replay_notes']>): ReplayNotes {
  return { unchecked: new Map(unchecked.map(({ tool, repeats }) => [tool, repeats])), normalized };
}

function toldOf({ fingerprint, other_line: otherLine, ...finding }: JsonFinding, name: string) {
  const { kind, index, line, where, tool, note, other, first, accepted } = finding;
  if (fingerprint === undefined)
    throw refused(name, { found: 'a finding without its fingerprint', expected: EXPECTED });
  if (accepted !== undefined) {
    throw refused(name, {
      found: 'a finding that a baseline accepts',
      expected: 'a shard without a baseline',
      advice: 'give the baseline to merge',
    });
  }
  return { finding: { kind, index, line, where, tool, note, other, otherLine, first }, fingerprint };
}

/** The line of the first broken link is that of the finding on it. */
function breakOf({ findings }: JsonSession, { index, expected, found }: Omit<Break, 'line'>): Break {
  const line = findings.find(({ kind }) => kind === 'broken-chain')?.line ?? 1;
  return { index, line, expected, found };
}

function sealOf(of: JsonSession): Verdicts | undefined {
  const { verify } = of.checks;
  const { seal } = verify;
  if (seal === undefined) return undefined;
  const { links, complete, signed, anchored, follows, withheld } = seal;
  const { values, openings, opened = 0 } = withheld;
  return {
    chain: verify.state === 'broken' ? breakOf(of, verify) : undefined,
    links,
    complete,
    signed:
      signed.state === 'signed'
        ? { state: 'signed', by: { principal: signed.principal, key: signed.key } }
        : { state: signed.state, why: signed.why },
    anchored: anchored.state,
    follows,
    withheld: { values, openings, opened, source: undefined, wrong: 0 },
  };
}

function scopeOf({ file, agent, transcripts, uses, warnings }: JsonScope): ScopeReport {
  // What was to be redacted was redacted by whoever wrote the report.
  return { file, agent, transcripts, uses: uses.map((use) => ({ ...use, isImplied: false })), warnings, redact: [] };
}
