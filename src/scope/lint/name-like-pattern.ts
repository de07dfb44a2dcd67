import { type Lint, remark } from './lint.ts';

/** A name in `allowed_tools` that looks like a permission: there it is a name and no more. */
export const nameLikePattern: Lint = {
  name: 'name-like-pattern',
  *find({ names }) {
    for (const name of names) {
      if (!/\*|^[^()]+\(.*\)$/s.test(name.text)) continue;
      yield remark(
        name,
        `"${name.text}" in "allowed_tools" is a name, letter by letter; patterns are for "permissions"`,
      );
    }
  },
};
