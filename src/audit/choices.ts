import { ToolReplayError } from '../error.ts';
import { KINDS, type Kind } from '../rules/kinds.ts';

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

/** The kinds of finding that a setting chooses: `any`, which is the default, `none`, or some by name. */
export function chosenKinds(setting: string, values: readonly string[]): ReadonlySet<Kind> {
  const chosen = choices(setting, values, ['any', 'none', ...KINDS]);
  if (chosen.length > 1 && (chosen.includes('any') || chosen.includes('none'))) {
    throw wrong(setting, `'${chosen.join(' ')}'`, ['any', 'none', 'or kinds of finding']);
  }
  if (chosen.length === 0 || chosen[0] === 'any') return new Set(KINDS);
  return new Set(KINDS.filter((kind) => chosen.includes(kind)));
}

function wrong(setting: string, found: string, list: readonly string[]): ToolReplayError {
  return new ToolReplayError('usage', { found: `${found} for ${setting}`, expected: list.join(', ') });
}
