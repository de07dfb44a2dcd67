import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { faultyScopes, topics } from './scope-goldens.ts';

interface Schema {
  readonly $ref?: string;
  readonly properties?: { readonly [key: string]: Schema | boolean };
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly then?: Schema;
  readonly else?: Schema;
  readonly enum?: readonly string[];
  readonly $defs?: { readonly [name: string]: Schema };
}

const SCHEMA = JSON.parse(readFileSync('schemas/scope-v2.json', 'utf8')) as Schema;

/** The scope files of the samples that are not refused. */
function scopeFiles(): string[] {
  const names = readdirSync('samples/scope', { encoding: 'utf8', recursive: true }).map((name) =>
    name.replaceAll('\\', '/'),
  );
  return names.filter((name) => /scope\.json$/.test(name) && !name.startsWith('faulty/'));
}

/** All parts of the schema that a value is held against, each with the value, however often they are referred to. */
function* held(schema: Schema, value: unknown): Generator<readonly [Schema, unknown]> {
  yield [schema, value];
  if (schema.$ref !== undefined) yield* held(referred(schema.$ref), value);
  for (const branch of [schema.then, schema.else]) if (branch !== undefined) yield* held(branch, value);
  if (Array.isArray(value)) {
    for (const item of value) if (schema.items !== undefined) yield* held(schema.items, item);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, member] of Object.entries(value)) {
      const part = schema.properties?.[key] ?? schema.additionalProperties;
      if (typeof part === 'object') yield* held(part, member);
    }
  }
}

function referred(ref: string): Schema {
  const schema = SCHEMA.$defs?.[ref.replace('#/$defs/', '')];
  if (schema === undefined) throw new Error(`no ${ref} in the schema`);
  return schema;
}

/** Every part of the schema that names keys or values, by its JSON Pointer. */
function* parts(schema: unknown, pointer = ''): Generator<readonly [pointer: string, schema: Schema]> {
  if (typeof schema !== 'object' || schema === null) return;
  yield [pointer, schema as Schema];
  for (const [key, part] of Object.entries(schema)) yield* parts(part, `${pointer}/${key}`);
}

describe('the samples of scope files', () => {
  const seen = new Map<Schema, unknown[]>();
  for (const file of scopeFiles()) {
    for (const [schema, value] of held(SCHEMA, JSON.parse(readFileSync(`samples/scope/${file}`, 'utf8')))) {
      seen.set(schema, [...(seen.get(schema) ?? []), value]);
    }
  }

  test('have every key that the schema knows', () => {
    const unused: string[] = [];
    let keys = 0;
    for (const [pointer, { properties }] of parts(SCHEMA)) {
      for (const [key, part] of Object.entries(properties ?? {})) {
        // A key inside a condition of the schema is no new one.
        if (typeof part !== 'object' || /\/if$/.test(pointer)) continue;
        keys++;
        if (!seen.has(part)) unused.push(`${pointer}/${key}`);
      }
    }
    expect(unused).toEqual([]);
    expect(keys).toBeGreaterThan(50);
  });

  test('have every value that a key can have', () => {
    const unused: string[] = [];
    for (const [pointer, schema] of parts(SCHEMA)) {
      if (!Array.isArray(schema.enum)) continue;
      const values = seen.get(schema) ?? [];
      unused.push(...schema.enum.filter((value) => !values.includes(value)).map((value) => `${pointer}: ${value}`));
    }
    expect(unused).toEqual([]);
  });

  test.each(topics())('%s shows a call that is within, one that is not, and logs of several agents', (folder) => {
    const reports = readFileSync(`${folder}/reports.txt`, 'utf8');
    expect(reports).toContain(': in scope: ');
    expect(reports).toMatch(/permission-|unverifiable-call|redundant-call|repeated-loop|non-determinism/);
    const logs = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
    expect(logs).toEqual(expect.arrayContaining(['claude.jsonl', 'codex.jsonl']));
    expect(logs.length).toBeGreaterThan(2);
  });

  test.each(faultyScopes())('%s is refused with file, line and column', (file) => {
    const message = readFileSync(file.replace(/\.json$/, '.txt'), 'utf8');
    expect(message).toMatch(/^toolreplay: samples\/[\w./-]+:\d+:\d+: found [^\n]+\n$/);
  });
});
