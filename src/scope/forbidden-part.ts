import type { Part } from '../shell/command-line.ts';
import type { CommandSpec } from './command-spec.ts';
import type { Truth } from './truth.ts';
import type { Unseen } from './unseen.ts';

/** Whether a program is what a specification forbids, what it is known to start left aside; unknown where it may start it. */
export function forbidsPart(spec: CommandSpec, part: Part, { isAnything, commands }: Unseen): Truth {
  const itself = spec.forbids(part);
  if (itself !== 'no') return itself;
  return isAnything || commands.some((command) => spec.forbids(command) !== 'no') ? 'unknown' : 'no';
}
