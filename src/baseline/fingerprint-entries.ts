import { looksRedacted } from '../redaction/replacements.ts';
import type { ShownNames } from '../redaction/shown-name.ts';
import type { Group, Used } from './used-entry.ts';

/** The entries with one fingerprint for one text of `file`, by the session that they are about. */
interface GroupEntries {
  readonly ofAny: Used[];
  readonly ofOne: Map<string, Used[]>;
  /** With a redacted name that no session was found for yet: by whether they have expired, and what of the name counts. */
  readonly unbound: Map<string, Used[]>;
}

/**
 * The entries with one fingerprint. There may be one for each of thousands of transcripts and sessions that have the same
 * finding, so that none is looked at but those for the session in hand.
 */
export class FingerprintEntries {
  private readonly byGroup = new Map<Group, GroupEntries>();
  private readonly names: ShownNames;

  constructor(names: ShownNames) {
    this.names = names;
  }

  /** @param isExpired whether it accepts nothing any more: of those that are redacted alike, others come before it */
  add(used: Used, isExpired: boolean): void {
    const { entry, group } = used;
    const { session } = entry;
    let entries = this.byGroup.get(group);
    if (entries === undefined) {
      entries = { ofAny: [], ofOne: new Map(), unbound: new Map() };
      this.byGroup.set(group, entries);
    }
    if (session === undefined) entries.ofAny.push(used);
    else if (!looksRedacted(session)) listOf(entries.ofOne, session).push(used);
    else listOf(entries.unbound, `${isExpired ? 'expired' : 'valid'} ${this.names.statedKey(session)}`).push(used);
  }

  /** Those for a session of a transcript, in the order of the file. @param groups those that are about the transcript */
  of(session: string | undefined, groups: ReadonlySet<Group>): Used[] {
    const entries = this.entriesOf(groups).flatMap(({ ofAny, ofOne }) => {
      return session === undefined ? ofAny : [...ofAny, ...(ofOne.get(session) ?? [])];
    });
    return entries.sort((a, b) => a.number - b.number);
  }

  /**
   * Has one entry with a redacted name be about this session from now on, where none by name is: several sessions may be
   * redacted alike, and each has its own entry. One for that very transcript comes before one for several.
   */
  bind(session: string, groups: ReadonlySet<Group>): void {
    const { names } = this;
    const entries = this.entriesOf(groups);
    if (entries.every(({ unbound }) => unbound.size === 0) || entries.some(({ ofOne }) => ofOne.has(session))) return;
    const isExact = looksRedacted(session);
    const key = isExact ? names.statedKey(session) : names.shownKey(session);
    for (const state of ['valid', 'expired']) {
      for (const { ofOne, unbound } of entries) {
        const alike = unbound.get(`${state} ${key}`) ?? [];
        // A name that looks redacted of its own is only itself: nobody must be able to take the name of another session.
        const at = isExact ? alike.findIndex(({ entry }) => entry.session === session) : alike.length > 0 ? 0 : -1;
        const [bound] = at < 0 ? [] : alike.splice(at, 1);
        if (bound === undefined) continue;
        listOf(ofOne, session).push(bound);
        return;
      }
    }
  }

  /** Those for one transcript first. */
  private entriesOf(groups: ReadonlySet<Group>): GroupEntries[] {
    const literal = (group: Group): number => (group.literal === undefined ? 1 : 0);
    return [...groups].sort((a, b) => literal(a) - literal(b)).flatMap((group) => this.byGroup.get(group) ?? []);
  }
}

function listOf(lists: Map<string, Used[]>, key: string): Used[] {
  const known = lists.get(key) ?? [];
  lists.set(key, known);
  return known;
}
