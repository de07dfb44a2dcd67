import { NodeReader } from '../json/node-reader.ts';
import type { Breach, Judge } from '../scope/policy.ts';
import type { MadeCall } from '../tools/made-call.ts';
import type { Effects } from '../tools/tool.ts';
import type { Call } from '../transcript/record.ts';
import type { Answer } from './answer.ts';
import { Answers, type Comparison, type Normalized } from './answers.ts';
import { CallLines } from './call-lines.ts';
import { CallTable, type Known, type Sighting } from './call-table.ts';
import { isFailure } from './failure.ts';
import { FIRST_NAMED, Findings } from './findings.ts';
import { GrowingNumbers } from './growing-numbers.ts';
import type { Kind, RULES } from './kinds.ts';
import { mutatorNames } from './redundant-call.ts';
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
  /** What it did to the world, where there is knowledge of tools. */
  readonly effects: Effects | undefined;
  /** How many bytes it has in canonical form. */
  readonly bytes: number;
}

const NONE_NORMALIZED: Normalized = { answers: 0, fields: 0 };
/** So many names of undeclared tools are told apart. */
const MOST_UNCHECKED = 1000;
const OTHER_TOOLS = '…';

/**
 * The rules at work on one session.
 *
 * A call is issued once and settled once. It is issued when it stands in the log, and settled, in the order of calls,
 * when its answer and those of all calls before it are known: `replay` compares answers, the other checks need none.
 */
export class SessionRules {
  readonly findings: Findings;
  /** How many calls had an answer to compare. */
  compared = 0;
  /** By tool that is undeclared, how many calls were not checked for redundancy because of it. */
  readonly unchecked = new Map<string, number>();
  private readonly table = new CallTable();
  private readonly atIssue: readonly Working[];
  private readonly atSettling: readonly Working[];
  private readonly settings: Settings;
  private readonly judges: readonly Judge[];
  private readonly args = new NodeReader();
  private readonly mutators: ReadonlySet<string>;
  private readonly answers: Answers | undefined;
  /** By index, the identity of each call, where findings are named by it. */
  private readonly identities: GrowingNumbers | undefined;
  private lines: CallLines | undefined;

  /** @param rules those that were asked for, in the order of the list */
  constructor(rules: readonly (typeof RULES)[number][], settings: Settings) {
    const working = rules.flatMap(({ kind, check, watch }) => {
      const working = watch(settings, {
        late: (found) => this.findings.add(kind, found),
        unchecked: (tool) => this.countUnchecked(tool),
      });
      return working === undefined ? [] : [{ kind, check, watch: working }];
    });
    this.findings = new Findings(working.map(({ kind }) => kind));
    this.settings = settings;
    this.mutators = mutatorNames(settings.mutators);
    const { knowledge, answers } = settings;
    if (knowledge !== undefined && answers !== undefined) this.answers = new Answers(answers, knowledge);
    if (settings.fingerprints !== undefined) this.identities = new GrowingNumbers(1);
    if (settings.otherLines !== undefined) this.lines = new CallLines();
    this.judges = settings.scopes.flatMap(({ policy }) => (policy === undefined ? [] : [policy.judge()]));
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
    this.identities?.set(call.index, 0, identity);
    this.settings.listener?.issued(call, text, toolLength);
    const made = this.made(call, text, toolLength);
    if (atIssue.length > 0) {
      const breaches = made && this.judge(call, made);
      this.see(atIssue, call, { identity, first: table.first(identity), sameAnswer: true, breaches });
    }
    const isReplayed = made !== undefined && this.atSettling.length > 0;
    const effects = isReplayed ? this.settings.knowledge?.effects(made) : undefined;
    return { identity, effects, bytes: text.length };
  }

