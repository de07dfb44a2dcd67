/** The permissions that some calls need: what a scope file to start from is written of. */
export interface Draft {
  /** Names of tools that take neither a command nor a path nor an address, sorted. */
  readonly allowedTools: readonly string[];
  /** Permission strings, in the order in which they are to be written. */
  readonly allow: readonly string[];
}
