import { type Finding, KINDS, type Kind } from './finding.ts';

/** The numbers of one finding: kind, tool, index, line, other, first. */
const COLUMNS = 6;
const ROWS_A_BLOCK = 1024;

/**
 * The findings on one transcript, in order.
 *
 * A session can hold millions of them, so they are kept as columns of numbers, 48 bytes each, and become objects only
 * while they are looked at.
 */
export class Findings implements Iterable<Finding> {
  private readonly blocks: Float64Array[] = [];
  private readonly tools: string[] = [];
  private readonly toolIds = new Map<string, number>();
  private readonly counts: { [kind in Kind]: number } = {
    'non-determinism': 0,
    'redundant-call': 0,
    'permission-overreach': 0,
    'broken-chain': 0,
  };
  private size = 0;
  private firstDivergence: number | undefined;

  get total(): number {
    return this.size;
  }

  /** The index of the first non-determinism. */
  get divergence(): number | undefined {
    return this.firstDivergence;
  }

  count(kind: Kind): number {
    return this.counts[kind];
  }

  add({ kind, index, line, tool, other, first }: Finding): void {
    const row = this.size % ROWS_A_BLOCK;
    if (row === 0) this.blocks.push(new Float64Array(ROWS_A_BLOCK * COLUMNS));
    const block = this.blocks.at(-1) as Float64Array;
    block.set([KINDS.indexOf(kind), this.toolId(tool), index, line, other, first], row * COLUMNS);
    this.size++;
    this.counts[kind]++;
    if (kind === 'non-determinism') this.firstDivergence ??= index;
  }

  *[Symbol.iterator](): Generator<Finding> {
    for (let row = 0; row < this.size; row++) {
      const block = this.blocks[Math.floor(row / ROWS_A_BLOCK)] as Float64Array;
      const at = (row % ROWS_A_BLOCK) * COLUMNS;
      const [kind, tool, index, line, other, first] = block.subarray(at, at + COLUMNS) as unknown as Row;
      yield { kind: KINDS[kind] as Kind, tool: this.tools[tool] as string, index, line, other, first };
    }
  }

  private toolId(tool: string): number {
    let id = this.toolIds.get(tool);
    if (id === undefined) {
      id = this.tools.push(tool) - 1;
      this.toolIds.set(tool, id);
    }
    return id;
  }
}

/** One row's columns, which are always all there. */
type Row = [kind: number, tool: number, index: number, line: number, other: number, first: number];
