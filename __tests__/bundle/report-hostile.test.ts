import { expect, test } from '@jest/globals';
import { inPage, opened } from '../helpers/browser.ts';
import { type Call, runCli, transcript, workspace } from '../helpers/bundle.ts';
import { HOSTILE } from '../helpers/hostile.ts';

const ATTACKS = [
  '</script><script>alert("owned")</script>',
  '<!--<script>alert("owned")//',
  '<img src=x onerror=alert("owned")>',
  '<svg onload=alert("owned")>',
  'javascript:alert("owned")',
  '"><a href="javascript:alert(1)">owned</a>',
  '\u2028alert("owned")\u2029',
  '\u001b[31mowned\u001b[0m\u202eowned',
  '{{constructor.constructor("alert(1)")()}}',
  '__proto__',
  'constructor',
  'toString',
];

test('a transcript cannot run anything in the page, nor change what is shown', async () => {
  const names = [...ATTACKS, ...HOSTILE.map(([, data]) => data)];
  const calls = names.flatMap((name, k): Call[] => {
    // By `JSON.parse`, so that `__proto__` is a key of its own.
    const value = JSON.parse(`{${JSON.stringify(name)}:${JSON.stringify(name)}}`) as object;
    const answer = (number: number): object => ({ [`k${number}`]: name, value });
    return [
      [name, value, answer(k)],
      ['other', { k }, {}],
      [name, value, answer(k + 1)],
    ];
  });
  const file = `a'"<img src=x onerror=alert(1)>&lt;.jsonl`;
  const some = workspace({ [process.platform === 'win32' ? 'a.jsonl' : file]: transcript(...calls) });
  const ran = await runCli(some, ['report', '*.jsonl', '--show-values', '-o', 'report.html']);
  expect([ran.stdout, ran.exitCode]).toEqual(['', 1]);

  const html = some.read('report.html');
  // What the page itself has: its data, its script and nothing else.
  expect(html.match(/<\/?script/g)).toEqual(['<script', '</script', '<script', '</script']);
  expect(html).not.toMatch(/<img|<svg|<!--|[\u2028\u2029\u001b\u202e]/);

  const { page, complaints } = await opened(some.path('report.html'));
  const found = page.locator('.cell.found');
  for (let k = 0; k < names.length; k++) {
    await page.keyboard.press('n');
    expect(await page.locator('.panel .sides').count()).toBe(1);
  }
  expect(await found.count()).toBeGreaterThan(0);
  const shown = await inPage<{ elements: string[]; links: string[]; handlers: number; polluted: number }>(
    page,
    'inventory',
  );
  expect(shown.elements.filter((name) => ['img', 'iframe', 'object', 'embed', 'link', 'base'].includes(name))).toEqual(
    [],
  );
  expect(shown.links).toEqual(['<a class="skip" href="#main">Skip to the calls</a>']);
  expect([shown.handlers, shown.polluted]).toEqual([0, 0]);
  expect(await page.locator('#tool option').count()).toBe(new Set(names).size + 2);
  expect(complaints).toEqual([]);
});

test('a drawing of it is an SVG file without a script', async () => {
  const calls = ATTACKS.flatMap((name): Call[] => [[name], [name]]);
  const some = workspace({ 'a.jsonl': transcript(...calls) });
  const ran = await runCli(some, ['draw', 'a.jsonl', '--show-values', '-o', 'a.svg']);
  expect(ran).toEqual({ stdout: '', stderr: '', exitCode: 0 });
  const { page, complaints } = await opened(some.path('a.svg'));
  const { elements: names } = await inPage<{ elements: string[] }>(page, 'inventory');
  expect(names).toEqual(['desc', 'g', 'mask', 'path', 'rect', 'style', 'svg', 'text', 'title']);
  expect(complaints).toEqual([]);
});
