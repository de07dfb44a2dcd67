import { sha256 } from '../json/digest.ts';
import { KeptAnswers } from './kept-answers.ts';

/**
 * Keeps texts, each different one once, so that memory does not grow with their size: see {@link KeptAnswers}. Two texts
 * have the same number when they are the same, and only then.
 */
export class Texts {
  /** How many bytes all of them have. */
  bytes = 0;
  private readonly store = new KeptAnswers();
  private readonly numbers = new Map<string, number>();

  /**
   * @param text need be valid only during the call
   * @param digest its SHA-256, 32 characters of one byte each, for whoever has it
   * @throws ToolReplayError when the temporary file cannot be written
   */
  keep(text: Buffer, digest: string = sha256(text, 'binary')): number {
    let number = this.numbers.get(digest);
    if (number === undefined) {
      number = this.store.keep(text);
      this.numbers.set(digest, number);
      this.bytes += text.length;
    }
    return number;
  }

  /** The number of a text by its digest; undefined when it is not kept. */
  known(digest: string): number | undefined {
    return this.numbers.get(digest);
  }

  /** The text, valid until the next call. @throws ToolReplayError when the temporary file cannot be read */
  get(number: number): Buffer {
    return this.store.get(number);
  }

  /** Gives back the temporary file, if there is one. */
  close(): void {
    this.store.close();
  }
}
