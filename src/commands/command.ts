import type { Terminal } from './terminal.ts';

/** An option of a command. Without `value` it is a switch. */
export interface Option {
  readonly name: string;
  readonly short?: string;
  /** What stands for its value in a usage line. */
  readonly value?: string;
  readonly repeatable?: true;
  readonly help: string;
}

/** What a command was called with. */
export interface Call {
  readonly operands: readonly string[];
  /** The values given for an option, in order; none when it was not given. */
  values(option: string): readonly string[];
}

/** 0 clean, 1 findings or a broken chain, 2 usage error or input that cannot be judged. */
export type ExitCode = 0 | 1 | 2;

/** One command of the command line. */
export interface Command {
  readonly name: string;
  readonly summary: string;
  /** The names of its operands; `…` after the last means one or more. */
  readonly operands: readonly string[];
  readonly options: readonly Option[];
  /** What `--help` says beyond the summary. */
  readonly about: string;
  /** @throws ToolReplayError, which ends in exit code 2 */
  run(call: Call, terminal: Terminal): Promise<ExitCode>;
}
