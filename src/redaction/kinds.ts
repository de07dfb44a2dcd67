/** What a redacted value was taken for. The set is closed: each is the second word of a replacement. */
export const REDACTED_KINDS = ['token', 'private-key', 'password', 'secret', 'email', 'value'] as const;
/** `value` is what stands at a place that a scope file names; `secret` is random text under a name that says so. */
export type RedactedKind = (typeof REDACTED_KINDS)[number];

/** Part of a text that is not to be shown: `text.slice(start, end)`. */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly kind: RedactedKind;
}
