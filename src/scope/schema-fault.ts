import { closest } from '../closest.ts';
import type { Fault } from '../error.ts';

/** A part of the schema, as far as faults are told by it. */
interface Schema {
  readonly type?: string | readonly string[];
  readonly items?: Schema;
  readonly properties?: { readonly [key: string]: unknown };
  readonly required?: readonly string[];
  readonly oneOf?: readonly { readonly required: readonly string[] }[];
  readonly enum?: readonly string[];
  readonly title?: string;
  readonly examples?: readonly unknown[];
  readonly minimum?: number;
  readonly maxLength?: number;
}

/** What a value breaks of the schema, as ajv tells it. */
export interface SchemaError {
  readonly keyword: string;
  /** JSON Pointer to the value. */
  readonly instancePath: string;
  readonly params: {
    readonly additionalProperty?: string;
    /** A key that is wrong itself, and not its value. */
    readonly propertyName?: string;
    readonly passingSchemas?: readonly number[] | null;
  };
  /** The part of the schema that the keyword is in. */
  readonly parentSchema: Schema;
  readonly data: unknown;
}

/** Checks a value; when it gives false, `errors` says why. */
export interface Validator {
  (value: unknown): boolean;
  errors?: readonly SchemaError[] | null;
}

/** What is wrong with a value, and where. */
export interface SchemaFault {
  readonly fault: Fault;
  /** Keys and indices that lead to the value, or to the object whose key is wrong. */
  readonly path: readonly string[];
  /** The key that is wrong; undefined: the value is. */
  readonly key: string | undefined;
}

/** Most characters of a scope file that an error shows. */
const SHOWN = 80;

/** Tells the fault that the schema was broken by. @param errors as the validator leaves them; of none there is no fault */
export function schemaFault(errors: readonly SchemaError[]): SchemaFault | undefined {
  // Before a choice that fails come the faults of all that could have been chosen.
  const error = errors.find(({ keyword }) => keyword === 'oneOf') ?? errors[0];
  return error && (keyFault(error, errors) ?? valueFault(error));
}

/** The fault, when it is one of a key. */
function keyFault(error: SchemaError, errors: readonly SchemaError[]): SchemaFault | undefined {
  const { keyword, instancePath, params, parentSchema } = error;
  const path = pathOf(instancePath);
  const unknown = params.additionalProperty ?? unknownInstead(error);
  if (unknown !== undefined) return { fault: unknownKey(unknown, parentSchema), path, key: unknown };
  const key = errors.find((each) => each.keyword === 'propertyNames')?.params.propertyName;
  if (key !== undefined) return { fault: noPointer(key, insideOf(path), parentSchema), path, key };
  return keyword === 'false schema' ? { fault: SEVERITY, path: path.slice(0, -1), key: path.at(-1) } : undefined;
}

function valueFault(error: SchemaError): SchemaFault {
  const path = pathOf(error.instancePath);
  return { fault: wrongValue(error, path), path, key: undefined };
}

const SEVERITY: Fault = {
  found: '"severity" beside "effect": "allow"',
  expected: 'none, since no call breaks an allow',
};
const TOO_LARGE: Fault = {
  found: 'a number beyond the range of a double',
  expected: 'at most 1.7976931348623157e308',
};

function pathOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** A key that is missing and one that is unknown are mostly one that is misspelled: it is the unknown one that is told. */
function unknownInstead({ keyword, parentSchema, params, data }: SchemaError): string | undefined {
  const { properties } = parentSchema;
  const isMissing = keyword === 'required' || (keyword === 'oneOf' && params.passingSchemas === null);
  if (!isMissing || properties === undefined) return undefined;
  return keysOf(data).find((key) => !Object.hasOwn(properties, key));
}

function unknownKey(key: string, { properties }: Schema): Fault {
  const known = keysOf(properties);
  return { found: `the unknown key ${quoted(key)}`, expected: `one of ${list(known, 'or')}`, ...meant(key, known) };
}

