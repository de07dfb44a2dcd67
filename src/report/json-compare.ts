import type { ComparedTranscript } from '../compare/compared-transcript.ts';
import type { Change, SessionComparison, Step } from '../compare/comparison.ts';
import type { Flake } from '../compare/flake.ts';
import type { ToolReplayError } from '../error.ts';
import { inertJson } from './inert.ts';
import { errorObject } from './json-error.ts';

/** One transcript and what it was compared with, as `schemas/report-v1.json` has it; a change a piece. */
export function* comparedPieces(compared: ComparedTranscript): Generator<string> {
  if (compared.state === 'added') yield inertJson({ base: null, head: compared.head });
  else if (compared.state === 'removed') yield inertJson({ base: compared.base, head: null });
  else {
    const { base, head } = compared;
    if (compared.state === 'unusable') {
      const { side, error } = compared;
      yield inertJson({ base, head, unusable: { side: side ?? null, error: errorObject(error) } });
      return;
    }
    const { counts, sessions } = compared.comparison;
    yield `${inertJson({ base, head, counts }).slice(0, -1)},"sessions":[`;
    for (const [at, session] of sessions.entries()) {
      if (at > 0) yield ',';
      yield* sessionPieces(session);
    }
    yield ']}';
  }
}

function* sessionPieces({ steps, ...session }: SessionComparison): Generator<string> {
  yield `${inertJson(session).slice(0, -1)},"changes":[`;
  let before = '\n';
  for (const step of steps) {
    if (!isChange(step)) continue;
    yield `${before}      ${inertJson(step)}`;
    before = ',\n';
  }
  yield ']}';
}

function isChange(step: Step): step is Change {
  return step.type !== 'equal' && step.type !== 'folded';
}

/** What several runs have in common, as `schemas/report-v1.json` has it, and which of them cannot be judged. */
export function flakeObject(flake: Flake | undefined, errors: readonly ToolReplayError[]): object {
  const unusable = errors.map(errorObject);
  if (flake === undefined) return { unusable };
  const { runs, calls, sequences, parting, similarity, sequenceRate, sameArguments, steps } = flake;
  return {
    runs,
    calls,
    sequences,
    parting: parting ?? null,
    similarity,
    sequence_rate: sequenceRate,
    same_arguments: sameArguments,
    steps: steps.map((step) => ({
      index: step.index,
      tool: step.tool,
      rate: step.rate,
      same_arguments: step.sameArguments,
      different_arguments: step.differentArguments,
    })),
    unusable,
  };
}
