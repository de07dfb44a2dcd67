// Makes the TypeScript that holds the style and the script of a report's page, with the digests that its policy names:
// one string each, since no bundle reads files. scripts/build.mjs writes it, and a test makes it anew and compares.
import { createHash } from 'node:crypto';
import { buildSync } from 'esbuild';

/** Where it stands. */
export const PAGE_ASSETS = 'src/report/page/assets.ts';

const HEAD = `// Made of page/ by scripts/page.mjs, which npm run build runs. Not to be edited.
/* c8 ignore start */
`;

/** The text of it. The working directory is the repository. */
export function pageAssetsText() {
  const style = bundled('page/style.css');
  const script = bundled('page/main.ts');
  // Either would end the element that it stands in.
  if (/<\/|<!--/.test(style + script)) throw new Error('the page would end its own style or script');
  return [
    `${HEAD}/** The style of a report's page, and the digest that its policy names it by. */`,
    `export const STYLE = ${literal(style)};`,
    `export const STYLE_HASH = '${digest(style)}';`,
    '/** The script of it, and its digest. */',
    `export const SCRIPT = ${literal(script)};`,
    `export const SCRIPT_HASH = '${digest(script)}';`,
    '/* c8 ignore stop */\n',
  ].join('\n');
}

function bundled(entry) {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    charset: 'ascii',
    format: 'iife',
    target: ['chrome123', 'firefox120', 'safari17.5'],
    legalComments: 'none',
    write: false,
    logLevel: 'warning',
  });
  return outputFiles[0].text.trimEnd();
}

/** In ASCII, as all of dist/ is. */
function literal(text) {
  return JSON.stringify(text).replace(
    /[^\x20-\x7e]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function digest(text) {
  return createHash('sha256').update(text).digest('base64');
}
