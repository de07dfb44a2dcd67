import type { Break } from '../chain/verifier.ts';
import { type Finding, indexText } from '../rules/finding.ts';
import type { Findings } from '../rules/findings.ts';
import { type Context, detail } from './detail.ts';
import { inert } from './inert.ts';

const CONTEXT: Context = {
  scope: { state: 'skipped', why: 'not asked for' },
  chain: { state: 'skipped', why: 'not asked for' },
};

/** The report of `replay`, line by line, byte for byte that of ToolReplay 0.6. */
export function* replayText(calls: number, findings: Findings): Generator<string> {
  yield `calls: ${calls}\n`;
  yield `divergence: ${findings.divergence === undefined ? 'none' : `index ${findings.divergence}`}\n`;
  yield `findings: ${findings.total}\n`;
  for (const finding of findings) yield findingText(finding, CONTEXT);
}

/** The report of `scope`, line by line, byte for byte that of ToolReplay 0.6. */
export function* scopeText(calls: number, findings: Findings, agent: string): Generator<string> {
  yield `calls: ${calls}\n`;
  yield `findings: ${findings.total}\n`;
  for (const finding of findings) yield findingText(finding, { ...CONTEXT, scope: { state: 'checked', agent } });
}

/** The report of `verify`, byte for byte that of ToolReplay 0.6. */
export function verifyText(broken: Break | undefined): string {
  if (broken === undefined) return 'chain: intact\n';
  const { index, expected, found } = broken;
  return `chain: broken\nfirst broken link: index ${index}\nexpected: ${inert(expected)}\nfound: ${inert(found)}\n`;
}

function findingText(finding: Finding, context: Context): string {
  return `index ${indexText(finding.index)}: ${finding.kind}: ${inert(detail(finding, context))}\n`;
}
