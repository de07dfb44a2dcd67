import { brokenChain } from './broken-chain.ts';
import { brokenSeal } from './broken-seal.ts';
import { nonDeterminism } from './non-determinism.ts';
import { permissionOverreach } from './permission-overreach.ts';
import { permissionWarning } from './permission-warning.ts';
import { redundantCall } from './redundant-call.ts';
import { repeatedLoop } from './repeated-loop.ts';
import type { Rule } from './rule.ts';
import { unverifiableCall } from './unverifiable-call.ts';

/**
 * Every rule, in the order in which the findings on one call are reported. The order says too which is worse: an error
 * is worse than a warning, and of one level the later in this list.
 */
export const RULES = [
  nonDeterminism,
  redundantCall,
  repeatedLoop,
  permissionWarning,
  unverifiableCall,
  permissionOverreach,
  brokenChain,
  brokenSeal,
] as const satisfies readonly Rule[];

export type Kind = (typeof RULES)[number]['kind'];
export type PerKind<Value> = { [kind in Kind]: Value };

/** The kinds of finding, in the order of the rules. */
export const KINDS: readonly Kind[] = RULES.map(({ kind }) => kind);
/** The kinds of each level, the worst first. */
export const ERRORS: readonly Kind[] = worstFirst('error');
export const WARNINGS: readonly Kind[] = worstFirst('warning');
export const RULE_OF: Readonly<PerKind<Rule>> = perKind((rule) => rule);

/** One value for each kind. */
export function perKind<Value>(of: (rule: Rule & { readonly kind: Kind }) => Value): PerKind<Value> {
  // `fromEntries` does not say which keys it was given: all of them.
  return Object.fromEntries(RULES.map((rule) => [rule.kind, of(rule)])) as PerKind<Value>;
}

function worstFirst(level: Rule['level']): Kind[] {
  return RULES.filter((rule) => rule.level === level)
    .map(({ kind }) => kind)
    .reverse();
}
