import { namesFiles } from '../tools/files.ts';
import type { Tool } from '../tools/tool.ts';
import type { ArgumentRule } from './argument-rule.ts';
import type { CompiledPolicy } from './compiled-policy.ts';
import { PathIndex } from './path-index.ts';
import type { Permission } from './permission.ts';
import { fileRule, isOfAddress } from './permission-match.ts';
import type { RuleUse } from './policy.ts';
import { patternsOf, type SequenceRule } from './sequence.ts';
import type { UsedFile } from './subject.ts';
import { meansTool } from './tool-names.ts';

/** A permission, a rule or a sequence, and how often it matched. */
export interface Counted<Rule> {
  readonly rule: Rule;
  readonly use: RuleUse;
}

/** A permission that may forbid calls of one tool. */
export interface Forbidding extends Counted<Permission> {
  /** Its name means the tool. */
  readonly isNamed: boolean;
  /** It is for files, and the tool runs commands, which use files. */
  readonly isForFiles: boolean;
}

/** The permissions that may forbid calls of one tool. */
export interface Forbiddings {
  /** Those that are held against each call. */
  readonly always: readonly Forbidding[];
  /** Those that are held against the files that a call uses, and nothing else. */
  readonly byPath: PathIndex<Forbidding>;
}

/** All that a policy says of one tool. */
export interface ToolRules {
  readonly tool: Tool;
  /** Its name is one of the allowed tools. */
  readonly isAllowedByName: boolean;
  /** The permissions that allow all of it. */
  readonly whole: readonly Counted<Permission>[];
  /** Those that allow some of it. */
  readonly allows: PathIndex<Counted<Permission>>;
  /** Those for the files that a shell opens, where it is one. */
  readonly fileAllows: Readonly<Record<UsedFile['access'], PathIndex<Counted<Permission>>>>;
  /** The permissions that forbid some or all of it, and those that somebody has to be asked for. */
  readonly denies: Forbiddings;
  readonly asks: Forbiddings;
  /** The rules about its arguments: those that allow, and the others. */
  readonly allowRules: readonly Counted<ArgumentRule>[];
  readonly rules: readonly Counted<ArgumentRule>[];
  /** Those about the order and the number of calls that may be about one of it. */
  readonly sequence: ReadonlySet<SequenceRule>;
}

/** Finds what of all that a policy says is about one tool. */
export function toolRules(name: string, tool: Tool, policy: CompiledPolicy): ToolRules {
  const means = (pattern: string): boolean => meansTool(pattern, name, tool.alias);
  const isCommand = tool.command !== undefined;
  const isFiles = !isCommand && namesFiles(tool);
  const of = (effect: Permission['effect']): Counted<Permission>[] =>
    policy.permissions.filter(({ rule }) => rule.effect === effect);
  const indexed = <One extends Counted<Permission>>(permissions: readonly One[]): PathIndex<One> =>
    new PathIndex(permissions, ({ rule }) => rule.spec?.path, policy.home);
  const allows = of('allow');
  const fileAllows = (access: UsedFile['access']) =>
    indexed(isCommand ? allows.filter(({ rule }) => fileRule(rule) === access) : []);
  const forbidding = (effect: Permission['effect']): Forbiddings => {
    const all = of(effect)
      .map(({ rule, use }) => ({
        rule,
        use,
        isNamed: means(rule.tool),
        isForFiles: isCommand && fileRule(rule) !== undefined,
      }))
      .filter(({ isNamed, isForFiles }) => isNamed || isForFiles);
    const isByPath = ({ isNamed, rule: { spec } }: Forbidding): boolean =>
      !isNamed || (isFiles && spec !== undefined && spec.argument === undefined && !isOfAddress(spec, tool));
    return { always: all.filter((one) => !isByPath(one)), byPath: indexed(all.filter(isByPath)) };
  };
  const rules = policy.rules.filter(({ rule }) => means(rule.stated.tool));
  return {
    tool,
    isAllowedByName: policy.allowedTools.has(name),
    whole: allows.filter(({ rule }) => rule.spec === undefined && means(rule.tool)),
    allows: indexed(allows.filter(({ rule }) => rule.spec !== undefined && means(rule.tool))),
    fileAllows: { read: fileAllows('read'), write: fileAllows('write') },
    denies: forbidding('deny'),
    asks: forbidding('ask'),
    allowRules: rules.filter(({ rule }) => rule.stated.effect === 'allow'),
    rules: rules.filter(({ rule }) => rule.stated.effect !== 'allow'),
    sequence: new Set(
      policy.sequence
        .map(({ rule }) => rule)
        .filter((rule) =>
          patternsOf(rule).some((one) => means(one.tool) || (isCommand && fileRule(one) !== undefined)),
        ),
    ),
  };
}
