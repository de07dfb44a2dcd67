import type { JsonNode } from '../json/node.ts';

/** One JSON value of a log: a line, an element of the array that the log is, or all of it. */
export interface Item {
  /** Valid until the next item. */
  readonly node: JsonNode;
  /** Elements of one array belong together and have its number, from 1; a value that stands alone has 0. */
  readonly group: number;
  /** The file inside an archive that it is from. */
  readonly member?: string;
}

/** A value of the log, or one that a reader puts together of such. A key that is undefined is not there. */
export type Value =
  | JsonNode
  | string
  | number
  | boolean
  | null
  | readonly Value[]
  | { readonly [key: string]: Value | undefined };

/** Where something stands in the log. */
export interface Spot {
  readonly line: number;
  /** In an archive: the file inside it and the JSON Pointer there. */
  readonly where?: string;
}

/** What is annotated: something of the item in hand, or where something of an earlier one stood. */
export type Place = JsonNode | Spot;

/** What a log says of an answer. */
export interface LoggedAnswer {
  /** What came back; undefined or null when nothing did. */
  readonly value: Value | undefined;
  /** What stands on the line that the answer is annotated on. */
  readonly at: Place;
  /** The log itself marks the answer as an error, in a field made for it. Prose is no mark. */
  readonly isError?: boolean;
  /** The exit code that the log states, where that is how it tells of failure. */
  readonly exitCode?: number;
  /** The answer says that what an identical call got before is still true. */
  readonly isUnchanged?: boolean;
}

/** What a log says of a call. */
export interface LoggedCall {
  /** The conversation that it is part of: a sub-agent's is its own. */
  readonly session: string;
  /** What its result refers to; undefined when the log has nothing that could. */
  readonly id: string | undefined;
  readonly tool: string;
  readonly args: Value | undefined;
  /** What stands on the line that the call is annotated on. */
  readonly at: Place;
  /** Calls in a row with the same batch were issued together. So are calls in a row with no result between them. */
  readonly batch?: string;
  /** The working directory that the log states for it. */
  readonly cwd?: string | undefined;
  /** Its answer, where the log holds both in one place. */
  readonly answer?: LoggedAnswer;
  /** The id of the call whose answer this one only waits for: its own answer is part of that one's. */
  readonly partOf?: string;
}

/** What a log says of a result. */
export interface LoggedResult extends LoggedAnswer {
  readonly session: string;
  /** The id of the call that it answers. */
  readonly id: string | undefined;
}

/** Hears what a reader finds, in the order of the log. */
export interface Log {
  /** There is a session of this name, whether or not anything is called in it. */
  session(name: string): void;
  call(call: LoggedCall): void;
  result(result: LoggedResult): void;
  /** The log itself says that a call or a result is a copy of one that it has told, or that another log has. */
  copy(session: string): void;
  /**
   * What was said in a session before, or part of it, is no longer in the agent's sight: to ask again is no repetition.
   *
   * With no call between, it is the same as before, however often the log says so.
   *
   * @param id what the log calls it, where it can be told again: then it is a copy
   */
  compacted(session: string, id?: string): void;
  /** Part of a result came that is told when it is whole: what is called from here on was called after it. */
  partOfResult(session: string): void;
  /** Where a value of the item in hand stands, for what is told when that item is gone. */
  spot(node: JsonNode): Spot;
  /** Nothing more comes of a session: what it holds can be given back. */
  end(session: string): void;
  /** The item is of a type that is not known, and is passed over. */
  unknown(): void;
}

/** Reads the items of one log, in order. */
export interface Reader {
  read(item: Item): void;
  /** Hears that there are no more. */
  finish?(): void;
}

/** The shape of some agent's own log. */
export interface Format {
  /** What `--format` calls it. */
  readonly name: string;
  /**
   * `unique`: an id names one call of the file for good, so that the same call under the same id is a copy of it.
   * `reused`: an id names a call of its session until that is answered.
   */
  readonly ids: 'unique' | 'reused';
  /** The tools whose answers may say that what an identical call got is still true. */
  readonly refersBack?: ReadonlySet<string>;
  /** Where logs of this format may be zip archives: whether a file inside is part of the log. Each is a document. */
  isMember?(name: string): boolean;
  /** Whether an item like this is found in logs of this format and, but for formats tried before, in no others. */
  detect(node: JsonNode): boolean;
  /**
   * Whether an item like this is found in logs of this format that say nothing more telling, and in those of others too:
   * it counts when no item of the log is known to any format.
   */
  detectWeakly?(node: JsonNode): boolean;
  reader(log: Log): Reader;
}
