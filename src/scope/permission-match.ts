import type { JsonNode } from '../json/node.ts';
import type { Tool } from '../tools/tool.ts';
import { forbidsPart } from './forbidden-part.ts';
import type { Anchors } from './path-spec.ts';
import type { Permission, Spec } from './permission.ts';
import type { Program, Subject, UsedFile } from './subject.ts';
import { meansTool } from './tool-names.ts';
import { every, some, type Truth } from './truth.ts';
import { firstOf, NO, UNKNOWN, type Verdict, YES } from './verdict.ts';
import { wildcardMatches } from './wildcard.ts';

/** The argument that a specification is about where it names none, by the name of the tool. */
const FIRST_ARGUMENTS: ReadonlyMap<string, readonly string[]> = new Map([
  ['Agent', ['subagent_type', 'agent_type']],
  ['Task', ['subagent_type', 'agent_type']],
  ['Skill', ['skill', 'name', 'command']],
  ['SlashCommand', ['command']],
  ['WebSearch', ['query']],
]);

/** Which access the permissions of a tool are about that programs have to files, too. */
const FILE_RULES: ReadonlyMap<string, UsedFile['access']> = new Map([
  ['Read', 'read'],
  ['Edit', 'write'],
  ['Write', 'write'],
]);

/** Whether a specification of a tool can be held against anything, as far as its name says. */
export function hasMeaning({ tool, spec }: Permission, knows: (name: string) => boolean): boolean {
  return spec === undefined || spec.argument !== undefined || FIRST_ARGUMENTS.has(tool) || knows(tool);
}

/** The access to files that a permission is about beside its own tool, if it is about any. */
export function fileRule({ tool }: Permission): UsedFile['access'] | undefined {
  return FILE_RULES.get(tool);
}

/** Whether a specification is about the address that a tool fetches, whatever else the tool has. */
export function isOfAddress({ host }: Spec, { url }: Tool): boolean {
  return host !== undefined && url !== undefined;
}

/** Whether an argument beside the command or the path is what a specification such as `run_in_background:true` says. */
function isOfArgument({ argument }: Spec, { call, isCommand, isFiles }: Subject): boolean {
  // `name:*` is a command that begins so.
  if (argument === undefined || argument.value === '*' || !(isCommand || isFiles)) return false;
  const value = plainText(call.args.get(argument.name));
  return value !== undefined && wildcardMatches(argument.value, value);
}

/** Whether a permission's name means the tool of a call. */
export function isFor({ tool }: Permission, { call, tool: { alias } }: Subject): boolean {
  return meansTool(tool, call.tool, alias);
}

/** Whether a call does what a permission forbids. */
export function forbids(permission: Permission, subject: Subject, anchors: Anchors): Verdict {
  const itself = isFor(permission, subject) ? forbidsItself(permission, subject, anchors) : NO;
  return itself.truth === 'yes' ? itself : firstOf([itself, forbidsItsFiles(permission, subject, anchors)]);
}

/** The same, of a permission whose name means the tool. */
export function forbidsItself({ spec }: Permission, subject: Subject, anchors: Anchors): Verdict {
  if (spec === undefined || isOfArgument(spec, subject)) return YES;
  const said = forbidsSaid(spec, subject, anchors);
  return said.truth === 'no' && subject.isAstray ? UNKNOWN : said;
}

function forbidsSaid(spec: Spec, subject: Subject, anchors: Anchors): Verdict {
  if (isOfAddress(spec, subject.tool)) return { truth: otherSpec(spec, subject, 'deny') };
  if (subject.isCommand) {
    const { programs } = subject;
    return 'fault' in programs ? UNKNOWN : forbidsProgram(spec, programs.all);
  }
  if (subject.isFiles) {
    const { files } = subject;
    return 'fault' in files ? UNKNOWN : forbidsFile(spec, files, anchors);
  }
  return { truth: otherSpec(spec, subject, 'deny') };
}

/**
 * The same, of a permission for files and a command. Of files that programs are given, those that are neither known
 * before they run nor found by a glob are left out: most arguments are.
 */
export function forbidsItsFiles(permission: Permission, subject: Subject, anchors: Anchors): Verdict {
  const access = fileRule(permission);
  if (access === undefined || !subject.isCommand) return NO;
  const { programFiles } = subject;
  if ('fault' in programFiles || subject.isAstray) return UNKNOWN;
  const { spec } = permission;
  const meant = programFiles.filter((file) => file.access === access);
  if (spec !== undefined) return forbidsFile(spec, meant, anchors);
  return meant[0] === undefined ? NO : { truth: 'yes', where: meant[0].where };
}

function forbidsProgram({ command }: Spec, programs: readonly Program[]): Verdict {
  let first = NO;
  for (const { part, where, unseen } of programs) {
    const truth = forbidsPart(command, part, unseen);
    if (truth === 'yes') return { truth, where };
    if (truth === 'unknown' && first === NO) first = { truth, where };
  }
  return first;
}

function forbidsFile(spec: Spec, files: readonly UsedFile[], anchors: Anchors): Verdict {
  let first = NO;
  for (const { path, glob, access, where } of files) {
    const truth =
      path !== undefined
        ? spec.path.matches(path, anchors)
        : glob === undefined
          ? 'unknown'
          : spec.path.matchesGlob(glob, access, anchors);
    if (truth === 'yes') return { truth, where };
    if (truth === 'unknown' && first === NO) first = { truth, where };
  }
  return first;
}

/** Whether a permission allows a program that a command starts, what that starts in turn left aside. */
export function allowsProgram({ spec }: Permission, { part }: Program): Truth {
  return spec === undefined ? 'yes' : spec.command.allows(part);
}

/** Whether a permission allows a file to be used. Its name has to be for it already. */
export function allowsFile({ spec }: Permission, { path }: UsedFile, anchors: Anchors): Truth {
  if (spec === undefined) return 'yes';
  return path === undefined ? 'unknown' : spec.path.matches(path, anchors);
}

/** Whether a specification is about an address or an argument that a call has: about all addresses where it allows. */
export function otherSpec(spec: Spec, subject: Subject, use: 'allow' | 'deny'): Truth {
  const { tool, call } = subject;
  const { host } = spec;
  if (host !== undefined && tool.url !== undefined) {
    const truths = subject.urls.map(host);
    if (truths.length === 0) return 'no';
    return use === 'allow' ? every(truths) : some(truths);
  }
  const named = spec.argument;
  const value = named === undefined ? undefined : plainText(call.args.get(named.name));
  if (named !== undefined && value !== undefined) return wildcardMatches(named.value, value) ? 'yes' : 'no';
  const names = FIRST_ARGUMENTS.get(tool.alias ?? call.tool) ?? FIRST_ARGUMENTS.get(call.tool) ?? [];
  const first = names.map((name) => plainText(call.args.get(name))).find((text) => text !== undefined);
  return first !== undefined && wildcardMatches(spec.text, first) ? 'yes' : 'no';
}

/** What a string, a number or a truth value says. */
function plainText(node: JsonNode | undefined): string | undefined {
  if (node === undefined || node.kind === 'object' || node.kind === 'array' || node.isNull) return undefined;
  return node.string() ?? node.text.toString('latin1', node.start, node.end);
}
