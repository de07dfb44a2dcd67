import type { Word } from './command-line.ts';
import { UNKNOWN } from './word.ts';

/** More folders, names or functions than this no line has that anybody means. */
const MOST = 256;

/** What a call of a function does to the shell. */
export interface FunctionEffect {
  readonly changesFolder: boolean;
  readonly names: readonly string[];
}

const NO_FUNCTIONS: ReadonlyMap<string, FunctionEffect> = new Map();

/**
 * The state of one shell process, as far as it matters: where it is and which variables it set. Its lists are never
 * changed in place, so that a part can keep them, and the same list means that nothing happened.
 */
export class Shell {
  folders: readonly Word[];
  names: readonly string[];
  functions: ReadonlyMap<string, FunctionEffect>;

  constructor(
    folders: readonly Word[] = [],
    names: readonly string[] = [],
    functions: ReadonlyMap<string, FunctionEffect> = NO_FUNCTIONS,
  ) {
    this.folders = folders;
    this.names = names;
    this.functions = functions;
  }

  /** What a subshell starts with. */
  copy(): Shell {
    return new Shell(this.folders, this.names, this.functions);
  }

  /** What another program that it starts begins with: functions are not handed on. */
  child(): Shell {
    return new Shell(this.folders, this.names);
  }

  get isOverfull(): boolean {
    return isOverfull(this.folders) || isOverfull(this.names) || this.functions.size > MOST;
  }

  enter(folder: Word): void {
    if (this.folders.length <= MOST) this.folders = [...this.folders, folder];
  }

  /** From here on nobody knows where it is. */
  lose(): void {
    if (this.folders.at(-1) !== UNKNOWN) this.enter(UNKNOWN);
  }

  set(names: readonly string[]): void {
    this.names = union(this.names, names);
  }

  define(name: string, effect: FunctionEffect): void {
    if (this.functions.size <= MOST) this.functions = new Map(this.functions).set(name, effect);
  }

  /**
   * Goes on after something that may have happened or not: where it is, is known only if that changed nothing.
   *
   * @param start what it was before
   * @param other what it is if it happened in another way
   */
  join(start: Shell, other: Shell): void {
    if (other.folders !== this.folders) {
      this.folders = start.folders;
      this.lose();
    }
    this.set(other.names);
    if (other.functions !== this.functions) this.functions = new Map([...this.functions, ...other.functions]);
  }
}

/** Whether a list was cut. */
export function isOverfull(list: readonly unknown[]): boolean {
  return list.length > MOST;
}

/** The names of both; the first list itself where the second has no other. */
export function union(names: readonly string[], more: readonly string[]): readonly string[] {
  let all = names;
  for (const name of more) if (!all.includes(name) && all.length <= MOST) all = [...all, name];
  return all;
}
