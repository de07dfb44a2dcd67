import { type FileReport, isChecked } from '../audit/file-report.ts';
import { inert } from './inert.ts';
import { sessionName } from './log-notes.ts';
import { acceptedToo, chainWords, count, kindCounts } from './words.ts';

/** One transcript's outcome on one line, safe to print after other text. */
export function fileVerdict(file: FileReport): string {
  const name = sessionName(file);
  if (file.unusable !== undefined) return `${name}: unusable`;
  const { scope } = file;
  const states = [
    count(file.calls, 'call'),
    found(file),
    `chain: ${inert(chainWords(file))}`,
    `scope: ${scope.state === 'skipped' ? scope.why : inert(scope.agent)}`,
    ...(file.log === undefined ? [] : [`read as ${file.log.format}`]),
  ];
  return `${name}: ${states.join(', ')}`;
}

function found(file: FileReport): string {
  const { findings } = file;
  const accepted = acceptedToo(findings.accepted);
  if (findings.total > 0) return `${count(findings.total, 'finding')} (${kindCounts(findings)})${accepted}`;
  return isChecked(file) ? `no finding${accepted}` : 'not checked';
}
