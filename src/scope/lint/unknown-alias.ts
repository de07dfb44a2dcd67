import { closest } from '../../closest.ts';
import { meansTool } from '../tool-names.ts';
import { type Lint, remark } from './lint.ts';

/** The names that tools are known by whose commands, files or addresses are looked at, or their one argument. */
const KNOWN = [
  ...['Bash', 'PowerShell', 'Read', 'Edit', 'WebFetch', 'WebSearch', 'Agent', 'Task', 'Skill', 'SlashCommand'],
  ...['Write', 'MultiEdit', 'NotebookEdit', 'Grep', 'Glob', 'LS', 'NotebookRead'],
];

/** So many patterns of names are asked whether they mean an alias. */
const MOST_PATTERNS = 500;

/** An alias that no rule means and that nothing is known by: most likely it is one that is misspelled. */
export const unknownAlias: Lint = {
  name: 'unknown-alias',
  *find({ aliases, permissions, rules }) {
    const names = new Set([...permissions, ...rules].map(({ tool }) => tool));
    const patterns = [...names].filter((name) => /^mcp__|\*/.test(name)).slice(0, MOST_PATTERNS);
    for (const alias of aliases) {
      const { text } = alias;
      if (KNOWN.includes(text) || names.has(text)) continue;
      if (patterns.some((pattern) => meansTool(pattern, text, undefined))) continue;
      const near = closest(text, KNOWN);
      const advice = near === undefined ? 'known are Bash, Read, Edit, WebFetch and others' : `did you mean "${near}"?`;
      yield remark(alias, `no tool is known as "${text}" and no rule is for it; ${advice}`);
    }
  },
};
