/** Why a finding is accepted. */
export interface Acceptance {
  /** In the words of whoever accepted it; data, which each sink escapes for itself. */
  readonly reason: string;
  /** The last day on which it is, `YYYY-MM-DD`; undefined: for good. */
  readonly expires: string | undefined;
}
