import type { ImportWarning } from '../scope/declaration.ts';
import type { Found } from '../scope/lint/lints.ts';
import { namedScope, readPolicy, scopeBytes } from './scope-file.ts';

/** What a scope file holds, and what there is to say of it. */
export interface CheckedScope {
  readonly version: 1 | 2;
  readonly agent: string;
  /** How many names, permissions, rules and sequences it has itself. */
  readonly names: number;
  readonly permissions: number;
  readonly rules: number;
  readonly sequences: number;
  /** How many examples of its rules there are; all of them hold. */
  readonly examples: number;
  readonly imports: number;
  /** How many rules the imports have that somebody wrote. */
  readonly imported: number;
  readonly warnings: readonly ImportWarning[];
  readonly lints: readonly Found[];
}

/**
 * Reads a scope file as it is read to judge calls, and looks for what in it does not do what it looks like.
 *
 * @param path absolute
 * @param name how errors and remarks name it
 * @param workspace absolute: what it imports is named relative to it, and must not leave it when the file is inside
 * @throws ToolReplayError when it, or what it imports, cannot be read or is no such file
 */
export async function checkScopeFile(path: string, name: string, workspace: string): Promise<CheckedScope> {
  const bytes = await scopeBytes(path, name);
  const { lintedScope, lintsOf, regexCompiler } = await import('../scope/version-2.ts');
  const named = namedScope(bytes, name);
  if (named !== undefined) {
    const linted = lintedScope(bytes, name);
    const nothing = { permissions: 0, rules: 0, sequences: 0, examples: 0, imports: 0, imported: 0, warnings: [] };
    return { ...nothing, version: 1, agent: named.agent, names: linted.names.length, lints: lintsOf(linted) };
  }
  const { declaration, policy } = await readPolicy(bytes, path, name, workspace);
  const { agent, allow, deny, rules, sequence, imports } = declaration;
  const linted = lintedScope(bytes, name, { declaration, policy, regex: await regexCompiler(rules) });
  return {
    version: 2,
    agent,
    names: linted.names.length,
    permissions: allow.length + deny.length,
    rules: rules.length,
    sequences: sequence.length,
    examples: rules.reduce((sum, { match, notMatch }) => sum + match.length + notMatch.length, 0),
    imports: imports.length,
    imported: linted.permissions.length - allow.length - deny.length,
    warnings: policy.warnings,
    lints: lintsOf(linted),
  };
}
