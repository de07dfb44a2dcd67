import { wildcardMatches } from './wildcard.ts';

/** Tools under another name than they have: rules for the first are for the second too. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([['Task', 'Agent']]);

/** All tools of one MCP server are meant by `mcp__server`. */
const SERVER = /^mcp__(?:(?!__).)+$/s;

/**
 * Whether a name in a rule means a tool: a `*` is any run of characters, `mcp__server` is every tool of that server, and
 * the alias of a tool is one of its names. Case matters.
 */
export function meansTool(pattern: string, tool: string, alias: string | undefined): boolean {
  const meant = OTHER_NAMES.get(pattern) ?? pattern;
  const names = alias === undefined ? [tool] : [tool, alias];
  return names.some((name) => {
    const known = OTHER_NAMES.get(name) ?? name;
    if (SERVER.test(meant) && !meant.includes('*') && known.startsWith(`${meant}__`)) return true;
    return meant.includes('*') ? wildcardMatches(meant, known) : meant === known;
  });
}
