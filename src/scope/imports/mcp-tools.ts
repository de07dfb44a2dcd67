import type { JsonNode } from '../../json/node.ts';
import type { Tool } from '../../tools/tool.ts';
import type { Imported, StatedImport } from '../declaration.ts';
import { Gathering, shown } from './gathering.ts';
import type { Places } from './places.ts';

const HINTS = ['readOnlyHint', 'destructiveHint', 'idempotentHint', 'openWorldHint'] as const;
type Hints = { -readonly [hint in (typeof HINTS)[number]]?: boolean };

/**
 * The tools of what a server of the Model Context Protocol answers to `tools/list`: the answer, its result, or the bare
 * array; undefined for any other JSON.
 */
export function toolsIn(root: JsonNode): JsonNode | undefined {
  const tools = root.kind === 'array' ? root : (root.get('tools') ?? root.at('result', 'tools'));
  if (tools?.kind !== 'array') return undefined;
  if (tools !== root) return tools;
  // A bare array says of itself nothing but what its elements are.
  let count = 0;
  for (const tool of tools.items()) {
    if (tool.get('inputSchema') === undefined) return undefined;
    count++;
  }
  return count > 0 ? tools : undefined;
}

/**
 * Reads the hints of tools. What a server says of itself is no more than its word (the specification: "untrusted unless
 * obtained from a trusted server"): without `trusted` in the scope file nothing of it is used. With it a tool without
 * hints is declared too: it has MCP's defaults.
 *
 * @param tools from {@link toolsIn}
 * @param stated with a `server`, tools are named `mcp__server__tool`, as agents call them, and otherwise as in the dump
 */
export function readMcpTools(root: JsonNode, tools: JsonNode, stated: StatedImport, places: Places): Imported {
  const gathering = new Gathering();
  const seen = new Set<string>();
  let hinted = 0;
  for (const node of tools.items()) {
    const name = node.get('name')?.string();
    if (name === undefined || name === '') {
      gathering.warn(places.at(node.start), 'a tool without a name is not used');
      continue;
    }
    if (seen.has(name)) {
      gathering.warn(places.at(node.start), `the tool ${shown(name)} is there twice, and only the first is used`);
      continue;
    }
    seen.add(name);
    const hints = readHints(node, name, gathering, places);
    if (hints !== undefined) hinted++;
    if (stated.isTrusted) gathering.tools.set(fullName(name, stated.server), hints ?? {});
  }
  const place = places.at(tools.start);
  if (hinted === 0) gathering.warn(place, 'no tool of it has hints');
  else if (!stated.isTrusted) gathering.warn(place, `hints of ${counted(hinted)} not used: "trusted" is not set`);
  const cursor = root.get('nextCursor') ?? root.at('result', 'nextCursor');
  if (cursor?.string()) gathering.warn(places.at(cursor.start), 'it is one page of several: "nextCursor" is set');
  return gathering.done();
}

function readHints(tool: JsonNode, name: string, gathering: Gathering, places: Places): Tool | undefined {
  const annotations = tool.get('annotations');
  if (annotations === undefined || annotations.isNull) return undefined;
  if (annotations.kind !== 'object') {
    gathering.warn(places.at(annotations.start), `the annotations of ${shown(name)} are no object and not used`);
    return undefined;
  }
  const hints: Hints = {};
  let isHinted = false;
  for (const [key, value] of annotations.members()) {
    const hint = HINTS.find((known) => known === key);
    if (hint === undefined) continue;
    if (value.kind !== 'boolean') {
      gathering.warn(places.at(value.start), `${hint} of ${shown(name)} is no boolean and not used`);
      continue;
    }
    hints[hint] = value.isTrue;
    isHinted = true;
  }
  return isHinted ? hints : undefined;
}

function fullName(name: string, server: string | undefined): string {
  return server === undefined ? name : `mcp__${server}__${name}`;
}

function counted(tools: number): string {
  return tools === 1 ? '1 tool' : `${tools} tools`;
}
