import type { FileReport } from '../../src/audit/file-report.ts';
import { type AuditReport, type Conclusion, conclude } from '../../src/audit/outcome.ts';
import { type ScopeFile, scopeReport } from '../../src/audit/scope-file.ts';
import { type Fault, type Place, ToolReplayError } from '../../src/error.ts';
import type { Finding } from '../../src/rules/finding.ts';
import { Findings } from '../../src/rules/findings.ts';
import { KINDS, type Kind } from '../../src/rules/kinds.ts';
import type { RuleUse } from '../../src/scope/policy.ts';

/** A finding, of which a test says only what it is about. */
export function findingOf(kind: Kind, index: number, more: Partial<Finding> = {}): Finding {
  return { kind, index, line: index + 1, tool: 'read_file', other: 0, first: index, ...more };
}

/** Findings as an audit hands them on. */
export function collected(findings: Iterable<Finding>): Findings {
  const all = new Findings();
  for (const finding of findings) all.add(finding.kind, finding);
  return all;
}

/** A transcript in which everything was checked and nothing is wrong, but for what is given. */
export function fileReport(file: string, findings: Iterable<Finding> = [], more: Partial<FileReport> = {}): FileReport {
  return {
    file,
    calls: 6,
    findings: collected(findings),
    replay: { state: 'checked' },
    scope: { state: 'checked', agent: 'docs-reader' },
    chain: { state: 'intact' },
    ...more,
  };
}

/** A transcript that cannot be judged. */
export function unusableReport(
  file: string,
  place: Place = { file, line: 2 },
  fault: Fault = { found: 'x' },
): FileReport {
  const skipped = { state: 'skipped', why: 'not asked for' } as const;
  const unusable = new ToolReplayError('json', fault, place);
  return fileReport(file, [], { calls: 0, replay: skipped, scope: skipped, chain: skipped, unusable });
}

/** What an audit of these files comes to, in which every finding fails unless said otherwise. */
export function auditReport(
  files: readonly FileReport[],
  conclusion: Partial<Conclusion> = {},
  scopes: readonly ScopeFile[] = [],
): AuditReport {
  return conclude(
    files,
    [],
    { failOn: new Set(KINDS), ifNoFilesFound: 'error', ...conclusion },
    scopes.map(scopeReport),
  );
}

/** A scope file that one transcript was held against and of which nothing is to be said, but for what is given. */
export function scopeFileOf(more: Partial<ScopeFile> = {}): ScopeFile {
  const scope = { agent: 'a', allowedTools: new Set<string>() };
  return {
    file: 'scope.json',
    scope,
    sha256: '0'.repeat(64),
    uses: [],
    warnings: [],
    transcripts: 1,
    appliesTo: () => true,
    ...more,
  };
}

/** A rule that somebody wrote and that matched no call, but for what is given. */
export function ruleUse(name: string, line: number, more: Partial<RuleUse> = {}): RuleUse {
  return { name, file: 'scope.json', line, isImplied: false, matches: 0, ...more };
}

/** Names that someone could give a tool, a file or an agent, to be taken for more than a name. */
export const HOSTILE: readonly string[] = [
  'x\n::error::owned',
  '::error::owned',
  '##[group]',
  '<img src=x>',
  '<!-- ',
  '</td></tr></table>',
  '<script>alert(1)</script>',
  'a|b',
  '`code` ```',
  '@everyone',
  '#1 org/repo#2',
  '[link](https://example.com)',
  '![image](https://example.com/x.png)',
  '**bold** _it_ ~~no~~',
  '&lt;b&gt;',
  `" onmouseover="alert(1)`,
  "' onmouseover='alert(1)",
  '__proto__',
  'constructor',
  '\u202egnp.exe',
  '\u2066\u2069\u200f\u061c',
  '\u001b[31mred\u001b[0m\u001b]0;title\u0007',
  'a\r\nb\u2028c\u2029d\u0085e',
  '\ud83d',
  '$(whoami) `id` %0A::error::owned',
  ' ',
  '',
];
