import type { Breach } from '../scope/policy.ts';
import type { Scope } from '../scope/scope.ts';
import type { Call } from '../transcript/record.ts';
import type { Sighting } from './call-table.ts';
import type { Found, Watch } from './rule.ts';

/** Watches for breaches of one outcome; undefined when no scope is of version 2, which alone can tell them. */
export function breachFound(scopes: readonly Scope[], outcome: Breach['outcome']): Watch | undefined {
  if (!scopes.some(({ policy }) => policy !== undefined)) return undefined;
  return {
    see: ({ index, line, tool, where }: Call, { first, breaches }: Sighting): Found | undefined => {
      if (breaches === undefined) return undefined;
      const whys = breaches.filter((breach) => breach.outcome === outcome).map(({ why }) => why);
      if (whys.length === 0) return undefined;
      return { index, line, tool, where, note: whys.join('; '), other: first, first };
    },
  };
}
