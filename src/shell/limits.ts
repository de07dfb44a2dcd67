/** More shells, substitutions and wrappers in each other nobody writes. */
const DEEPEST = 20;
/** Nodes in each other, each pipe and `&&` being one: less than any stack holds, so that no answer depends on its size. */
const DEEPEST_NODE = 400;
/** UTF-16 units. */
export const LONGEST_TEXT = 65_536;
/** Programs of a line, those of loops counted twice. */
const MOST_PROGRAMS = 50_000;

/** Why a line cannot be taken apart, once something in it is too much. From then on nothing of it matters. */
export class Limits {
  #fault: string | undefined;
  #programs = 0;

  /** In one sentence without a full stop, and without data; the first that was found. */
  get fault(): string | undefined {
    return this.#fault;
  }

  fail(fault: string): void {
    this.#fault ??= fault;
  }

  /** @returns whether there may be one more program */
  program(depth: number): boolean {
    if (++this.#programs > MOST_PROGRAMS) this.fail('a command of too many programs');
    if (depth > DEEPEST) this.fail('a command in which too many are nested');
    return this.#fault === undefined;
  }

  /** @returns whether there may be a node in so many others */
  nodes(depth: number): boolean {
    if (depth > DEEPEST_NODE) this.fail('a command in which too many are nested');
    return this.#fault === undefined;
  }

  /** @returns whether a text may be read */
  text(length: number, depth: number): boolean {
    if (length > LONGEST_TEXT) this.fail('a command that is too long');
    if (depth > DEEPEST) this.fail('a command in which too many are nested');
    return this.#fault === undefined;
  }
}
