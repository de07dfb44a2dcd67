import { type FileReport, isChecked, type Skipped } from '../audit/file-report.ts';
import type { AuditReport } from '../audit/outcome.ts';
import type { ComparedReport } from '../compare/compared-report.ts';
import type { Signer } from '../provenance/verdicts.ts';
import type { Findings } from '../rules/findings.ts';
import { KINDS } from '../rules/kinds.ts';

/** A number with its noun: `1 call`, `2 calls`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** The findings of a file by kind: `2 non-determinism, 1 redundant-call`. */
export function kindCounts(findings: Findings): string {
  const kinds = KINDS.filter((kind) => findings.count(kind) > 0);
  return kinds.map((kind) => `${findings.count(kind)} ${kind}`).join(', ');
}

/** What a file without a finding that counts came to. */
export function noFinding(file: FileReport): string {
  return isChecked(file) ? `clean${acceptedToo(file.findings.accepted)}` : 'not checked';
}

/** What became of a chain, and what more is known of the seal. It may hold the name of a signer, which is data. */
export function chainWords({ chain, seal }: Pick<FileReport, 'chain' | 'seal'>): string {
  if (chain.state === 'skipped') return chain.why;
  if (seal === undefined) return chain.state;
  const { complete, signed, withheld } = seal;
  const wholeness = { yes: 'complete', no: 'not complete', 'not checked': 'completeness not checked' }[complete.state];
  return [
    chain.state,
    wholeness,
    signed.state === 'signed'
      ? `signed by ${signed.by.principal ?? signed.by.key}`
      : { invalid: 'invalid signature', no: 'unsigned' }[signed.state],
    ...(withheld.values === 0 ? [] : [`${count(withheld.values, 'value')} withheld`]),
  ].join(', ');
}

/** Who signed: by name where the key has one. It is data. */
export function signerName({ principal, key }: Signer): string {
  return principal === undefined ? key : `${principal} (${key})`;
}

/** How many findings a baseline accepts, to be put behind what else there is; nothing where it accepts none. */
export function acceptedToo(accepted: number): string {
  return accepted === 0 ? '' : `, ${accepted} accepted`;
}

/** The outcome in one sentence. */
export function verdict(report: AuditReport): string {
  const { compared, shard } = report;
  const part = shard === undefined ? '' : `shard ${shard.index} of ${shard.count}: `;
  return [`${part}${auditVerdict(report)}`, ...(compared === undefined ? [] : [comparedVerdict(compared)])].join('; ');
}

/** How transcripts compare with others, in one sentence. */
function comparedVerdict({ transcripts, different, added, unusable, worst }: ComparedReport): string {
  const number = transcripts.length - added - unusable;
  const others = [
    ...(unusable === 0 ? [] : [`${count(unusable, 'transcript')} cannot be compared`]),
    ...(added === 0 ? [] : [`${count(added, 'transcript')} added`]),
  ];
  if (number === 0) return ['nothing to compare', ...(others.length === 0 ? [] : [others.join(', ')])].join(': ');
  const differ = different === 0 ? 'none' : different;
  const kind = worst === 'none' ? '' : ` (at worst in ${worst === 'response' ? 'responses' : worst})`;
  const compared = `${differ} of ${count(number, 'compared transcript')} ${different > 1 ? 'differ' : 'differs'}${kind}`;
  return [compared, ...others].join(', ');
}

function auditVerdict(report: AuditReport): string {
  const { transcripts, findings, accepted, calls, unusableFiles, nothing, result, leftOut, shard } = report;
  if (result === 'unchanged') {
    return `nothing to check: ${count(leftOut?.unchanged ?? 0, 'transcript')} matched, and none was changed`;
  }
  if (nothing !== undefined) return 'nothing was checked';
  if (shard !== undefined && transcripts === 0) return `none of ${count(shard.transcripts, 'transcript')}`;
  const judged = `${count(calls, 'call')} in ${count(transcripts - unusableFiles, 'transcript')}`;
  const number = findings === 0 ? 'no finding' : count(findings, 'finding');
  const found = `${number}${accepted === 0 ? '' : `${acceptedToo(accepted)},`} in ${judged}`;
  if (unusableFiles === 0) return found;
  const unusable = `${count(unusableFiles, 'transcript')} cannot be judged`;
  return unusableFiles === transcripts ? unusable : `${unusable}; ${found}`;
}

