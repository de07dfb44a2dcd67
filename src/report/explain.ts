import { indexText } from '../rules/sentence.ts';
import type { Judgement } from '../scope/policy.ts';
import type { Call } from '../transcript/record.ts';
import { inert, inertLine } from './inert.ts';

/** How findings are called that a judgement is. */
export const OUTCOME_KINDS = {
  overreach: 'permission-overreach',
  warning: 'permission-warning',
  unverifiable: 'unverifiable-call',
};

/** What decided on one call, on a line each. */
export function explainedText(
  { index, tool }: Pick<Call, 'index' | 'tool'>,
  { breaches, decidedBy }: Judgement,
): string {
  const at = `index ${indexText(index)}`;
  const by = `decided by ${decidedBy.join(', ')}`;
  if (breaches.length === 0) return line(`${at}: in scope: tool '${tool}': ${by}`);
  const rules = decidedBy.length === 0 ? '' : ` (${by})`;
  return breaches.map(({ outcome, why }) => line(`${at}: ${OUTCOME_KINDS[outcome]}: ${why}${rules}`)).join('');
}

function line(text: string): string {
  return `${inertLine(inert(text))}\n`;
}
