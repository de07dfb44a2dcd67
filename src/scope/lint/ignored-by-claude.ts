import { uselessBecause } from '../imports/claude-rule.ts';
import { type Lint, remark } from './lint.ts';

/** The names that Claude Code gives to tools, and patterns of names. Rules for the tools of other agents are not for it. */
const ITS_NAMES = /^(?:mcp__|[A-Z*])/;

/**
 * Permissions of the file itself that do something here and nothing in the settings of Claude Code, which people copy
 * them from and to. Of imported ones the import says so.
 */
export const ignoredByClaude: Lint = {
  name: 'ignored-by-claude',
  *find({ permissions, file }) {
    for (const permission of permissions) {
      const { effect, text, tool } = permission;
      if (permission.file !== file || !ITS_NAMES.test(tool)) continue;
      const reason = uselessBecause(effect, text.trim());
      if (reason !== undefined) yield remark(permission, `${effect} ${text}: ${reason}`);
    }
  },
};
