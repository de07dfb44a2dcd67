import { expect, test } from '@jest/globals';
import { sha256 } from '../../src/json/digest.ts';

/** From FIPS 180-2, appendix B. */
const ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

test('the digest of "abc" is the standard\'s', () => {
  expect(sha256(Buffer.from('abc'), 'hex')).toBe(ABC);
});

test('the digest of nothing is 64 hex digits too', () => {
  expect(sha256(Buffer.alloc(0), 'hex')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
});

test('as binary it is the same 32 bytes', () => {
  expect(Buffer.from(sha256(Buffer.from('abc'), 'binary'), 'latin1').toString('hex')).toBe(ABC);
});
