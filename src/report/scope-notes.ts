import type { AuditReport } from '../audit/outcome.ts';
import type { ScopeFile } from '../audit/scope-file.ts';
import { clip, inert, inertLine } from './inert.ts';
import { normalisedAnswers, undeclaredTools } from './words.ts';

const LONGEST = 200;
const MOST_RULES = 20;
const MOST_TOOLS = 10;

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

/** All that is to be said of scope files and of what they say of answers, a line each; safe to print. */
export function scopeLines(report: Pick<AuditReport, 'scopes' | 'files'>): string[] {
  const notes = importNotes(report).map(
    ({ file, line, message }) => `${safe(file)}:${line}: not used: ${safe(message)}`,
  );
  return [...notes, ...unmatchedRules(report), ...undeclared(report), ...normalisedAnswers(report.files)].map(
    inertLine,
  );
}

/** The scopes that apply to nothing, and the rules that matched no call of any transcript, in one sentence a scope; safe to print. */
export function unmatchedRules({ scopes }: Pick<AuditReport, 'scopes'>): string[] {
  return scopes.flatMap((scope) => {
    const unmatched = scope.uses.filter(({ matches, isImplied }) => matches === 0 && !isImplied);
    if (scope.transcripts === 0) return [`${safe(scope.file)}: applies to none of these transcripts`];
    return unmatched.length === 0 ? [] : [sentenceOf(scope, unmatched)];
  });
}

/** The tools that nobody declared where that made a difference, to be declared. */
function undeclared({ files }: Pick<AuditReport, 'files'>): string[] {
  const tools = [...undeclaredTools(files)].map(([tool, repeats]) => `'${safe(tool)}' (${repeats})`);
  if (tools.length === 0) return [];
  const more = tools.length > MOST_TOOLS ? ` and ${tools.length - MOST_TOOLS} more` : '';
  return [
    `tools that nobody declared, and how many repeats could not be judged for it: ${tools.slice(0, MOST_TOOLS).join(', ')}${more}`,
  ];
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
