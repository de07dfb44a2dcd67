import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { dataHtml } from '../../src/report/html.ts';
import { clip, inert, inertLine } from '../../src/report/inert.ts';
import { check } from '../helpers/values.ts';

/** Any UTF-16 text, rich in what could be obeyed. */
const data = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '#',
        '##[',
        ':',
        '::',
        ' ',
        '\n',
        '\u00a0',
        '<',
        '&',
        '"',
        "'",
        '\u202e',
        '\ud83d',
        '\ude00',
        '\u001b[',
      ),
      fc.nat(0xffff).map((unit) => String.fromCharCode(unit)),
    ),
  )
  .map((parts) => parts.join(''));

test('inert text has nothing that is obeyed', () => {
  check(
    fc.property(data, (any) => {
      expect(inert(any)).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|##\[/u);
      expect(inertLine(any)).not.toMatch(/^\s*::/);
    }),
    1000,
  );
});

test('inert text is inert already', () => {
  check(
    fc.property(data, (any) => {
      expect(inert(inert(any))).toBe(inert(any));
      expect(inertLine(inertLine(any))).toBe(inertLine(any));
    }),
    1000,
  );
});

test('clipped text is no longer than it may be, and a part of the text', () => {
  check(
    fc.property(data, fc.nat(40), (any, size) => {
      const cut = clip(any, size);
      expect(cut.replace(/…$/, '').length).toBeLessThanOrEqual(Math.max(size, any.endsWith('…') ? size : 0));
      expect(any.startsWith(cut.replace(/…$/, ''))).toBe(true);
      if (any.isWellFormed()) expect(cut.isWellFormed()).toBe(true);
    }),
    1000,
  );
});

test('data in HTML is text alone', () => {
  check(
    fc.property(data, (any) => {
      expect(dataHtml(any)).toMatch(/^<code>(?:[^<>"'&\n]|&(?:amp|lt|gt|quot|#39);)*<\/code>$/);
    }),
    1000,
  );
});
