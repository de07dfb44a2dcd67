// The page of a report on the runs beside this file, in both themes, with one call opened.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { smallerPng } from './smaller-png.mjs';

const HERE = 'scripts/pictures';
const CALL = 'index 11, get_issue, non-determinism';

/** Writes docs/assets/report-light.png and report-dark.png. */
export async function takeReportPictures(browser) {
  const folder = mkdtempSync(join(tmpdir(), 'toolreplay-picture-'));
  const page = join(folder, 'report.html');
  makePage(page);
  try {
    for (const colorScheme of ['light', 'dark']) {
      const opened = await browser.newPage({
        colorScheme,
        deviceScaleFactor: 1.5,
        viewport: { width: 1360, height: 1020 },
      });
      await opened.goto(`file://${page}`);
      await opened.getByRole('gridcell', { name: CALL }).click();
      // The pointer would leave a mark where it rests.
      await opened.mouse.move(0, 0);
      writeFileSync(`docs/assets/report-${colorScheme}.png`, smallerPng(await opened.screenshot()));
      await opened.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Findings end in exit code 1, which is what is wanted here. */
function makePage(file) {
  const args = ['report', 'runs/*.jsonl', '--scope', 'scope.json', '--show-values', '-o', file];
  try {
    execFileSync(process.execPath, [resolve('dist/cli.js'), ...args], { cwd: HERE, stdio: 'inherit' });
  } catch (error) {
    if (error.status !== 1) throw error;
  }
}
