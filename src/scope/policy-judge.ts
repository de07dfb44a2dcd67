import { holdsWithheld } from '../json/withheld.ts';
import type { MadeCall } from '../tools/made-call.ts';
import { resolvedPath } from '../tools/path.ts';
import { Allowance } from './allowance.ts';
import type { ArgumentRule, Place } from './argument-rule.ts';
import { CallArguments } from './call-arguments.ts';
import type { CompiledPolicy } from './compiled-policy.ts';
import { fixedFolder } from './glob-overlap.ts';
import { type Anchors, atHome } from './path-spec.ts';
import { forbidsItself, forbidsItsFiles } from './permission-match.ts';
import type { Breach, Judge, Judgement, RuleUse } from './policy.ts';
import { SequenceWatch } from './sequence.ts';
import { Subject, type UsedFile } from './subject.ts';
import type { Counted, Forbidding, Forbiddings, ToolRules } from './tool-rules.ts';
import { firstOf, NO, type Verdict, YES } from './verdict.ts';

/** A policy at work on one session. */
export class PolicyJudge implements Judge {
  private readonly policy: CompiledPolicy;
  private readonly sequence: readonly Counted<SequenceWatch>[];
  /** The folder in which the session began, once a call says it. */
  private start: string | undefined;

  constructor(policy: CompiledPolicy) {
    this.policy = policy;
    this.sequence = policy.sequence.map(({ rule, use }) => ({ rule: new SequenceWatch(rule), use }));
  }

  judge(call: MadeCall, batch: number): Judgement {
    const { policy } = this;
    this.start ??= call.cwd === undefined ? undefined : resolvedPath(call.cwd, undefined);
    const anchors = { start: this.start, root: policy.root, home: policy.home };
    const rules = policy.rulesFor(call.tool);
    const hearing = new Hearing(policy, rules, new Subject(call, rules.tool, policy.root), anchors);
    hearing.denials();
    hearing.rules();
    hearing.allowance();
    for (const { rule, use } of this.sequence) if (rules.sequence.has(rule.rule)) hearing.sequence(rule, use, batch);
    return hearing.judgement();
  }
}

/** One call before the policy. */
class Hearing {
  private readonly policy: CompiledPolicy;
  private readonly about: ToolRules;
  private readonly subject: Subject;
  private readonly anchors: Anchors;
  private readonly args: CallArguments;
  private readonly place: Place;
  private breaches: Map<Breach['outcome'], { readonly whys: string[]; readonly by: string[] }> | undefined;
  /** What allows the call; it decided when there is no breach. */
  private readonly allowedBy: string[] = [];
  /** Whether somebody had to be asked: then it was made with their leave, as far as anybody can see. */
  private isAsked = false;

  constructor(policy: CompiledPolicy, about: ToolRules, subject: Subject, anchors: Anchors) {
    this.policy = policy;
    this.about = about;
    this.subject = subject;
    this.anchors = anchors;
    this.args = new CallArguments(subject.call, subject.tool);
    this.place = { cwd: subject.call.cwd, anchors };
  }

  /** Whatever the order of the rules, the same is said. Of a call that is out anyway it does not matter what else it is. */
  judgement(): Judgement {
    const { breaches, allowedBy } = this;
    if (breaches === undefined) return new Heard(NOTHING, allowedBy);
    if (breaches.has('overreach')) breaches.delete('unverifiable');
    const found = [...breaches].map(([outcome, { whys }]) => ({ outcome, why: this.sentence(whys.sort()) }));
    return new Heard(
      found,
      [...breaches.values()].flatMap(({ by }) => by),
    );
  }

  denials(): void {
    const { denies, asks } = this.about;
    this.eachForbidding(denies, (verdict, deny) =>
      this.forbidden(verdict, deny.use, `is denied by ${deny.rule.text}`, 'error'),
    );
    this.eachForbidding(asks, (verdict, ask) => {
      if (verdict.truth === 'yes') this.isAsked = true;
      const how = `needs a yes by ${ask.rule.text}${ask.use.isImplied ? ' (implied)' : ''}, which a recording does not show`;
      this.forbidden(verdict, ask.use, how, 'warning');
    });
  }

