import { resolve } from 'node:path';
import type { AuditReport } from '../audit/outcome.ts';
import type { Selection } from '../audit/selection.ts';
import { type NearnessOf, nowhereNear } from '../report/nearness.ts';
import { annotate, print } from './commands.ts';
import type { Inputs } from './inputs.ts';

/** What the inputs ask for that hangs on what was changed. */
export interface ChangesAsked {
  /** Which transcripts are audited; undefined: all. */
  readonly selection: Selection | undefined;
  /** Compares the transcripts, where that is asked for: then the report that comes back says of it. */
  compare(report: AuditReport): Promise<AuditReport>;
  /** How near the findings of a report are to what was changed. */
  nearnessTo(report: AuditReport): Promise<NearnessOf>;
}

/**
 * Finds out what of the changes the inputs ask for. A run that has nothing to do with changes loads none of it.
 *
 * @throws ToolReplayError when an input needs the changes and nobody can say what they are
 */
export async function changesAsked(inputs: Inputs): Promise<ChangesAsked> {
  const { onlyChanged, compare, changes, settings, workflow, baseline } = inputs;
  const isOrdered = inputs.annotations && changes.ends?.kind === 'pull request';
  if (!onlyChanged && compare === undefined && !isOrdered) {
    return { selection: undefined, compare: async (report) => report, nearnessTo: async () => nowhereNear };
  }
  const { ChangeFinder, compareAll, nearnessTo, selectChanged } = await import('./changes-door.ts');
  const finder = new ChangeFinder(changes);
  // A shard annotates nothing: what it says would be there once for each.
  const tell = settings.shard === undefined ? tellNotice : print;
  const decisive = {
    inRepository: workflow === undefined ? [] : [workflow],
    paths: baseline === undefined ? [] : [resolve(settings.folder, baseline)],
  };
  return {
    selection: onlyChanged ? await selectChanged(finder, { ...settings, decisive }, tell) : undefined,
    compare: async (report) => {
      return compare === undefined ? report : compareAll(report, compare, finder, settings, tellNotice);
    },
    nearnessTo: async (report) => {
      const isTold = isOrdered && report.findings + report.unusableFiles > 0;
      return isTold ? nearnessTo(finder, report, print) : nowhereNear;
    },
  };
}

/** Says something that whoever asked for changes has to know. */
export function tellNotice(message: string): void {
  annotate({ level: 'notice', title: 'changes', message });
}
