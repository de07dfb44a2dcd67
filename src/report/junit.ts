import type { FileReport } from '../audit/file-report.ts';
import type { AuditReport } from '../audit/outcome.ts';
import type { Finding } from '../rules/finding.ts';
import { KINDS, type Kind, RULE_OF } from '../rules/kinds.ts';
import { baselineLines } from './baseline-notes.ts';
import { contextOf } from './context.ts';
import { placeText } from './error.ts';
import { clip, inert, inertLine } from './inert.ts';
import { notesOf, noteText, sessionName, whichCall } from './log-notes.ts';
import { scopeLines } from './scope-notes.ts';
import { count, notChecked, verdict } from './words.ts';
import { xmlAttributes, xmlData } from './xml.ts';

/** So many findings of one kind stand in a failure: dashboards show the first lines of it. */
const MOST_FINDINGS = 100;
const LONGEST = 1000;

/** What a dashboard is told beside the report. */
export interface JunitSettings {
  /** The kinds of finding that are failures; others pass, and are told in the output of their test. */
  readonly failOn: ReadonlySet<Kind>;
}

/** One test: a kind of finding looked for in one session. */
interface TestCase {
  readonly name: string;
  readonly state: 'passed' | 'failure' | 'error' | 'skipped';
  /** The line of the file that it is about. */
  readonly line?: number | undefined;
  readonly message?: string;
  /** The lines that tell it in full, safe to print. */
  readonly lines?: readonly string[];
}

/** A suite of tests: a session, or the audit itself. */
interface Suite {
  readonly name: string;
  readonly file?: string;
  readonly properties: readonly (readonly [name: string, value: string | number])[];
  readonly tests: readonly TestCase[];
  /** What there is to note, safe to print. */
  readonly notes: readonly string[];
}

/**
 * The report as JUnit XML: a suite for each session, and in it a test for each kind of finding, so that a test keeps its
 * name from run to run. There is no time in it.
 */
export function* junitReport(report: AuditReport, settings: JunitSettings): Generator<string> {
  // Numbers come before what they count, and only one suite is to be held at a time.
  const total = { tests: 0, failures: 0, errors: 0, skipped: 0 };
  for (const suite of suites(report, settings)) {
    const numbers = numbersOf(suite);
    total.tests += numbers.tests;
    total.failures += numbers.failures;
    total.errors += numbers.errors;
    total.skipped += numbers.skipped;
  }
  yield '<?xml version="1.0" encoding="UTF-8"?>\n';
  yield `<testsuites${xmlAttributes({ name: 'toolreplay', ...total })}>\n`;
  for (const suite of suites(report, settings)) yield* suitePieces(suite);
  yield '</testsuites>\n';
}

function* suites(report: AuditReport, settings: JunitSettings): Generator<Suite> {
  const { nothing, exitCode } = report;
  const notes = [
    ...baselineLines(report),
    ...scopeLines(report),
    ...notChecked(report).map((line) => `not checked: ${line}`),
  ].map(inertLine);
  const state = nothing === undefined ? 'passed' : exitCode === 2 ? 'error' : 'skipped';
  const message = nothing?.message ?? verdict(report);
  yield {
    name: 'audit',
    properties: [
      ['result', report.result],
      ['exit-code', exitCode],
    ],
    tests: [{ name: 'anything checked', state, message }],
    notes,
  };
  for (const file of report.files) yield suiteOf(file, settings);
}

function suiteOf(file: FileReport, settings: JunitSettings): Suite {
  const { unusable, findings, calls, log } = file;
  const name = sessionName(file);
  if (unusable !== undefined) {
    const { line, file: where = file.file } = unusable.place;
    const lines = [inertLine(`${placeText(unusable.place)}: ${inert(unusable.message)}`)];
    const fault = { state: 'error', message: unusable.message, lines } as const;
    const test = { name: 'usable', line: where === file.file ? line : undefined, ...fault };
    return { name, file: file.file, properties: [], tests: [test], notes: [] };
  }
  const notes = notesOf(file);
  return {
    name,
    file: file.file,
    properties: [
      ['format', log?.format ?? 'native'],
      ['calls', calls],
      ['accepted', findings.accepted],
    ],
    tests: KINDS.flatMap((kind) => testOf(file, kind, settings)),
    notes: notes === undefined ? [] : [inertLine(noteText(name, log?.format ?? '', notes))],
  };
}

