/** What is known of one tool. Where several JSON Pointers (RFC 6901) into the arguments are given, the first that is there counts. */
export interface Tool {
  /** The name that permission rules know it by: `Bash`, `Read`, `Edit`, `WebFetch`, … */
  readonly alias?: string;
  /** Where the command is that a shell runs: a text, or an array of words; under the key `commands`, an array of such texts. */
  readonly command?: readonly string[];
  /** Where the working directory of the call is. */
  readonly cwd?: readonly string[];
  /** Where the path is that it works on: a text, or an array of texts. */
  readonly path?: readonly string[];
  /**
   * Where a patch is, which names the files that it writes: a text for `apply_patch` or a unified diff, an array of
   * changes with a `path` each, or an object with a change for each path.
   */
  readonly patch?: readonly string[];
  /** Where the address is that it fetches: itself, an array of such, or a text in which it stands. */
  readonly url?: readonly string[];
  /** Where all that it reads is named; all of them count. */
  readonly reads?: readonly string[];
  /** Where all that it writes is named; all of them count. */
  readonly writes?: readonly string[];
  /** A scope file says where its arguments are: what is in none of them is not there. */
  readonly isDeclared?: boolean;
  /** The hints of MCP's tool annotations, in their spelling. */
  readonly readOnlyHint?: boolean;
  readonly destructiveHint?: boolean;
  readonly idempotentHint?: boolean;
  readonly openWorldHint?: boolean;
  /** It waits for something: to repeat it is its purpose. */
  readonly polling?: boolean;
}

/** What one call did to the world, as far as is known. */
export interface Effects {
  /**
   * `reads`: it changed nothing. `writes`: it changed what `writes` names, or something where that is undefined.
   * `undeclared`: nobody said what the tool does, so that it is taken to have changed something.
   */
  readonly state: 'reads' | 'writes' | 'undeclared';
  /** What it read, each a resolved path, which stands for all below it too; undefined where that is not known. */
  readonly reads: readonly string[] | undefined;
  /** What it wrote, each a resolved path, which stands for all below it too; undefined where that is not known. */
  readonly writes: readonly string[] | undefined;
  /** To do it twice is to do it once. */
  readonly isIdempotent: boolean;
  /** It waits for something: to repeat it is its purpose. */
  readonly isPolling: boolean;
}
