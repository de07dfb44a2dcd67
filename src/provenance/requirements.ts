import type { Verdicts } from './verdicts.ts';

/** What a policy may require, so that its absence fails. */
export const REQUIREMENTS = ['complete', 'signed', 'anchored'] as const;
export type Requirement = (typeof REQUIREMENTS)[number];

const IS_MET: { readonly [requirement in Requirement]: (verdicts: Verdicts) => boolean } = {
  complete: ({ complete }) => complete.state === 'yes',
  signed: ({ signed }) => signed.state === 'signed',
  anchored: ({ anchored }) => anchored === 'yes',
};

/** Those of the requirements that verdicts do not meet. */
export function unmet(verdicts: Verdicts, required: readonly Requirement[]): Requirement[] {
  return required.filter((requirement) => !IS_MET[requirement](verdicts));
}

/** Whether a run is refused whatever is required: what was checked and does not hold is never a pass. */
export function isRefused(verdicts: Verdicts): boolean {
  return verdicts.chain !== undefined || wrongs(verdicts).length > 0;
}

/** Why a run is refused beside its chain, in one sentence; undefined where it is not. */
export function faultOf(verdicts: Verdicts, required: readonly Requirement[]): string | undefined {
  const found = wrongs(verdicts);
  const missing = unmet(verdicts, required)
    .filter((requirement) => !found.some((wrong) => wrong.of === requirement))
    .map((requirement) => `not ${requirement}, which is required${becauseOf(verdicts, requirement)}`);
  const all = [...found.map(({ of, why }) => `${WRONG[of]}: ${why}`), ...missing];
  return all.length === 0 ? undefined : all.join('; ');
}

const WRONG = {
  complete: 'not complete',
  signed: 'invalid signature',
  anchored: 'not anchored',
  withheld: 'wrong openings',
} as const;

/** What was checked and does not hold. */
function wrongs({ complete, signed, anchored, withheld }: Verdicts): { of: keyof typeof WRONG; why: string }[] {
  const { wrong } = withheld;
  return [
    ...(complete.state === 'no' ? [{ of: 'complete', why: complete.why } as const] : []),
    ...(signed.state === 'invalid' ? [{ of: 'signed', why: signed.why } as const] : []),
    ...(anchored === 'no' ? [{ of: 'anchored', why: 'another head than the one recorded elsewhere' } as const] : []),
    ...(wrong > 0 ? [{ of: 'withheld', why: `${wrong} of values that are not withheld here` } as const] : []),
  ];
}

function becauseOf({ signed }: Verdicts, requirement: Requirement): string {
  return requirement === 'signed' && signed.state === 'no' ? ` (${signed.why})` : '';
}
