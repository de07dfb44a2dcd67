import type { FileReport, LogNotes, ReplayNotes } from '../audit/file-report.ts';
import type { ScopeReport } from '../audit/scope-file.ts';
import type { LeftOut } from '../audit/selection.ts';
import type { Break } from '../chain/verifier.ts';
import { type Fault, ToolReplayError } from '../error.ts';
import type { Verdicts } from '../provenance/verdicts.ts';
import { Findings } from '../rules/findings.ts';
import { KINDS } from '../rules/kinds.ts';
import { VERSION } from '../version.ts';
import type { JsonError, JsonFinding, JsonReport, JsonScope, JsonSession, JsonShard } from './json-report.ts';
import { validate } from './report-v1-validator.ts';

/** What a report of a shard says. */
export interface ShardReport {
  /** How errors name the report. */
  readonly name: string;
  readonly shard: JsonShard;
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
  const { shard, files, scopes, not_entered: notEntered, left_out: leftOut } = report;
  if (shard === undefined) {
    const advice = 'give the audit a shard, or take its report as it is';
    throw refused(name, { found: 'the report of a whole audit', expected: 'that of a shard', advice });
  }
  return {
    name,
    shard,
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
    const found = text.trim() === '' ? 'an empty file' : 'no JSON, or JSON that is cut off';
    throw refused(name, { found, expected: EXPECTED, advice: 'see whether the shard came to its end' }, error);
  }
  checkVersion(report, name);
  if (!validate(report)) {
    const [fault] = validate.errors ?? [];
    const at = fault?.instancePath ? ` at ${fault.instancePath}` : '';
    throw refused(name, { found: `JSON of another form${at}`, expected: EXPECTED });
  }
  // The schema says so.
  return report as JsonReport;
}

const EXPECTED = 'a report as toolreplay audit --shard --format json writes it';

/** Another version may find other things, and its reports may have another form. */
function checkVersion(report: unknown, name: string): void {
  const version = memberOf(memberOf(report, 'tool'), 'version');
  if (typeof version !== 'string' || version === VERSION) return;
  const found = `a report by toolreplay ${version.slice(0, 40)}`;
  throw refused(name, { found, expected: `one by ${VERSION}`, advice: 'use the same version on all runners' });
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && name in value ? Reflect.get(value, name) : undefined;
}

/** Why a report cannot be merged. @param file how errors name it; undefined where it is about all of them */
export function refused(file: string | undefined, fault: Fault, cause?: unknown): ToolReplayError {
  return new ToolReplayError('report', fault, file === undefined ? {} : { file }, { cause });
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
  checkFindings(of, name);
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

/** Findings are on calls of the session, by index, and those on one call in the order of the kinds. */
function checkFindings({ calls, findings }: JsonSession, name: string): void {
  for (const [k, { kind, index, other, first }] of findings.entries()) {
    if (Math.max(index, other, first) >= calls) {
      throw refused(name, { found: `a finding on a call that is none of ${calls}`, expected: EXPECTED });
    }
    const before = findings[k - 1];
    if (before === undefined || before.index < index) continue;
    if (before.index === index && KINDS.indexOf(before.kind) <= KINDS.indexOf(kind)) continue;
    throw refused(name, { found: `a finding at index ${index} after one at ${before.index}`, expected: EXPECTED });
  }
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

function scopeOf({ file, sha256, agent, transcripts, uses, warnings }: JsonScope): ScopeReport {
  // What was to be redacted was redacted by whoever wrote the report.
  return {
    file,
    sha256,
    agent,
    transcripts,
    uses: uses.map((use) => ({ ...use, isImplied: false })),
    warnings,
    redact: [],
  };
}
