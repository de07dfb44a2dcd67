import type { FileReport } from '../audit/file-report.ts';
import type { AuditReport } from '../audit/outcome.ts';
import type { ToolReplayError } from '../error.ts';
import { sha256 } from '../json/digest.ts';
import type { Finding } from '../rules/finding.ts';
import { ERRORS, KINDS, type Kind, RULE_OF, WARNINGS } from '../rules/kinds.ts';
import { VERSION } from '../version.ts';
import { baselineNotes, until } from './baseline-notes.ts';
import { contextOf } from './context.ts';
import { clip, inert, inertJson } from './inert.ts';
import { jsonArray } from './json-array.ts';
import { notesOf, noteText, sessionName, whichCall } from './log-notes.ts';
import { ROOT, sarifLocation } from './sarif-location.ts';
import { otherCall, sarifRules } from './sarif-rules.ts';
import { importNotes, unmatchedRules } from './scope-notes.ts';
import { type ToldFinding, toldFindings } from './told.ts';
import { count, notChecked } from './words.ts';

/** https://docs.github.com/en/code-security/reference/code-scanning/sarif-files/sarif-support: more are refused. */
export const MOST_RESULTS = 25_000;
const LONGEST = 1000;
const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json';
const INFORMATION = 'https://github.com/toolreplay/action';

/**
 * The report as SARIF 2.1.0 with one run, a result a line, as GitHub's code scanning takes it. What is accepted is there,
 * and marked as suppressed. Of more results than GitHub takes, the worst are there, and a notification counts the others.
 */
export function* sarifReport(report: AuditReport): Generator<string> {
  const rooms = roomsOf(report);
  const rules = sarifRules();
  yield `{\n  "$schema": ${inertJson(SCHEMA)},\n  "version": "2.1.0",\n  "runs": [\n    {\n`;
  yield `      "tool": {\n        "driver": {\n          "name": "ToolReplay",\n`;
  yield `          "semanticVersion": ${inertJson(VERSION)},\n          "informationUri": ${inertJson(INFORMATION)},\n`;
  yield '          "rules": ';
  yield* jsonArray(rules, onOneLine, '          ');
  yield '\n        }\n      },\n';
  yield '      "columnKind": "unicodeCodePoints",\n';
  yield `      "originalUriBaseIds": ${inertJson({ [ROOT]: { description: { text: 'The root of the workspace.' } } })},\n`;
  yield '      "invocations": [\n        {\n';
  yield `          "executionSuccessful": ${report.result !== 'unusable'},\n          "exitCode": ${report.exitCode},\n`;
  yield '          "toolExecutionNotifications": ';
  yield* jsonArray(notifications(report, rooms.left), onOneLine, '          ');
  yield '\n        }\n      ],\n      "results": ';
  yield* jsonArray(results(report, rooms), onOneLine, '      ');
  yield '\n    }\n  ]\n}\n';
}

/** An object on one line. */
function onOneLine(item: object): [string] {
  return [inertJson(item)];
}

/** How many results there is room for, of each kind and of those that are accepted, and how many are left out. */
interface Rooms {
  readonly ofKind: Map<Kind, number>;
  accepted: number;
  /** Whether each result has to say whether it is suppressed: once one does, all have to. */
  readonly suppressions: 'stated' | 'left out';
  readonly left: number;
}

function roomsOf({ counts, findings, accepted }: AuditReport): Rooms {
  let room = MOST_RESULTS;
  const take = (number: number): number => {
    const taken = Math.min(room, number);
    room -= taken;
    return taken;
  };
  const ofKind = new Map([...ERRORS, ...WARNINGS].map((kind) => [kind, take(counts[kind])]));
  const left = findings + accepted - MOST_RESULTS;
  return {
    ofKind,
    accepted: take(accepted),
    suppressions: accepted > 0 ? 'stated' : 'left out',
    left: Math.max(0, left),
  };
}

function* results({ files }: AuditReport, rooms: Rooms): Generator<object> {
  let room = rooms.accepted + [...rooms.ofKind.values()].reduce((sum, number) => sum + number, 0);
  for (const file of files) {
    // A finding that is not told is looked at for nothing, and there may be millions.
    if (room === 0) return;
    for (const told of toldFindings(file.findings)) {
      const { kind } = told.finding;
      const left = told.acceptance === undefined ? (rooms.ofKind.get(kind) ?? 0) : rooms.accepted;
      if (left === 0) continue;
      if (told.acceptance === undefined) rooms.ofKind.set(kind, left - 1);
      else rooms.accepted--;
      yield result(file, told, rooms.suppressions);
      if (--room === 0) return;
    }
  }
}

