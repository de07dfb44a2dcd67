import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { workspace } from '../helpers/bundle.ts';

// Users run dist/, reviewers read src/: the two must be the same program. The tests run on what tsc made of src/, and
// the bundles are made of the same.
test('dist/ is what the source builds, byte for byte', () => {
  const out = workspace().path('dist');
  const script = "import { bundle } from './scripts/bundle.mjs'; bundle(process.argv[1]);";
  execFileSync(process.execPath, ['--input-type=module', '--eval', script, out], { timeout: 60_000 });
  expect(readdirSync(out).sort()).toEqual(readdirSync('dist').sort());
  expect(readdirSync(out).length).toBeGreaterThanOrEqual(3);
  for (const file of readdirSync(out)) {
    const [built, kept] = [readFileSync(join(out, file)), readFileSync(join('dist', file))];
    if (!built.equals(kept)) throw new Error(`dist/${file} is not what the source builds: run npm run build`);
  }
});
