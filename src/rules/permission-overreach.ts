import type { Scope } from '../scope/scope.ts';
import type { Call } from '../transcript/record.ts';
import type { Sighting } from './call-table.ts';
import type { Found, Rule, Watch } from './rule.ts';
import { sentence } from './sentence.ts';

/** A call of a tool that the scope does not name, exactly and case-sensitively. */
export const permissionOverreach = {
  kind: 'permission-overreach',
  check: 'scope',
  level: 'error',
  mark: '⛔',
  watch: ({ scopes }) => (scopes.length === 0 ? undefined : new PermissionOverreach(scopes)),
  detail: ({ tool }, { agent = '' }) => `tool '${tool}' is not in the declared scope for agent '${agent}'`,
  short: (_, { agent = '' }) => sentence`not in the scope of ${agent}`,
} as const satisfies Rule;

class PermissionOverreach implements Watch {
  private readonly scopes: readonly Scope[];

  constructor(scopes: readonly Scope[]) {
    this.scopes = scopes;
  }

  see({ index, line, tool, where }: Call, { first }: Sighting): Found | undefined {
    return this.scopes.every((scope) => scope.allowedTools.has(tool))
      ? undefined
      : { index, line, tool, where, other: first, first };
  }
}
