import type { ReplayNotes, Skipped } from '../audit/file-report.ts';
import type { LeftOut } from '../audit/selection.ts';
import type { ErrorCode } from '../error.ts';
import type { SkipReason } from '../formats/frames.ts';
import type { Completeness } from '../provenance/verdicts.ts';
import type { Kind } from '../rules/kinds.ts';

// The report of an audit as `schemas/report-v1.json` describes it, as far as it is read again.

export interface JsonReport {
  readonly tool: { readonly version: string };
  readonly exit_code: number;
  readonly files: readonly (JsonSession | JsonUnusable)[];
  readonly scopes: readonly JsonScope[];
  readonly not_entered: readonly string[];
  readonly left_out?: LeftOut;
  readonly comparisons?: readonly object[];
  readonly shard?: JsonShard;
}

/** Which part of the transcripts a report is of. */
export interface JsonShard {
  /** From 1. */
  readonly index: number;
  readonly count: number;
  /** How many transcripts all parts have together. */
  readonly transcripts: number;
  /** Of what the transcripts were audited by. */
  readonly settings: string;
  /** Of the names and sizes of all transcripts. */
  readonly list: string;
}

export interface JsonUnusable {
  readonly file: string;
  readonly unusable: JsonError;
}

export interface JsonError {
  readonly code: ErrorCode;
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
  readonly found: string;
  readonly expected?: string;
  readonly advice?: string;
}

export interface JsonSession {
  readonly file: string;
  readonly session?: string;
  readonly format: string;
  readonly calls: number;
  readonly checks: {
    readonly replay: { readonly state: 'checked' } | Skipped;
    readonly scope: { readonly state: 'checked'; readonly agent: string } | Skipped;
    readonly verify: (
      | { readonly state: 'intact' }
      | { readonly state: 'broken'; readonly index: number; readonly expected: string; readonly found: string }
      | Skipped
    ) & { readonly seal?: JsonSeal };
  };
  readonly log?: {
    readonly unanswered: number;
    readonly orphans: number;
    readonly duplicates: number;
    readonly skipped: readonly { readonly reason: SkipReason; readonly parts: number }[];
  };
  readonly replay_notes?: {
    readonly unchecked: readonly { readonly tool: string; readonly repeats: number }[];
    readonly normalized: ReplayNotes['normalized'];
  };
  readonly looked_for: readonly Kind[];
  readonly findings: readonly JsonFinding[];
}

export interface JsonSeal {
  readonly links: number;
  readonly complete: Completeness;
  readonly signed:
    | { readonly state: 'signed'; readonly key: string; readonly principal?: string }
    | { readonly state: 'invalid' | 'no'; readonly why: string };
  readonly anchored: { readonly state: 'yes' | 'no' | 'not checked' };
  readonly follows?: string;
  readonly withheld: { readonly values: number; readonly openings?: number; readonly opened?: number };
}

export interface JsonFinding {
  readonly kind: Kind;
  readonly index: number;
  readonly line: number;
  readonly where?: string;
  readonly tool: string;
  readonly note?: string;
  readonly other: number;
  readonly other_line?: number;
  readonly first: number;
  readonly fingerprint?: string;
  readonly accepted?: object;
}

export interface JsonScope {
  readonly file: string;
  readonly sha256: string;
  readonly agent: string;
  readonly transcripts: number;
  readonly uses: readonly {
    readonly name: string;
    readonly file: string;
    readonly line: number;
    readonly matches: number;
  }[];
  readonly warnings: readonly { readonly file: string; readonly line: number; readonly message: string }[];
}
