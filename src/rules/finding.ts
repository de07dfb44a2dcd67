import type { Kind } from './kinds.ts';
import type { Found } from './rule.ts';

/** One audit result, tied to a record. */
export interface Finding extends Found {
  readonly kind: Kind;
}
