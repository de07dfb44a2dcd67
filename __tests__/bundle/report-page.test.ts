import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { inPage, type Opened, opened } from '../helpers/browser.ts';
import { type Call, runCli, samples, transcript, type Workspace, workspace } from '../helpers/bundle.ts';

const SHOWN = ['report', '*.jsonl', '--show-values', '-o', 'report.html'];

/** The page of a workspace's transcripts, opened. */
async function report(some: Workspace, args: readonly string[] = SHOWN, options = {}): Promise<Opened> {
  const ran = await runCli(some, args);
  expect(ran.stdout).toBe('');
  return opened(some.path('report.html'), options);
}

const focused = (page: Page): Promise<unknown> => page.evaluate('document.activeElement?.getAttribute("aria-label")');

/** The samples of the README. */
const some = (): Workspace =>
  samples('sealed.jsonl', 'session-clean.jsonl', 'session-dirty.jsonl', 'tampered.jsonl', 'scope.json');
const AUDITED = [...SHOWN, '--scope', 'scope.json'];

describe('the page', () => {
  test('opens without a word on the console and asks for nothing but itself', async () => {
    const { page, complaints } = await report(some(), AUDITED);
    expect(await page.locator('h1').textContent()).toBe('10 findings in 22 calls in 4 transcripts');
    expect(await page.locator('.list .head').count()).toBe(4);
    expect(await page.locator('.cell').count()).toBe(22);
    expect(await page.locator('.files tbody tr').count()).toBe(4);
    expect(await page.locator('.notes').textContent()).toContain('not checked: chain of 2 transcripts: not sealed');
    expect(complaints).toEqual([]);
  });

  test('has a policy that lets nothing in', async () => {
    const { page, complaints } = await report(some());
    const broken = await inPage<{ told: string[]; refused: number; owned: boolean; display: string }>(
      page,
      'try-policy',
    );
    expect(broken.owned).toBe(false);
    expect(broken.display).toBe('block');
    expect(broken.refused).toBeGreaterThanOrEqual(2);
    expect(broken.told).toEqual(expect.arrayContaining(['style-src-elem', 'img-src', 'connect-src']));
    expect(complaints.filter((complaint) => complaint.startsWith('request: https:'))).toEqual([]);
  });

  test('shows a call: where it is, what it is, and both answers side by side', async () => {
    const { page, complaints } = await report(some(), AUDITED);
    await page.getByRole('gridcell', { name: 'index 5, search, non-determinism' }).nth(1).click();
    const panel = page.locator('.panel');
    expect(await panel.locator('h2').textContent()).toBe('index 5 search');
    expect(await panel.locator('.place').allTextContents()).toEqual(['session-dirty.jsonl:6', 'line 6']);
    expect(await panel.locator('.what').textContent()).toBe('another answer than the identical call at index 3');
    expect(await panel.locator('.places').textContent()).toBe('/hits');
    expect(await panel.locator('.sides mark').allTextContents()).toEqual(['3', '7']);
    expect(await panel.locator('.sides .pointer').textContent()).toBe('/hits');
    expect(await panel.locator('.value pre').allTextContents()).toEqual([
      '{"args":{"query":"install"},"tool":"search"}',
      '{"hits":7}',
    ]);
    await panel.getByRole('button', { name: 'index 3' }).first().click();
    expect(await panel.locator('h2').textContent()).toBe('index 3 search');
    expect(complaints).toEqual([]);
  });

  test('shows what cannot be judged', async () => {
    const files = workspace({ 'bad.jsonl': '{"index":0\n', 'good.jsonl': transcript(['read', {}, { a: 1 }]) });
    const { page } = await report(files);
    expect(await page.locator('h1').textContent()).toContain('1 transcript cannot be judged');
    expect(await page.locator('.files tr', { hasText: 'unusable (json)' }).textContent()).toContain('bad.jsonl:1:');
    expect(await page.locator('.list .head', { hasText: 'bad.jsonl' }).textContent()).toContain('unusable (json)');
  });
});

