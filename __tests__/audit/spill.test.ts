import { existsSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { Spill } from '../../src/audit/spill.ts';

const MIB = 1024 * 1024;

/** The files of all spills. What is done about a temporary folder by another test is of no account. */
function spilled(): string[] {
  const folders = readdirSync(tmpdir()).filter((name) => name.startsWith('toolreplay-'));
  return folders.map((name) => join(tmpdir(), name, 'spilled')).filter((file) => existsSync(file));
}

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

  test('keeps more in a file, which is gone when it is closed', () => {
    const before = new Set(spilled());
    const spill = new Spill();
    const kept = Array.from({ length: 24 }, (_, k) => spill.keep(Buffer.alloc(MIB, k)));
    const made = spilled().filter((file) => !before.has(file));
    expect(made).not.toEqual([]);
    expect(kept.filter((one) => Buffer.isBuffer(one))).toHaveLength(16);
    for (const [k, one] of kept.entries()) expect(spill.get(one).equals(Buffer.alloc(MIB, k))).toBe(true);
    spill.close();
    expect(made.filter((file) => existsSync(file)).length).toBeLessThan(made.length);
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
