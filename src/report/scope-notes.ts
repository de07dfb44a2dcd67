import type { AuditReport } from '../audit/outcome.ts';
import type { ScopeFile } from '../audit/scope-file.ts';
import { clip, inert } from './inert.ts';

const LONGEST = 200;
const MOST_RULES = 20;

/** A line of a file that a scope is made of, and what there is to say of it. All of it may be data. */
export interface ScopeNote {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** What of imported files could not be held against the transcripts. */
export function importNotes({ scopes }: Pick<AuditReport, 'scopes'>): ScopeNote[] {
  return scopes.flatMap(({ warnings }) => warnings.map(({ file, line, message }) => ({ file, line, message })));
}

/** The rules that matched no call of any transcript, in one sentence a scope; safe to print. */
export function unmatchedRules({ scopes }: Pick<AuditReport, 'scopes'>): string[] {
  return scopes.flatMap((scope) => {
    const unmatched = scope.uses.filter(({ matches }) => matches === 0);
    return unmatched.length === 0 ? [] : [sentenceOf(scope, unmatched)];
  });
}

function sentenceOf({ file, uses }: ScopeFile, unmatched: ScopeFile['uses']): string {
  const shown = unmatched.slice(0, MOST_RULES).map((use) => `${safe(use.name)} (${safe(use.file)}:${use.line})`);
  const more = unmatched.length - shown.length;
  const rest = more > 0 ? ` and ${more} more` : '';
  return `${safe(file)}: ${unmatched.length} of ${uses.length} rules matched no call: ${shown.join(', ')}${rest}`;
}

function safe(data: string): string {
  return inert(clip(data, LONGEST));
}
