// What reads scope files of version 2, loaded only when there is one: the shell's parser, the schema and the imports are
// no part of a start that needs none of them.
export { CompiledPolicy, namesPolicy } from './compiled-policy.ts';
export { Learner } from './draft/learner.ts';
export { readImport } from './imports/read-import.ts';
export { lintedScope } from './lint/linted.ts';
export { lintsOf } from './lint/lints.ts';
export { readDeclaration } from './read-declaration.ts';
export { regexCompiler } from './regex.ts';
