import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { JsonNode } from '../../src/json/node.ts';
import { Pointers } from '../../src/json/pointer.ts';
import { Tape } from '../../src/json/tape.ts';
import { plainValue } from '../helpers/tape.ts';
import { check, spell, spelling, spellingOf, value } from '../helpers/values.ts';

function tapeOf(json: string): Tape {
  const text = Buffer.from(`${json}\0`);
  const tape = new Tape();
  tape.read(text, 0, text.length - 1);
  return tape;
}

/** RFC 6901, section 4, of a document that `JSON.parse` read. */
function resolve(document: unknown, pointer: string): unknown {
  const tokens = pointer.split('/').slice(1);
  return tokens.reduce<unknown>((at, token) => {
    const key = token.replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) throw new Error(`nothing at ${pointer}`);
    return Object.getOwnPropertyDescriptor(at, key)?.value;
  }, document);
}

function everyNode(node: JsonNode): JsonNode[] {
  const inside = node.kind === 'array' ? [...node.items()] : [...node.members()].map(([, member]) => member);
  return [node, ...inside.flatMap(everyNode)];
}

describe('a pointer', () => {
  test('resolves to the value that it was made for, of every value of a document', () => {
    let pointers = 0;
    check(
      fc.property(value, spelling, (one, choices) => {
        const json = spell(one, spellingOf(choices));
        const tape = tapeOf(json);
        const document: unknown = JSON.parse(json);
        const finder = new Pointers(tape);
        const seen = new Set<string>();
        for (const node of everyNode(new JsonNode(tape))) {
          const pointer = finder.pointerTo(node.start);
          expect(resolve(document, pointer)).toEqual(plainValue(node));
          seen.add(pointer);
          pointers++;
        }
        // Each value has one of its own.
        expect(seen.size).toBe(everyNode(new JsonNode(tape)).length);
      }),
    );
    expect(pointers).toBeGreaterThan(1000);
  });

  test.each([
    ['{"a/b":[0,{"m~n":1}]}', '1}', '/a~1b/1/m~0n'],
    ['{"":{"~1":7}}', '7', '//~01'],
    ['{"\\u0061":[7]}', '7', '/a/0'],
    ['{"é":{"x":0,"y":7}}', '7', '/é/y'],
    ['[[],[[],[7]]]', '7', '/1/1/0'],
    ['  7', '7', ''],
    ['[1, 7]', '7', '/1'],
  ])('in %s to %s is %s', (json, target, pointer) => {
    const offset = Buffer.from(json).indexOf(target);
    expect(new Pointers(tapeOf(json)).pointerTo(offset)).toBe(pointer);
  });
});
