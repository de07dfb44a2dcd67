import { describe, expect, test } from '@jest/globals';
import { decodeString, Record } from '../../src/transcript/record.ts';
import { canonical } from '../helpers/canonical.ts';

describe('Record', () => {
  test('parts its call into tool and args', () => {
    const tool = '"read\\u00e9\\""';
    const record = new Record(4, 9, Buffer.from(`${tool}{"k":1}`), tool.length, Buffer.from('{"ok":true}'));
    expect(record.tool).toBe('readé"');
    expect(record.toolText.toString()).toBe(tool);
    expect(record.args.toString()).toBe('{"k":1}');
    expect([record.index, record.line, record.seal]).toEqual([4, 9, undefined]);
  });
});

describe('decodeString', () => {
  test.each(['', 'plain', 'a "quote"', 'back\\slash', 'line\nfeed\ttab', 'é😀', '\u0000\u007f', '\ud800', '__proto__'])(
    'gives back %j',
    (text) => {
      const bytes = Buffer.from(`[${canonical(JSON.stringify(text))}]`);
      expect(decodeString(bytes, 1, bytes.length - 1)).toBe(text);
    },
  );
});