  /** Those that forbid, and those of which nobody can say. */
  private eachForbidding(
    { always, byPath }: Forbiddings,
    found: (verdict: Verdict, permission: Forbidding) => void,
  ): void {
    const near = byPath.all.length === 0 ? byPath.all : byPath.nearAny(this.heldPaths);
    for (const permissions of [always, near]) {
      for (const permission of permissions) {
        const verdict = this.forbids(permission);
        if (verdict.truth !== 'no') found(verdict, permission);
      }
    }
  }

  /** The paths that permissions for files are held against; undefined for what nobody knows. */
  private get heldPaths(): readonly (string | undefined)[] {
    const { subject } = this;
    const files = subject.isCommand ? subject.programFiles : subject.files;
    if ('fault' in files || (files.length === 0 && subject.isAstray)) return [undefined];
    return files.map(({ path }) => path);
  }

  /** The rules that forbid or require; those that allow are for {@link allowance}. */
  rules(): void {
    for (const { rule, use } of this.about.rules) {
      const { effect, id, why, severity } = rule.stated;
      const verdict = this.holds(rule);
      if (effect === 'require') {
        use.matches++;
        if (verdict.truth === 'yes') this.allowedBy.push(id);
        else this.required(verdict, use, `breaks '${id}'${because(why)}`, severity);
      } else if (verdict.truth !== 'no') {
        this.forbidden({ truth: verdict.truth }, use, `is denied by '${id}'${because(why)}`, severity);
      }
    }
  }

  allowance(): void {
    const { about, subject, policy } = this;
    const allowance = new Allowance(about, subject, this.anchors);
    this.leavingRoot(allowance);
    const isWhole = this.allowsWhole(allowance.used);
    const byPermissions = allowance.judge();
    // What is made as it runs is not what was allowed; what is withheld may be.
    const isUnsure = isWhole.truth === 'unknown' && holdsWithheld(subject.call.args);
    const verdict = byPermissions.truth === 'no' && isUnsure ? isWhole : byPermissions;
    for (const use of allowance.used) use.matches++;
    if (about.isAllowedByName) this.allowedBy.push('allowed_tools');
    if (about.isAllowedByName || isWhole.truth === 'yes' || verdict.truth === 'yes') {
      for (const use of allowance.used) this.allowedBy.push(use.name);
      return;
    }
    if (this.isAsked) return;
    if (verdict.truth === 'unknown') {
      const why = `cannot tell whether a rule of agent '${policy.agent}' allows ${verdict.where ?? 'these arguments'}`;
      this.breach('unverifiable', this.unreadable() ?? `${why}${this.nowhere}`);
      return;
    }
    const isSpokenOf = about.allows.all.length + about.allowRules.length > 0;
    const why = isSpokenOf
      ? `no rule of agent '${policy.agent}' allows ${verdict.where ?? 'these arguments'}`
      : `it ${this.outside}`;
    this.breach('overreach', why);
  }

  sequence(watch: SequenceWatch, use: RuleUse, batch: number): void {
    const { id, severity, why } = watch.rule.stated;
    const { verdict, isMeant } = watch.see(this.subject, batch, this.anchors);
    if (isMeant) use.matches++;
    if (verdict.truth === 'yes') return;
    const what = watch.rule.kind === 'before' ? 'comes too early for' : 'is one too many for';
    this.required(verdict, use, `${what} '${id}'${because(why)}`, severity);
  }

  /** Leaving the root is a breach, unless a permission that says of itself that it leads out allows it. */
  private leavingRoot(allowance: Allowance): void {
    const { root, home } = this.policy;
    if (root === undefined) return;
    for (const file of this.usedFiles()) {
      // Of what a glob finds, it is known which folder it is in.
      const path = file.path ?? (file.glob ? fixedFolder(file.glob) : undefined);
      if (path === undefined || isBelow(path, root, home)) continue;
      if (allowance.leadsOut({ ...file, path }) === 'yes') continue;
      this.breach('overreach', `${file.where} leaves the root '${root}'`, 'root');
      return;
    }
  }

  private usedFiles(): readonly UsedFile[] {
    const { files, programs } = this.subject;
    const named = this.subject.isFiles && !('fault' in files) ? files : [];
    if (!this.subject.isCommand || 'fault' in programs) return named;
    return [...named, ...programs.all.flatMap((program) => [...program.redirects, ...program.files])];
  }

