import type { Requirement } from '../provenance/requirements.ts';
import { choices, wrong } from './choices.ts';

/**
 * What sealed transcripts have to be, as a setting says it.
 *
 * @param setting how the setting is called where it is made
 * @param offered what may be required
 * @throws ToolReplayError for what cannot be required, and for a setting that is made and names nothing
 */
export function requiredOf<Offered extends Requirement>(
  setting: string,
  values: readonly string[],
  offered: readonly Offered[],
): Offered[] {
  const required = choices(setting, values, offered);
  // Of a list whose parts were not set: it would make a check that requires nothing, and passes.
  if (values.length > 0 && required.length === 0) throw wrong(setting, 'nothing', offered);
  return required;
}
