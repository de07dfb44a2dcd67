// Makes the validators of scope files and reports and what a report's page is made of, compiles src/ and bundles the two doors. `npm run build` writes dist/; an argument
// names another folder.
import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { bundle } from './bundle.mjs';
import { PAGE_ASSETS, pageAssetsText } from './page.mjs';
import { VALIDATORS, validatorText } from './validator.mjs';

const out = process.argv[2] ?? 'dist';

for (const validator of VALIDATORS) writeFileSync(validator.file, validatorText(validator));
writeFileSync(PAGE_ASSETS, pageAssetsText());
compile();
rmSync(out, { recursive: true, force: true });
bundle(out);

/** ncc cannot compile with TypeScript 7 itself, so it is given JavaScript. */
function compile() {
  rmSync('build', { recursive: true, force: true });
  execFileSync(process.execPath, ['node_modules/typescript/bin/tsc'], { stdio: 'inherit' });
}
