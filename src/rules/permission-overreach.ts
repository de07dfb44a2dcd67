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
  watch: ({ scope }) => scope && new PermissionOverreach(scope),
  detail: ({ tool }, { agent = '' }) => `tool '${tool}' is not in the declared scope for agent '${agent}'`,
  short: (_, { agent = '' }) => sentence`not in the scope of ${agent}`,
} as const satisfies Rule;

class PermissionOverreach implements Watch {
  private readonly scope: Scope;

  constructor(scope: Scope) {
    this.scope = scope;
  }

  see({ index, line, tool, where }: Call, { first }: Sighting): Found | undefined {
    return this.scope.allowedTools.has(tool) ? undefined : { index, line, tool, where, other: first, first };
  }
}
