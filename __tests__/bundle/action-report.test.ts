import { expect, test } from '@jest/globals';
import { runAction, samples, testCases } from '../helpers/bundle.ts';
import { checkReport, checkSarif, readJunit } from '../helpers/reports-checked.ts';

const FILES = ['session-dirty.jsonl', 'scope.json'] as const;
const INPUTS = { transcripts: '*.jsonl', scope: 'scope.json' };

testCases(
  [
    ['out.json', (text: string) => checkReport(JSON.parse(text))],
    ['out.sarif', (text: string) => checkSarif(JSON.parse(text))],
    ['out.xml', (text: string) => readJunit(text)],
  ] as const,
  async ([report]) => {
    const files = samples(...FILES);
    return { files, ran: await runAction(files, { ...INPUTS, report }), without: await runAction(files, INPUTS) };
  },
  ({ files, ran, without }, [report, check]) => {
    expect(() => check(files.read(report))).not.toThrow();
    expect(files.read(report)).toContain('permission-overreach');
    expect(ran).toEqual({ ...without, outputs: without.outputs?.replace(/^report=$/m, `report=${report}`) });
    expect(ran.outputs).toContain(`report=${report}\n`);
    expect(ran.exitCode).toBe(1);
  },
);

test('the input report has to say what the report is', async () => {
  const files = samples(...FILES);
  const ran = await runAction(files, { ...INPUTS, report: 'out.txt' });
  expect(ran.stdout).toContain(
    "found 'out.txt' for report, expected a name that ends in .json, a name that ends in .sarif",
  );
  expect(ran.exitCode).toBe(2);
  expect(files.list()).toEqual(['scope.json', 'session-dirty.jsonl']);
});

test('a report that cannot be written is exit code 2, and no output names it', async () => {
  const files = samples(...FILES);
  const ran = await runAction(files, { ...INPUTS, report: 'no/out.json' });
  expect(ran.stdout).toContain('no/out.json: found a write error (ENOENT)');
  expect(ran.exitCode).toBe(2);
  expect(ran.outputs).toBe('exit-code=2\nresult=unusable\n');
});

test('a comparison stands in the report', async () => {
  const files = samples(...FILES);
  files.write('golden/session-dirty.jsonl', files.read('session-dirty.jsonl').replace('"hits": 7', '"hits": 8'));
  files.write('golden/gone.jsonl', files.read('session-dirty.jsonl'));
  await runAction(files, { ...INPUTS, compare: 'golden', report: 'out.json' });
  const report = JSON.parse(files.read('out.json')) as {
    comparisons: object[];
  };
  expect(() => checkReport(report)).not.toThrow();
  const [gone, compared] = report.comparisons;
  expect(gone).toEqual({ base: 'golden/gone.jsonl', head: null });
  expect(compared).toMatchObject({ head: 'session-dirty.jsonl', counts: { response: 1, structure: 0 } });
  expect(JSON.stringify(report)).toContain('"places":[{"pointer":"/hits"}]');
});
