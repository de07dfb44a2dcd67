import { scopeDraftText } from '../../src/report/scope-draft.ts';
import { CompiledPolicy } from '../../src/scope/compiled-policy.ts';
import type { Draft } from '../../src/scope/draft/draft.ts';
import { Learner } from '../../src/scope/draft/learner.ts';
import { readDeclaration } from '../../src/scope/read-declaration.ts';
import type { Said } from './policy.ts';
import { nodeOf } from './tape.ts';

/** What the calls of one session need. */
export function draftOf(calls: readonly Said[]): Draft {
  const learner = new Learner();
  const session = learner.session();
  for (const { tool, args = {}, cwd } of calls) session.see({ tool, args: nodeOf(JSON.stringify(args)), cwd });
  return learner.draft();
}

/** The policy that a draft is once it is written and read. */
export function policyOfDraft(draft: Draft): CompiledPolicy {
  const declaration = readDeclaration(Buffer.from(scopeDraftText(draft)), 'scope.json');
  return new CompiledPolicy(declaration, [], () => () => 'unknown');
}
