const FIRST_ROWS = 16;

/** Rows of numbers in flat memory, which are 0 until they are set. */
export class GrowingNumbers {
  private readonly columns: number;
  private numbers: Float64Array<ArrayBuffer>;

  /** @param columns how many numbers a row has */
  constructor(columns: number) {
    this.columns = columns;
    this.numbers = new Float64Array(FIRST_ROWS * columns);
  }

  /** The first rows, as plain data. */
  data(rows: number): Float64Array<ArrayBuffer> {
    return this.numbers.slice(0, rows * this.columns);
  }

  static ofData(numbers: Float64Array<ArrayBuffer>, columns: number): GrowingNumbers {
    return Object.assign(new GrowingNumbers(columns), { numbers });
  }

  get(row: number, column: number): number {
    return this.numbers[row * this.columns + column] ?? 0;
  }

  set(row: number, column: number, value: number): void {
    const at = row * this.columns + column;
    if (at >= this.numbers.length) {
      const larger = new Float64Array(Math.max(this.numbers.length * 2, (row + 1) * this.columns));
      larger.set(this.numbers);
      this.numbers = larger;
    }
    this.numbers[at] = value;
  }
}
