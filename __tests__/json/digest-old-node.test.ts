import * as crypto from 'node:crypto';
import { expect, jest, test } from '@jest/globals';
import { defined } from '../helpers/canonical.ts';

// `crypto.hash` came with Node 20.12.
jest.unstable_mockModule('node:crypto', () => ({ ...crypto, hash: undefined }));
const { sha256 } = await import('../../src/json/digest.ts');

test.each(['hex', 'binary'] as const)('without crypto.hash the digest as %s is the same', (encoding) => {
  const bytes = Buffer.from('{"args":{},"tool":"read_file"}');
  const expected = crypto.createHash('sha256').update(bytes).digest(encoding);
  expect(sha256(bytes, encoding)).toBe(expected);
  expect(defined(sha256(bytes, encoding)).length).toBe(encoding === 'hex' ? 64 : 32);
});
