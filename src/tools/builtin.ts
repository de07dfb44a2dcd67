import { CLAUDE } from './known/claude.ts';
import { CODEX } from './known/codex.ts';
import { COPILOT } from './known/copilot.ts';
import { CURSOR } from './known/cursor.ts';
import { GEMINI } from './known/gemini.ts';
import { NEUTRAL, OTHERS } from './known/others.ts';
import type { Known } from './known/shapes.ts';
import type { Tool } from './tool.ts';

/** In this order hints and aliases count, where several agents have a tool of one name. */
const AGENTS: readonly Known[] = [CLAUDE, NEUTRAL, CODEX, GEMINI, CURSOR, ...COPILOT, ...OTHERS];

const POINTERS = ['command', 'cwd', 'path', 'patch', 'url', 'reads', 'writes'] as const;

/** Tools that work on the working directory when they are given no path. */
const OF_FOLDERS: ReadonlySet<string> = new Set([
  ...['Glob', 'Grep', 'LS', 'glob', 'grep', 'rg', 'ls', 'find', 'list', 'search', 'list_dir', 'list_directory'],
  ...['grep_files', 'grep_search', 'search_file_content', 'file_search', 'glob_file_search', 'codebase_search'],
  ...['globToolCall', 'grepToolCall', 'lsToolCall', 'semSearchToolCall', 'SemanticSearch', 'semantic_search'],
  ...['search_files', 'list_files', 'copilot_findTextInFiles', 'copilot_findFiles', 'copilot_searchCodebase'],
  ...['list_code_usages', 'copilot_listDirectory', 'get_errors', 'copilot_getErrors', 'get_changed_files'],
]);

const TOOLS: ReadonlyMap<string, Tool> = byName();

function byName(): Map<string, Tool> {
  const tools = new Map<string, Tool>();
  for (const known of AGENTS) {
    for (const [name, tool] of Object.entries(known)) {
      const other = tools.get(name);
      tools.set(name, other === undefined ? tool : joined(other, tool));
    }
  }
  return tools;
}

/** What is known of a tool that two agents have. Their arguments may have different names. */
function joined(first: Tool, second: Tool): Tool {
  const pointers: Partial<Record<(typeof POINTERS)[number], readonly string[]>> = {};
  for (const key of POINTERS) {
    const all = [...(first[key] ?? []), ...(second[key] ?? [])];
    if (first[key] !== undefined || second[key] !== undefined) pointers[key] = [...new Set(all)];
  }
  return { ...second, ...first, ...pointers };
}

/**
 * What is known of a tool of Claude Code, Codex, Gemini CLI, Cursor, Copilot and a few others, and of the names that no
 * agent owns.
 *
 * Its alias is the name of Claude Code's rules: `Edit` for all that change files, `Read` for all that read them,
 * searches included. A tool may have nothing but hints, where its arguments do not say what it works on.
 */
export function builtinTool(name: string): Tool | undefined {
  return TOOLS.get(name);
}

/** Whether a tool searches or lists the working directory when it is given no path. */
export function isOfFolders(name: string, tool: Tool): boolean {
  return OF_FOLDERS.has(name) || (tool.alias !== undefined && OF_FOLDERS.has(tool.alias));
}

/**
 * What is known of a tool by itself, and by what a scope file declares of it, key by key: what is declared wins.
 *
 * Of a tool that has no alias by itself, the tool that is named like the declared one tells what is not declared: `{"alias": "Bash"}` alone
 * says where the command is.
 *
 * @returns undefined when neither is there: nothing is known
 */
export function mergedTool(builtin: Tool | undefined, declared: Tool | undefined): Tool | undefined {
  if (declared === undefined) return builtin;
  const like = declared.alias === undefined || builtin?.alias !== undefined ? undefined : builtinTool(declared.alias);
  // Where a tool works does not say what it does.
  const isDeclared = POINTERS.some((key) => key !== 'cwd' && declared[key] !== undefined);
  return { ...like, ...builtin, ...declared, ...(isDeclared && { isDeclared }) };
}
