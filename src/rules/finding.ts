import type { Kind } from './kinds.ts';
import type { Found } from './rule.ts';

/** One audit result, tied to a record. */
export interface Finding extends Found {
  readonly kind: Kind;
  /** The line of the other call, or of its answer, from 1; undefined where nobody asked for it, or no line says where it is. */
  readonly otherLine?: number | undefined;
}
