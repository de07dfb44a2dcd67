import type { Word } from './command-line.ts';
import { ELSEWHERE } from './elsewhere.ts';
import { env } from './environment.ts';
import { programName } from './program-name.ts';
import { REPEATERS } from './repeated.ts';
import { RUNNERS } from './runners.ts';
import { SHELLS, TEXT_BUILTINS } from './shells.ts';
import type { Unwrap, Unwrapped } from './start.ts';
import { NAMING_BUILTINS } from './subscripts.ts';
import { SHELL_WRAPPERS, STRANGE_WRAPPERS, WRAPPERS } from './wrappers.ts';

const OF_THE_SHELL: ReadonlyMap<string, Unwrap> = new Map([...SHELL_WRAPPERS, ...TEXT_BUILTINS, ...NAMING_BUILTINS]);

const PROGRAMS: ReadonlyMap<string, Unwrap> = new Map([
  ...WRAPPERS,
  ...STRANGE_WRAPPERS,
  ...SHELLS,
  ...REPEATERS,
  ...ELSEWHERE,
  ...RUNNERS,
  ['env', env],
]);

/** Where the programs of a system are. A program of the same name elsewhere may be anything. */
const SYSTEM_FOLDER = /^(?:\/usr|\/usr\/local|\/opt\/homebrew|\/run\/current-system\/sw)?\/s?bin\/[^/]+$/;

/**
 * What a command starts in turn, as far as its program is known to start others.
 *
 * @param words the program and its arguments
 * @param isOpen whether it is given more arguments when it runs
 * @returns undefined for a program like all others
 */
export function unwrap(words: readonly Word[], isOpen: boolean): Unwrapped | undefined {
  const program = words[0];
  if (!program?.isKnown) return undefined;
  const { text } = program;
  const ofTheShell = OF_THE_SHELL.get(text);
  if (ofTheShell !== undefined) return ofTheShell({ name: text, words, isOpen });
  const name = programName(text);
  const found = PROGRAMS.get(name)?.({ name, words, isOpen });
  if (found === undefined || 'fault' in found || found.allowedBy !== 'either') return found;
  return name === text || SYSTEM_FOLDER.test(text) ? found : { ...found, allowedBy: 'both' };
}