  /** @param answer undefined when the call is not compared */
  settle(call: Call, issued: Issued, answer: Answer | undefined): void {
    const { identity, effects } = issued;
    if (answer !== undefined) this.compared++;
    this.settings.listener?.settled(call, answer);
    this.lines?.settled(call);
    const sighting =
      answer === undefined
        ? { identity, first: this.table.first(identity), sameAnswer: true }
        : this.table.answer(identity, call.index, answer.digest);
    const isKnown = effects !== undefined && this.atSettling.length > 0;
    const seen = isKnown ? this.known(call, sighting, effects, issued.bytes, answer) : sighting;
    this.see(this.atSettling, call, seen);
  }

  /** What was equal but for what is volatile. */
  get normalized(): Normalized {
    return this.answers?.normalized ?? NONE_NORMALIZED;
  }

  /** Nothing more comes of the session. */
  end(): void {
    for (const { kind, watch } of [...this.atIssue, ...this.atSettling]) {
      const found = watch.end?.();
      if (found !== undefined) this.findings.add(kind, found);
    }
    this.findings.leaveRepeatsToLoops();
    if (this.lines !== undefined) this.findings.tellOtherLines(this.lines);
    this.lines = undefined;
    const { identities, table } = this;
    if (identities === undefined) return;
    const most = this.settings.fingerprints === 'first' ? FIRST_NAMED : undefined;
    this.findings.nameCalls((index) => table.digest(identities.get(index, 0)), most);
  }

  /** The digest of the first answer to identical calls, if there is one. */
  firstAnswer(identity: number): string | undefined {
    return this.table.firstAnswer(identity);
  }

  /** @returns undefined where nothing is broken, as it is of most calls */
  private judge(call: Call, made: MadeCall): readonly Breach[] | undefined {
    const judgements = this.judges.map((judge) => judge.judge(made, call.batch));
    this.settings.onJudged?.(call, made, judgements);
    if (judgements.every(({ breaches }) => breaches.length === 0)) return undefined;
    return judgements.flatMap(({ breaches }) => breaches);
  }

  /** Its arguments are looked at only where somebody asks for them. */
  private made({ tool, cwd }: Call, text: Buffer, toolLength: number): MadeCall | undefined {
    if (this.settings.knowledge === undefined && this.judges.length === 0) return undefined;
    return { tool, cwd, args: this.args.read(text.subarray(toolLength)) };
  }

  private known(
    { tool, index }: Call,
    sighting: Sighting,
    effects: Effects,
    callBytes: number,
    answer: Answer | undefined,
  ): Sighting {
    const compared = answer && (this.answers?.compare(tool, index, sighting, answer) ?? asTheyCame(sighting, answer));
    const known: Known = {
      effects,
      isMutator: this.isMutator(tool, effects),
      answer: compared?.token,
      isFailure: answer?.response !== undefined && isFailure(answer.response),
      bytes: callBytes + (answer?.bytes ?? 0),
      differing: compared?.differing,
    };
    const { identity, first } = sighting;
    return { identity, first, sameAnswer: compared?.sameAnswer ?? true, known };
  }

  /** The five are mutators unless somebody says what they do: that they read, or that to repeat them changes no more. */
  private isMutator(tool: string, { isIdempotent }: Effects): boolean {
    return this.settings.mutators.includes(tool) || (this.mutators.has(tool) && !isIdempotent);
  }

  /** A transcript must not fill memory with names. */
  private countUnchecked(tool: string): void {
    const { unchecked } = this;
    const name = unchecked.has(tool) || unchecked.size < MOST_UNCHECKED ? tool : OTHER_TOOLS;
    unchecked.set(name, (unchecked.get(name) ?? 0) + 1);
  }

  private see(working: readonly Working[], call: Call, sighting: Sighting): void {
    for (const { kind, watch } of working) {
      const found = watch.see(call, sighting);
      if (found !== undefined) this.findings.add(kind, found);
    }
  }
}

function asTheyCame({ sameAnswer }: Sighting, { digest }: Answer): Comparison {
  return { sameAnswer, token: sameAnswer ? '' : digest, differing: undefined };
}
