import type { Tool } from '../tools/tool.ts';
import type { ArgumentRule } from './argument-rule.ts';
import type { Permission } from './permission.ts';
import { fileRule } from './permission-match.ts';
import type { RuleUse } from './policy.ts';
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

/** All that a policy says of one tool. */
export interface ToolRules {
  readonly tool: Tool;
  /** Its name is one of the allowed tools. */
  readonly isAllowedByName: boolean;
  /** The permissions that allow all of it. */
  readonly whole: readonly Counted<Permission>[];
  /** Those that allow some of it. */
  readonly allows: readonly Counted<Permission>[];
  /** Those for the files that a shell opens, where it is one. */
  readonly fileAllows: readonly Counted<Permission>[];
  /** The permissions that forbid some or all of it, and those that somebody has to be asked for. */
  readonly denies: readonly Forbidding[];
  readonly asks: readonly Forbidding[];
  /** The rules about its arguments. */
  readonly rules: readonly Counted<ArgumentRule>[];
}

/** Finds what of all permissions and rules is about one tool. */
export function toolRules(
  name: string,
  tool: Tool,
  allowedTools: ReadonlySet<string>,
  permissions: readonly Counted<Permission>[],
  rules: readonly Counted<ArgumentRule>[],
): ToolRules {
  const means = (pattern: string): boolean => meansTool(pattern, name, tool.alias);
  const isFileRule = ({ rule }: Counted<Permission>): boolean =>
    tool.command !== undefined && fileRule(rule) !== undefined;
  const of = (effect: Permission['effect']): Counted<Permission>[] =>
    permissions.filter(({ rule }) => rule.effect === effect);
  const allows = of('allow');
  const forbidding = (effect: Permission['effect']): Forbidding[] =>
    of(effect)
      .map((counted) => ({ ...counted, isNamed: means(counted.rule.tool), isForFiles: isFileRule(counted) }))
      .filter(({ isNamed, isForFiles }) => isNamed || isForFiles);
  return {
    tool,
    isAllowedByName: allowedTools.has(name),
    whole: allows.filter(({ rule }) => rule.spec === undefined && means(rule.tool)),
    allows: allows.filter(({ rule }) => rule.spec !== undefined && means(rule.tool)),
    fileAllows: allows.filter(isFileRule),
    denies: forbidding('deny'),
    asks: forbidding('ask'),
    rules: rules.filter(({ rule }) => means(rule.stated.tool)),
  };
}
