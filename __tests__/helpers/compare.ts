import type { ComparedCall } from '../../src/compare/call.ts';
import { type CompareSettings, compareRuns } from '../../src/compare/compare.ts';
import type { Comparison } from '../../src/compare/comparison.ts';
import { canonical } from './canonical.ts';

/** A call of a run; what is left out is empty, and an answer of null is none. */
export interface MadeCall {
  readonly tool: string;
  readonly args?: unknown;
  readonly response?: unknown;
  /** Calls in a row with the same one were issued together. */
  readonly batch?: number;
}

/** Texts in memory, numbered as they come. */
export class Memory {
  bytes = 0;
  private readonly texts: Buffer[] = [];
  private readonly numbers = new Map<string, number>();

  keep(text: string): number {
    let number = this.numbers.get(text);
    if (number === undefined) {
      number = this.texts.length;
      this.texts.push(Buffer.from(text));
      this.numbers.set(text, number);
      this.bytes += text.length;
    }
    return number;
  }

  get(number: number): Buffer {
    return this.texts[number] ?? Buffer.alloc(0);
  }
}

/** Calls as a log would keep them. */
export function callsOf(calls: readonly MadeCall[], texts: Memory): ComparedCall[] {
  return calls.map(({ tool, args = {}, response = {}, batch }, index) => {
    const name = canonical(JSON.stringify(tool));
    return {
      index,
      line: index + 1,
      tool,
      // A batch number that was given is told from an index by its sign.
      batch: batch === undefined ? index : -1 - batch,
      where: undefined,
      text: texts.keep(name + canonical(JSON.stringify(args))),
      toolLength: name.length,
      response: response === null ? undefined : texts.keep(canonical(JSON.stringify(response))),
    };
  });
}

/** Compares two runs of one session each. */
export function compared(
  base: readonly MadeCall[],
  head: readonly MadeCall[],
  settings: Partial<CompareSettings> = {},
): Comparison {
  const texts = new Memory();
  return compareRuns(
    [{ name: undefined, calls: callsOf(base, texts) }],
    [{ name: undefined, calls: callsOf(head, texts) }],
    {
      texts,
      normalizer: undefined,
      shown: undefined,
      hidden: [],
      ...settings,
    },
  );
}

/** Runs of which each word is a call: its first letter the tool, the rest up to `=` the argument, what follows the answer. */
export function run(text: string): MadeCall[] {
  let batch = 0;
  return text.split(' ').flatMap((part): MadeCall[] => {
    batch++;
    const words = part.split('+').filter((word) => word !== '');
    return words.map((word): MadeCall => {
      const [call = '', response] = word.split('=');
      return {
        tool: call.slice(0, 1),
        args: { x: call.slice(1) },
        ...(response !== undefined && { response: response === '' ? null : { y: response } }),
        ...(words.length > 1 && { batch }),
      };
    });
  });
}

/** The steps of the first session, one a line. */
export function told({ sessions }: Comparison): string[] {
  return (sessions[0]?.steps ?? []).map((step) => {
    if (step.type === 'folded') return `.. ${step.calls}`;
    if (step.type === 'removed') return `- ${step.base.index} ${step.tool}`;
    if (step.type === 'added') return `+ ${step.head.index} ${step.tool}`;
    const at = `${step.base.index}/${step.head.index} ${step.tool}`;
    return step.type === 'equal' ? `  ${at}` : `~ ${at} ${step.kind}`;
  });
}
