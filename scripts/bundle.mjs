// Bundles the two doors from the JavaScript in build/src. scripts/build.mjs makes dist/ with it, and a test makes the
// same elsewhere and compares.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ncc = createRequire(import.meta.url).resolve('@vercel/ncc/dist/ncc/cli.js');

/** Where the compiled source is laid out as a CommonJS package. Fixed, since the numbers of chunks depend on it. */
const PACKAGE = 'build/commonjs';

/** Writes both bundles into a folder, which must hold neither of them yet. The working directory is the repository. */
export function bundle(out) {
  mkdirSync(out, { recursive: true });
  layOut();
  for (const door of ['index', 'cli']) bundleDoor(door, out);
  writeFileSync(join(out, 'package.json'), '{"type": "commonjs"}\n');
}

/** ncc writes the kind of module that the package says. CommonJS starts faster: Node 20 loads its ES loader for 7 ms. */
function layOut() {
  rmSync(PACKAGE, { recursive: true, force: true });
  cpSync('build/src', join(PACKAGE, 'src'), { recursive: true });
  cpSync('src/action/toolkit.js', join(PACKAGE, 'src/action/toolkit.js'));
  symlinkSync(resolve('node_modules'), join(PACKAGE, 'node_modules'), 'junction');
  const { imports } = JSON.parse(readFileSync('package.json', 'utf8'));
  writeFileSync(join(PACKAGE, 'package.json'), JSON.stringify({ imports }));
}

function bundleDoor(door, out) {
  const folder = mkdtempSync(join(tmpdir(), 'toolreplay-ncc-'));
  try {
    execFileSync(process.execPath, [ncc, 'build', `${PACKAGE}/src/${door}.js`, '--quiet', '--out', folder], {
      stdio: 'inherit',
    });
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.js'))) {
      // The entry of each bundle is called index.js, and what it loads later 359.index.js or the like: here after its door.
      const name = file.replace(/index\.js$/, `${door}.js`);
      const bundled = readFileSync(join(folder, file), 'utf8');
      // Of a path made of a name and an ending ncc makes one of a file in this repository, where there is one of that ending.
      const [taken] = /__nccwpck_require__\.ab \+.{0,60}/.exec(bundled) ?? [];
      if (taken !== undefined) throw new Error(`${file}: ncc took a path for a file to bundle: ${taken}`);
      const text = ascii(bundled).replaceAll('+ ".index.js"', `+ ".${door}.js"`);
      writeFileSync(join(out, name), text, { flag: 'wx', mode: 0o755 });
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The same program in ASCII: the engine then reads it as one byte a character, which a start is 3 ms faster for. */
function ascii(text) {
  return text.replace(/[^\x00-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
