// Makes the TypeScript that checks scope files and reports against their schemas: to load ajv and compile the schema on each
// start took 110 ms, and what ajv makes of it takes 10. scripts/build.mjs writes it, and a test makes it anew and compares.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Which are made, and of what. */
export const VALIDATORS = [
  { schema: 'schemas/scope-v2.json', file: 'src/scope/scope-v2-validator.ts', type: './schema-fault.ts' },
  { schema: 'schemas/report-v1.json', file: 'src/merge/report-v1-validator.ts', type: '../scope/schema-fault.ts' },
];

const head = ({
  schema,
  type,
}) => `// Made of ${schema} by scripts/validator.mjs, which npm run build runs. Not to be edited.
/* c8 ignore start */
// @ts-nocheck It is what ajv writes, which is JavaScript.
import type { Validator } from '${type}';

const codePoints = (text) => [...text].length;
`;

const TAIL = `
/** Whether a value has the form that the schema says. The first fault that was found is in its \`errors\` then. */
export const validate: Validator = validateSchema;
/* c8 ignore stop */
`;

/** The text of one of the validators. The working directory is the repository. */
export function validatorText(validator) {
  const require = createRequire(import.meta.url);
  const { Ajv2020 } = require('ajv/dist/2020');
  const { default: standalone } = require('ajv/dist/standalone');
  const ajv = new Ajv2020({
    // A fault is told in our own words, for which the part of the schema is wanted that the value broke.
    verbose: true,
    messages: false,
    strict: true,
    // One function a part, where all would stand written out in each place that refers to them.
    inlineRefs: false,
    allowUnionTypes: true,
    // One of two keys is required where both are declared outside of the choice.
    strictRequired: false,
    code: { source: true, esm: true, lines: true },
  });
  const validate = ajv.compile(withoutDescriptions(JSON.parse(readFileSync(validator.schema, 'utf8'))));
  const code = standalone(ajv, validate)
    .replace(/^.*?export const validate = (\w+);\s*export default \w+;/s, 'const validateSchema = $1;\n')
    .replace(/require\("ajv\/dist\/runtime\/ucs2length"\)\.default/g, 'codePoints');
  if (/\brequire\(|\bexport\b/.test(code)) throw new Error('the validator needs what is not bundled');
  return `${head(validator)}${code}${TAIL}`;
}

/** A schema without its descriptions, which are for editors alone; its titles and examples stand in messages. */
function withoutDescriptions(schema) {
  if (Array.isArray(schema)) return schema.map(withoutDescriptions);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema)
      // A property may have that name; then it is a schema, and no text.
      .filter(([key, value]) => key !== 'description' || typeof value !== 'string')
      .map(([key, value]) => [key, withoutDescriptions(value)]),
  );
}
