import { IdTable } from './id-table.ts';

/** What of a session has no counterpart. */
export interface Unpaired {
  /** Calls that nothing answered. */
  readonly unanswered: number;
  /** Results of calls that are not there. */
  readonly orphans: number;
  /** Copies of a call, and answers after the first. */
  readonly duplicates: number;
}

/** One conversation of a log, and what was counted in it. */
export class Session implements Unpaired {
  readonly name: string;
  /** Calls so far, each copied one once. */
  calls = 0;
  /** Calls that nothing answered. They are known at the end of the session. */
  unanswered = 0;
  /** Results of calls that are not there. */
  orphans = 0;
  /** Copies of a call, and answers after the first. */
  duplicates = 0;
  /** Answers that the log marks as errors. */
  errors = 0;
  /** Number of the calls that were issued together last. */
  batch = 0;
  /** How often it was compacted, with a call between. */
  era = 0;
  /** How many calls there were when it was compacted last. */
  private callsBefore = 0;
  /** The ids of its calls. */
  readonly ids = new IdTable();

  constructor(name: string) {
    this.name = name;
  }

  /** It was compacted. */
  beginEra(): void {
    if (this.calls > this.callsBefore) this.era++;
    this.callsBefore = this.calls;
  }
}
