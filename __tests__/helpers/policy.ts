import { CompiledPolicy } from '../../src/scope/compiled-policy.ts';
import type { Imported } from '../../src/scope/declaration.ts';
import type { Judgement } from '../../src/scope/policy.ts';
import { readDeclaration } from '../../src/scope/read-declaration.ts';
import { regexCompiler } from '../../src/scope/regex.ts';
import { scopeWith } from './scope.ts';
import { nodeOf } from './tape.ts';

/** A call as a test says it. */
export interface Said {
  readonly tool: string;
  readonly args?: object;
  readonly cwd?: string;
  /** Each call is a batch of its own unless this is given. */
  readonly batch?: number;
}

/** The policy of a scope file with these members. */
export async function policyOf(members: string, imported: readonly Imported[] = []): Promise<CompiledPolicy> {
  const declaration = readDeclaration(scopeWith(members), 'scope.json');
  return new CompiledPolicy(declaration, imported, await regexCompiler(declaration.rules));
}

/** The policy of these permissions, and nothing else but what is given. */
export function permitting(
  { allow = [], deny = [] }: { allow?: readonly string[]; deny?: readonly string[] },
  more = '',
): Promise<CompiledPolicy> {
  return policyOf(`"permissions": ${JSON.stringify({ allow, deny })}${more === '' ? '' : `, ${more}`}`);
}

/** What a policy says of the calls of one session. */
export function judgements(policy: CompiledPolicy, calls: readonly Said[]): Judgement[] {
  const judge = policy.judge();
  return calls.map(({ tool, args = {}, cwd, batch }, index) =>
    judge.judge({ tool, args: nodeOf(JSON.stringify(args)), cwd }, batch ?? index),
  );
}

/** The same, of each call the outcomes of its breaches, `ok` for none. */
export function outcomes(policy: CompiledPolicy, calls: readonly Said[]): string[] {
  return judgements(policy, calls).map(
    ({ breaches }) =>
      breaches
        .map(({ outcome }) => outcome)
        .sort()
        .join(' ') || 'ok',
  );
}

/** What a policy says of one call: all that is wrong, in its words. */
export function whys(policy: CompiledPolicy, call: Said): string[] {
  return (judgements(policy, [call])[0]?.breaches ?? []).map(({ why }) => why);
}

/** A command that a shell was given. */
export function bash(command: string, more: Partial<Said> = {}): Said {
  return { tool: 'Bash', args: { command }, ...more };
}

/** A file that was read. */
export function reading(path: string, more: Partial<Said> = {}): Said {
  return { tool: 'Read', args: { file_path: path }, ...more };
}

/** A file that was changed. */
export function editing(path: string, more: Partial<Said> = {}): Said {
  return { tool: 'Edit', args: { file_path: path }, ...more };
}
