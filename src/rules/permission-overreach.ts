import type { Scope } from '../scope/scope.ts';
import type { Call } from '../transcript/record.ts';
import type { Sighting } from './call-table.ts';
import type { Found, Rule, Watch } from './rule.ts';
import { sentence } from './sentence.ts';

/**
 * A call outside the scope: its tool is not named there, exactly and case-sensitively, or a rule of version 2 says so.
 * Against several scopes it has to be within each.
 */
export const permissionOverreach = {
  kind: 'permission-overreach',
  check: 'scope',
  level: 'error',
  mark: '⛔',
  watch: ({ scopes }) => (scopes.length === 0 ? undefined : new PermissionOverreach(scopes)),
  detail: ({ tool, note }, { agent = '' }) => note ?? outside(tool, agent),
  short: ({ note }, { agent = '' }) =>
    note === undefined ? sentence`not in the scope of ${agent}` : sentence`outside: ${{ note }}`,
} as const satisfies Rule;

class PermissionOverreach implements Watch {
  private readonly named: readonly Scope[];
  private readonly isOne: boolean;

  constructor(scopes: readonly Scope[]) {
    this.named = scopes.filter(({ policy }) => policy === undefined);
    this.isOne = scopes.length === 1;
  }

  see({ index, line, tool, where }: Call, { first, breaches }: Sighting): Found | undefined {
    if (breaches === undefined && this.named.length === 0) return undefined;
    const outsides = this.named.filter(({ allowedTools }) => !allowedTools.has(tool));
    const whys = (breaches ?? []).filter(({ outcome }) => outcome === 'overreach').map(({ why }) => why);
    if (outsides.length + whys.length === 0) return undefined;
    const found = { index, line, tool, where, other: first, first };
    if (this.isOne && whys.length === 0) return found;
    return { ...found, note: [...outsides.map(({ agent }) => outside(tool, agent)), ...whys].join('; ') };
  }
}

function outside(tool: string, agent: string): string {
  return `tool '${tool}' is not in the declared scope for agent '${agent}'`;
}
