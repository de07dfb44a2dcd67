import type { PathIndex } from './path-index.ts';
import type { Anchors } from './path-spec.ts';
import type { Permission, Spec } from './permission.ts';
import { allowsFile, otherSpec } from './permission-match.ts';
import type { RuleUse } from './policy.ts';
import type { Program, Subject, UsedFile } from './subject.ts';
import type { Counted, ToolRules } from './tool-rules.ts';
import { every, some, type Truth } from './truth.ts';
import { NO, type Verdict, YES } from './verdict.ts';

/** Programs of a shell that change nothing outside it: beside one that is allowed they need no leave of their own. */
const HARMLESS = new Set([
  ...[
    'cd',
    'pushd',
    'popd',
    'pwd',
    'true',
    'false',
    ':',
    'echo',
    'printf',
    'test',
    '[',
    'exit',
    'return',
    'set',
    'unset',
  ],
  ...['export', 'local', 'declare', 'readonly', 'shift', 'break', 'continue', 'wait', 'sleep', 'read'],
]);

/** What is allowed of one call by permissions that say more than its tool's name. */
export class Allowance {
  private readonly rules: ToolRules;
  private readonly subject: Subject;
  private readonly anchors: Anchors;
  /** The permissions that allowed something of it. */
  readonly used = new Set<RuleUse>();

  constructor(rules: ToolRules, subject: Subject, anchors: Anchors) {
    this.rules = rules;
    this.subject = subject;
    this.anchors = anchors;
  }

  /** Whether all that the call does is allowed; else which part of it is not. */
  judge(): Verdict {
    const { subject } = this;
    const allows = this.rules.allows.all;
    if (allows.length === 0) return NO;
    if (subject.isCommand) return this.ofCommand();
    if (subject.isFiles) return this.ofFiles();
    return { truth: this.some(allows, ({ spec }) => otherSpec(spec as Spec, subject, 'allow')) };
  }

  /** Whether a file outside the project is allowed by a permission that says of itself that it leads there. */
  leadsOut(file: UsedFile): Truth {
    const { allows, fileAllows } = this.rules;
    const near = [...this.near(allows, file), ...this.near(fileAllows[file.access], file)];
    return this.file(
      near.filter(({ rule }) => rule.spec?.path.leavesProject),
      file,
    );
  }

  private ofFiles(): Verdict {
    const { files } = this.subject;
    if ('fault' in files) return { truth: 'unknown', where: files.fault };
    return worst(
      files.map((file) => ({ truth: this.file(this.near(this.rules.allows, file), file), where: file.where })),
      NO,
    );
  }

  private ofCommand(): Verdict {
    const { programs } = this.subject;
    if ('fault' in programs) return { truth: 'unknown', where: programs.fault };
    const { top } = programs;
    // Where all are harmless, none is beside one that is allowed.
    const need = top.every(isHarmless) ? 'each' : 'the others';
    return worst(
      top.map((program) => this.program(program, need)),
      NO,
    );
  }

  private program(program: Program, need: 'each' | 'the others'): Verdict {
    const { part, starts, where, redirects } = program;
    const itself: Verdict = { truth: this.itself(program, need), where };
    let verdict = itself;
    if (starts.length > 0 && part.allowedBy !== 'itself') {
      const started = starts.map((one) => this.program(one, need));
      if (part.allowedBy === 'both') verdict = worst([itself, ...started], YES);
      else if (itself.truth !== 'yes') verdict = worst(started, YES);
    }
    return worst([verdict, ...redirects.map((file) => this.redirect(file))], YES);
  }

  private itself(program: Program, need: 'each' | 'the others'): Truth {
    if (program.part.words.length === 0 || (need === 'the others' && isHarmless(program))) return 'yes';
    return this.some(this.rules.allows.all, ({ spec }) => (spec as Spec).command.allows(program.part));
  }

  /** What the shell opens for a program is judged by the permissions for files. */
  private redirect(file: UsedFile): Verdict {
    const allows = this.near(this.rules.fileAllows[file.access], file);
    const where = `the file that ${file.where} ${file.access === 'write' ? 'writes' : 'reads'}`;
    return { truth: this.file(allows, file), where };
  }

  private near(index: PathIndex<Counted<Permission>>, { path }: UsedFile): readonly Counted<Permission>[] {
    return path === undefined ? index.all : index.near(path);
  }

  private file(allows: readonly Counted<Permission>[], file: UsedFile): Truth {
    return this.some(allows, (permission) => allowsFile(permission, file, this.anchors));
  }

  /** All are asked, whatever the first says: each that allows something is counted. */
  private some(allows: readonly Counted<Permission>[], allowed: (permission: Permission) => Truth): Truth {
    let truth: Truth = 'no';
    for (const { rule, use } of allows) {
      const one = allowed(rule);
      if (one === 'yes') this.used.add(use);
      if (one !== 'no') truth = some([truth, one]);
    }
    return truth;
  }
}

/** Whether a program needs no leave of its own beside one that is allowed. */
export function isHarmless({ part: { words, isOpen } }: Program): boolean {
  const [program] = words;
  if (program?.isKnown !== true) return false;
  // Without arguments it passes on what it is given; a file that is led to it is judged by itself.
  return HARMLESS.has(program.text) || (program.text === 'cat' && words.length === 1 && !isOpen);
}

/** The first that does not hold, or else the first of which nobody can say. @param none what it is when there is none */
function worst(verdicts: readonly Verdict[], none: Verdict): Verdict {
  if (verdicts.length < 2) return verdicts[0] ?? none;
  const truth = every(verdicts.map((verdict) => verdict.truth));
  return verdicts.find((verdict) => verdict.truth === truth) ?? none;
}
