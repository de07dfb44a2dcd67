import { ToolReplayError } from '../../error.ts';
import type { JsonNode } from '../../json/node.ts';
import { NodeReader } from '../../json/node-reader.ts';
import { parseDocument } from '../../json/value.ts';
import type { Imported, StatedImport } from '../declaration.ts';
import { readClaudeSettings } from './claude-settings.ts';
import { readCodexRules } from './codex-rules.ts';
import { readMcpTools, toolsIn } from './mcp-tools.ts';
import { Places } from './places.ts';

/** Keys that settings of Claude Code have, one of which is enough to know such a file by. */
const SETTINGS = [
  'permissions',
  'hooks',
  'env',
  'model',
  'sandbox',
  'statusLine',
  'outputStyle',
  'apiKeyHelper',
  'cleanupPeriodDays',
  'includeCoAuthoredBy',
  'attribution',
  'enableAllProjectMcpServers',
  'enabledMcpjsonServers',
  'disabledMcpjsonServers',
  'enabledPlugins',
  'extraKnownMarketplaces',
  'autoMode',
];

/**
 * Reads a file that a scope file imports: Codex rules, known by their name; or, by what they hold, Claude Code's settings
 * and the tools that an MCP server lists.
 *
 * @param stated says by what name the file was asked for, and how far it is believed
 * @param file how errors and warnings name it
 * @throws ToolReplayError with file, line and column: the code is `scope` for a file that is none of these or a rule of
 *   which an example does not hold, and otherwise what is wrong with its text
 */
export function readImport(bytes: Buffer, stated: StatedImport, file: string): Imported {
  try {
    const places = new Places(file, bytes);
    return stated.path.endsWith('.rules') ? readCodexRules(bytes, places) : readJson(bytes, stated, places);
  } catch (error) {
    // Whoever reads JSON does not know the name of the file.
    throw error instanceof ToolReplayError ? error.at({ file }) : error;
  }
}

function readJson(bytes: Buffer, stated: StatedImport, places: Places): Imported {
  // It takes less than the tape does, such as no key twice, and says where with line and column.
  parseDocument(bytes);
  const root = new NodeReader().read(bytes);
  if (isSettings(root)) return readClaudeSettings(root, places);
  const tools = toolsIn(root);
  if (tools !== undefined) return readMcpTools(root, tools, stated, places);
  throw new ToolReplayError(
    'scope',
    {
      found: `an import that is ${root.kind === 'object' ? 'an object of another kind' : `of type ${root.kind}`}`,
      expected:
        'settings of Claude Code, what an MCP server answers to tools/list, or Codex rules in a file named *.rules',
    },
    { ...places.at(root.start) },
  );
}

function isSettings(root: JsonNode): boolean {
  // Either may hold "model" or "env" in passing, but only a list of tools has one.
  const isToolList = root.get('permissions') === undefined && toolsIn(root) !== undefined;
  return !isToolList && SETTINGS.some((key) => root.get(key) !== undefined);
}
