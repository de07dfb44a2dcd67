import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { SaxesParser } from 'saxes';

const sarifSchema = createRequire(import.meta.url).resolve('@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json');

/** Holds a value against the schema of reports. @throws Error that says where it does not fit */
export const checkReport = checkWith(() =>
  new Ajv2020({ strict: true, strictTypes: false, strictRequired: false }).compile(readJson('schemas/report-v1.json')),
);

/** Holds a value against the official schema of SARIF 2.1.0, which is of draft 4 and uses nothing that changed since. */
export const checkSarif = checkWith(() => {
  const { id: _, $schema: __, ...schema } = readJson(sarifSchema);
  return new Ajv2020({ strict: false, validateFormats: false, unicodeRegExp: false }).compile(schema);
});

function checkWith(compile: () => ValidateFunction): (value: unknown) => void {
  let validate: ValidateFunction | undefined;
  return (value) => {
    validate ??= compile();
    if (!validate(value)) throw new Error(JSON.stringify(validate.errors?.slice(0, 5), undefined, 2));
  };
}

export function readJson(file: string): { readonly [key: string]: unknown } {
  return JSON.parse(readFileSync(file, 'utf8')) as { readonly [key: string]: unknown };
}

/** An element of XML. */
export interface Element {
  readonly name: string;
  readonly attributes: { readonly [name: string]: string };
  readonly children: Element[];
  text: string;
}

/** The elements that may stand in each, and the attributes that each must have: what JUnit's readers agree on. */
const JUNIT: {
  readonly [name: string]: { readonly children: readonly string[]; readonly attributes: readonly string[] };
} = {
  testsuites: { children: ['testsuite'], attributes: ['name', 'tests', 'failures', 'errors', 'skipped'] },
  testsuite: {
    children: ['properties', 'testcase', 'system-out'],
    attributes: ['name', 'tests', 'failures', 'errors', 'skipped'],
  },
  properties: { children: ['property'], attributes: [] },
  property: { children: [], attributes: ['name', 'value'] },
  testcase: { children: ['failure', 'error', 'skipped', 'system-out'], attributes: ['name', 'classname'] },
  failure: { children: [], attributes: ['message', 'type'] },
  error: { children: [], attributes: ['message', 'type'] },
  skipped: { children: [], attributes: ['message'] },
  'system-out': { children: [], attributes: [] },
};

/** Reads JUnit XML strictly. @throws Error where it is not well-formed, or no JUnit */
export function readJunit(xml: string): Element {
  const parser = new SaxesParser({ xmlns: false });
  const open: Element[] = [];
  let root: Element | undefined;
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element: Element = { name, attributes: { ...attributes }, children: [], text: '' };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  parser.on('text', (text) => {
    const element = open.at(-1);
    if (element !== undefined) element.text += text;
  });
  parser.on('closetag', () => {
    open.pop();
  });
  parser.write(xml).close();
  if (root?.name !== 'testsuites') throw new Error(`no JUnit: ${root?.name}`);
  checkJunit(root);
  return root;
}

function checkJunit({ name, attributes, children }: Element): void {
  const known = JUNIT[name];
  const missing = known?.attributes.filter((attribute) => !(attribute in attributes)) ?? ['all'];
  const foreign = children.filter((child) => !known?.children.includes(child.name));
  if (missing.length + foreign.length > 0)
    throw new Error(`${name}: without ${missing}, with ${foreign.map((one) => one.name)}`);
  if (name === 'testsuite' || name === 'testsuites') {
    const tests = name === 'testsuite' ? children.filter((one) => one.name === 'testcase') : children;
    const sum = (key: string): number => tests.reduce((total, one) => total + Number(one.attributes[key] ?? 1), 0);
    if (sum('tests') !== Number(attributes['tests'])) throw new Error(`${name}: ${attributes['tests']} tests`);
  }
  for (const child of children) checkJunit(child);
}

/** All elements of a name, in order. */
export function elements(root: Element, name: string): Element[] {
  return [...(root.name === name ? [root] : []), ...root.children.flatMap((child) => elements(child, name))];
}
