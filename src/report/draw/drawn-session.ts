import type { KeptCall } from '../../audit/call-log.ts';
import { GENESIS, LinkWriter } from '../../chain/link.ts';
import type { Redactor } from '../../redaction/redactor.ts';
import type { Finding } from '../../rules/finding.ts';
import type { Findings } from '../../rules/findings.ts';
import type { Kind } from '../../rules/kinds.ts';
import { Record } from '../../transcript/record.ts';
import { clip, inert } from '../inert.ts';
import type { Drawing, DrawnCall, DrawnFinding } from './drawing.ts';

/** The kinds that compare a call with an earlier one. */
const REFERS_BACK: ReadonlySet<Kind> = new Set(['non-determinism', 'redundant-call'] as const);
/** So many findings can be told apart in a picture; there are no more links than that. */
const MOST_FINDINGS = 200;
const LONGEST_VALUE = 18;

/** A session, and what may be shown of it. */
export interface ToDraw {
  readonly name: string;
  readonly calls: readonly KeptCall[];
  readonly findings: Findings;
  /** Whose scope it was held against. */
  readonly agent: string | undefined;
  /** A text by its number, valid until the next call. */
  readonly text: (number: number) => Buffer;
  readonly values: 'hidden' | 'shown';
  readonly redactor: Redactor;
}

/** What is drawn of a session. */
export function drawnSession(of: ToDraw): Drawing {
  const { name, findings } = of;
  const drawn: DrawnFinding[] = [];
  for (const finding of findings) {
    if (drawn.length === MOST_FINDINGS) break;
    const { kind, index, other } = finding;
    drawn.push({ kind, index, earlier: REFERS_BACK.has(kind) ? other : undefined, words: wordsOf(finding, of) });
  }
  return {
    name,
    calls: drawnCalls(of),
    findings: drawn,
    found: findings.total,
    divergence: findings.divergence,
  };
}

/** The calls with their digests, up to the first that nothing answered: what it is sealed with the log alone says. */
function drawnCalls({ calls, text, redactor }: ToDraw): DrawnCall[] {
  const writer = new LinkWriter();
  let prev: string | undefined = GENESIS;
  return calls.map(({ index, line, tool, text: number, toolLength, response }) => {
    if (prev !== undefined && response !== undefined) {
      const call = Buffer.from(text(number));
      prev = writer.digest(new Record(index, line, call, toolLength, text(response)), prev);
    } else prev = undefined;
    return { index, tool: redactor.text(tool), digest: prev };
  });
}

function wordsOf(finding: Finding, of: ToDraw): string {
  const { kind, other, note } = finding;
  if (kind === 'redundant-call') return `repeats index ${other}, nothing changed`;
  if (kind === 'permission-overreach') {
    return note === undefined ? `not in the scope of ${of.agent ?? ''}` : of.redactor.text(note);
  }
  if (kind === 'repeated-loop') return `a loop up to index ${other}`;
  if (kind === 'permission-warning') return 'to be asked for';
  if (kind === 'unverifiable-call') return 'nobody can say';
  if (kind === 'broken-chain') return 'the first broken link';
  if (kind === 'broken-seal') return 'another run than the one sealed';
  return answersOf(finding, of) ?? `another answer than index ${other}`;
}

/** Both answers, where values are shown and there are two. */
function answersOf({ index, other, tool }: Finding, { calls, text, values, redactor }: ToDraw): string | undefined {
  const [first, second] = [calls[other]?.response, calls[index]?.response];
  if (values === 'hidden' || first === undefined || second === undefined) return undefined;
  const shown = (number: number): string =>
    clip(inert(redactor.json(Buffer.from(text(number)), tool, 'response').toString('latin1')), LONGEST_VALUE);
  return `same call, ${shown(first)} then ${shown(second)}`;
}
