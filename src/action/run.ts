import { type AuditSettings, audit } from '../audit/audit.ts';
import type { AuditReport, Conclusion } from '../audit/outcome.ts';
import { Meter } from '../audit/progress.ts';
import { beforeSignal } from '../audit/signals.ts';
import { turn } from '../audit/turn.ts';
import { ToolReplayError } from '../error.ts';
import { redactorOf } from '../redaction/redactor.ts';
import { type Annotation, annotations } from '../report/annotations.ts';
import { cacheLines } from '../report/cache.ts';
import { errorText } from '../report/error.ts';
import { inert, inertLine } from '../report/inert.ts';
import { stoppedText } from '../report/progress.ts';
import { redactedError, redactedReport, redactorFor } from '../report/redacted-report.ts';
import { type LinkTo, summary } from '../report/summary.ts';
import { verdict } from '../report/words.ts';
import { type ChangesAsked, changesAsked } from './changes-asked.ts';
import { annotate, debug, endOpenGroup, fail, mask, print } from './commands.ts';
import { withHeartbeat } from './heartbeat.ts';
import type { Inputs, Sealing } from './inputs.ts';
import { linksTo } from './links.ts';
import { writeLog } from './log.ts';
import { setFailedOutputs, setOutputs } from './outputs.ts';
import { type ReportWriter, reportWriter } from './report-file.ts';
import type { SealWriter } from './sealing.ts';
import { writeSummary } from './summary.ts';

/**
 * Runs the Action. A signal that ends it, which is how GitHub cancels a job, fails the step and never looks like a pass.
 *
 * @param read gives the inputs; what it throws fails the step like any other mistake
 * @param outputFile where the runner wants the outputs, which are set whatever happens; undefined when it wants none
 * @param today gives the day as `2027-01-31`, for what expires
 * @returns the exit code of the process: 0 clean, 1 findings, 2 something that cannot be judged
 */
export async function run(read: () => Inputs, outputFile: string | undefined, today: () => string): Promise<0 | 1 | 2> {
  const meter = new Meter(() => performance.now());
  const forget = beforeSignal((signal) => {
    endOpenGroup();
    fail(`ToolReplay: ${stoppedText(signal, meter.reached)}`);
    setFailedOutputs(outputFile);
  });
  try {
    const inputs = read();
    hide(inputs.sealing);
    const started = performance.now();
    const writer = await reportWriter(inputs);
    const sealer = inputs.sealing && (await sealerOf(inputs, inputs.sealing));
    const changed = await changesAsked(inputs);
    const { settings, baseline: path, trust } = inputs;
    const asked: AuditSettings = {
      ...settings,
      ...writer.settings,
      ...sealer?.settings,
      ...(path !== undefined && {
        baseline: { path, today, looked: changed.selection === undefined ? 'all' : 'some' },
      }),
      ...(trust && { trust: { ...trust, today } }),
      ...(changed.selection && { selection: changed.selection }),
    };
    const { mergeReports } = inputs;
    const audited = await (mergeReports === undefined
      ? withHeartbeat(meter, () => audit(asked, meter))
      : merged(mergeReports, asked));
    const report = await changed.compare(audited);
    if (inputs.debug) debug(`audited ${report.calls} calls in ${Math.round(performance.now() - started)} ms`);
    await tell(report, inputs, { writer, sealer }, outputFile, changed);
    return report.exitCode;
  } catch (error) {
    fail(failure(error));
    setFailedOutputs(outputFile);
    return 2;
  } finally {
    forget();
  }
}

/** What all shards found. Most runs do not load this. */
async function merged(reports: readonly string[], asked: AuditSettings): Promise<AuditReport> {
  const { mergeReports } = await import('../merge/merge-reports.ts');
  return mergeReports({ ...asked, reports });
}

