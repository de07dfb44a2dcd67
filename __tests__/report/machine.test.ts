import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { AuditReport } from '../../src/audit/outcome.ts';
import { MACHINE_FORMATS, type MachineFormat } from '../../src/report/formats.ts';
import { inertJson } from '../../src/report/inert.ts';
import { machineReport } from '../../src/report/machine.ts';
import { MOST_RESULTS } from '../../src/report/sarif.ts';
import { workflowCommand } from '../../src/report/workflow-command.ts';
import { KINDS } from '../../src/rules/kinds.ts';
import { auditReport, collected, fileReport, findingOf, HOSTILE, unusableReport } from '../helpers/reports.ts';
import { checkReport, checkSarif, elements, readJunit } from '../helpers/reports-checked.ts';

const SETTINGS = { failOn: new Set(KINDS) };

function told(report: AuditReport, format: MachineFormat, settings = SETTINGS): string {
  return [...machineReport(report, format, settings)].join('');
}

/** What a test looks at of SARIF. */
interface Sarif {
  readonly runs: readonly [
    {
      readonly results: readonly {
        readonly ruleId: string;
        readonly message: { readonly text: string };
        readonly suppressions?: readonly { readonly justification: string }[];
        readonly locations: readonly object[];
      }[];
      readonly invocations: readonly [
        {
          readonly executionSuccessful: boolean;
          readonly toolExecutionNotifications: readonly {
            readonly message: { readonly text: string };
            readonly descriptor: { readonly id: string };
          }[];
        },
      ];
    },
  ];
}

function sarifOf(report: AuditReport, settings = SETTINGS): Sarif['runs'][0] {
  const value: unknown = JSON.parse(told(report, 'sarif', settings));
  checkSarif(value);
  return (value as Sarif).runs[0];
}

/** A report that holds a text wherever data can be. */
function holding(data: string): AuditReport {
  const finding = findingOf('permission-overreach', 4, { tool: data, note: data, where: data });
  const other = findingOf('non-determinism', 5, { tool: data });
  return auditReport([
    fileReport(data, [finding, other], { session: data, scope: { state: 'checked', agent: data } }),
    unusableReport('b.jsonl', { file: data, line: 1 }, { found: data, expected: data, advice: data }),
  ]);
}

describe.each(MACHINE_FORMATS)('the report as %s', (format) => {
  test('obeys no data', () => {
    for (const data of HOSTILE) {
      const text = told(holding(data), format);
      const shown = /[\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u0000-\u0009\u000b-\u001f\u007f-\u009f]|##\[/u;
      expect(shown.exec(text)?.[0]).toBeUndefined();
      const commands = text.split('\n').filter((line) => /^\s*::/.test(line));
      expect(
        commands.filter((line) => format !== 'github' || !/^::(?:error|warning|notice) title=/.test(line)),
      ).toEqual([]);
      if (format === 'json') checkReport(JSON.parse(text));
      if (format === 'sarif') checkSarif(JSON.parse(text));
      if (format === 'junit') readJunit(text);
    }
  });

  test('is the same for the same audit', () => {
    expect(told(holding('a'), format)).toBe(told(holding('a'), format));
  });
});

