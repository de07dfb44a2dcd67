import { ToolReplayError } from '../error.ts';

/** The first is the default. */
export const IF_NO_FILES_FOUND = ['error', 'warn', 'ignore'] as const;

/**
 * The words of a setting that takes some of a closed list, separated by commas, spaces or lines.
 *
 * @param setting how the setting is called where it is made
 * @throws ToolReplayError for a word that is not on the list
 */
export function choices<Word extends string>(
  setting: string,
  values: readonly string[],
  list: readonly Word[],
): Word[] {
  return values
    .flatMap((value) => value.split(/[\s,]+/))
    .filter((word) => word !== '')
    .map((word) => {
      const known = list.find((candidate) => candidate === word);
      if (known !== undefined) return known;
      throw wrong(setting, `'${word.slice(0, 80)}'`, list);
    });
}

/** The one word of a setting that takes one of a closed list, which is the first of it when nothing is said. */
export function choice<Word extends string>(
  setting: string,
  values: readonly string[],
  list: readonly [Word, ...Word[]],
): Word {
  const [word = list[0], ...more] = choices(setting, values, list);
  if (more.length > 0) throw wrong(setting, `${more.length + 1} words`, list);
  return word;
}

/** What is wrong with a setting: what was found, and what it takes. */
export function wrong(setting: string, found: string, list: readonly string[]): ToolReplayError {
  return new ToolReplayError('usage', { found: `${found} for ${setting}`, expected: list.join(', ') });
}
