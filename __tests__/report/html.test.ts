import { describe, expect, test } from '@jest/globals';
import { dataHtml, escapeHtml, sentenceHtml } from '../../src/report/html.ts';
import { sentence } from '../../src/rules/sentence.ts';
import { HOSTILE } from '../helpers/reports.ts';

describe('escapeHtml', () => {
  test.each([
    ['<img src=x>', '&lt;img src=x&gt;'],
    [`"a" & 'b'`, '&quot;a&quot; &amp; &#39;b&#39;'],
    ['&lt;', '&amp;lt;'],
    ['', ''],
    ['plain 😀', 'plain 😀'],
  ])('%j', (text, html) => {
    expect(escapeHtml(text)).toBe(html);
  });
});

describe('dataHtml', () => {
  test('puts data into code, where nothing is linked', () => {
    expect(dataHtml('@everyone')).toBe('<code>@everyone</code>');
  });

  test('shows what cannot be seen', () => {
    expect(dataHtml('a\n\u202eb')).toBe('<code>a\\n\\u202eb</code>');
  });

  test.each(HOSTILE)('lets no tag, quote or line break of %j through', (data) => {
    const [, inside] = /^<code>(.*)<\/code>$/s.exec(dataHtml(data)) ?? [];
    expect(inside).toMatch(/^(?:[^<>"'&\p{C}\p{Zl}\p{Zp}]|&(?:amp|lt|gt|quot|#39);)*$/u);
  });

  test('cuts data at 120 characters', () => {
    expect(dataHtml('x'.repeat(120))).toBe(`<code>${'x'.repeat(120)}</code>`);
    expect(dataHtml('x'.repeat(121))).toBe(`<code>${'x'.repeat(120)}…</code>`);
  });

  test.each(['x', '"', '\0', '😀', '\u202e', '&'])('stays short, whatever a megabyte of %j grows to', (character) => {
    expect(Buffer.byteLength(dataHtml(character.repeat(1 << 20)))).toBeLessThan(1500);
  });

  test('cuts no character in two', () => {
    expect(dataHtml(`${'x'.repeat(119)}😀y`)).toBe(`<code>${'x'.repeat(119)}…</code>`);
  });
});

describe('sentenceHtml', () => {
  test('tells data from words and numbers', () => {
    expect(sentenceHtml(sentence`a < b: ${'<b>'} at ${7}`)).toBe('a &lt; b: <code>&lt;b&gt;</code> at 7');
  });

  test('cuts a name where every name is cut, and a note further on', () => {
    const long = 'x'.repeat(700);
    expect(sentenceHtml(sentence`in the scope of ${long}`)).toBe(`in the scope of <code>${'x'.repeat(120)}…</code>`);
    expect(sentenceHtml(sentence`outside: ${{ note: long }}`)).toBe(`outside: <code>${'x'.repeat(600)}…</code>`);
  });

  test('tells a note as the data that it is', () => {
    expect(sentenceHtml(sentence`outside: ${{ note: '<b>\n@x' }}`)).toBe('outside: <code>&lt;b&gt;\\n@x</code>');
  });

  test('reads no escapes in data', () => {
    expect(sentenceHtml(sentence`${'\\n$1$&'}.`)).toBe('<code>\\n$1$&amp;</code>.');
  });

  test('of nothing is nothing', () => {
    expect(sentenceHtml(sentence``)).toBe('');
  });
});
