// Compiles src/ and bundles the two doors. `npm run build` writes dist/; an argument names another folder.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const ncc = createRequire(import.meta.url).resolve('@vercel/ncc/dist/ncc/cli.js');
const out = process.argv[2] ?? 'dist';

compile();
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
for (const door of ['index', 'cli']) bundle(door);
writeFileSync(join(out, 'package.json'), '{"type": "module"}\n');

/** ncc cannot compile with TypeScript 7 itself, so it is given JavaScript. */
function compile() {
  rmSync('build', { recursive: true, force: true });
  execFileSync(process.execPath, ['node_modules/typescript/bin/tsc'], { stdio: 'inherit' });
}

function bundle(door) {
  const folder = `build/bundle/${door}`;
  execFileSync(process.execPath, [ncc, 'build', `build/src/${door}.js`, '--quiet', '--out', folder], {
    stdio: 'inherit',
  });
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.js'))) {
    // The entry of each bundle is called index.js; what it loads later, such as 359.index.js, keeps its name.
    const name = file === 'index.js' ? `${door}.js` : file;
    writeFileSync(join(out, name), ascii(readFileSync(`${folder}/${file}`, 'utf8')), { flag: 'wx', mode: 0o755 });
  }
}

/** The same program in ASCII: the engine then reads it as one byte a character, which a start is 3 ms faster for. */
function ascii(text) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range is ASCII
  return text.replace(/[^\x00-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
