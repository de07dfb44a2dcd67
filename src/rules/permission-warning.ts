import { breachFound } from './breach.ts';
import type { Found, Rule } from './rule.ts';
import { sentence } from './sentence.ts';

/** A call that breaks a rule of the scope whose severity is `warning`, or one that somebody had to be asked for. */
export const permissionWarning = {
  kind: 'permission-warning',
  check: 'scope',
  level: 'warning',
  mark: '🟡',
  isOptional: true,
  watch: ({ scopes }) => breachFound(scopes, 'warning'),
  detail,
  short: (found) => sentence`by the scope: ${{ note: detail(found) }}`,
} as const satisfies Rule;

function detail({ tool, note }: Found): string {
  return note ?? `tool '${tool}' breaks a rule of the scope`;
}
