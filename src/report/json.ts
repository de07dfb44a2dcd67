import type { FileReport, Skipped } from '../audit/file-report.ts';
import type { AuditReport } from '../audit/outcome.ts';
import type { Break } from '../chain/verifier.ts';
import type { Verdicts } from '../provenance/verdicts.ts';
import { KINDS, RULE_OF } from '../rules/kinds.ts';
import { VERSION } from '../version.ts';
import { baselineNotes } from './baseline-notes.ts';
import { contextOf } from './context.ts';
import { inertJson } from './inert.ts';
import { jsonArray } from './json-array.ts';
import { comparedPieces } from './json-compare.ts';
import { errorObject } from './json-error.ts';
import { type ToldFinding, toldFindings } from './told.ts';
import { notChecked } from './words.ts';

/** Where the schema of the report is found. */
const SCHEMA = 'https://github.com/toolreplay/action/raw/v1/schemas/report-v1.json';
/** The version of the report's form, which is not the product's. */
const FORM = 1;

/**
 * The report as JSON, a finding a line, as `schemas/report-v1.json` describes it. It comes in pieces: the text of all of
 * them may be longer than a string can be.
 *
 * @param flake what several runs have in common, where that was asked for
 */
export function* jsonReport(report: AuditReport, flake?: object): Generator<string> {
  yield `{\n  "$schema": ${inertJson(SCHEMA)},\n`;
  yield `  "version": ${FORM},\n`;
  yield `  "tool": ${inertJson({ name: 'toolreplay', version: VERSION })},\n`;
  yield `  "result": ${inertJson(report.result)},\n  "exit_code": ${report.exitCode},\n`;
  yield `  "totals": ${inertJson(totals(report))},\n`;
  if (report.nothing !== undefined) yield `  "nothing": ${inertJson(errorObject(report.nothing))},\n`;
  if (report.baseline !== undefined) yield `  "baseline": ${inertJson(baselineObject(report))},\n`;
  if (report.leftOut !== undefined) yield `  "left_out": ${inertJson(report.leftOut)},\n`;
  yield '  "files": ';
  yield* jsonArray(report.files, filePieces, '  ');
  yield ',\n  "scopes": ';
  yield* jsonArray(scopeObjects(report), (scope) => [inertJson(scope)], '  ');
  yield `,\n  "not_entered": ${inertJson(report.notEntered)},\n`;
  yield `  "not_checked": ${inertJson(notChecked(report))}`;
  if (report.compared !== undefined) {
    yield ',\n  "comparisons": ';
    yield* jsonArray(report.compared.transcripts, comparedPieces, '  ');
  }
  if (report.shard !== undefined) {
    const { index, count, transcripts, settings, list } = report.shard;
    yield `,\n  "shard": ${inertJson({ index, count, transcripts, settings, list })}`;
  }
  if (flake !== undefined) yield `,\n  "flake": ${inertJson(flake)}`;
  yield '\n}\n';
}

function totals({ transcripts, calls, findings, accepted, unusableFiles, counts }: AuditReport): object {
  const byKind = Object.fromEntries(KINDS.map((kind) => [kind, counts[kind]]));
  return { transcripts, unusable: unusableFiles, calls, findings, accepted, by_kind: byKind };
}

function baselineObject(report: AuditReport): object {
  const entries = baselineNotes(report).map(({ kind, line, message }) => ({ state: kind, line, message }));
  return { file: report.baseline?.file, entries };
}

function* filePieces(file: FileReport): Generator<string> {
  const { session, calls, findings, log, replayNotes, unusable } = file;
  const named = { file: file.file, ...(session !== undefined && { session }) };
  if (unusable !== undefined) {
    yield inertJson({ ...named, unusable: errorObject(unusable) });
    return;
  }
  const head = {
    ...named,
    format: log?.format ?? 'native',
    calls,
    checks: checksObject(file),
    looked_for: KINDS.filter((kind) => findings.isWatchedFor(kind)),
    ...(log && { log: logObject(log) }),
    ...(replayNotes && { replay_notes: replayNotesObject(replayNotes) }),
  };
  yield `${inertJson(head).slice(0, -1)},"findings":`;
  const context = contextOf(file);
  yield* jsonArray(toldFindings(findings), (told) => [inertJson(findingObject(told, context))], '    ');
  yield '}';
}

