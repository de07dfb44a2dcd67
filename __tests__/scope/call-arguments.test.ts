import { describe, expect, test } from '@jest/globals';
import { CallArguments } from '../../src/scope/call-arguments.ts';
import { builtinTool } from '../../src/tools/builtin.ts';
import { madeCall } from '../helpers/made-calls.ts';

const WITHHELD = { $withheld: 'a1'.repeat(32) };

function at(args: object, pointer: string): string | undefined {
  const node = new CallArguments(madeCall('read_file', args), builtinTool('read_file') ?? {}).at(pointer);
  return node?.text.toString('utf8', node.start, node.end);
}

describe('an argument at a pointer', () => {
  test('is what stands there', () => {
    expect(at({ a: { b: 1 } }, '/a/b')).toBe('1');
    expect(at({ a: { b: 1 } }, '/a/c')).toBeUndefined();
    expect(at({}, '/a/b')).toBeUndefined();
  });

  test('is what is withheld above it, be that all', () => {
    const withheld = JSON.stringify(WITHHELD);
    expect(at({ a: { b: WITHHELD } }, '/a/b')).toBe(withheld);
    expect(at({ a: WITHHELD }, '/a/b/c')).toBe(withheld);
    expect(at(WITHHELD, '/a/b')).toBe(withheld);
    expect(at({ a: { x: WITHHELD } }, '/a/b')).toBeUndefined();
  });
});
