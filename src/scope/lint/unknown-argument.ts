import { closest } from '../../closest.ts';
import { ARGUMENTS } from '../imports/claude-rule.ts';
import { type Lint, remark } from './lint.ts';

/** A permission about an argument that its tool does not have. */
export const unknownArgument: Lint = {
  name: 'unknown-argument',
  *find({ permissions, tool }) {
    for (const permission of permissions) {
      const { effect, text, spec } = permission;
      const name = spec?.argument?.name;
      const known = ARGUMENTS.get(permission.tool);
      // Of a command it is how it begins.
      const isCommand = tool(permission.tool).command !== undefined;
      if (name === undefined || known === undefined || known.has(name) || isCommand) continue;
      // What stands before the colon may belong to a value: `Skill(plugin:skill)`.
      const near = closest(name, [...known]);
      if (near === undefined) continue;
      yield remark(permission, `${effect} ${text}: no argument is called "${name}"; did you mean "${near}"?`);
    }
  },
};
