import type { Stated } from '../declaration.ts';
import type { Permission } from '../permission.ts';
import { meansTool } from '../tool-names.ts';
import { coveringOf, coversTool } from './covers.ts';
import { type Lint, type Remark, remark, whereIs } from './lint.ts';

/** Each allow is held against so many denies, so that a file of thousands of both does not take long. */
const MOST_DENIES = 500;

/** What is allowed and, all of it, denied: it allows nothing. Only what is certain is told. */
export const coveredAllow: Lint = {
  name: 'covered-allow',
  *find({ names, permissions, rules, aliases, tool }) {
    const known = { tool, aliases: new Set(aliases.map(({ text }) => text)) };
    const denies = permissions.filter(({ effect }) => effect === 'deny').slice(0, MOST_DENIES);
    const whole = denies.filter(({ spec }) => spec === undefined);
    for (const name of names) {
      const { alias } = tool(name.text);
      const deny = whole.find((one) => meansTool(one.tool, name.text, alias));
      yield* told(name, `"${name.text}" in "allowed_tools"`, deny);
    }
    for (const allow of permissions) {
      if (allow.effect !== 'allow') continue;
      const deny = denies.find(coveringOf(allow, known));
      yield* told(allow, `allow ${allow.text}`, deny);
    }
    for (const rule of rules) {
      if (rule.effect !== 'allow') continue;
      const deny = whole.find((one) => coversTool(one.tool, rule.tool, known));
      yield* told(rule, `rule "${rule.id}"`, deny);
    }
  },
};

function* told(stated: Stated, what: string, deny: Permission | undefined): Generator<Remark> {
  if (deny === undefined) return;
  yield remark(stated, `${what} allows nothing: deny ${deny.text} at ${whereIs(deny, stated)} covers it`);
}
