/** The name of a tool; one of an MCP server as agents write it, `mcp__server__tool`. */
export function toolName(name: string | undefined, server?: string): string {
  const tool = name ?? '';
  return server === undefined || server === '' ? tool : `mcp__${server}__${tool}`;
}

/**
 * The name of a tool that has a namespace, as Codex has them since 2026: `mcp__server__` or `mcp__server`.
 *
 * `functions` is where the tools are that have none.
 */
export function namespaced(name: string | undefined, namespace: string | undefined): string {
  const tool = name ?? '';
  if (namespace === undefined || namespace === '' || namespace === 'functions') return tool;
  return namespace.endsWith('_') || tool.startsWith('_') ? namespace + tool : `${namespace}__${tool}`;
}
