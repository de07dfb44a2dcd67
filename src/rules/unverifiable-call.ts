import { breachFound } from './breach.ts';
import type { Found, Rule } from './rule.ts';
import { sentence } from './sentence.ts';

/** A call of which nobody can say whether a rule of the scope holds: its command cannot be parsed, or is made as it runs. */
export const unverifiableCall = {
  kind: 'unverifiable-call',
  check: 'scope',
  level: 'error',
  mark: '❔',
  isOptional: true,
  watch: ({ scopes }) => breachFound(scopes, 'unverifiable'),
  detail,
  short: (found) => sentence`cannot be judged: ${{ note: detail(found) }}`,
} as const satisfies Rule;

function detail({ tool, note }: Found): string {
  return note ?? `tool '${tool}': cannot tell whether this is in scope`;
}
