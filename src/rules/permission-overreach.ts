import type { Scope } from '../scope/scope.ts';
import type { Record } from '../transcript/record.ts';
import type { Sighting } from './call-table.ts';
import type { Finding } from './finding.ts';
import type { Rule } from './rule.ts';

/** A call of a tool that the scope does not name, exactly and case-sensitively. */
export class PermissionOverreach implements Rule {
  readonly kind = 'permission-overreach';
  private readonly scope: Scope;

  constructor(scope: Scope) {
    this.scope = scope;
  }

  see({ index, line, tool }: Record, { first }: Sighting): Finding | undefined {
    return this.scope.allowedTools.has(tool) ? undefined : { kind: this.kind, index, line, tool, other: first, first };
  }
}

/** @param agent whose scope it was */
export function permissionOverreachDetail({ tool }: Finding, agent: string): string {
  return `tool '${tool}' is not in the declared scope for agent '${agent}'`;
}
