import type { StatedSequence } from './declaration.ts';
import type { Anchors } from './path-spec.ts';
import { type Permission, parsePermission } from './permission.ts';
import { allowsFile, allowsProgram, forbids, isFor, otherSpec } from './permission-match.ts';
import type { Program, Subject } from './subject.ts';
import type { Truth } from './truth.ts';
import type { Verdict } from './verdict.ts';

/** A rule about the order or the number of calls, with its patterns read. */
export type SequenceRule = { readonly stated: StatedSequence } & (
  | {
      readonly kind: 'before';
      readonly first: Permission;
      readonly later: Permission;
      readonly since: readonly Permission[];
    }
  | { readonly kind: 'at_most'; readonly call: Permission; readonly times: number }
);

/** @throws ToolReplayError with its place for a pattern that is none */
export function sequenceRule(stated: StatedSequence): SequenceRule {
  if (stated.kind === 'at_most')
    return { stated, kind: 'at_most', call: parsePermission(stated.call, 'deny'), times: stated.times };
  // What is asked for has to be sure; what it is asked for by, or undone by, need not be.
  return {
    stated,
    kind: 'before',
    first: parsePermission(stated.first, 'allow'),
    later: parsePermission(stated.later, 'deny'),
    since: stated.since.map((one) => parsePermission(one, 'deny')),
  };
}

/** All permissions that name what a sequence rule is about. */
export function patternsOf(rule: SequenceRule): readonly Permission[] {
  return rule.kind === 'at_most' ? [rule.call] : [rule.first, rule.later, ...rule.since];
}

/** A sequence rule at work on one session. */
export class SequenceWatch {
  readonly rule: SequenceRule;
  /** The call that did what has to come first, and the batch of it. */
  private done: { readonly subject: Subject; readonly batch: number } | undefined;
  private count = 0;

  constructor(rule: SequenceRule) {
    this.rule = rule;
  }

  /** Sees the next call. Holds `no` where the call breaks the rule; `isMeant` says whether the rule is about it at all. */
  see(subject: Subject, batch: number, anchors: Anchors): { readonly verdict: Verdict; readonly isMeant: boolean } {
    const { rule } = this;
    let isMeant = false;
    let verdict: Verdict = { truth: 'yes' };
    for (const step of stepsOf(subject)) {
      const { where } = step;
      const meant = (permission: Permission): Truth => forbids(permission, step.subject, anchors).truth;
      const asked = meant(rule.kind === 'before' ? rule.later : rule.call);
      if (asked !== 'no') isMeant = true;
      if (rule.kind === 'at_most') {
        if (asked === 'yes') this.count++;
        if (asked !== 'no' && this.count + (asked === 'unknown' ? 1 : 0) > rule.times)
          verdict = worse(verdict, asked, where);
      } else {
        if (asked !== 'no' && !this.wasDone(subject, batch)) verdict = worse(verdict, asked, where);
        if (rule.since.some((permission) => meant(permission) !== 'no')) this.done = undefined;
        if (surely(rule.first, step, anchors)) this.done = { subject, batch };
      }
    }
    return { verdict, isMeant };
  }

  /** Whether what has to come first came before: what was issued together came neither before nor after. */
  private wasDone(subject: Subject, batch: number): boolean {
    const { done } = this;
    return done !== undefined && (done.subject === subject || done.batch !== batch);
  }
}

/** One step of a call: a program of its command, or the call as a whole. */
interface Step {
  readonly subject: Subject;
  readonly program: Program | undefined;
  readonly where: string | undefined;
}

/** A command is as many steps as it starts programs, in the order of its text. */
function stepsOf(subject: Subject): Step[] {
  const { programs } = subject;
  if (!subject.isCommand || 'fault' in programs || programs.all.length === 0) {
    return [{ subject, program: undefined, where: undefined }];
  }
  return programs.all.map((program) => ({ subject: subject.only(program), program, where: program.where }));
}

/** Whether a step is surely what a permission says. */
function surely(permission: Permission, { subject, program }: Step, anchors: Anchors): boolean {
  const { spec } = permission;
  if (!isFor(permission, subject)) return false;
  if (spec === undefined) return true;
  if (subject.isCommand) return program !== undefined && allowsProgram(permission, program) === 'yes';
  const { files } = subject;
  if (!subject.isFiles) return otherSpec(spec, subject, 'allow') === 'yes';
  if ('fault' in files || files.length === 0) return false;
  return files.every((file) => allowsFile(permission, file, anchors) === 'yes');
}

function worse(verdict: Verdict, asked: Truth, where: string | undefined): Verdict {
  if (asked === 'yes') return verdict.truth === 'no' ? verdict : { truth: 'no', where };
  return verdict.truth === 'yes' ? { truth: 'unknown', where } : verdict;
}
