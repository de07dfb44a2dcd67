import type { CheckedScope } from '../audit/scope-check.ts';
import { clip, inert, inertLine } from './inert.ts';
import { count } from './words.ts';

const LONGEST = 400;

/** What a scope file holds and what there is to say of it, a line each; safe to print. */
export function scopeCheckText(checked: CheckedScope): string {
  const { version, agent, names, permissions, rules, sequences, examples, imports, imported, warnings, lints } =
    checked;
  const version2 = [
    `permissions: ${permissions}`,
    `rules: ${rules}`,
    `examples that hold: ${examples}`,
    `sequences: ${sequences}`,
    `imports: ${imports}${imports === 0 ? '' : `, with ${count(imported, 'permission')}`}`,
  ];
  const lines = [
    `version: ${version}`,
    `agent: ${agent}`,
    `allowed tools: ${names}`,
    ...(version === 2 ? version2 : []),
    `lints: ${lints.length + warnings.length}`,
    ...lints.map((found) => remarkText(found, found.lint)),
    ...warnings.map((warning) => remarkText(warning, 'not-used')),
  ];
  return lines.map((text) => `${inertLine(inert(text))}\n`).join('');
}

interface Remark {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

function remarkText({ file, line, column, message }: Remark, lint: string): string {
  return `${file}:${line}:${column}: ${lint}: ${clip(message, LONGEST)}`;
}
