import { VERSION } from '../version.ts';
import type { Command } from './command.ts';

/** The version, which `--version` prints too. */
export const version: Command = {
  name: 'version',
  summary: 'print the version',
  operands: [],
  options: [],
  about: 'The version follows semantic versioning.',
  async run(_, terminal) {
    await terminal.write([`toolreplay ${VERSION}\n`]);
    return 0;
  },
};
