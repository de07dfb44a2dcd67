import type { RedactedPlace } from '../redaction/redacted-places.ts';
import type { Tool } from '../tools/tool.ts';

/** Something that a scope file, or one that it imports, says, and where. */
export interface Stated {
  /** The file, as errors name it. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly column: number;
}

/** A permission string, such as `Bash(npm run test:*)`. */
export interface StatedPermission extends Stated {
  readonly text: string;
  /** Nobody wrote it: it says what the agent whose settings were imported does without asking. That it matches no call is no news. */
  readonly isImplied?: true;
}

/**
 * What one argument has to be. All that is there has to hold; a missing argument holds for `exists: false` alone.
 *
 * Values and numbers are kept as JSON text, since they are compared exactly: a double would round 9007199254740993.
 */
export interface Condition {
  /** JSON of any value. */
  readonly equals?: string;
  /** Each JSON of any value. */
  readonly in?: readonly string[];
  readonly glob?: string;
  readonly path?: string;
  readonly argv?: readonly string[];
  readonly host?: string;
  readonly regex?: string;
  /** JSON of a number. */
  readonly min?: string;
  /** JSON of a number. */
  readonly max?: string;
  readonly maxLength?: number;
  readonly exists?: boolean;
}

export interface StatedCondition extends Condition, Stated {
  /** Where the value of each of its keys stands, for errors in what the value says. */
  readonly places: ReadonlyMap<keyof Condition, Stated>;
}

/** Arguments that a rule is said to match, or not to. */
export interface StatedExample extends Stated {
  /** JSON of an object. */
  readonly args: Buffer;
}

/** A rule about the arguments of one tool. */
export interface StatedRule extends Stated {
  readonly id: string;
  readonly effect: 'allow' | 'deny' | 'require';
  /** A name, in which `*` is any run of characters; or the alias of tools. */
  readonly tool: string;
  /** By JSON Pointer. */
  readonly args: ReadonlyMap<string, StatedCondition>;
  readonly why: string | undefined;
  readonly severity: 'error' | 'warning';
  /** Examples that the rule has to match, and such that it must not. */
  readonly match: readonly StatedExample[];
  readonly notMatch: readonly StatedExample[];
}

/** A rule about the order or the number of calls. Calls are named by permission strings. */
export type StatedSequence = Stated & {
  readonly id: string;
  readonly why: string | undefined;
  readonly severity: 'error' | 'warning';
} & (
    | {
        readonly kind: 'before';
        readonly first: StatedPermission;
        readonly later: StatedPermission;
        readonly since: readonly StatedPermission[];
      }
    | { readonly kind: 'at_most'; readonly call: StatedPermission; readonly times: number }
  );

/** The classes of values that change from run to run. */
export const VOLATILE_CLASSES = ['iso-time', 'uuid', 'duration', 'tmp-path', 'pid', 'hex-address'] as const;
export type VolatileClass = (typeof VOLATILE_CLASSES)[number];

/** What is taken out of answers before they are compared: a place in them, or a class of text anywhere in them. */
export type StatedNormalization = Stated & {
  /** Of this tool alone; undefined: of all. */
  readonly tool: string | undefined;
  readonly why: string;
} & ({ readonly response: string } | { readonly class: VolatileClass });

/** A place in calls whose value is never shown. */
export interface StatedRedaction extends Stated, RedactedPlace {
  readonly why: string | undefined;
}

/** Another file to take rules or hints from. */
export interface StatedImport extends Stated {
  /** Relative to the scope file. */
  readonly path: string;
  /** Whether hints of tools are believed. */
  readonly isTrusted: boolean;
  /** The name of the MCP server whose tools a dump lists: agents put it before the names, as in `mcp__server__tool`. */
  readonly server?: string | undefined;
}

/** A scope file of version 2, as it says it: its form is checked, its patterns are not. */
export interface Declaration {
  readonly agent: string;
  readonly allowedTools: ReadonlySet<string>;
  /** Globs of the transcripts that it is for; undefined: of all. */
  readonly appliesTo: readonly string[] | undefined;
  /** What no path may leave; as the recordings name it. */
  readonly root: string | undefined;
  /** What `~` is in the recordings. */
  readonly home: string | undefined;
  readonly imports: readonly StatedImport[];
  readonly allow: readonly StatedPermission[];
  readonly deny: readonly StatedPermission[];
  /** Calls that somebody has to say yes to, which a recording does not show. Only imported settings have them. */
  readonly ask: readonly StatedPermission[];
  /** By name; a key of a file's `tools` is one. */
  readonly tools: ReadonlyMap<string, Tool>;
  readonly rules: readonly StatedRule[];
  readonly sequence: readonly StatedSequence[];
  readonly normalize: readonly StatedNormalization[];
  readonly redact: readonly StatedRedaction[];
  readonly unknownTools: 'mutating' | 'reading';
}

/** What another file adds to a declaration, and what of it cannot be expressed. */
export interface Imported {
  readonly allow: readonly StatedPermission[];
  readonly deny: readonly StatedPermission[];
  readonly ask: readonly StatedPermission[];
  readonly tools: ReadonlyMap<string, Tool>;
  readonly warnings: readonly ImportWarning[];
}

/** A rule that was read and cannot be held against a recording: it is said, and not ignored in silence. */
export interface ImportWarning extends Stated {
  /** In one sentence without a full stop; it may hold text of the file, which each sink escapes for itself. */
  readonly message: string;
}
