import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { VOLATILE_CLASSES } from '../../src/scope/declaration.ts';

interface Schema {
  readonly [keyword: string]: unknown;
  readonly properties?: { readonly [key: string]: Schema | boolean };
  readonly $ref?: string;
  readonly description?: string;
}

const SCHEMA = JSON.parse(readFileSync('schemas/scope-v2.json', 'utf8')) as Schema;

/** All parts of a schema that say something of an object's keys, by JSON Pointer. */
function* objects(value: unknown, pointer = ''): Generator<[string, Schema]> {
  if (typeof value !== 'object' || value === null) return;
  // Whatever has both keywords is a schema.
  if ('properties' in value && 'type' in value) yield [pointer, value as Schema];
  for (const [key, part] of Object.entries(value)) yield* objects(part, `${pointer}/${key}`);
}

describe('the schema of scope files', () => {
  test('says of each key what it is', () => {
    const silent: string[] = [];
    for (const [pointer, { properties }] of objects(SCHEMA)) {
      for (const [key, part] of Object.entries(properties ?? {})) {
        if (typeof part !== 'object') continue;
        const def = part.$ref?.replace('#/$defs/', '') ?? '';
        const referred = (SCHEMA['$defs'] as { [name: string]: Schema })[def];
        if ((part.description ?? referred?.description) === undefined) silent.push(`${pointer}/${key}`);
      }
    }
    expect(silent).toEqual([]);
  });

  test('knows no object with other keys than it names', () => {
    const open = [...objects(SCHEMA)].filter(([, part]) => part['additionalProperties'] !== false);
    expect(open.map(([pointer]) => pointer)).toEqual([]);
    expect([...objects(SCHEMA)]).toHaveLength(11);
  });

  test('has the classes that are known', () => {
    expect(JSON.stringify(SCHEMA)).toContain(JSON.stringify(VOLATILE_CLASSES));
  });
});