async function tell(
  audited: AuditReport,
  inputs: Inputs,
  { writer, sealer }: { readonly writer: ReportWriter; readonly sealer: SealWriter | undefined },
  outputFile: string | undefined,
  changed: ChangesAsked,
): Promise<void> {
  await turn();
  const redactor = redactorFor(audited);
  const report = redactedReport(audited, redactor);
  await writeLog(report);
  tellCache(report, inputs);
  const nearness = await changed.nearnessTo(report);
  // Of a million findings each of the next takes a second, in which no signal is heard.
  await turn();
  const logged = inputs.annotations ? annotations(report, report.exitCode === 0 ? 0 : 1, nearness) : [];
  if (!inputs.checkRun) for (const annotation of logged) annotate(annotation);
  tellNothing(report, inputs.settings);
  await turn();
  const links = linksTo(inputs.repository);
  if (inputs.summary) {
    const compared = (await comparedMarkdown(report, links, 'summary')) ?? '';
    await writeSummary(summary(report, links) + compared, inputs.summaryFile);
  }
  await writer.write(report);
  const sealed = await sealer?.write(audited, redactor);
  if (sealed !== undefined && inputs.summary) await writeSummary(sealed.summary, inputs.summaryFile);
  setOutputs(report, inputs.report?.name, sealed, outputFile);
  if (inputs.checkRun || inputs.comment) await publish(report, inputs, logged);
  const message = `ToolReplay: ${verdict(report)}`;
  if (report.exitCode === 0) print(message);
  else fail(report.nothing === undefined ? message : `${message}: ${report.nothing.message}`);
}

/** Shorter texts are no part of a key that tells anything, and to hide them would hide much else. */
const SHORTEST_SECRET = 8;

/**
 * Has the runner hide the key wherever it might be printed: a transcript may have it too. Nobody else hides anything. Its lines
 * may have been joined by whoever pasted it, so they are told apart by what stands between them.
 */
function hide(sealing: Sealing | undefined): void {
  if (sealing?.key === undefined || !sealing.isOnRunner) return;
  const pieces = sealing.key.split(/-----[A-Z0-9 ]*-----|\\[nr]|\s+/);
  for (const piece of pieces) if (piece.length >= SHORTEST_SECRET) mask(piece);
}

/** What seals what is audited. Most runs do not load this. */
async function sealerOf(inputs: Inputs, sealing: Sealing): Promise<SealWriter> {
  const { sealWriter } = await import('./sealing.ts');
  return sealWriter(inputs, sealing);
}

/** Tells the pull request, after all else is told: GitHub's API may take its time, or fail. Most runs do not load this. */
async function publish(report: AuditReport, inputs: Inputs, logged: readonly Annotation[]): Promise<void> {
  const { publishCheckRun, publishComment } = await import('./publish.ts');
  if (inputs.checkRun) await publishCheckRun(report, inputs, logged);
  if (!inputs.comment) return;
  const compared = await comparedMarkdown(report, linksTo(inputs.repository), 'comment');
  await publishComment(report, inputs, compared);
}

/** How transcripts compare with others; undefined where none differs. Most runs do not load this. */
async function comparedMarkdown(
  { compared }: AuditReport,
  links: LinkTo,
  sink: 'summary' | 'comment',
): Promise<string | undefined> {
  if (compared === undefined) return undefined;
  const { compareMarkdown, COMPARED_ROOM } = await import('../report/compare-markdown.ts');
  return compareMarkdown(compared, links, COMPARED_ROOM[sink]);
}

/** What the cache did, or why there is none. */
function tellCache({ cache, transcripts }: AuditReport, { isCacheRefused }: Inputs): void {
  if (isCacheRefused) print('The cache is not used: for a pull request it takes a cache-key, which is a secret.');
  if (cache !== undefined) for (const line of cacheLines(cache, transcripts)) print(line);
}

/** An audit of nothing that was not to be an error. */
function tellNothing(report: AuditReport, { ifNoFilesFound }: Conclusion): void {
  const { nothing, exitCode, result, shard } = report;
  // A pass of nothing is not to be taken for one of something. Of a shard, whoever merges them says so.
  if (result === 'unchanged' && shard === undefined)
    annotate({ level: 'notice', title: 'nothing changed', message: verdict(report) });
  if (nothing === undefined || exitCode === 2) return;
  if (ifNoFilesFound === 'warn' && shard === undefined)
    annotate({ level: 'warning', title: 'nothing checked', message: nothing.message });
  else print(nothing.message);
}

function failure(error: unknown): string {
  const redactor = redactorOf();
  if (error instanceof ToolReplayError) return inertLine(`ToolReplay: ${errorText(redactedError(error, redactor))}`);
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return `ToolReplay: internal error, please report it: ${inert(redactor.text(text))}`;
}
