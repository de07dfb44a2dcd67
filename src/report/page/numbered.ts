/** Texts that are referred to by number, each once. */
export class Numbered {
  private readonly numbers = new Map<string, number>();

  /** The number of a text, from 0 in the order in which they were first asked for. */
  numberOf(text: string): number {
    let number = this.numbers.get(text);
    if (number === undefined) {
      number = this.numbers.size;
      this.numbers.set(text, number);
    }
    return number;
  }

  /** All of them, by number. */
  get texts(): readonly string[] {
    return [...this.numbers.keys()];
  }
}
