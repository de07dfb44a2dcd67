import { describe, expect, test } from '@jest/globals';
import { partOf } from '../../src/action/part-inputs.ts';

const TEMP = '/runner/_temp';
const RUNNER = { RUNNER_TEMP: TEMP, GITHUB_WORKSPACE: '/runner/workspace' };
const SHARD = { shard: '2/4', report: `${TEMP}/shard-2.json`, transcripts: 'runs/*.jsonl' };
const MERGE = { 'merge-reports': `${TEMP}/reports/**/*.json` };

function read(inputs: { readonly [name: string]: string }, environment: NodeJS.ProcessEnv = RUNNER) {
  const given = Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]);
  return partOf({ ...environment, ...Object.fromEntries(given) });
}

test('most runs are neither', () => {
  expect(read({ transcripts: '*.jsonl', report: 'x.sarif', baseline: 'b.json' })).toEqual({
    shard: undefined,
    mergeReports: undefined,
  });
});

describe('a shard', () => {
  test('has transcripts and a report', () => {
    expect(read(SHARD)).toEqual({ shard: { index: 2, count: 4 }, mergeReports: undefined });
  });

  test('may have all that says how it is audited, and what says nothing', () => {
    const some = { scope: 's.json', checks: 'scope', 'only-changed': 'true', require: 'signed', 'public-key': 'k.pub' };
    const nothing = { 'compare-fail-on': 'none', 'check-run': 'false', comment: 'False', 'signing-key': ' ' };
    const said = { annotations: 'true', summary: 'true', 'if-no-files-found': 'warn', jobs: '2' };
    expect(read({ ...SHARD, ...some, ...nothing, ...said, 'fail-on': 'none' }).shard).toEqual({ index: 2, count: 4 });
    expect(read({ ...SHARD, 'fail-on': 'any' }).shard).toEqual({ index: 2, count: 4 });
  });

  test.each([
    ['baseline', 'b.json', 'it where the reports are merged'],
    ['fail-on', 'broken-chain', 'it where the reports are merged'],
    ['fail-on', 'any\nbroken-chain', 'it where the reports are merged'],
    ['check-run', 'true', 'it where the reports are merged'],
    ['comment', 'true', 'it where the reports are merged'],
    ['compare', 'base', 'it in a job of its own, without shard'],
    ['compare-fail-on', 'structure', 'it in a job of its own, without shard'],
    ['seal-to', 'sealed', 'it in a job of its own, without shard'],
    ['signing-key', 'secret', 'it in a job of its own, without shard'],
  ])('has no %s: %j', (name, value, expected) => {
    expect(() => read({ ...SHARD, [name]: value })).toThrow(`found ${name} with shard, expected ${expected}`);
  });

  test('has a report for the merge, where no pull request can put one', () => {
    const { report: _, ...without } = SHARD;
    const expected = `expected a file that ends in .json, in RUNNER_TEMP; such as 'report: \${{ runner.temp }}/shard.json', for merge-reports`;
    expect(() => read(without)).toThrow(`found a shard without report, ${expected}`);
    expect(() => read({ ...SHARD, report: `${TEMP}/x.sarif` })).toThrow(
      `found '${TEMP}/x.sarif' for report of a shard, ${expected}`,
    );
    for (const report of ['x.json', 'a/../x.json', `${TEMP}/../x.json`, `${TEMP}x/x.json`, TEMP]) {
      expect(() => read({ ...SHARD, report })).toThrow(`'${report}' for report of a shard`);
    }
    expect(() => read({ ...SHARD, report: 'x.json' })).toThrow(
      `found 'x.json' for report of a shard, where a pull request could put one, ${expected}`,
    );
    // Not on a runner.
    expect(read({ ...SHARD, report: 'x.json' }, {}).shard).toEqual({ index: 2, count: 4 });
  });
});

describe('a merge', () => {
  test('has globs of reports', () => {
    const patterns = [`${TEMP}/reports/*.json`, '!**/x.json'];
    expect(read({ 'merge-reports': patterns.join('\n') }).mergeReports).toEqual(patterns);
    expect(read({ 'merge-reports': `${TEMP}/*.json` }).mergeReports).toEqual([`${TEMP}/*.json`]);
  });

  test('may have all that says how it ends and where it is told', () => {
    const some = { baseline: 'b.json', 'fail-on': 'broken-chain', comment: 'true', 'check-run': 'true' };
    const said = { report: 'x.sarif', annotations: 'false', summary: 'false', 'working-directory': 'evals' };
    const nothing = { strict: 'false', 'only-changed': 'false', transcripts: '', shard: '' };
    expect(read({ ...MERGE, ...some, ...said, ...nothing }).mergeReports).toHaveLength(1);
  });

  test.each([
    ['transcripts', 'runs/*.jsonl'],
    ['scope', 's.json'],
    ['mutators', 'x'],
    ['checks', 'replay'],
    ['format', 'native'],
    ['strict', 'true'],
    ['only-changed', 'true'],
    ['public-key', 'k.pub'],
    ['allowed-signers', 'signers'],
    ['require', 'signed'],
    ['jobs', '2'],
    ['shard', '1/2'],
    ['compare', 'base'],
    ['compare-fail-on', 'response'],
    ['seal-to', 'sealed'],
    ['signing-key', 'secret'],
  ])('has no %s', (name, value) => {
    expect(() => read({ ...MERGE, [name]: value })).toThrow(
      `found ${name} with merge-reports, expected it where the shards are audited`,
    );
  });

  test.each([
    'reports/*.json',
    '**/*.json',
    '/runner/workspace/x.json',
    `${TEMP}/../workspace/*.json`,
    `${TEMP}x/*.json`,
  ])('takes no reports from where a pull request could put one: %s', (pattern) => {
    expect(() => read({ 'merge-reports': `${TEMP}/a.json\n${pattern}` })).toThrow(
      `found '${pattern}' for merge-reports, where a pull request could put a report, expected globs in RUNNER_TEMP; download the reports into '\${{ runner.temp }}/reports'`,
    );
  });
});
