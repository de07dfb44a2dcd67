import type { Break } from '../chain/verifier.ts';
import type { Finding } from '../rules/finding.ts';
import type { Findings } from '../rules/findings.ts';
import { RULE_OF } from '../rules/kinds.ts';
import type { Context } from '../rules/rule.ts';
import { indexText } from '../rules/sentence.ts';
import { inert } from './inert.ts';

/** The report of `replay`, line by line, byte for byte that of ToolReplay 0.6. */
export function* replayText(calls: number, findings: Findings): Generator<string> {
  yield `calls: ${calls}\n`;
  yield `divergence: ${findings.divergence === undefined ? 'none' : `index ${findings.divergence}`}\n`;
  yield `findings: ${findings.total}\n`;
  for (const finding of findings) yield findingText(finding, {});
}

/** The report of `scope`, line by line, byte for byte that of ToolReplay 0.6. */
export function* scopeText(calls: number, findings: Findings, agent: string): Generator<string> {
  yield `calls: ${calls}\n`;
  yield `findings: ${findings.total}\n`;
  for (const finding of findings) yield findingText(finding, { agent });
}

/** The report of `verify`, byte for byte that of ToolReplay 0.6. */
export function verifyText(broken: Break | undefined): string {
  if (broken === undefined) return 'chain: intact\n';
  const { index, expected, found } = broken;
  return `chain: broken\nfirst broken link: index ${index}\nexpected: ${inert(expected)}\nfound: ${inert(found)}\n`;
}

function findingText(finding: Finding, context: Context): string {
  return `index ${indexText(finding.index)}: ${finding.kind}: ${inert(RULE_OF[finding.kind].detail(finding, context))}\n`;
}
