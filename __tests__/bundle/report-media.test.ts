import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { type Opened, opened } from '../helpers/browser.ts';
import { runCli, samples, transcript, type Workspace, workspace } from '../helpers/bundle.ts';

/** The page of a workspace's transcripts, opened. */
async function report(some: Workspace, options = {}): Promise<Opened> {
  const ran = await runCli(some, ['report', '*.jsonl', '-o', 'report.html']);
  expect(ran.stdout).toBe('');
  return opened(some.path('report.html'), options);
}

const background = (page: Page, selector: string): Promise<unknown> =>
  page.evaluate(`getComputedStyle(document.querySelector(${JSON.stringify(selector)})).backgroundColor`);

describe('on paper', () => {
  /** As a browser does it: the page is told, laid out for paper, and told that it is done. */
  async function printed(page: Page): Promise<void> {
    await page.evaluate("dispatchEvent(new Event('beforeprint'))");
    await page.emulateMedia({ media: 'print' });
  }

  test('all calls are there, none above another, and nothing to press', async () => {
    const files = Array.from({ length: 60 }, (_, k) => [`s${k}.jsonl`, transcript(['read', {}, {}], ['stat', {}, {}])]);
    const { page, complaints } = await report(workspace(Object.fromEntries(files)), { colorScheme: 'dark' });
    const onScreen = await page.locator('.cell').count();
    expect(onScreen).toBeLessThan(120);
    await printed(page);
    expect(await page.locator('.cell').count()).toBe(120);
    expect(await page.locator('.toolbar').isVisible()).toBe(false);
    const tops = await page.locator('.row').evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(120);
    expect(await page.locator('.list').evaluate((list) => list.scrollHeight)).toBeGreaterThan(60 * 60);
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate("dispatchEvent(new Event('afterprint'))");
    expect(await page.locator('.cell').count()).toBeLessThan(120);
    expect(complaints).toEqual([]);
  });

  test('a dark page is light, what is open is whole, and no table is cut off', async () => {
    const { page } = await report(samples('session-dirty.jsonl'), {
      reducedMotion: 'reduce',
      viewport: { width: 794, height: 600 },
    });
    await page.getByRole('button', { name: /^theme/ }).click();
    const light = await background(page, 'body');
    await page.getByRole('button', { name: /^theme/ }).click();
    expect(await background(page, 'body')).not.toBe(light);
    await page.keyboard.press('n');
    await printed(page);
    expect(await background(page, 'body')).toBe(light);
    const cut = await page
      .locator('.panel, .files .scroll')
      .evaluateAll((boxes) =>
        boxes.filter((box) => box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1),
      );
    expect(cut).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
  });
});

test('with forced colours, what is open or pressed is told apart by colour', async () => {
  const { page, complaints } = await report(samples('session-dirty.jsonl'), {
    forcedColors: 'active',
    reducedMotion: 'reduce',
  });
  await page.keyboard.press('n');
  await page.getByRole('button', { name: /^redundant-call/ }).click();
  const plain = await background(page, 'body');
  const chosen = await background(page, '.cell.open');
  expect(chosen).not.toBe(plain);
  expect(await background(page, '.chip[aria-pressed="true"]')).toBe(chosen);
  const mark = await page.evaluate("getComputedStyle(document.querySelector('.cell.open .mark')).color");
  expect(mark).not.toBe(chosen);
  // What scrolls below the filters does not shine through.
  expect(await background(page, '.toolbar')).toBe(plain);
  expect(complaints).toEqual([]);
});

describe('a button that goes away leaves the keyboard in its place', () => {
  const focused = (page: Page): Promise<unknown> => page.evaluate('document.activeElement?.textContent');

  test('clear filters', async () => {
    const { page } = await report(samples('session-dirty.jsonl'));
    await page.locator('#text').fill('read');
    await page.getByRole('button', { name: 'clear filters' }).press('Enter');
    expect(await focused(page)).toBe('6 calls in 1 session');
  });

  test('show more', async () => {
    const files = Array.from({ length: 23 }, (_, k) => [`s${k + 10}.jsonl`, transcript(['read', {}, {}])]);
    const { page } = await report(workspace(Object.fromEntries(files)));
    await page.getByRole('button', { name: 'show 3 of 3 more' }).press('Enter');
    expect(await focused(page)).toBe('s30.jsonl');
  });
});

test('a report of nothing says so, and does not put it down to filters', async () => {
  const some = workspace({});
  expect((await runCli(some, ['report', '*.jsonl', '-o', 'report.html'])).exitCode).toBe(2);
  const { page, complaints } = await opened(some.path('report.html'));
  expect(await page.locator('.empty').textContent()).toBe('There is no call.');
  await page.locator('#text').fill('read');
  expect(await page.locator('.empty').textContent()).toBe('No call is chosen by these filters.');
  await page.keyboard.press('n');
  expect(complaints).toEqual([]);
});