describe('the keyboard', () => {
  test('walks along the strips, opens, follows and closes', async () => {
    const { page, complaints } = await report(some(), AUDITED);
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement?.textContent')).toBe('Skip to the calls');
    await page.locator('.cell').first().focus();
    for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowRight');
    expect(await focused(page)).toBe('index 5, search, non-determinism');
    const ring = await page.evaluate('getComputedStyle(document.activeElement).outlineStyle');
    expect(ring).toBe('solid');
    await page.keyboard.press('Enter');
    expect(await page.evaluate('document.activeElement?.id')).toBe('call');
    await page.keyboard.press('Escape');
    expect(await page.locator('.panel').isVisible()).toBe(false);
    expect(await focused(page)).toBe('index 5, search, non-determinism');
    await page.keyboard.press('PageDown');
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toBe('index 0, list_dir');
    await page.keyboard.press('End');
    await page.keyboard.press('Home');
    expect(await focused(page)).toBe('index 0, list_dir');
    await page.keyboard.press('Control+End');
    expect(await focused(page)).toBe('index 5, search, non-determinism');
    expect(complaints).toEqual([]);
  });

  test('goes from finding to finding, and to the filter', async () => {
    const { page } = await report(some(), AUDITED);
    const title = page.locator('.panel h2');
    await page.keyboard.press('n');
    expect(await title.textContent()).toBe('index 2 read_file');
    await page.keyboard.press('n');
    expect(await title.textContent()).toBe('index 4 write_file');
    await page.keyboard.press('p');
    await page.keyboard.press('p');
    // Behind the first comes the last.
    expect(await title.textContent()).toBe('index 5 search');
    expect(await page.locator('.panel .place').first().textContent()).toBe('tampered.jsonl:6');
    await page.keyboard.press('/');
    await page.keyboard.type('pn');
    expect(await page.locator('#text').inputValue()).toBe('pn');
  });
});

describe('the filters', () => {
  const state = (page: Page): Promise<string | null> => page.locator('.state').textContent();

  test('choose by kind, tool, file and text, together', async () => {
    const { page, complaints } = await report(some(), AUDITED);
    expect(await state(page)).toBe('22 calls in 4 sessions');
    await page.getByRole('button', { name: /^redundant-call/ }).click();
    expect(await state(page)).toBe('3 of 22 calls, 3 of 4 sessions');
    await page.getByRole('button', { name: /^broken-chain/ }).click();
    expect(await state(page)).toBe('4 of 22 calls, 3 of 4 sessions');
    await page.locator('#file').selectOption('tampered.jsonl');
    expect(await state(page)).toBe('2 of 22 calls, 1 of 4 sessions');
    await page.getByRole('button', { name: 'clear filters' }).click();
    expect(await state(page)).toBe('22 calls in 4 sessions');
    await page.locator('#tool').selectOption({ label: 'write_file (3)' });
    expect(await state(page)).toBe('3 of 22 calls, 3 of 4 sessions');
    await page.getByRole('button', { name: 'clear filters' }).click();
    await page.locator('#text').fill('READ');
    expect(await state(page)).toBe('8 of 22 calls, 4 of 4 sessions');
    await page.locator('#text').fill('nothing has this');
    expect(await page.locator('.empty').isVisible()).toBe(true);
    expect(complaints).toEqual([]);
  });

  test('give way to a call that they hide', async () => {
    const { page } = await report(some(), AUDITED);
    await page.getByRole('button', { name: /^non-determinism/ }).click();
    await page.locator('.cell.found').first().click();
    await page.locator('.panel').getByRole('button', { name: 'previous call' }).click();
    expect(await page.locator('.cell.open').getAttribute('aria-label')).toBe(
      'index 4, write_file, permission-overreach',
    );
  });
});

