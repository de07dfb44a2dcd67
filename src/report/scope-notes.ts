import type { FileReport, ReplayNotes } from '../audit/file-report.ts';
import type { ScopeReport } from '../audit/scope-file.ts';
import type { RuleUse } from '../scope/policy.ts';
import { clip, inert, inertLine } from './inert.ts';
import { count, normalisedAnswers, undeclaredTools } from './words.ts';

const LONGEST = 200;
const MOST_RULES = 20;
const MOST_TOOLS = 10;

/** A line of a file that a scope is made of, and what there is to say of it. All of it may be data. */
export interface ScopeNote {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** What is looked at of scopes, and of what was held against them. */
interface Noted {
  readonly scopes: readonly Pick<ScopeReport, 'file' | 'warnings' | 'uses' | 'transcripts'>[];
  readonly files: readonly Pick<FileReport, 'replayNotes'>[];
}

/** What of imported files could not be held against the transcripts. */
export function importNotes({ scopes }: Pick<Noted, 'scopes'>): ScopeNote[] {
  return scopes.flatMap(({ warnings }) => warnings.map(({ file, line, message }) => ({ file, line, message })));
}

/** All that is to be said of scope files and of what they say of answers, a line each; safe to print. */
export function scopeLines(report: Noted): string[] {
  const notes = importNotes(report).map(
    ({ file, line, message }) => `${safe(file)}:${line}: warning: ${safe(message)}`,
  );
  return [...notes, ...unmatchedRules(report), ...undeclared(report), ...normalisedAnswers(report.files)].map(
    inertLine,
  );
}

/**
 * What there is to say beside the fixed report of one session: of the scope's imports, and of what could not be compared.
 * Which rules matched nothing is said of a set of transcripts alone. A line each; safe to print.
 */
export function sessionScopeLines({ warnings }: ScopeReport, replayNotes: ReplayNotes): string[] {
  const scope = { warnings, uses: [], transcripts: 1, file: '' };
  return scopeLines({ scopes: [scope], files: [{ replayNotes }] });
}

/** The scopes that apply to nothing, and the rules that matched no call of any transcript, in one sentence a scope; safe to print. */
export function unmatchedRules({ scopes }: Pick<Noted, 'scopes'>): string[] {
  return scopes.flatMap((scope) => {
    const unmatched = scope.uses.filter(({ matches, isImplied }) => matches === 0 && !isImplied);
    if (scope.transcripts === 0) return [`${safe(scope.file)}: applies to none of these transcripts`];
    return unmatched.length === 0 ? [] : [sentenceOf(scope, unmatched)];
  });
}

/** The tools that nobody declared where that made a difference, to be declared. */
function undeclared({ files }: Pick<Noted, 'files'>): string[] {
  const tools = [...undeclaredTools(files)].map(([tool, repeats]) => `'${safe(tool)}' (${repeats})`);
  if (tools.length === 0) return [];
  const more = tools.length > MOST_TOOLS ? ` and ${tools.length - MOST_TOOLS} more` : '';
  return [
    `tools that nobody declared, and how many repeats could not be judged because of each: ${tools.slice(0, MOST_TOOLS).join(', ')}${more}`,
  ];
}

function sentenceOf({ file, uses }: Pick<ScopeReport, 'file' | 'uses'>, unmatched: ScopeReport['uses']): string {
  const at = (use: RuleUse): string => (use.file === file ? `line ${use.line}` : `${safe(use.file)}:${use.line}`);
  const shown = unmatched.slice(0, MOST_RULES).map((use) => `${safe(use.name)} (${at(use)})`);
  const stated = uses.filter(({ isImplied }) => !isImplied).length;
  const more = unmatched.length - shown.length;
  const rest = more > 0 ? ` and ${more} more` : '';
  return `${safe(file)}: ${unmatched.length} of ${count(stated, 'rule')} matched no call: ${shown.join(', ')}${rest}`;
}

function safe(data: string): string {
  return inert(clip(data, LONGEST));
}
