import { KINDS, type Kind } from '../rules/kinds.ts';
import { choices, wrong } from './choices.ts';

/** The kinds of finding that a setting chooses: `any`, which is the default, `none`, or some by name. */
export function chosenKinds(setting: string, values: readonly string[]): ReadonlySet<Kind> {
  const chosen = choices(setting, values, ['any', 'none', ...KINDS]);
  if (chosen.length > 1 && (chosen.includes('any') || chosen.includes('none'))) {
    throw wrong(setting, `'${chosen.join(' ')}'`, ['any', 'none', 'or kinds of finding']);
  }
  if (chosen.length === 0 || chosen[0] === 'any') return new Set(KINDS);
  return new Set(KINDS.filter((kind) => chosen.includes(kind)));
}