function wrongValue({ keyword, parentSchema: schema, params, data }: SchemaError, path: readonly string[]): Fault {
  const where = whereOf(path);
  switch (keyword) {
    case 'type':
      if (typeof data !== 'number') return { found: `${kindOf(data)}${where}`, expected: kindsOf(schema) };
      if (!Number.isFinite(data)) return TOO_LARGE;
      return { found: `${schema.type === 'integer' ? data : kindOf(data)}${where}`, expected: kindsOf(schema) };
    case 'enum':
      return noneOf(schema.enum ?? [], data, where);
    case 'required':
      return missing(schema.required ?? [], data, path);
    case 'oneOf':
      return notOne(schema.oneOf ?? [], params.passingSchemas === null ? 'neither' : 'both', path);
    case 'minimum':
      return { found: `${String(data)}${where}`, expected: kindsOf(schema) };
    case 'minItems':
      return { found: `an empty array${where}`, expected: 'at least one element' };
    case 'minLength':
      return { found: `an empty string${where}`, expected: 'at least one character' };
    case 'maxLength':
      return {
        found: `a string of ${[...String(data)].length} characters${where}`,
        expected: `at most ${schema.maxLength}`,
      };
    case 'minProperties':
      return { found: `an empty object${where}`, expected: `one or more of ${list(keysOf(schema.properties), 'and')}` };
    case 'maxProperties':
      return {
        found: `another key beside "exists": false${where}`,
        expected: 'none, since nothing more can be asked of what is not there',
      };
    default:
      // A pattern, which only JSON Pointers have.
      return noPointer(String(data), where, schema);
  }
}

function noneOf(words: readonly string[], data: unknown, where: string): Fault {
  const found = typeof data === 'string' ? quoted(data) : kindOf(data);
  return { found: `${found}${where}`, expected: list(words, 'or'), ...meant(String(data), words) };
}

function missing(required: readonly string[], data: unknown, path: readonly string[]): Fault {
  const there = new Set(keysOf(data));
  const key = required.find((name) => !there.has(name)) ?? '';
  const found = `no "${key}"${insideOf(path)}`;
  return required.length === 1 ? { found } : { found, expected: list(required, 'and') };
}

function notOne(choices: NonNullable<Schema['oneOf']>, how: 'neither' | 'both', path: readonly string[]): Fault {
  const keys = choices.flatMap(({ required }) => required);
  const found = list(keys, how === 'both' ? 'and' : 'nor');
  return { found: `${how} ${found}${insideOf(path)}`, expected: 'exactly one of them' };
}

function noPointer(text: string, where: string, { title = '', examples = [] }: Schema): Fault {
  // Who forgets the slash names a key: `amount`.
  const advice = /^[^/~]+$/.test(text) ? { advice: `did you mean ${quoted(`/${text}`)}?` } : {};
  return { found: `${quoted(text)}${where}`, expected: `a ${title} such as ${JSON.stringify(examples[0])}`, ...advice };
}

/** Where a value is, by the nearest key: the value of the key itself, or an element of that. */
function whereOf(path: readonly string[]): string {
  return isElement(path) ? insideOf(path) : path.length === 0 ? '' : ` for ${quoted(path.at(-1) ?? '')}`;
}

function insideOf(path: readonly string[]): string {
  if (path.length === 0) return '';
  return ` in ${quoted((isElement(path) ? path.at(-2) : path.at(-1)) ?? '')}`;
}

function isElement(path: readonly string[]): boolean {
  return path.length > 1 && /^\d+$/.test(path.at(-1) ?? '');
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

/** What the schema wants a value to be, in words. */
function kindsOf({ title, type, items, minimum }: Schema): string {
  if (title !== undefined && type !== 'object') return `a ${title}`;
  const kinds = [type ?? []].flat().map((kind) => KINDS[kind] ?? kind);
  if (type === 'array' && items?.type !== undefined) return `an array of ${items.type}s`;
  if (minimum !== undefined) return `${kinds.join(' or ')} of at least ${minimum}`;
  return kinds.join(' or ');
}

const KINDS: { readonly [type: string]: string } = {
  string: 'a string',
  number: 'a number',
  integer: 'an integer',
  boolean: 'true or false',
  array: 'an array',
  object: 'an object',
};

function keysOf(value: unknown): string[] {
  return typeof value === 'object' && value !== null ? Object.keys(value) : [];
}

function meant(word: string, candidates: readonly string[]): Pick<Fault, 'advice'> {
  const near = closest(word, candidates);
  return near === undefined ? {} : { advice: `did you mean "${near}"?` };
}

function list(words: readonly string[], last: 'and' | 'or' | 'nor'): string {
  const all = words.map((word) => `"${word}"`);
  return all.length < 2 ? all.join() : `${all.slice(0, -1).join(', ')} ${last} ${all.at(-1)}`;
}

function quoted(text: string): string {
  return text.length > SHOWN ? `"${text.slice(0, SHOWN)}…"` : `"${text}"`;
}
