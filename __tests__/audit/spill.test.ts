import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { Spill } from '../../src/audit/spill.ts';
import { testOnPosix } from '../helpers/bundle.ts';

const MIB = 1024 * 1024;

describe('a spill', () => {
  test('keeps little in memory, and a copy of it', () => {
    const spill = new Spill();
    const bytes = Buffer.from('abc');
    const kept = spill.keep(bytes);
    bytes.fill('x');
    expect(Buffer.isBuffer(kept)).toBe(true);
    expect(spill.get(kept).toString()).toBe('abc');
    spill.close();
  });

  test('keeps more in a file', () => {
    const spill = new Spill();
    const kept = Array.from({ length: 24 }, (_, k) => spill.keep(Buffer.alloc(MIB, k)));
    expect(kept.filter((one) => Buffer.isBuffer(one))).toHaveLength(16);
    for (const [k, one] of kept.entries()) expect(spill.get(one).equals(Buffer.alloc(MIB, k))).toBe(true);
    spill.close();
  });

  testOnPosix('which has no name, so that nothing is left whatever ends the process', () => {
    const folder = mkdtempSync(join(tmpdir(), 'spill-test-'));
    const before = process.env['TMPDIR'];
    process.env['TMPDIR'] = folder;
    const spill = new Spill();
    try {
      for (let k = 0; k < 17; k++) spill.keep(Buffer.alloc(MIB, k));
      expect(readdirSync(folder)).toEqual([]);
    } finally {
      spill.close();
      if (before === undefined) delete process.env['TMPDIR'];
      else process.env['TMPDIR'] = before;
      rmSync(folder, { recursive: true });
    }
  });

  test('has room in memory again for what was released', () => {
    const spill = new Spill();
    for (let k = 0; k < 100; k++) {
      const kept = spill.keep(Buffer.alloc(MIB));
      expect(Buffer.isBuffer(kept)).toBe(true);
      spill.release(kept);
    }
    spill.close();
  });
});
