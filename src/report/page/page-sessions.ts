import type { KeptCall } from '../../audit/call-log.ts';
import type { FileReport } from '../../audit/file-report.ts';
import type { Redactor } from '../../redaction/redactor.ts';
import type { NamedFinding } from '../../rules/findings.ts';
import { KINDS, RULE_OF } from '../../rules/kinds.ts';
import { contextOf } from '../context.ts';
import { placeText } from '../error.ts';
import { clip, inert } from '../inert.ts';
import { notesOf } from '../log-notes.ts';
import { chainWords, noFinding } from '../words.ts';
import type { KeptCalls } from './kept-calls.ts';
import { Numbered } from './numbered.ts';
import type { PageColumns, PageDifference, PageFinding, PageSession } from './page-data.ts';
import type { PageDifferences } from './page-differences.ts';
import type { PageValues } from './page-values.ts';

const LONGEST_NAME = 300;
const LONGEST_NOTE = 1000;

/** What the sessions of a page refer to by number. */
export class PageSessions {
  readonly tools = new Numbered();
  readonly sentences = new Numbered();
  private readonly kept: KeptCalls;
  private readonly redactor: Redactor;
  private readonly known = new Map<string, number>();
  private readonly differences: PageDifferences;
  /** Undefined where values are hidden. */
  private readonly values: PageValues | undefined;

  constructor(kept: KeptCalls, redactor: Redactor, differences: PageDifferences, values: PageValues | undefined) {
    this.kept = kept;
    this.redactor = redactor;
    this.differences = differences;
    this.values = values;
  }

  /** One session, as the page has it. */
  session(file: FileReport): PageSession {
    const { unusable, calls, replay, scope, findings } = file;
    const notes = notesOf(file);
    const named = {
      file: inert(clip(file.file, LONGEST_NAME)),
      ...(file.session !== undefined && { session: this.safe(file.session) }),
    };
    if (unusable !== undefined) {
      const why = {
        code: unusable.code,
        place: clip(placeText(unusable.place), LONGEST_NAME),
        message: this.note(unusable.message),
      };
      const none = { replay: '', chain: '', scope: '', counts: [], findings: [], differences: [] };
      return { ...named, calls: 0, result: 'unusable', unusable: why, ...none };
    }
    const differences: PageDifference[] = [];
    const kept = this.kept.of(file);
    return {
      ...named,
      calls,
      ...(findings.divergence !== undefined && { divergence: findings.divergence }),
      replay: replay.state === 'skipped' ? replay.why : 'checked',
      chain: inert(chainWords(file)),
      scope: scope.state === 'skipped' ? scope.why : this.safe(scope.agent),
      result: findings.total === 0 ? noFinding(file) : 'findings',
      counts: KINDS.map((kind) => findings.count(kind)),
      ...(notes !== undefined && { notes: notes.join('; ') }),
      columns: this.columns(kept),
      findings: this.findings(file, kept, differences),
      differences,
    };
  }

  private columns(calls: readonly KeptCall[]): PageColumns {
    const { values } = this;
    const firsts = new Map<number, number>();
    const first = calls.map(({ text, index }) => {
      const known = firsts.get(text);
      if (known === undefined) firsts.set(text, index);
      return index - (known ?? index);
    });
    const places = calls.flatMap(({ index, where, resultWhere }) =>
      where === undefined && resultWhere === undefined
        ? []
        : [[index, this.safe(where ?? ''), this.safe(resultWhere ?? '')] as const],
    );
    return {
      tool: calls.map(({ tool }) => this.toolOf(tool)),
      line: calls.map(({ line }, k) => line - (calls[k - 1]?.line ?? 0)),
      answerLine: calls.map(({ line, resultLine }) => resultLine - line),
      first,
      argsBytes: calls.map(({ text, toolLength }) => this.kept.text(text).length - toolLength),
      answerBytes: calls.map(({ response }) => (response === undefined ? -1 : this.kept.text(response).length)),
      ...(values && {
        call: calls.map((call) => values.ofCall(call)),
        answer: calls.map((call) => values.ofAnswer(call)),
      }),
      ...(places.length > 0 && { places }),
    };
  }

  private findings(file: FileReport, calls: readonly KeptCall[], differences: PageDifference[]): PageFinding[] {
    const known = new Map<string, number>();
    const findings: PageFinding[] = [];
    for (const named of file.findings.named()) {
      findings.push(this.finding(named, file, this.differenceOn(named, calls, known, differences)));
    }
    return findings;
  }

  private finding(
    { finding, fingerprint, acceptance }: NamedFinding,
    file: FileReport,
    difference: number,
  ): PageFinding {
    const { words, values } = RULE_OF[finding.kind].short(finding, contextOf(file));
    const told = [
      KINDS.indexOf(finding.kind),
      finding.index,
      finding.line,
      this.sentences.numberOf(words.join('\0')),
      values.map((value) => {
        if (typeof value === 'number') return value;
        return typeof value === 'string' ? this.safe(value) : ([this.note(value.note)] as const);
      }),
      fingerprint,
      difference,
    ] as const;
    return acceptance === undefined ? told : [...told, this.note(acceptance.reason)];
  }

  /** @returns its number among the differences; -1 where the finding is about none */
  private differenceOn(
    { finding }: NamedFinding,
    calls: readonly KeptCall[],
    known: Map<string, number>,
    differences: PageDifference[],
  ): number {
    const [first, second] = [calls[finding.other], calls[finding.index]];
    if (finding.kind !== 'non-determinism' || first === undefined || second === undefined) return -1;
    // Another call may have had the same two answers, and is compared with its own first.
    const key = `${finding.other} ${second.response}`;
    let number = known.get(key);
    if (number === undefined) {
      const difference = this.differences.between(first, second);
      number = difference === undefined ? -1 : differences.push(difference) - 1;
      known.set(key, number);
    }
    return number;
  }

  /** The number of a tool. Most calls are of few tools. */
  private toolOf(tool: string): number {
    let number = this.known.get(tool);
    if (number === undefined) {
      number = this.tools.numberOf(this.safe(tool));
      this.known.set(tool, number);
    }
    return number;
  }

  private safe(data: string): string {
    return inert(clip(this.redactor.text(data), LONGEST_NAME));
  }

  private note(data: string): string {
    return inert(clip(this.redactor.text(data), LONGEST_NOTE));
  }
}
