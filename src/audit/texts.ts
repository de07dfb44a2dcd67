import { sha256 } from '../json/digest.ts';
import { DigestTable } from '../json/digest-table.ts';
import { GrowingNumbers } from '../rules/growing-numbers.ts';
import { KeptAnswers } from './kept-answers.ts';

/**
 * Keeps texts, each different one once, so that memory does not grow with their size: see {@link KeptAnswers}. Two texts
 * have the same number when they are the same, and only then. Numbers have no gaps.
 */
export class Texts {
  /** How many bytes all of them have. */
  bytes = 0;
  private readonly store = new KeptAnswers();
  private readonly numbers = new DigestTable();
  /** By number, what the store is asked by and one more; 0 while it is not kept. */
  private readonly handles = new GrowingNumbers(1);

  /**
   * @param text need be valid only during the call
   * @param digest its SHA-256, 32 characters of one byte each, for whoever has it
   * @throws ToolReplayError when the temporary file cannot be written
   */
  keep(text: Buffer, digest: string = sha256(text, 'binary')): number {
    const number = this.numbers.enter(digest);
    if (this.handles.get(number, 0) === 0) {
      this.handles.set(number, 0, this.store.keep(text) + 1);
      this.bytes += text.length;
    }
    return number;
  }

  /** The number of a text by its digest; undefined when it is not kept. */
  known(digest: string): number | undefined {
    return this.numbers.known(digest);
  }

  /** The text, valid until the next call. @throws ToolReplayError when the temporary file cannot be read */
  get(number: number): Buffer {
    return this.store.get(this.handles.get(number, 0) - 1);
  }

  /** Gives back the temporary file, if there is one. */
  close(): void {
    this.store.close();
  }
}