/** What was not checked and why, one sentence a reason. It holds no data. */
export function notChecked({
  files,
  notEntered,
  leftOut,
}: Pick<AuditReport, 'files' | 'notEntered' | 'leftOut'>): string[] {
  const usable = files.filter((file) => file.unusable === undefined);
  const links = notEntered.length === 0 ? [] : [`${count(notEntered.length, 'folder')}: a symbolic link, not entered`];
  const checks = (['replay', 'scope', 'chain'] as const).flatMap((check) => {
    const reasons = new Map<Skipped['why'], FileReport[]>();
    for (const file of usable) {
      const result = file[check];
      if (result.state !== 'skipped') continue;
      const skipped = reasons.get(result.why) ?? [];
      skipped.push(file);
      reasons.set(result.why, skipped);
    }
    return [...reasons].map(([why, skipped]) => `${check} of ${transcriptsIn(skipped, why)}: ${why}`);
  });
  return [...checks, ...unverifiable(usable), ...redundancy(usable), ...links, ...notSelected(leftOut)];
}

function notSelected(leftOut: AuditReport['leftOut']): string[] {
  if (leftOut === undefined) return [];
  const { unchanged, deleted } = leftOut;
  return [
    ...(unchanged === 0 ? [] : [`${count(unchanged, 'transcript')}: not changed`]),
    ...(deleted.length === 0 ? [] : [`${count(deleted.length, 'transcript')}: deleted`]),
  ];
}

function transcriptsIn(files: readonly FileReport[], why: Skipped['why']): string {
  const transcripts = count(new Set(files.map(({ file }) => file)).size, 'transcript');
  if (why !== 'no scope applies') return transcripts;
  const calls = files.reduce((sum, file) => sum + file.calls, 0);
  return `${transcripts} (${count(calls, 'call')})`;
}

function unverifiable(files: readonly FileReport[]): string[] {
  const calls = files.reduce((sum, { findings }) => sum + findings.count('unverifiable-call'), 0);
  return calls === 0 ? [] : [`scope of ${count(calls, 'call')}: nobody can say (unverifiable-call)`];
}

/** The repeats that could not be told from needed ones, since a tool that nobody declared was called in between. */
function redundancy(files: readonly FileReport[]): string[] {
  const repeats = [...undeclaredTools(files).values()].reduce((sum, number) => sum + number, 0);
  return repeats === 0
    ? []
    : [`redundancy of ${count(repeats, 'repeat')}: undeclared tools, which may have changed what is read`];
}

/** Those tools, and how many repeats each stands in the way of. */
export function undeclaredTools(files: readonly Pick<FileReport, 'replayNotes'>[]): Map<string, number> {
  const tools = new Map<string, number>();
  for (const { replayNotes } of files) {
    for (const [tool, calls] of replayNotes?.unchecked ?? []) tools.set(tool, (tools.get(tool) ?? 0) + calls);
  }
  return tools;
}

/** How many answers are equal only after normalisation, in one sentence; none when there are none. */
export function normalisedAnswers(files: readonly Pick<FileReport, 'replayNotes'>[]): string[] {
  const answers = files.reduce((sum, { replayNotes }) => sum + (replayNotes?.normalized.answers ?? 0), 0);
  const fields = files.reduce((sum, { replayNotes }) => sum + (replayNotes?.normalized.fields ?? 0), 0);
  return answers === 0 ? [] : [`${count(answers, 'answer')} equal after normalisation (${count(fields, 'field')})`];
}

/** Which formats the agents' logs are of. It holds no data. */
export function formatsRead(files: readonly FileReport[]): string[] {
  const formats = new Map<string, Set<string>>();
  for (const { file, log } of files) {
    if (log !== undefined) formats.set(log.format, (formats.get(log.format) ?? new Set()).add(file));
  }
  return [...formats].map(([format, names]) => `${count(names.size, 'transcript')} read as ${format}`);
}
