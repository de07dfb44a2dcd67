import type { Option } from './command.ts';

/** The option that more than one command has. */
export const MUTATOR: Option = {
  name: 'mutator',
  value: 'NAME',
  repeatable: true,
  help: 'a tool that changes state, so that repeating it is no finding',
};
