import type { Verdicts } from '../provenance/verdicts.ts';
import { inert } from './inert.ts';
import { verifyText } from './text.ts';
import { count, signerName } from './words.ts';

/** The report of `verify` on a file of which more is known than its chain: a verdict a line, each on its own question. */
export function verdictsText({ chain, links, complete, signed, anchored, follows, withheld }: Verdicts): string {
  const lines = [
    complete.state === 'yes' ? `complete: yes, ${count(links, 'link')}` : completeLine(complete),
    signedLine(signed),
    `anchored: ${anchored}`,
    ...(follows === undefined ? [] : [`follows: a run that is not here, with the head ${follows}`]),
    ...withheldLines(withheld),
  ];
  return `${verifyText(chain)}${lines.join('\n')}\n`;
}

function completeLine(complete: Exclude<Verdicts['complete'], { state: 'yes' }>): string {
  return complete.state === 'no' ? `complete: no, ${complete.why}` : 'complete: not checked';
}

function signedLine(signed: Verdicts['signed']): string {
  if (signed.state === 'no') return `signed: no, ${signed.why}`;
  if (signed.state === 'invalid') return `signed: invalid, ${signed.why}`;
  return `signed: by ${inert(signerName(signed.by))}`;
}

function withheldLines({ values, openings, opened, source, wrong }: Verdicts['withheld']): string[] {
  if (openings === undefined) return values > 0 ? [`withheld: ${count(values, 'value')}`] : [];
  const said = [
    count(values, 'value'),
    `${opened} opened`,
    ...(source === undefined ? [] : ['the digest of the transcript too']),
    ...(wrong === 0 ? [] : [`${count(wrong, 'opening')} of nothing here`]),
  ];
  return [`withheld: ${said.join(', ')}`];
}
