import { type Lint, remark } from './lint.ts';

/** Permissions for commands that hold what is no word of a command: they are held against words, and match none like that. */
export const shellSyntax: Lint = {
  name: 'shell-syntax',
  *find({ permissions, tool }) {
    for (const permission of permissions) {
      const { effect, spec, text } = permission;
      if (spec === undefined || tool(permission.tool).command === undefined) continue;
      const why = notOfWords(spec.text);
      if (why !== undefined) yield remark(permission, `${effect} ${text} ${why}`);
    }
  },
};

const QUOTED = /"[^"]*"|'[^']*'/g;

function notOfWords(said: string): string | undefined {
  const words = said.replace(QUOTED, 'x').trim().split(/\s+/);
  if (/^[A-Za-z_]\w*\+?=/.test(words[0] ?? '')) {
    return 'begins with a variable that is set: that is taken off a command before, and told from no other';
  }
  if (words.some((word) => /^(?:\d*[<>]|&>)/.test(word))) {
    return 'holds a redirect: that is no word, and is judged by Read(…) and Edit(…)';
  }
  if (words.some((word) => /^(?:\$[\w({]|`)/.test(word) || /[^\\];$/.test(word))) {
    return 'holds what a shell takes for more than a word: no command is known to be like that';
  }
  return undefined;
}
