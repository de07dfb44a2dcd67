import { ToolReplayError } from '../error.ts';
import { closest } from './closest.ts';
import type { Option } from './command.ts';

/** The option that more than one command has. */
export const MUTATOR: Option = {
  name: 'mutator',
  value: 'NAME',
  repeatable: true,
  help: 'a tool that changes state, so that repeating it is no finding',
};

/**
 * The values of an option that takes words of a closed list, separated by commas or given again and again.
 *
 * @throws ToolReplayError for a word that is not on the list
 */
export function words<Word extends string>(option: string, values: readonly string[], list: readonly Word[]): Word[] {
  return values
    .flatMap((value) => value.split(/[\s,]+/))
    .filter((word) => word !== '')
    .map((word) => {
      const known = list.find((candidate) => candidate === word);
      if (known !== undefined) return known;
      const near = closest(word, list);
      throw new ToolReplayError('usage', {
        found: `'${word.slice(0, 80)}' for ${option}`,
        expected: list.join(', '),
        ...(near !== undefined && { advice: `did you mean '${near}'?` }),
      });
    });
}
