import type { Record } from '../transcript/record.ts';
import type { Sighting } from './call-table.ts';
import type { Finding, Kind } from './finding.ts';

/** One kind of finding. It sees every call of a transcript once, in order. */
export interface Rule {
  readonly kind: Kind;
  /** The finding on this call, if there is one. */
  see(record: Record, sighting: Sighting): Finding | undefined;
}
