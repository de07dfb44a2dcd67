import type { Tool } from '../../tools/tool.ts';
import { type Lint, remark } from './lint.ts';

/** Path patterns with a `.` or a `..` in them: paths are normalised before, so that none is like that. */
export const impossiblePath: Lint = {
  name: 'impossible-path',
  *find({ permissions, rules, tool }) {
    for (const permission of permissions) {
      const { effect, spec, text } = permission;
      if (spec === undefined || !isForFiles(tool(permission.tool))) continue;
      if (hasDots(spec.text)) yield remark(permission, `${effect} ${text} ${NEVER}`);
      const [, drive] = DRIVE.exec(spec.text) ?? [];
      if (drive !== undefined)
        yield remark(permission, `${effect} ${text} ${RELATIVE}; write //${drive.toLowerCase()}/…`);
    }
    for (const { id, args } of rules) {
      for (const condition of args.values()) {
        const { path, places } = condition;
        if (path !== undefined && hasDots(path))
          yield remark(places.get('path') ?? condition, `a path of "${id}" ${NEVER}`);
      }
    }
  },
};

const NEVER = 'matches no path: "." and ".." are resolved before, and nothing is left of them';

const DRIVE = /^([A-Za-z]):[\\/]/;
const RELATIVE = 'matches no path: without // at its start a pattern is relative, and a drive is one letter';

function isForFiles({ command, path, patch }: Tool): boolean {
  return command === undefined && (path ?? patch) !== undefined;
}

/** Beyond the `./` or `../` that says where the pattern is. */
function hasDots(pattern: string): boolean {
  const rest = pattern.replace(/^(?:\.\.?\/)+/, '');
  return !/^\.\.?$/.test(rest) && rest.split('/').some((segment) => segment === '.' || segment === '..');
}
