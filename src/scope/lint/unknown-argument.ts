import { closest } from '../../closest.ts';
import { ARGUMENTS } from '../imports/claude-rule.ts';
import type { Permission } from '../permission.ts';
import { type Lint, remark } from './lint.ts';

/** A permission about an argument that its tool does not have, or that is not looked at in permissions of that tool. */
export const unknownArgument: Lint = {
  name: 'unknown-argument',
  *find({ permissions, tool }) {
    for (const permission of permissions) {
      const name = permission.spec?.argument?.name;
      const known = ARGUMENTS.get(permission.tool);
      if (name === undefined || known === undefined) continue;
      const isCommand = tool(permission.tool).command !== undefined;
      const reason = isCommand ? asCommand(name, known) : misspelled(name, known);
      if (reason !== undefined) yield remark(permission, said(permission, reason));
    }
  },
};

function said({ effect, text }: Permission, reason: string): string {
  return `${effect} ${text}: ${reason}`;
}

function asCommand(name: string, known: ReadonlySet<string>): string | undefined {
  if (!known.has(name)) return undefined;
  return `it is read as a command that starts with "${name}:"; for an argument write a rule with "args"`;
}

/** What stands before the colon may belong to a value: `Skill(plugin:skill)`. */
function misspelled(name: string, known: ReadonlySet<string>): string | undefined {
  const near = known.has(name) ? undefined : closest(name, [...known]);
  return near === undefined ? undefined : `no argument is called "${name}"; did you mean "${near}"?`;
}
