/** The name of a tool; one of an MCP server as agents write it, `mcp__server__tool`. */
export function toolName(name: string | undefined, server?: string): string {
  const tool = name ?? '';
  return server === undefined || server === '' ? tool : `mcp__${server}__${tool}`;
}
