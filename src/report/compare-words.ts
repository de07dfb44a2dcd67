import { type Change, type ChangeCounts, kindOf } from '../compare/comparison.ts';
import { nameText, placesText } from './compare-step.ts';
import { count } from './words.ts';

/** What two runs differ in, in one sentence without a full stop. It holds no data. */
export function comparedText(counts: ChangeCounts): string {
  const { structure, removed, added, response } = counts;
  const kinds = [
    ...(structure > 0 ? [`structure ${structure} (${removed} removed, ${added} added)`] : []),
    ...(counts.arguments > 0 ? [`arguments ${counts.arguments}`] : []),
    ...(response > 0 ? [`response ${response}`] : []),
  ];
  const equal = `${count(counts.equal, 'call')} equal${normalizedText(counts)}`;
  return kinds.length === 0
    ? `equal: ${count(counts.equal, 'call')}${normalizedText(counts)}`
    : `different: ${kinds.join(', ')}; ${equal}`;
}

function normalizedText({ normalized: { calls, fields } }: ChangeCounts): string {
  return calls === 0 ? '' : `, ${calls} of them after normalisation (${count(fields, 'field')})`;
}

/** The first change, in one sentence without a full stop; it holds data, which whoever prints it makes inert. */
export function firstText(change: Change): string {
  const what = change.type === 'changed' ? '' : ` (${change.type})`;
  return `${kindOf(change)}${what}: tool '${nameText(change.tool)}' at ${placesText(change)}`;
}
