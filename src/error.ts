/**
 * Every way in which an input cannot be judged or a call cannot be served. The set is closed: a caller may switch on it.
 *
 * `usage` is the mistake of whoever called; all the others say what is wrong with a file.
 */
export const ERROR_CODES = [
  'usage',
  'not-found',
  'not-a-file',
  'unreadable',
  'unwritable',
  'encoding',
  'json',
  'duplicate-key',
  'number-range',
  'too-deep',
  'line-too-long',
  'document-too-long',
  'format',
  'skipped',
  'session',
  'fields',
  'index',
  'mixed',
  'sealed',
  'not-sealed',
  'scope',
  'baseline',
  'key',
  'manifest',
  'signature',
  'worker',
  'report',
  'nothing-checked',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** Where something stands. Lines and columns count from 1, columns in Unicode characters. */
export interface Place {
  file?: string;
  line?: number;
  column?: number;
  /** Bytes from the start of the text, for whoever knows the lines to turn into `line` and `column`. */
  offset?: number;
}

/** What was found, what would have been right, and what to do about it. */
export interface Fault {
  found: string;
  expected?: string;
  advice?: string;
}

/** The one error of ToolReplay: input that cannot be judged, or a call that cannot be served. It ends in exit code 2. */
export class ToolReplayError extends Error {
  readonly code: ErrorCode;
  readonly fault: Fault;
  readonly place: Place;

  constructor(code: ErrorCode, fault: Fault, place: Place = {}, options?: ErrorOptions) {
    super(sentence(fault), options);
    this.name = 'ToolReplayError';
    this.code = code;
    this.fault = fault;
    this.place = place;
  }

  /** The same error, now that more is known about where it is. A line and column take the place of an offset. */
  at(place: Place): ToolReplayError {
    const { offset, ...known } = this.place;
    const kept = offset === undefined || place.line !== undefined ? known : { offset, ...known };
    return new ToolReplayError(this.code, this.fault, { ...kept, ...place }, { cause: this.cause });
  }
}

function sentence({ found, expected, advice }: Fault): string {
  return `found ${found}${expected === undefined ? '' : `, expected ${expected}`}${advice === undefined ? '' : `; ${advice}`}`;
}
