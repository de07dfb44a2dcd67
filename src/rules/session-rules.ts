import type { Call } from '../transcript/record.ts';
import { CallTable, type Sighting } from './call-table.ts';
import { Findings } from './findings.ts';
import type { Kind, RULES } from './kinds.ts';
import type { Settings, Watch } from './rule.ts';

/** A rule at work, with the kind of what it finds. */
interface Working {
  readonly kind: Kind;
  readonly watch: Watch;
}

/**
 * The rules at work on one session.
 *
 * A call is issued once and settled once. It is issued when it stands in the log, and settled, in the order of calls,
 * when its answer and those of all calls before it are known: `replay` compares answers, the other checks need none.
 */
export class SessionRules {
  readonly findings = new Findings();
  /** How many calls had an answer to compare. */
  compared = 0;
  private readonly table = new CallTable();
  private readonly atIssue: readonly Working[];
  private readonly atSettling: readonly Working[];

  /** @param rules those that were asked for, in the order of the list */
  constructor(rules: readonly (typeof RULES)[number][], settings: Settings) {
    const working = rules.flatMap(({ kind, check, watch }) => {
      const working = watch(settings);
      return working === undefined ? [] : [{ kind, check, watch: working }];
    });
    this.atIssue = working.filter(({ check }) => check !== 'replay');
    this.atSettling = working.filter(({ check }) => check === 'replay');
  }

  /**
   * @param text the canonical form of tool and arguments
   * @returns what identical calls have in common
   */
  issue(call: Call, text: Buffer): number {
    const identity = this.table.enter(text, call.index);
    if (this.atIssue.length > 0) {
      this.see(this.atIssue, call, { identity, first: this.table.first(identity), sameAnswer: true });
    }
    return identity;
  }

  /** @param answer the SHA-256 of the response; undefined when the call is not compared */
  settle(call: Call, identity: number, answer: string | undefined): void {
    if (answer !== undefined) this.compared++;
    const sighting =
      answer === undefined
        ? { identity, first: this.table.first(identity), sameAnswer: true }
        : this.table.answer(identity, call.index, answer);
    this.see(this.atSettling, call, sighting);
  }

  /** The digest of the first answer to identical calls, if there is one. */
  firstAnswer(identity: number): string | undefined {
    return this.table.firstAnswer(identity);
  }

  private see(working: readonly Working[], call: Call, sighting: Sighting): void {
    for (const { kind, watch } of working) {
      const found = watch.see(call, sighting);
      if (found !== undefined) this.findings.add(kind, found);
    }
  }
}