test('JSON that nothing obeys is read back as the same value', () => {
  fc.assert(
    fc.property(fc.json(), fc.string({ unit: 'binary' }), (json, text) => {
      const value: unknown = [JSON.parse(json), text, '##[x', '\u202e'];
      expect(JSON.parse(inertJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test('a workflow command is what the toolkit of GitHub makes', async () => {
  const lines: string[] = [];
  const path = `${process.cwd()}/node_modules/@actions/core/lib/command.js`;
  const { issueCommand } = (await import(path)) as {
    issueCommand(command: string, properties: object, message: string): void;
  };
  const write = process.stdout.write;
  const text = fc.string({ unit: fc.constantFrom('a', '%', '\r', '\n', ':', ',', '=', '::', 'é') });
  try {
    process.stdout.write = (line) => lines.push(String(line)) > 0;
    fc.assert(
      fc.property(text, text, fc.nat(3), (title, message, line) => {
        issueCommand('error', { title: `t${title}`, line }, message);
        expect(`${workflowCommand('error', { title: `t${title}`, line }, message)}\n`).toBe(
          lines.pop()?.replace(/\r\n$/, '\n'),
        );
      }),
    );
  } finally {
    process.stdout.write = write;
  }
});

describe('SARIF', () => {
  test('keeps what is accepted, and marks it', () => {
    const findings = collected([findingOf('redundant-call', 1), findingOf('redundant-call', 2)]);
    findings.nameCalls((index) => String(index));
    findings.accept(({ index }) => (index === 1 ? { reason: 'known [x](y)', expires: '2027-01-31' } : undefined));
    const { results } = sarifOf(auditReport([fileReport('a.jsonl', [], { findings })]));
    expect(results.map(({ suppressions }) => suppressions?.map(({ justification }) => justification))).toEqual([
      ['known [x\\u005d(y) (until 2027-01-31)'],
      [],
    ]);
  });

  test('has the worst of more results than GitHub takes, and says how many it has not', () => {
    const many = Array.from({ length: MOST_RESULTS }, (_, index) => findingOf('redundant-call', index));
    const last = findingOf('permission-overreach', MOST_RESULTS);
    const { results, invocations } = sarifOf(auditReport([fileReport('a.jsonl', [...many, last])]));
    expect(results).toHaveLength(MOST_RESULTS);
    expect(results.at(-1)?.ruleId).toBe('permission-overreach');
    const notes = invocations[0].toolExecutionNotifications.map(({ message }) => message.text);
    expect(notes).toContain('1 finding left out, the least bad: GitHub takes 25000 results');
  });

  test('names files as URIs', () => {
    const names = ['a b/c#d?.jsonl', '/tmp/ä.jsonl', 'C:/x y.jsonl', '../up.jsonl', 'a:b.jsonl'];
    const { results } = sarifOf(auditReport(names.map((name) => fileReport(name, [findingOf('redundant-call', 1)]))));
    const uris = results.map(({ locations }) => /"uri":"([^"]*)"/.exec(JSON.stringify(locations))?.[1]);
    expect(uris).toEqual([
      'a%20b/c%23d%3F.jsonl',
      'file:///tmp/%C3%A4.jsonl',
      'file:///C:/x%20y.jsonl',
      '../up.jsonl',
      'a%3Ab.jsonl',
    ]);
  });

  test('points to no file of a stream', () => {
    const { results } = sarifOf(auditReport([fileReport('<stdin>', [findingOf('redundant-call', 1)])]));
    expect(results[0]?.locations).toEqual([{ logicalLocations: [{ fullyQualifiedName: '<stdin>' }] }]);
  });

  test('tells what cannot be judged as a notification', () => {
    const { invocations, results } = sarifOf(auditReport([unusableReport('a.jsonl')]));
    expect(invocations[0].executionSuccessful).toBe(false);
    expect(invocations[0].toolExecutionNotifications[0]?.descriptor.id).toBe('unusable/json');
    expect(results).toEqual([]);
  });
});

describe('JUnit', () => {
  test('fails for the kinds that fail', () => {
    const report = auditReport([
      fileReport('a.jsonl', [findingOf('redundant-call', 1), findingOf('permission-overreach', 2)]),
    ]);
    const xml = told(report, 'junit', { ...SETTINGS, failOn: new Set(['permission-overreach']) });
    const failures = elements(readJunit(xml), 'failure');
    expect(failures.map(({ attributes }) => attributes['type'])).toEqual(['permission-overreach']);
    expect(xml).toContain('a.jsonl:2: index 1: tool &apos;read_file&apos; repeats');
  });

  test('has no character that XML has not', () => {
    const xml = told(holding('a\ufffe\uffff\u0000\ud800b]]>'), 'junit');
    expect(() => readJunit(xml)).not.toThrow();
    expect(xml).toContain('a\\ufffe\\uffff\\u0000\\ud800b]]&gt;');
  });
});