function result(
  file: FileReport,
  { finding, fingerprint, acceptance }: ToldFinding,
  suppressions: Rooms['suppressions'],
): object {
  const { kind, line, where } = finding;
  const { level, detail } = RULE_OF[kind];
  const what = `${whichCall(file, finding)}: ${detail(finding, contextOf(file))}`;
  const related = relatedLocation(file, finding);
  return {
    ruleId: kind,
    ruleIndex: KINDS.indexOf(kind),
    level,
    // GitHub shows the other place where the message links to it.
    message: { text: `${messageText(what)}${related === undefined ? '' : ` ([index ${finding.other}](1))`}` },
    locations: [sarifLocation({ file: file.file, line, where })],
    ...(related && { relatedLocations: [related] }),
    ...(fingerprint !== undefined && { partialFingerprints: fingerprints(file, fingerprint) }),
    ...(suppressions === 'stated' && { suppressions: acceptance === undefined ? [] : [suppression(acceptance)] }),
  };
}

function relatedLocation({ file }: FileReport, { kind, other, otherLine: line }: Finding): object | undefined {
  const what = otherCall(kind);
  if (what === undefined || line === undefined) return undefined;
  return { id: 1, ...sarifLocation({ file, line }), message: { text: `index ${other}: ${what}` } };
}

/**
 * The name of a finding, and the one that GitHub goes by together with rule and file. `upload-sarif` makes that one of
 * the text of the line where it is missing, and lines of a transcript have their index in them.
 */
function fingerprints({ session }: FileReport, fingerprint: string): object {
  const ofFile =
    session === undefined ? fingerprint : sha256(Buffer.from(`${session} ${fingerprint}`), 'hex').slice(0, 32);
  return { 'toolreplay/v1': fingerprint, primaryLocationLineHash: `${ofFile}:1` };
}

function suppression({ reason, expires }: NonNullable<ToldFinding['acceptance']>): object {
  return { kind: 'external', status: 'accepted', justification: `${messageText(reason)}${until(expires)}` };
}

/** Data in a message, in which `[text](target)` is a link. */
function messageText(data: string): string {
  return clip(inert(clip(data, LONGEST)), LONGEST).replaceAll('](', '\\u005d(');
}

/** What is no finding: what cannot be judged, what was left out, and what there is to note. */
function* notifications(report: AuditReport, left: number): Generator<object> {
  for (const file of report.files) if (file.unusable !== undefined) yield errorNotification(file.unusable, 'error');
  if (report.nothing !== undefined) yield errorNotification(report.nothing, report.exitCode === 2 ? 'error' : 'note');
  if (left > 0) {
    const text = `${count(left, 'finding')} left out, the least bad: GitHub takes ${MOST_RESULTS} results`;
    yield notification('warning', 'left-out', text);
  }
  for (const { kind, line, message } of baselineNotes(report)) {
    yield notification('warning', `${kind}-entry`, message, sarifLocation({ file: report.baseline?.file ?? '', line }));
  }
  for (const { file, line, message } of importNotes(report)) {
    yield notification('warning', 'rule-not-used', message, sarifLocation({ file, line }));
  }
  for (const line of unmatchedRules(report)) yield notification('note', 'rule-without-a-call', line);
  for (const file of report.files) {
    const notes = notesOf(file);
    if (notes === undefined) continue;
    const text = noteText(sessionName(file), file.log?.format ?? '', notes);
    yield notification('note', 'log', text, sarifLocation({ file: file.file }));
  }
  for (const line of notChecked(report)) yield notification('note', 'not-checked', line);
}

function errorNotification({ code, message, place }: ToolReplayError, level: 'error' | 'note'): object {
  const { file, line, column } = place;
  const location = file === undefined ? undefined : sarifLocation({ file, line, column });
  return notification(level, `unusable/${code}`, message, location);
}

function notification(level: 'error' | 'warning' | 'note', id: string, text: string, location?: object): object {
  return {
    level,
    descriptor: { id },
    message: { text: messageText(text) },
    ...(location && { locations: [location] }),
  };
}
