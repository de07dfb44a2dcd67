import type { ChangeStatus } from './changes.ts';

/** One line of a comparison of two trees. Names are relative to the repository. */
export interface TreeChange {
  readonly status: ChangeStatus;
  /** The name at the head; at the base where the file was deleted. */
  readonly path: string;
  /** The name at the base of a renamed file. */
  readonly previous?: string;
  /** Of the base: what it is (`100644`, a link `120000`, …) and its object; zeros where it was added. */
  readonly baseMode: string;
  readonly baseObject: string;
}

const STATUS: { readonly [letter: string]: ChangeStatus } = {
  A: 'added',
  C: 'added',
  D: 'deleted',
  M: 'modified',
  R: 'renamed',
  T: 'modified',
};

/**
 * Reads the output of `git diff-tree -r -z --raw -M`. A name that is no UTF-8 is given as file listings give it: with a
 * replacement character for what is none.
 *
 * @see https://git-scm.com/docs/diff-format#_raw_output_format
 */
export function* treeChanges(output: Buffer): Generator<TreeChange> {
  const fields = output.toString('utf8').split('\0');
  for (let at = 0; at + 1 < fields.length; ) {
    const [, baseMode = '', baseObject = '', kind = ''] = /^:(\d+) \d+ (\w+) \w+ (\w+)$/.exec(fields[at] ?? '') ?? [];
    const isPair = kind.startsWith('R') || kind.startsWith('C');
    const status = STATUS[kind.slice(0, 1)] ?? 'modified';
    const first = fields[at + 1] ?? '';
    const second = fields[at + 2] ?? '';
    at += isPair ? 3 : 2;
    yield {
      status,
      path: isPair ? second : first,
      ...(status === 'renamed' && { previous: first }),
      baseMode,
      baseObject,
    };
  }
}
