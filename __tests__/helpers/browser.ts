import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, jest } from '@jest/globals';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

/** How long one thing may take in a browser. Nothing is measured with it: it only ends what hangs. */
const PATIENCE = 20_000;
jest.setTimeout(3 * PATIENCE);

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

let browser: Promise<Browser> | undefined;
afterAll(async () => {
  await (await browser)?.close();
});

/** A page that was opened, and all that it should not have done. */
export interface Opened {
  readonly page: Page;
  /** What it wrote to the console, threw or asked for beside itself, and dialogs that it opened. */
  readonly complaints: string[];
}

/** Opens a file in a window of its own. */
export async function opened(path: string, options: BrowserContextOptions = {}): Promise<Opened> {
  browser ??= launched();
  const context = await (await browser).newContext({ viewport: { width: 1280, height: 800 }, ...options });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  const complaints: string[] = [];
  const url = pathToFileURL(path).href;
  page.on('console', (message) => complaints.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('dialog', (dialog) => {
    complaints.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (request.url() !== url) complaints.push(`request: ${request.url()}`);
  });
  await page.goto(url);
  return { page, complaints };
}

/** What comes of a script of `__tests__/in-page`, run in a page. */
export function inPage<Result>(page: Page, script: string): Promise<Result> {
  return page.evaluate(readFileSync(join('__tests__', 'in-page', `${script}.js`), 'utf8'));
}

/** @throws Error that says what to install; a test that cannot run must not look like one that passed */
async function launched(): Promise<Browser> {
  const executablePath = onPath();
  try {
    // Chromium does not run as root in its sandbox, which is how containers of CI run it.
    return await chromium.launch({
      args: ['--no-sandbox'],
      ...(executablePath ? { executablePath } : { channel: 'chrome' }),
    });
  } catch (error) {
    throw new Error('these tests need Chromium or Chrome: on Debian and Ubuntu, apt-get install chromium', {
      cause: error,
    });
  }
}

function onPath(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}
