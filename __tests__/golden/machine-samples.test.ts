import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { ERROR_CODES } from '../../src/error.ts';
import { FORMAT_NAMES } from '../../src/formats/recognise.ts';
import { REPORT_FORMATS } from '../../src/report/formats.ts';
import { KINDS } from '../../src/rules/kinds.ts';
import { checkReport, checkSarif, elements, readJson, readJunit } from '../helpers/reports-checked.ts';

const FOLDER = 'samples/reports';
const kept = (ending: string): string[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith(ending))
    .map((name) => `${FOLDER}/${name}`);

test('no format of a transcript has the name of a report', () => {
  expect(REPORT_FORMATS.filter((name) => FORMAT_NAMES.includes(name))).toEqual([]);
});

describe('the kept reports', () => {
  const compared = ['compare', 'flake'].map((name) => `samples/compare/${name}.json`);
  const shards = readdirSync('samples/shards')
    .filter((name) => name.endsWith('.json'))
    .map((name) => `samples/shards/${name}`);
  test.each([...kept('.json'), ...compared, ...shards])('%s is as its schema says', (file) => {
    expect(() => checkReport(readJson(file))).not.toThrow();
  });

  test.each(kept('.sarif'))('%s is SARIF 2.1.0', (file) => {
    expect(() => checkSarif(readJson(file))).not.toThrow();
  });

  test.each(kept('.xml'))('%s is JUnit, with a test for each kind that was looked for', (file) => {
    const tests = elements(readJunit(readFileSync(file, 'utf8')), 'testcase');
    expect(tests.length).toBeGreaterThan(1);
    for (const { attributes } of tests) {
      expect([...KINDS, 'usable', 'anything checked']).toContain(attributes['name']);
    }
  });

  test('of each format there are as many', () => {
    expect(['.json', '.sarif', '.xml', '.txt'].map((ending) => kept(ending).length)).toEqual([4, 4, 4, 4]);
  });

  test('hold no path of the machine, and no line that a log would obey but the annotations', () => {
    for (const name of readdirSync(FOLDER)) {
      const text = readFileSync(`${FOLDER}/${name}`, 'utf8');
      expect(text).not.toContain(process.cwd());
      const obeyed = text.split('\n').filter((line) => /^\s*::|##\[/.test(line));
      expect(obeyed.filter((line) => !/^::(?:error|warning|notice) /.test(line))).toEqual([]);
      if (!name.endsWith('.txt')) expect(obeyed).toEqual([]);
    }
  });
});

describe('the schema of reports', () => {
  const schema = readJson('schemas/report-v1.json');

  /** All parts of a schema that say something of an object's keys, by JSON Pointer. */
  function* objects(value: unknown, pointer = ''): Generator<[string, { readonly [keyword: string]: unknown }]> {
    if (typeof value !== 'object' || value === null) return;
    // Whatever has both keywords is a schema.
    if ('properties' in value && 'type' in value) yield [pointer, { ...value }];
    for (const [key, part] of Object.entries(value)) {
      // A condition says nothing of what may be there.
      if (key !== 'if') yield* objects(part, `${pointer}/${key}`);
    }
  }

  test('knows no object with other keys than it names', () => {
    const open = [...objects(schema)].filter(([, part]) => part['additionalProperties'] !== false);
    expect(open.map(([pointer]) => pointer)).toEqual([]);
    expect([...objects(schema)].length).toBeGreaterThan(25);
  });

  test('names the kinds of finding', () => {
    const { kind } = schema['$defs'] as { kind: { enum: string[] } };
    expect(kind.enum).toEqual(KINDS);
  });

  test('names every code of an error', () => {
    const { error } = schema['$defs'] as { error: { properties: { code: { enum: string[] } } } };
    expect(error.properties.code.enum).toEqual(ERROR_CODES);
  });

  test('is a schema, and refuses what has more or less', () => {
    const report = readJson(`${FOLDER}/sessions.json`);
    expect(() => checkReport({ ...report, more: 1 })).toThrow(/more/);
    const { totals: _, ...without } = report;
    expect(() => checkReport(without)).toThrow(/totals/);
  });
});
