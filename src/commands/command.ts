import type { Terminal } from './terminal.ts';

/** An option of a command. Without `value` it is a switch. */
export interface Option {
  /** Without its dashes. */
  readonly name: string;
  /** One letter, without its dash. */
  readonly short?: string;
  /** What stands for its value in a usage line. */
  readonly value?: string;
  /** Whether it may be given more than once. */
  readonly repeatable?: true;
  /** What it does, for the help; in lower case, without a full stop. */
  readonly help: string;
}

/** What a command was called with. */
export interface Call {
  /** As they were given; as many as the command names. */
  readonly operands: readonly string[];
  /** The values given for an option, in order; none when it was not given. */
  values(option: string): readonly string[];
}

/** 0 clean, 1 findings, a broken chain or a seal that does not hold, 2 usage error or input that cannot be judged. */
export type ExitCode = 0 | 1 | 2;

/** One command of the command line. */
export interface Command {
  readonly name: string;
  /** What it does, for the help; in lower case, without a full stop. */
  readonly summary: string;
  /** The names of its operands; `…` after the last means one or more. */
  readonly operands: readonly string[];
  readonly options: readonly Option[];
  /** What `--help` says beyond the summary. */
  readonly about: string;
  /** @throws ToolReplayError, which ends in exit code 2 */
  run(call: Call, terminal: Terminal): Promise<ExitCode>;
}
