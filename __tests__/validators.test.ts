import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

test('the validators are what is made of their schemas', () => {
  const script = `import { VALIDATORS, validatorText } from './scripts/validator.mjs';
    process.stdout.write(JSON.stringify(VALIDATORS.map((one) => [one.file, validatorText(one)])));`;
  const options = { timeout: 60_000, maxBuffer: 1 << 26, encoding: 'utf8' } as const;
  const made = JSON.parse(execFileSync(process.execPath, ['--input-type=module', '--eval', script], options)) as [
    string,
    string,
  ][];
  expect(made.map(([file]) => file)).toEqual(['src/scope/scope-v2-validator.ts', 'src/merge/report-v1-validator.ts']);
  // Not by `toBe`, whose difference would be of megabytes.
  const other = made.filter(([file, text]) => readFileSync(file, 'utf8') !== text).map(([file]) => file);
  // What is named here is not what its schema says: run npm run build.
  expect(other).toEqual([]);
});
