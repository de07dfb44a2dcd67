/** The answer to a call that is compared. */
export interface Answer {
  /** The SHA-256 of the response, 32 characters of one byte each. */
  readonly digest: string;
  /** The canonical form of the response, valid during the call; needed where there is knowledge. */
  readonly response?: Buffer | undefined;
  /** How many bytes came back: fewer than the response has where they say that it is that of an earlier call. */
  readonly bytes: number;
}

/** Keeps answers for as long as a transcript is read. */
export interface AnswerStore {
  /**
   * @param response need be valid only during the call
   * @returns what it is asked for by
   */
  keep(response: Buffer): number;
  /** What was kept, valid until the next call. */
  get(handle: number): Buffer;
}
