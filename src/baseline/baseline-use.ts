import { Glob } from '../glob/glob.ts';
import { ShownNames } from '../redaction/shown-name.ts';
import type { Acceptance } from '../rules/acceptance.ts';
import type { Finding } from '../rules/finding.ts';
import type { Findings } from '../rules/findings.ts';
import type { Kind } from '../rules/kinds.ts';
import type { Baseline, Entry, StatedEntry } from './entry.ts';
import { literalOf } from './file-glob.ts';
import { FingerprintEntries } from './fingerprint-entries.ts';
import type { ExpiredEntry, Group, Used } from './used-entry.ts';

/** A session whose findings are held against a baseline. */
export interface Looked {
  /** As reports name the transcript. */
  readonly file: string;
  /** As the log names it, where it holds several. */
  readonly session?: string;
  readonly findings: Findings;
  /** The kinds of finding that it was looked at for. */
  readonly kinds: readonly Kind[];
}

/** An entry that accepts nothing, though what it is about was looked at. */
export interface UnusedEntry {
  readonly entry: StatedEntry;
  /** What has its fingerprint, where that is not what it says it is. */
  readonly other: Pick<Finding, 'kind' | 'tool'> | undefined;
  /** `gone`: the transcript that it names is not there any more. */
  readonly why: 'no finding' | 'another finding' | 'gone';
}

/** What there is to say of a baseline beside what it accepts. Both lists are in the order of the file. */
export interface BaselineReport {
  /** How reports name the baseline file. */
  readonly file: string;
  readonly unused: readonly UnusedEntry[];
  readonly expired: readonly ExpiredEntry[];
}

/** Where an entry's transcript is looked for. */
export interface Elsewhere {
  /** Whether a transcript that was not audited is still there, by its name. */
  readonly isThere: (file: string) => boolean;
  /** Whether the audit looked at all transcripts; where it did not, nobody can say that an entry for several is unused. */
  readonly looked: 'all' | 'some';
}

/** Holds findings against a baseline, session by session, and tells in the end what of it is of no use. */
export class BaselineUse {
  private readonly file: string;
  private readonly entries: readonly Used[];
  private readonly byFingerprint = new Map<string, FingerprintEntries>();
  private readonly groups = new Map<string | undefined, Group>();
  /** Those of one transcript, by its name, and those of several. */
  private readonly ofOne = new Map<string, Group[]>();
  private readonly ofSeveral: Group[] = [];
  private readonly today: string;
  private readonly names = new ShownNames();

  /** @param today gives the day as `2027-01-31`; it is asked only where an entry expires */
  constructor({ file, entries }: Baseline, today: () => string) {
    this.file = file;
    this.today = entries.some(({ expires }) => expires !== undefined) ? today() : '';
    this.entries = entries.map((entry, number) => {
      return { entry, number, group: this.groupOf(entry), isUsed: false, expired: undefined, other: undefined };
    });
    for (const used of this.entries) {
      const { fingerprint } = used.entry;
      const same = this.byFingerprint.get(fingerprint) ?? new FingerprintEntries(this.names);
      this.byFingerprint.set(fingerprint, same);
      same.add(used, this.isExpired(used.entry));
    }
  }

  /** Accepts what the baseline says of a session, whose findings must all have names. */
  accept({ file, session, findings, kinds }: Looked): void {
    const groups = this.groupsOf(file);
    for (const group of groups) {
      group.isLookedAt = true;
      for (const kind of kinds) group.kinds.add(kind);
    }
    findings.accept((finding, fingerprint) => {
      let acceptance: Acceptance | undefined;
      const entries = this.byFingerprint.get(fingerprint);
      if (session !== undefined) entries?.bind(session, groups);
      for (const used of entries?.of(session, groups) ?? []) {
        const { entry } = used;
        if (!this.speaksOf(entry, finding)) used.other ??= { kind: finding.kind, tool: finding.tool };
        else if (this.isExpired(entry)) used.expired = counted(used, { file, session, index: finding.index });
        else {
          used.isUsed = true;
          acceptance ??= entry;
        }
      }
      return acceptance;
    });
  }

  /** The entries that are about a finding, expired ones too. Its session must have been held against the baseline. */
  entriesOf(finding: Finding, fingerprint: string, { file, session }: Pick<Looked, 'file' | 'session'>): StatedEntry[] {
    const groups = this.groupsOf(file);
    const entries = this.byFingerprint.get(fingerprint)?.of(session, groups) ?? [];
    return entries.map(({ entry }) => entry).filter((entry) => this.speaksOf(entry, finding));
  }

  /** What is of no use any more. All sessions must have been seen. */
  report({ isThere, looked }: Elsewhere): BaselineReport {
    const unused = this.entries.flatMap(({ entry, group, isUsed, expired, other }): UnusedEntry[] => {
      if (isUsed || expired !== undefined) return [];
      if (other !== undefined) return [{ entry, other, why: 'another finding' }];
      if (group.literal !== undefined && !group.isLookedAt) {
        return isThere(group.literal) ? [] : [{ entry, other, why: 'gone' }];
      }
      const isSure = group.literal !== undefined || looked === 'all';
      return isSure && group.kinds.has(entry.kind) ? [{ entry, other, why: 'no finding' }] : [];
    });
    return { file: this.file, unused, expired: this.entries.flatMap(({ expired }) => expired ?? []) };
  }

  private isExpired({ expires }: Entry): boolean {
    // Days of this form are in order as texts.
    return expires !== undefined && expires < this.today;
  }

  /** The fingerprint says what it is; an entry that tells its reader something else accepts nothing. */
  private speaksOf({ kind, tool }: Entry, finding: Finding): boolean {
    return kind === finding.kind && this.names.isTool(tool, finding.tool);
  }

  private groupOf({ file }: Entry): Group {
    const known = this.groups.get(file);
    if (known !== undefined) return known;
    const literal = file === undefined ? undefined : literalOf(file);
    const glob = file === undefined || literal !== undefined ? undefined : new Glob(file);
    const group: Group = { literal, glob, kinds: new Set(), isLookedAt: false };
    this.groups.set(file, group);
    if (literal === undefined) this.ofSeveral.push(group);
    // What is a transcript's name letter by letter is that one, whatever a glob would make of it.
    for (const name of new Set([literal, file])) {
      if (name !== undefined) this.ofOne.set(name, [...(this.ofOne.get(name) ?? []), group]);
    }
    return group;
  }

  private groupsOf(file: string): ReadonlySet<Group> {
    const several = this.ofSeveral.filter(({ glob }) => glob?.matches(file) ?? true);
    return new Set([...(this.ofOne.get(file) ?? []), ...several]);
  }
}

function counted({ entry, expired }: Used, first: ExpiredEntry['first']): ExpiredEntry {
  return expired === undefined ? { entry, findings: 1, first } : { ...expired, findings: expired.findings + 1 };
}
