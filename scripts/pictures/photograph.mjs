import { readFileSync, writeFileSync } from 'node:fs';
import { smallerPng } from './smaller-png.mjs';

/** Pixels of a picture for one of the page: it is shown small, and on screens that have more. */
const DENSITY = 2;

/** Photographs a text of HTML as GitHub would show it, into docs/assets/NAME.png. @param width in pixels of the page */
export function photograph(browser, name, theme, width, body) {
  return take(browser, `docs/assets/${name}.png`, theme, width, body);
}

/** The same as NAME-light.png and NAME-dark.png. */
export async function bothThemes(browser, name, width, body) {
  for (const theme of ['light', 'dark']) await take(browser, `docs/assets/${name}-${theme}.png`, theme, width, body);
}

async function take(browser, path, colorScheme, width, body) {
  const page = await browser.newPage({
    colorScheme,
    deviceScaleFactor: DENSITY,
    viewport: { width, height: 600 },
  });
  const github = readFileSync(`node_modules/github-markdown-css/github-markdown-${colorScheme}.css`, 'utf8');
  const frame = readFileSync('scripts/pictures/frame.css', 'utf8');
  await page.setContent(
    `<!doctype html><meta charset="utf-8"><meta name="color-scheme" content="${colorScheme}"><style>${github}${frame}</style>
<div id="shot" class="${body.startsWith('<div class="box"') ? '' : 'markdown-body'}">${body}</div>`,
  );
  writeFileSync(path, smallerPng(await page.locator('#shot').screenshot()));
  await page.close();
}
