import { execFileSync } from 'node:child_process';
import { chromium } from 'playwright-core';

/** The Chromium that is on the PATH. Whoever asked closes it. */
export function openBrowser() {
  const executablePath = execFileSync('which', ['chromium'], { encoding: 'utf8' }).trim();
  return chromium.launch({ executablePath, args: ['--no-sandbox'] });
}
