import { NodeReader } from '../json/node-reader.ts';
import type { MadeCall } from '../tools/made-call.ts';
import type { Effects } from '../tools/tool.ts';
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

/** What is known of a call from when it is issued until it is settled. */
export interface Issued {
  /** What identical calls have in common. */
  readonly identity: number;
  /** What it did to the world, where somebody declared what its tool does. */
  readonly effects: Effects | undefined;
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
  private readonly settings: Settings;
  private readonly args = new NodeReader();

  /** @param rules those that were asked for, in the order of the list */
  constructor(rules: readonly (typeof RULES)[number][], settings: Settings) {
    const working = rules.flatMap(({ kind, check, watch }) => {
      const working = watch(settings);
      return working === undefined ? [] : [{ kind, check, watch: working }];
    });
    this.settings = settings;
    this.atIssue = working.filter(({ check }) => check !== 'replay');
    this.atSettling = working.filter(({ check }) => check === 'replay');
  }

  /**
   * @param text the canonical form of the tool, directly followed by that of the arguments
   * @param toolLength how many bytes of it are the tool
   */
  issue(call: Call, text: Buffer, toolLength: number): Issued {
    const { table, atIssue } = this;
    const identity = table.enter(text, call.index);
    const made = this.made(call, text, toolLength);
    if (atIssue.length > 0) this.see(atIssue, call, { identity, first: table.first(identity), sameAnswer: true, made });
    return { identity, effects: made && this.settings.knowledge?.effects(made) };
  }

  /** @param answer the SHA-256 of the response; undefined when the call is not compared */
  settle(call: Call, { identity }: Issued, answer: string | undefined): void {
    if (answer !== undefined) this.compared++;
    const sighting =
      answer === undefined
        ? { identity, first: this.table.first(identity), sameAnswer: true }
        : this.table.answer(identity, call.index, answer);
    this.see(this.atSettling, call, sighting);
  }

  /** Nothing more comes of the session. */
  end(): void {
    for (const { kind, watch } of [...this.atIssue, ...this.atSettling]) {
      const found = watch.end?.();
      if (found !== undefined) this.findings.add(kind, found);
    }
  }

  /** The digest of the first answer to identical calls, if there is one. */
  firstAnswer(identity: number): string | undefined {
    return this.table.firstAnswer(identity);
  }

  /** Its arguments are looked at only where somebody asks for them. */
  private made({ tool, cwd }: Call, text: Buffer, toolLength: number): MadeCall | undefined {
    const { scopes, knowledge } = this.settings;
    if (knowledge === undefined && !scopes.some(({ policy }) => policy !== undefined)) return undefined;
    return { tool, cwd, args: this.args.read(text.subarray(toolLength)) };
  }

  private see(working: readonly Working[], call: Call, sighting: Sighting): void {
    for (const { kind, watch } of working) {
      const found = watch.see(call, sighting);
      if (found !== undefined) this.findings.add(kind, found);
    }
  }
}