describe('light and dark', () => {
  const background = (page: Page): Promise<unknown> => page.evaluate('getComputedStyle(document.body).backgroundColor');

  test('as the system has it, or as is chosen', async () => {
    const { page } = await report(some(), AUDITED, { colorScheme: 'dark' });
    const dark = await background(page);
    await page.emulateMedia({ colorScheme: 'light' });
    const light = await background(page);
    expect(light).not.toBe(dark);
    const toggle = page.getByRole('button', { name: /^theme/ });
    await toggle.click();
    await page.emulateMedia({ colorScheme: 'dark' });
    expect([await toggle.textContent(), await background(page)]).toEqual(['theme: light', light]);
    await toggle.click();
    await page.emulateMedia({ colorScheme: 'light' });
    expect([await toggle.textContent(), await background(page)]).toEqual(['theme: dark', dark]);
  });

  test.each(['light', 'dark'] as const)('%s: all text has the contrast of WCAG AA', async (colorScheme) => {
    const { page } = await report(some(), AUDITED, { colorScheme, reducedMotion: 'reduce' });
    await page.locator('.cell.found').nth(2).click();
    await page.getByRole('button', { name: /^non-determinism/ }).click();
    expect(await inPage(page, 'pale-texts')).toEqual([]);
    expect(await page.evaluate('getComputedStyle(document.querySelector(".cell")).transitionDuration')).toBe('0s');
  });
});

test('it is as good at 200 % and in a small window: nothing is cut off at the side', async () => {
  const { page } = await report(some(), AUDITED, { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });
  await page.locator('.cell').first().click();
  await page.setViewportSize({ width: 360, height: 640 });
  const wide = await page.evaluate('document.documentElement.scrollWidth - window.innerWidth');
  expect(wide).toBeLessThanOrEqual(0);
  const panel = await page.locator('.panel').boundingBox();
  expect(panel?.width).toBe(360);
  await page.keyboard.press('Escape');
  expect(await page.locator('.panel').isVisible()).toBe(false);
});

describe('many calls', () => {
  /** Of several tools, one in a thousand with another answer. */
  const calls = (size: number): Call[] =>
    Array.from({ length: size }, (_, k): Call => {
      const again = k % 1000 === 999;
      return [`tool_${k % 7}`, { of: again ? 'again' : k }, { answer: again ? k : 'same' }];
    });

  test('a session of 50,000 opens without freezing, folded, and each call can be come to', async () => {
    const some = workspace({ 'long.jsonl': transcript(...calls(50_000)) });
    const { page, complaints } = await report(some);
    await page.locator('.cell').first().waitFor();
    // A page that freezes would take minutes; this is a hundred times what it takes.
    const longest = await inPage<number>(page, 'next-frames');
    expect(longest).toBeLessThan(10_000);
    expect(await page.locator('*').count()).toBeLessThan(4000);
    const folds = await page.locator('.fold').count();
    expect(folds).toBeGreaterThan(3);
    await page.keyboard.press('p');
    expect(await page.locator('.panel h2').textContent()).toBe('index 49999 tool_5');
    await page.keyboard.press('Escape');
    await page.locator('.cell').first().focus();
    await page.keyboard.press('Control+Home');
    await page.locator('.fold').first().focus();
    await page.keyboard.press('Enter');
    expect(await focused(page)).toBe('index 4, tool_4');
    for (let row = 0; row < 20; row++) await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toMatch(/^index \d{3,4}, tool_\d$/);
    expect(await page.locator('*').count()).toBeLessThan(6000);
    expect(complaints).toEqual([]);
  });

  test('so do 1,000 sessions', async () => {
    const names = Array.from({ length: 1000 }, (_, k) => `s${String(k).padStart(4, '0')}.jsonl`);
    const some = workspace(Object.fromEntries(names.map((name) => [name, transcript(...calls(12))])));
    const { page, complaints } = await report(some);
    expect(await page.locator('.state').textContent()).toBe('12,000 calls in 1,000 sessions');
    expect(await page.locator('.list *').count()).toBeLessThan(3000);
    await page.locator('#file').selectOption('s0777.jsonl');
    expect(await page.locator('.list .head').count()).toBe(1);
    expect(await page.locator('.more').textContent()).toBe('show 200 of 980 more');
    expect(complaints).toEqual([]);
  });
});