function checksObject({ replay, scope, chain, seal, findings }: FileReport): object {
  return {
    replay:
      replay.state === 'skipped' ? skipped(replay) : { state: 'checked', divergence: findings.divergence ?? null },
    scope: scope.state === 'skipped' ? skipped(scope) : { state: 'checked', agent: scope.agent },
    verify:
      chain.state === 'skipped'
        ? skipped(chain)
        : chain.state === 'intact'
          ? { state: 'intact', ...(seal && { seal: sealObject(seal) }) }
          : { state: 'broken', ...brokenObject(chain.break), ...(seal && { seal: sealObject(seal) }) },
  };
}

function brokenObject({ index, expected, found }: Break): object {
  return { index, expected, found };
}

/** The verdicts beside that on the chain. */
function sealObject({ links, complete, signed, anchored, follows, withheld }: Verdicts): object {
  const { principal, key } = signed.state === 'signed' ? signed.by : { principal: undefined, key: undefined };
  const { values, openings, opened } = withheld;
  return {
    links,
    complete: { state: complete.state, ...(complete.state === 'no' && { why: complete.why }) },
    signed: {
      state: signed.state,
      ...(key !== undefined && { key }),
      ...(principal !== undefined && { principal }),
      ...(signed.state !== 'signed' && { why: signed.why }),
    },
    anchored: { state: anchored },
    ...(follows !== undefined && { follows }),
    withheld: { values, ...(openings !== undefined && { openings, opened }) },
  };
}

function skipped({ state, why }: Skipped): object {
  return { state, why };
}

function logObject({ unanswered, orphans, duplicates, skipped: parts }: NonNullable<FileReport['log']>): object {
  const passed = [...parts].map(([reason, number]) => ({ reason, parts: number }));
  return { unanswered, orphans, duplicates, skipped: passed };
}

function replayNotesObject({ unchecked, normalized }: NonNullable<FileReport['replayNotes']>): object {
  const { answers, fields } = normalized;
  return { unchecked: [...unchecked].map(([tool, repeats]) => ({ tool, repeats })), normalized: { answers, fields } };
}

function findingObject(
  { finding, fingerprint, acceptance }: ToldFinding,
  context: ReturnType<typeof contextOf>,
): object {
  const { kind, index, line, where, tool, note, other, otherLine, first } = finding;
  const { level, check, detail } = RULE_OF[kind];
  return {
    kind,
    level,
    check,
    index,
    line,
    ...(where !== undefined && { where }),
    tool,
    message: detail(finding, context),
    ...(note !== undefined && { note }),
    other,
    ...(otherLine !== undefined && { other_line: otherLine }),
    first,
    ...(fingerprint !== undefined && { fingerprint }),
    ...(acceptance && { accepted: { reason: acceptance.reason, expires: acceptance.expires ?? null } }),
  };
}

function* scopeObjects({ scopes }: AuditReport): Generator<object> {
  for (const { file, sha256, agent, transcripts, uses, warnings } of scopes) {
    const stated = uses.filter(({ isImplied }) => !isImplied);
    yield {
      file,
      sha256,
      agent,
      transcripts,
      rules: stated.length,
      unused: stated.filter(({ matches }) => matches === 0).map(({ name, file, line }) => ({ name, file, line })),
      uses: stated.map(({ name, file, line, matches }) => ({ name, file, line, matches })),
      warnings: warnings.map((warning) => ({ file: warning.file, line: warning.line, message: warning.message })),
    };
  }
}