  /** Whether all of the tool is allowed, or a rule allows these arguments. */
  private allowsWhole(used: Set<RuleUse>): Verdict {
    const { whole, allowRules } = this.about;
    for (const { use } of whole) used.add(use);
    let allowed = whole.length > 0 ? YES : NO;
    for (const { rule, use } of allowRules) {
      const verdict = this.holds(rule);
      if (verdict.truth === 'yes') used.add(use);
      allowed = firstOf([allowed, verdict]);
    }
    return allowed;
  }

  private forbids({ rule, isNamed, isForFiles }: Forbidding): Verdict {
    const { subject, anchors } = this;
    const itself = isNamed ? forbidsItself(rule, subject, anchors) : NO;
    if (!isForFiles || itself.truth === 'yes') return itself;
    const files = forbidsItsFiles(rule, subject, anchors);
    return isNamed ? firstOf([itself, files]) : files;
  }

  private holds(rule: ArgumentRule): Verdict {
    return rule.holds(this.args, this.place);
  }

  private forbidden(verdict: Verdict, use: RuleUse, how: string, severity: 'error' | 'warning'): void {
    if (verdict.truth === 'yes') use.matches++;
    this.required({ ...verdict, truth: NEGATED[verdict.truth] }, use, how, severity);
  }

  /** Notes what does not hold, and what nobody can tell of. */
  private required({ truth, where }: Verdict, use: RuleUse, how: string, severity: 'error' | 'warning'): void {
    if (truth === 'no') {
      this.breach(severity === 'error' ? 'overreach' : 'warning', `${where ?? 'it'} ${how}`, use.name);
    }
    if (truth !== 'unknown') return;
    const why = `cannot tell whether ${where ?? 'it'} is within ${use.name}`;
    this.breach('unverifiable', this.unreadable() ?? `${why}${this.nowhere}`, use.name);
  }

  /** Notes a breach. @param decidedBy the rule that it is one of; left out where none is */
  private breach(outcome: Breach['outcome'], why: string, decidedBy?: string): void {
    this.breaches ??= new Map();
    const breach = this.breaches.get(outcome) ?? { whys: [], by: [] };
    this.breaches.set(outcome, breach);
    if (!breach.whys.includes(why)) breach.whys.push(why);
    if (decidedBy !== undefined) breach.by.push(decidedBy);
  }

  /** Why paths cannot be judged, if that is so. */
  private get nowhere(): string {
    const { start, root } = this.anchors;
    if (!this.subject.isFiles || start !== undefined || root !== undefined) return '';
    return ', since neither the log nor "root" says where the session began';
  }

  /** Why a command or a patch cannot be read, if that is so. */
  private unreadable(): string | undefined {
    const { programs, files } = this.subject;
    if (this.subject.isAstray) return ASTRAY;
    if (this.subject.isCommand && 'fault' in programs) return `its command cannot be judged: ${programs.fault}`;
    return this.subject.isFiles && 'fault' in files ? `its files cannot be told: ${files.fault}` : undefined;
  }

  /** All that is wrong with the call; where that is only its name, in the words of version 1. */
  private sentence(whys: readonly string[]): string {
    const tool = `tool '${this.subject.call.tool}'`;
    return whys.length === 1 && whys[0] === `it ${this.outside}`
      ? `${tool} ${this.outside}`
      : `${tool}: ${whys.join('; ')}`;
  }

  private get outside(): string {
    return `is not in the declared scope for agent '${this.policy.agent}'`;
  }
}

/** What came of it. A getter in an object literal would be a new shape for each call, which lives long. */
class Heard implements Judgement {
  readonly breaches: readonly Breach[];
  private readonly deciding: readonly string[];

  constructor(breaches: readonly Breach[], deciding: readonly string[]) {
    this.breaches = breaches;
    this.deciding = deciding;
  }

  get decidedBy(): readonly string[] {
    return [...new Set(this.deciding)].sort();
  }
}

const ASTRAY =
  'nobody can say what it does, since none of its arguments is one that the tool is known by; say in "tools" which is';
const NOTHING: readonly Breach[] = [];
const NEGATED = { yes: 'no', no: 'yes', unknown: 'unknown' } as const;

function because(why: string | undefined): string {
  return why === undefined ? '' : `: ${why}`;
}

function isBelow(path: string, root: string, home: string | undefined): boolean {
  const known = atHome(path, home);
  return root === '/' ? known.startsWith('/') : known === root || known.startsWith(`${root}/`);
}
