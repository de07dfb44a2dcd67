import { CLAUDE } from '../../tools/known/claude.ts';
import { uselessBecause } from '../imports/claude-rule.ts';
import { type Lint, remark } from './lint.ts';

/** Names of MCP tools, and patterns of names that tools of Claude Code have. */
const ITS_PATTERNS = /^(?:mcp__|\*|[A-Z].*\*)/s;

/**
 * Permissions of the file itself that do something here and nothing in the settings of Claude Code, which people copy
 * them from and to. Of imported ones the import says so.
 */
export const ignoredByClaude: Lint = {
  name: 'ignored-by-claude',
  *find({ permissions, file }) {
    for (const permission of permissions) {
      const { effect, text, tool } = permission;
      if (permission.file !== file || !isIts(tool)) continue;
      const reason = uselessBecause(effect, text.trim());
      if (reason !== undefined) yield remark(permission, `${effect} ${text}: ${reason}`);
    }
  },
};

/** Permissions for the tools of other agents are not for Claude Code. */
function isIts(tool: string): boolean {
  return ITS_PATTERNS.test(tool) || Object.hasOwn(CLAUDE, tool);
}