function testOf(file: FileReport, kind: Kind, { failOn }: JunitSettings): TestCase[] {
  const { check, isOptional } = RULE_OF[kind];
  const result = { replay: file.replay, scope: file.scope, verify: file.chain }[check];
  const number = file.findings.count(kind);
  if (number > 0) {
    const [first, lines] = told(file, kind, number);
    return [{ name: kind, state: failOn.has(kind) ? 'failure' : 'passed', ...first, lines }];
  }
  if (isOptional === true && !file.findings.isWatchedFor(kind)) return [];
  return [
    result.state === 'skipped'
      ? { name: kind, state: 'skipped', message: result.why }
      : { name: kind, state: 'passed' },
  ];
}

/** The findings of one kind: the first as the message of a failure, and a line for each. */
function told(file: FileReport, kind: Kind, number: number): [Pick<TestCase, 'message' | 'line'>, string[]] {
  const lines: string[] = [];
  let first: Pick<TestCase, 'message' | 'line'> = {};
  for (const finding of file.findings) {
    if (finding.kind !== kind) continue;
    const what = sentence(file, finding);
    if (lines.length === 0) {
      const others = number === 1 ? '' : `; ${number - 1} more`;
      first = {
        line: finding.where === undefined ? finding.line : undefined,
        message: `${clip(what, LONGEST)}${others}`,
      };
    }
    const place = finding.where === undefined ? `${inert(file.file)}:${finding.line}` : inert(file.file);
    lines.push(inertLine(clip(`${place}: ${what}`, LONGEST)));
    if (lines.length === MOST_FINDINGS) break;
  }
  const more = number - lines.length;
  return [first, more > 0 ? [...lines, `and ${count(more, 'more finding')}`] : lines];
}

function sentence(file: FileReport, finding: Finding): string {
  return `${whichCall(file, finding)}: ${inert(RULE_OF[finding.kind].detail(finding, contextOf(file)))}`;
}

function numbersOf({ tests }: Suite): { tests: number; failures: number; errors: number; skipped: number } {
  const of = (state: TestCase['state']): number => tests.filter((test) => test.state === state).length;
  return { tests: tests.length, failures: of('failure'), errors: of('error'), skipped: of('skipped') };
}

function* suitePieces(suite: Suite): Generator<string> {
  const { name, file, properties, tests, notes } = suite;
  yield `  <testsuite${xmlAttributes({ name, ...numbersOf(suite) })}>\n`;
  if (properties.length > 0) {
    yield '    <properties>\n';
    for (const [key, value] of properties) yield `      <property${xmlAttributes({ name: key, value })}/>\n`;
    yield '    </properties>\n';
  }
  for (const test of tests) yield* testPieces(test, name, file);
  if (notes.length > 0) yield `    <system-out>${text(notes)}</system-out>\n`;
  yield '  </testsuite>\n';
}

function* testPieces(test: TestCase, suite: string, file: string | undefined): Generator<string> {
  const { name, state, line, message, lines = [] } = test;
  const start = `    <testcase${xmlAttributes({ name, classname: suite, file, line })}`;
  if (state === 'passed' && lines.length === 0) yield `${start}/>\n`;
  else if (state === 'passed') yield `${start}>\n      <system-out>${text(lines)}</system-out>\n    </testcase>\n`;
  else if (state === 'skipped') yield `${start}>\n      <skipped${xmlAttributes({ message })}/>\n    </testcase>\n`;
  else {
    const type = state === 'error' ? 'unusable' : name;
    yield `${start}>\n      <${state}${xmlAttributes({ message, type })}>${text(lines)}</${state}>\n    </testcase>\n`;
  }
}

/** Lines as the text of an element, none of which starts behind a tag. */
function text(lines: readonly string[]): string {
  return lines.length === 0 ? '' : `\n${lines.map(xmlData).join('\n')}\n`;
}
