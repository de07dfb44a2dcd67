import type { Call } from '../transcript/record.ts';
import type { Answer } from './answer.ts';

/** Hears the calls of one session as the rules see them. */
export interface CallListener {
  /**
   * A call, in the order of calls.
   *
   * @param text the canonical form of the tool, directly followed by that of the arguments; valid during the call
   * @param toolLength how many bytes of it are the tool
   */
  issued(call: Call, text: Buffer, toolLength: number): void;
  /**
   * Its answer, in the order of calls too. Where it says that nothing changed, it has the digest of the answer that is
   * meant, and may come without a response.
   *
   * @param answer undefined when the call is not compared; its response is valid during the call
   */
  settled(call: Call, answer: Answer | undefined): void;
}
