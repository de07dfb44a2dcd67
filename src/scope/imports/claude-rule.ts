/** The lists of rules that Claude Code's settings have. */
export const LISTS = ['allow', 'ask', 'deny'] as const;
export type List = (typeof LISTS)[number];

interface Rule {
  readonly tool: string;
  readonly spec: string | undefined;
}

/** The argument that each tool's own specifier is about: Claude Code ignores `Tool(argument:value)` for it. */
const PRIMARY: ReadonlyMap<string, string> = new Map([
  ['Bash', 'command'],
  ['Monitor', 'command'],
  ['PowerShell', 'command'],
  ['Read', 'file_path'],
  ['Edit', 'file_path'],
  ['Write', 'file_path'],
  ['MultiEdit', 'file_path'],
  ['Grep', 'path'],
  ['Glob', 'path'],
  ['LS', 'path'],
  ['NotebookEdit', 'notebook_path'],
  ['NotebookRead', 'notebook_path'],
  ['WebFetch', 'url'],
]);

/** Tools whose paths Claude Code looks up in the rules of another one. */
const GOVERNED_BY: ReadonlyMap<string, string> = new Map([
  ['Write', 'Edit'],
  ['MultiEdit', 'Edit'],
  ['NotebookEdit', 'Edit'],
  ['Glob', 'Read'],
  ['Grep', 'Read'],
  ['LS', 'Read'],
  ['NotebookRead', 'Read'],
]);

/**
 * Arguments that an allow rule cannot be about. They are listed for the tools in whose specifier a colon may mean
 * something else, such as `Skill(plugin:skill)`; for all other tools any name before a colon is an argument.
 */
export const ARGUMENTS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['Bash', new Set(['run_in_background', 'timeout', 'description', 'dangerouslyDisableSandbox'])],
  ['Monitor', new Set(['timeout', 'description'])],
  ['Agent', new Set(['model', 'isolation', 'run_in_background', 'subagent_type', 'description', 'prompt', 'mode'])],
  ['Task', new Set(['model', 'isolation', 'run_in_background', 'subagent_type', 'description', 'prompt', 'mode'])],
  ['Skill', new Set(['skill', 'args'])],
]);

/**
 * Why a rule of Claude Code's settings does nothing, in Claude Code itself or here; undefined where it does something.
 *
 * After code.claude.com/docs/en/permissions, "Permission rule syntax" and "Tool-specific permission rules", and
 * code.claude.com/docs/en/tools-reference, as of 2026. Claude Code takes all of these without an error; some it names in
 * a warning when it starts.
 *
 * @returns what follows on "is not used:"
 */
export function uselessBecause(list: List, text: string): string | undefined {
  const rule = split(text);
  if (rule === undefined) return 'it is neither Tool nor Tool(specifier)';
  const { tool, spec } = rule;
  if (spec?.trim() === '') return 'there is nothing in its parentheses; the name alone stands for every call';
  if (tool.startsWith('mcp__')) return mcpFault(list, rule);
  if (tool.includes('*')) return patternFault(list, rule);
  if (!/^[A-Z][A-Za-z0-9_-]*$/.test(tool)) return 'no tool of Claude Code has such a name';
  if (tool === 'Cd') return 'it is about the command /cd, which only people give';
  return spec === undefined ? undefined : specifierFault(list, tool, spec);
}

function split(text: string): Rule | undefined {
  const open = text.indexOf('(');
  if (open < 0) return text === '' || text.includes(')') ? undefined : { tool: text, spec: undefined };
  if (open === 0 || !text.endsWith(')')) return undefined;
  return { tool: text.slice(0, open), spec: text.slice(open + 1, -1) };
}

function mcpFault(list: List, { tool, spec }: Rule): string | undefined {
  if (spec !== undefined) return 'Claude Code skips rules of MCP tools with parentheses in settings';
  if (/\s/.test(tool)) return 'no MCP tool has such a name';
  const star = tool.indexOf('*');
  if (star < 0) return tool === 'mcp__' ? 'it names no server' : undefined;
  const behindServer = tool.slice(0, star).indexOf('__', 'mcp__'.length);
  if (list !== 'allow' || behindServer > 'mcp__'.length) return undefined;
  return 'Claude Code skips an allow rule whose * stands before the end of a server name; write mcp__server__*';
}

function patternFault(list: List, { tool, spec }: Rule): string | undefined {
  if (list === 'allow') return 'Claude Code skips an allow rule with a * in the name of the tool';
  if (spec !== undefined) return 'a pattern of names takes no specifier';
  return /\s/.test(tool) ? 'no tool has such a name' : undefined;
}

function specifierFault(list: List, tool: string, spec: string): string | undefined {
  const argument = argumentIn(spec);
  if (argument !== undefined && argument === PRIMARY.get(tool)) {
    return `Claude Code ignores a rule on "${argument}", which the specifier of ${tool} is about by itself`;
  }
  const isArgument = argument !== undefined && (ARGUMENTS.get(tool)?.has(argument) ?? true);
  switch (tool) {
    case 'Bash':
    case 'Monitor':
      return isArgument ? argumentFault(list) : commandFault(spec);
    case 'PowerShell':
      return spec === '*' ? undefined : 'commands of PowerShell are not parsed here';
    case 'Read':
    case 'Edit':
      return spec.endsWith(':*') ? '":*" is for commands; a path takes * and **' : undefined;
    case 'WebFetch':
      return isArgument && argument !== 'domain' && !isUrl(spec) ? argumentFault(list) : domainFault(spec);
    case 'Agent':
    case 'Task':
    case 'Skill':
      return isArgument ? argumentFault(list) : undefined;
    default:
      return isArgument && list !== 'allow' ? undefined : bareFault(tool);
  }
}

/** The name before a colon, where a specifier may be about an argument. One letter is a drive. */
function argumentIn(spec: string): string | undefined {
  const name = spec.slice(0, Math.max(0, spec.indexOf(':'))).trim();
  return /^[A-Za-z_]\w+$/.test(name) ? name : undefined;
}

function isUrl(spec: string): boolean {
  const colon = spec.indexOf(':');
  return spec.startsWith('//', colon + 1);
}

function argumentFault(list: List): string | undefined {
  return list === 'allow' ? 'only deny and ask rules can be about an argument' : undefined;
}

function commandFault(spec: string): string | undefined {
  const at = spec.indexOf(':*');
  if (at === 0) return 'there is no command before ":*"';
  return at > 0 && at < spec.length - 2 ? '":*" counts at the end alone' : undefined;
}

function domainFault(spec: string): string | undefined {
  const domain = spec.startsWith('domain:') ? spec.slice('domain:'.length).trim() : '';
  return domain === '' || domain.includes('/') ? 'WebFetch takes domain:host' : undefined;
}

function bareFault(tool: string): string {
  const other = GOVERNED_BY.get(tool);
  return other === undefined
    ? `${tool} takes no specifier`
    : `Claude Code looks up no path in rules of ${tool}; write ${other}(path)`;
}
