import { ToolReplayError } from '../error.ts';
import { CommandSpec, commandFault } from './command-spec.ts';
import type { StatedPermission } from './declaration.ts';
import { hostMatcher } from './host.ts';
import { PathSpec, pathFault } from './path-spec.ts';
import type { Truth } from './truth.ts';

/** What stands in the parentheses of a permission, read in each way that it may be meant: the tool says which. */
export interface Spec {
  readonly text: string;
  readonly command: CommandSpec;
  readonly path: PathSpec;
  /** Of `domain:`: whether an address is of that host. */
  readonly host: ((address: string) => Truth) | undefined;
  /** Of `name:value`: an argument that has to be just that, `*` being any run of characters. */
  readonly argument: { readonly name: string; readonly value: string } | undefined;
}

/** One permission: a tool, and what of it. */
export interface Permission extends StatedPermission {
  readonly effect: 'allow' | 'deny' | 'ask';
  readonly tool: string;
  /** Undefined: all that the tool can do. */
  readonly spec: Spec | undefined;
}

const SHAPE = 'Tool or Tool(specification), such as Bash(npm run test:*), Read(./src/**), WebFetch(domain:example.org)';

const DOMAIN = 'domain:';

/** The tools of which it is known what stands in the parentheses. */
const COMMANDS = new Set(['Bash', 'PowerShell']);
const PATHS = new Set(['Read', 'Edit', 'Write', 'MultiEdit', 'NotebookEdit', 'Grep', 'Glob', 'LS', 'NotebookRead']);

/**
 * Reads a permission as Claude Code writes them.
 *
 * @throws ToolReplayError with its place when it is none
 */
export function parsePermission(stated: StatedPermission, effect: Permission['effect']): Permission {
  const fault = permissionFault(stated.text);
  if (fault !== undefined) {
    const { file, line, column, text } = stated;
    const found = `${fault} in the permission "${text.slice(0, 200)}"`;
    throw new ToolReplayError('scope', { found, expected: SHAPE }, { file, line, column });
  }
  const { tool, inside } = partsOf(stated.text) as Parts;
  return { ...stated, effect, tool, spec: inside === undefined ? undefined : specOf(inside, effect) };
}

/** What is wrong with a permission, if anything is. */
export function permissionFault(text: string): string | undefined {
  const parts = partsOf(text);
  if (parts === undefined) return shapeFault(text.trim());
  const { tool, inside } = parts;
  if (inside === undefined) return undefined;
  if (tool.startsWith('mcp__')) return 'a specification of an MCP tool, which has none; write a rule for its arguments';
  if (inside.trim() === '') return 'an empty specification';
  const own = OWN_ARGUMENT.exec(inside)?.[1];
  if (COMMANDS.has(tool)) return own === 'command' ? ownArgument(own) : commandFault(inside);
  if (PATHS.has(tool)) return own !== undefined && own !== 'command' ? ownArgument(own) : pathFault(inside);
  if (tool !== 'WebFetch') return undefined;
  if (inside.startsWith(DOMAIN)) return hostFault(inside.slice(DOMAIN.length));
  return OTHER_ARGUMENT.test(inside) ? undefined : 'no domain:';
}

/** An argument beside the address, and no address. */
const OTHER_ARGUMENT = /^(?!url:)[A-Za-z_]\w+:(?!\/\/)/;

function shapeFault(text: string): string {
  if (text === '') return 'nothing';
  return /^[^\s()]+\(/.test(text) && !text.endsWith(')')
    ? 'a bracket that is not closed'
    : 'no tool with a specification';
}

/** What the specification of a tool is about by itself. Claude Code ignores a rule that names it. */
const OWN_ARGUMENT = /^\s*(command|path|file_path|notebook_path)\s*:(?!\*$)/;

function ownArgument(name: string): string {
  return `"${name}:", which a specification is about by itself and must not name,`;
}

function hostFault(pattern: string): string | undefined {
  try {
    hostOf(pattern);
    return undefined;
  } catch (error) {
    if (!(error instanceof ToolReplayError)) throw error;
    return error.fault.found;
  }
}

/** Every host is `*`. */
function hostOf(pattern: string): (address: string) => Truth {
  return pattern === '*' ? (address) => (URL.canParse(address) ? 'yes' : 'no') : hostMatcher(pattern);
}

interface Parts {
  readonly tool: string;
  readonly inside: string | undefined;
}

/** The tool, and what stands in the parentheses. */
function partsOf(permission: string): Parts | undefined {
  const text = permission.trim();
  const open = text.indexOf('(');
  const tool = (open < 0 ? text : text.slice(0, open)).trim();
  if (tool === '' || /[\s)]/.test(tool)) return undefined;
  if (open < 0) return { tool, inside: undefined };
  return text.endsWith(')') ? { tool, inside: text.slice(open + 1, -1) } : undefined;
}

function specOf(text: string, effect: Permission['effect']): Spec {
  const colon = text.indexOf(':');
  return {
    text,
    command: new CommandSpec(text),
    path: new PathSpec(text, effect === 'allow' ? 'allow' : 'deny'),
    host: text.startsWith(DOMAIN) ? hostOf(text.slice(DOMAIN.length)) : undefined,
    argument: colon > 0 ? { name: text.slice(0, colon), value: text.slice(colon + 1).trim() } : undefined,
  };
}
