/**
 * What stands in a report's page, as its script reads it. It is compact: a session can have 50,000 calls, and a page
 * 1,000 sessions. Every name in it is safe to show: what has no glyph is escaped.
 */
export interface PageData {
  readonly head: PageHead;
  readonly sessions: readonly PageSession[];
  readonly tail: PageTail;
}

/** What a page has of arguments and answers. */
export type Values = 'hidden' | 'redacted' | 'as they are';

/** What is known before the sessions are looked at. */
export interface PageHead {
  /** Not all of them come of an audit of the command line. */
  readonly result: 'clean' | 'findings' | 'unusable' | 'unchanged' | 'different';
  readonly exitCode: 0 | 1 | 2;
  /** The outcome in one sentence. */
  readonly verdict: string;
  /** Why nothing was checked, if so. */
  readonly nothing: string | undefined;
  /** In the order of the rules. */
  readonly kinds: readonly PageKind[];
  /** What was read, and what there is to say of scopes, a sentence each. */
  readonly notes: readonly string[];
  readonly notChecked: readonly string[];
  readonly values: Values;
}

/** What is known once all sessions were looked at: what they refer to by number. */
export interface PageTail {
  readonly tools: readonly string[];
  /** The words of what findings say; `\0` stands between them where a value goes. */
  readonly sentences: readonly string[];
  /** Canonical calls and answers, cut to a length. */
  readonly values: readonly PageValue[];
  /** What is not in the page and why, a sentence each. */
  readonly left: readonly string[];
}

/** A canonical call or an answer. */
export interface PageValue {
  readonly text: string;
  /** How many characters were cut off. */
  readonly cut?: number;
}

/** A kind of finding that was watched for. */
export interface PageKind {
  readonly kind: string;
  readonly level: 'error' | 'warning';
  /** How bad it is among the others: 0 is the worst. */
  readonly rank: number;
  /** Of findings that count. */
  readonly count: number;
  /** Whether its column is shown where nothing was found. */
  readonly isShown: boolean;
}

/** One session of one file. */
export interface PageSession {
  readonly file: string;
  readonly session?: string;
  readonly calls: number;
  readonly divergence?: number;
  readonly replay: string;
  readonly chain: string;
  readonly scope: string;
  readonly result: string;
  /** By number of the kind, findings that count. */
  readonly counts: readonly number[];
  /** What an agent's log had beside calls with their answers. */
  readonly notes?: string;
  /** Why it cannot be judged. */
  readonly unusable?: { readonly code: string; readonly place: string; readonly message: string };
  readonly columns?: PageColumns;
  readonly findings: readonly PageFinding[];
  readonly differences: readonly PageDifference[];
}

/** What is known of the calls of a session: one number a call in each column. */
export interface PageColumns {
  readonly tool: readonly number[];
  /** The line that it stands on, less that of the call before it. */
  readonly line: readonly number[];
  /** The line that its answer stands on, less its own. */
  readonly answerLine: readonly number[];
  /** How many calls ago the first identical one stands; 0 for that itself. */
  readonly first: readonly number[];
  /** The size of its arguments in canonical form, in bytes. */
  readonly argsBytes: readonly number[];
  /** That of its answer; -1 without one. */
  readonly answerBytes: readonly number[];
  /** The numbers of its canonical form and of that of its answer among the values, -1 for none; not there where values are hidden. */
  readonly call?: readonly number[];
  readonly answer?: readonly number[];
  /** Where calls stand when a line does not say it, by index. */
  readonly places?: readonly (readonly [index: number, call: string, answer: string])[];
}

/** What a finding says, and where. */
type Told = readonly [
  /** The number of the kind. */
  kind: number,
  index: number,
  line: number,
  /** The number of its sentence. */
  sentence: number,
  /** What goes between the words: a number is an index, what is in a list is a note. */
  values: readonly (string | number | readonly [note: string])[],
  fingerprint: string,
  /** The number of the difference that it is about, -1 for none. */
  difference: number,
];

/** A finding; and why it is accepted, if it is: it does not count then. */
export type PageFinding = Told | readonly [...Told, accepted: string];

/** Two answers to identical calls. */
export interface PageDifference {
  /** The index of the first of the calls. */
  readonly first: number;
  /** JSON Pointers. */
  readonly places: readonly (readonly [pointer: string, only: 0 | 1 | 2])[];
  /** How many more places there are. */
  readonly more: number;
  /** Both answers side by side; not there where values are hidden. */
  readonly rows?: readonly PageRow[];
  /** How many rows more there are. */
  readonly moreRows?: number;
}

/**
 * One row of two answers side by side: what it is, and the text of both sides.
 *
 * A row that differs has the part that does, as where it starts and ends in each text. `folded` says how many equal rows
 * it stands for.
 */
export type PageRow =
  | readonly [kind: 'same', text: string]
  | readonly [kind: 'folded', rows: number]
  | readonly [
      kind: 'changed',
      first: string,
      second: string,
      part: readonly [number, number, number, number],
      pointer: string,
    ]
  | readonly [kind: 'first', text: string, pointer: string]
  | readonly [kind: 'second', text: string, pointer: string];
