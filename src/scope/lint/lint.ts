import type { Tool } from '../../tools/tool.ts';
import type { Stated, StatedRule, StatedSequence } from '../declaration.ts';
import type { Permission } from '../permission.ts';
import type { RegexCompiler } from '../regex.ts';

/** A text of a scope file, and where it stands. */
export interface StatedText extends Stated {
  readonly text: string;
}

/** What lints look at: a scope file that is valid. Rules that nobody wrote are no part of it. */
export interface Linted {
  /** `allowed_tools`, as often as they stand there. */
  readonly names: readonly StatedText[];
  /** Those of the file and those that it imports. */
  readonly permissions: readonly Permission[];
  readonly rules: readonly StatedRule[];
  readonly sequence: readonly StatedSequence[];
  /** The values of `alias` in `tools`. */
  readonly aliases: readonly StatedText[];
  /** The file itself, as errors name it. */
  readonly file: string;
  /** What is known of a tool. */
  tool(name: string): Tool;
  readonly regex: RegexCompiler;
}

/** Something in a valid scope file that does not do what it looks like. */
export interface Remark extends Stated {
  /** In one sentence without a full stop; it may hold text of the file, which each sink escapes for itself. */
  readonly message: string;
}

/** One kind of remark. */
export interface Lint {
  readonly name: string;
  find(linted: Linted): Iterable<Remark>;
}

/** A remark on something that is stated. */
export function remark({ file, line, column }: Stated, message: string): Remark {
  return { file, line, column, message };
}

/** Where another rule stands, as seen from one. */
export function whereIs(other: Stated, from: Stated): string {
  return other.file === from.file ? `line ${other.line}` : `${other.file}:${other.line}`;
}
