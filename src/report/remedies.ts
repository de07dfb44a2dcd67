import type { FileReport } from '../audit/file-report.ts';
import type { AuditReport } from '../audit/outcome.ts';
import { NO_REASON } from '../baseline/entry.ts';
import { globOf } from '../baseline/file-glob.ts';
import { ANY_REPLACEMENT } from '../redaction/replacements.ts';
import { normalizeLines } from '../rules/difference-note.ts';
import type { Finding } from '../rules/finding.ts';
import { RULE_OF } from '../rules/kinds.ts';
import { indexText } from '../rules/sentence.ts';
import { entryLine } from './baseline-text.ts';
import { inert } from './inert.ts';

/** What to do about the findings on one transcript, each text once. The lines are JSON, safe to print, and work as they are. */
export interface Remedies {
  /** Entries of a baseline file that would accept them, but for the reason, which is to be written in. */
  readonly accept: readonly string[];
  /** Items of `normalize` in a scope file that would silence them. */
  readonly silence: readonly string[];
  /** Items of `allowed_tools` in a scope file that would permit them. */
  readonly permit: readonly string[];
  /** The rules that they break, by name. */
  readonly rules: readonly BrokenRule[];
  /** The calls that a permission would have to be written for which says what is in their arguments. */
  readonly unnamed: readonly string[];
}

/** A rule of a scope file. */
export interface BrokenRule {
  /** Data. */
  readonly name: string;
  /** `file:line`, data; empty where it is not known. */
  readonly places: readonly string[];
  /** The calls that break it. */
  readonly calls: string[];
}

/** A line that is longer is left out: it has the name of a file or a tool that nobody would paste. */
const LONGEST_LINE = 2000;
/** Together, so that the findings themselves have room. */
const MOST_CHARACTERS = 40_000;

/** No expression is held against more of a note: it has names in it, which are data. */
const LONGEST_NOTE = 1000;

/** How a sentence of a policy names the rule that is broken. */
const NAMED = [
  / is denied by (.+)$/,
  / needs a yes by (.+), which a recording does not show$/,
  / (?:breaks|comes too early for|is one too many for) (.+)$/,
  /cannot tell whether .+ is within (.+)$/,
  / leaves the (root) '/,
];

/** What to do about the first findings on a transcript that nobody accepts, those that have names. */
export function remedies(file: FileReport, { scopes, baseline }: Pick<AuditReport, 'scopes' | 'baseline'>): Remedies {
  // Those have an entry already, which is told of, and which a second one would contradict.
  const expired = new Set(baseline?.expired.map(({ entry }) => entry.fingerprint));
  const lines = { accept: new Set<string>(), silence: new Set<string>(), permit: new Set<string>() };
  const rules = new Map<string, BrokenRule>();
  const unnamed: string[] = [];
  let room = MOST_CHARACTERS;
  const add = (to: Set<string>, line: string): void => {
    if (line.length > LONGEST_LINE || line.length > room || to.has(line)) return;
    room -= line.length;
    to.add(line);
  };
  for (const { finding, fingerprint, acceptance } of file.findings.named()) {
    if (acceptance !== undefined) continue;
    const { kind, tool, note } = finding;
    const call = `index ${indexText(finding.index)}`;
    if (RULE_OF[kind].check !== 'verify' && !expired.has(fingerprint)) {
      const { file: name, session } = file;
      const entry = { fingerprint, kind, tool, file: globOf(name), session, reason: NO_REASON, expires: undefined };
      add(lines.accept, entryLine(entry));
    }
    if (kind === 'non-determinism') {
      // One made of a redacted key or name would work for no call.
      const works = normalizeLines(note ?? '').filter((line) => line.search(ANY_REPLACEMENT) < 0);
      for (const line of works) add(lines.silence, inert(line));
    }
    if (isOutsideByName(finding)) add(lines.permit, inert(JSON.stringify(tool)));
    else if (CHECKED_BY_SCOPE.has(kind)) {
      const broken = brokenRules(note ?? '');
      for (const name of broken) {
        const rule = rules.get(name) ?? { name, places: placesOf(name, file, scopes), calls: [] };
        rules.set(name, rule);
        rule.calls.push(call);
      }
      if (kind === 'permission-overreach' && broken.length === 0) unnamed.push(call);
    }
  }
  const { accept, silence, permit } = lines;
  return { accept: [...accept], silence: [...silence], permit: [...permit], rules: [...rules.values()], unnamed };
}

const CHECKED_BY_SCOPE: ReadonlySet<string> = new Set([
  'permission-overreach',
  'permission-warning',
  'unverifiable-call',
]);

/** Whether all that is wrong with a call is that no scope names its tool. */
function isOutsideByName({ kind, tool, note }: Finding): boolean {
  if (kind !== 'permission-overreach') return false;
  return (
    note === undefined || note.split('; ').every((why) => why.startsWith(`tool '${tool}' is not in the declared scope`))
  );
}

function brokenRules(note: string): string[] {
  const names = note
    .slice(0, LONGEST_NOTE)
    .split('; ')
    .flatMap((why) => {
      const said = NAMED.map((pattern) => pattern.exec(why)?.[1]).find((name) => name !== undefined);
      // A rule with an id stands between quotes, with its reason behind.
      const name = said === undefined ? undefined : (/^'([^']+)'/.exec(said)?.[1] ?? said.replace(/ \(implied\)$/, ''));
      return name ?? [];
    });
  return [...new Set(names)];
}

/** Where a rule of that name stands in a file's scopes; permissions are named with what they do. */
function placesOf(name: string, { scope }: FileReport, scopes: AuditReport['scopes']): string[] {
  const names = [name, `deny ${name}`, `ask ${name}`];
  const agents = scope.state === 'checked' ? `, ${scope.agent},` : '';
  const uses = scopes
    .filter((one) => agents.includes(`, ${one.agent},`))
    .flatMap((one) => one.uses)
    .filter((use) => names.includes(use.name) && !use.isImplied);
  return [...new Set(uses.map(({ file, line }) => `${file}:${line}`))];
}
