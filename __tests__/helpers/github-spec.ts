import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';
import { buildSchema, type DocumentNode, type GraphQLSchema, getOperationAST, parse, validate } from 'graphql';
import { getVariableValues } from 'graphql/execution/values.js';

/** Which of GitHub's own descriptions requests are held against. */
export type Server = 'api.github.com' | 'ghes-3.19';

/** A request, its path without the server's base. */
export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query: { readonly [name: string]: string };
  /** Undefined where there is none. */
  readonly body: unknown;
}

interface Schema {
  readonly properties?: { readonly [name: string]: Schema };
  readonly items?: Schema;
  readonly additionalProperties?: unknown;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: object;
}

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: { readonly content: { readonly [type: string]: { readonly schema: Schema } } };
}

interface Description {
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } };
  readonly components: { readonly parameters: { readonly [name: string]: Parameter } };
}

/** Says what of a request GitHub's description of its REST API does not have: nothing, where all is right. */
export function restComplaints(server: Server, asked: Asked): string[] {
  const { document, ajv, compiled } = described(server);
  const found = operation(document, asked);
  const what = `${asked.method} ${asked.path}`;
  if (found === undefined) return [`${what}: no such operation`];
  const complaints: string[] = [];
  const check = (key: string, schema: object, value: unknown): void => {
    const validator = compiled.get(key) ?? ajv.compile(schema);
    compiled.set(key, validator);
    if (!validator(value)) complaints.push(`${what}: ${key}: ${ajv.errorsText(validator.errors)}`);
  };
  const parameters = (found.parameters ?? []).map((one) => {
    return 'name' in one ? one : (document.components.parameters[one.$ref.split('/').at(-1) ?? ''] as Parameter);
  });
  for (const [name, value] of Object.entries(asked.query)) {
    const parameter = parameters.find((one) => one.in === 'query' && one.name === name);
    if (parameter === undefined) complaints.push(`${what}: no parameter ${name}`);
    else check(`${found.operationId} ${name}`, parameter.schema, numbered(parameter.schema, value));
  }
  const schema = found.requestBody?.content['application/json']?.schema;
  if (schema === undefined && asked.body !== undefined) complaints.push(`${what}: a body`);
  if (schema !== undefined) {
    check(found.operationId, schema, asked.body);
    complaints.push(...undeclared(schema, asked.body, '').map((name) => `${what}: no property ${name}`));
  }
  return complaints;
}

/** The same of a query or mutation. */
export function graphqlComplaints(body: unknown): string[] {
  const { query, variables = {} } = body as { query: string; variables?: { [name: string]: unknown } };
  let document: DocumentNode;
  try {
    document = parse(query);
  } catch (error) {
    return [String(error)];
  }
  // GitHub's own has fields that are there twice.
  schema ??= buildSchema(readFileSync('node_modules/@octokit/graphql-schema/schema.graphql', 'utf8'), {
    assumeValid: true,
  });
  const complaints = validate(schema, document).map(({ message }) => message);
  const definitions = getOperationAST(document)?.variableDefinitions ?? [];
  const { errors = [] } = getVariableValues(schema, definitions, variables);
  return [...complaints, ...errors.map(({ message }) => message)];
}

let schema: GraphQLSchema | undefined;

const descriptions = new Map<Server, { document: Description; ajv: Ajv; compiled: Map<string, ValidateFunction> }>();

function described(server: Server) {
  const known = descriptions.get(server);
  if (known !== undefined) return known;
  const document: Description = JSON.parse(
    readFileSync(`node_modules/@octokit/openapi/generated/${server}.json`, 'utf8'),
  );
  // The descriptions hold examples, formats and words of their own.
  const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
  const fresh = { document, ajv, compiled: new Map<string, ValidateFunction>() };
  descriptions.set(server, fresh);
  return fresh;
}

function operation({ paths }: Description, { method, path }: Asked): Operation | undefined {
  const parts = path.split('/');
  const fits = (template: string): boolean => {
    const names = template.split('/');
    return names.length === parts.length && names.every((name, k) => name === parts[k] || name.startsWith('{'));
  };
  // A path that is written out goes before one with names in it.
  const [found] = Object.keys(paths)
    .filter(fits)
    .sort((a, b) => a.split('{').length - b.split('{').length);
  return found === undefined ? undefined : paths[found]?.[method.toLowerCase()];
}

function numbered(schema: object, value: string): unknown {
  return 'type' in schema && schema.type === 'integer' && /^\d+$/.test(value) ? Number(value) : value;
}

/** GitHub passes over what it does not know, and whoever sent it meant something. */
function undeclared({ properties, items }: Schema, value: unknown, at: string): string[] {
  if (Array.isArray(value))
    return items === undefined ? [] : value.flatMap((one, k) => undeclared(items, one, `${at}/${k}`));
  if (typeof value !== 'object' || value === null || properties === undefined) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const schema = properties[name];
    return schema === undefined ? [`${at}/${name}`] : undeclared(schema, inner, `${at}/${name}`);
  });
}
