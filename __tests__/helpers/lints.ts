import { CompiledPolicy } from '../../src/scope/compiled-policy.ts';
import type { Imported } from '../../src/scope/declaration.ts';
import { lintedScope } from '../../src/scope/lint/linted.ts';
import { type Found, lintsOf } from '../../src/scope/lint/lints.ts';
import { readDeclaration } from '../../src/scope/read-declaration.ts';
import { regexCompiler } from '../../src/scope/regex.ts';
import { scopeWith } from './scope.ts';

/** What is said of a scope file with these members. */
export async function lints(members: string, imported: readonly Imported[] = []): Promise<Found[]> {
  const bytes = scopeWith(members);
  const declaration = readDeclaration(bytes, 'scope.json');
  const regex = await regexCompiler(declaration.rules);
  const policy = new CompiledPolicy(declaration, imported, regex);
  return lintsOf(lintedScope(bytes, 'scope.json', { declaration, policy, regex }));
}

/** The same of permissions, as `lint: message`. */
export async function permissionLints(
  permissions: { readonly allow?: readonly string[]; readonly deny?: readonly string[] },
  more = '',
): Promise<string[]> {
  const found = await lints(`"permissions": ${JSON.stringify(permissions)}${more === '' ? '' : `, ${more}`}`);
  return found.map(({ lint, message }) => `${lint}: ${message}`);
}
