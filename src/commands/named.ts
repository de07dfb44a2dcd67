import { ToolReplayError } from '../error.ts';

/** Does the work on one operand; an error that does not yet say which file it is about says so then. */
export async function named<T>(operand: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ToolReplayError) || error.place.file !== undefined) throw error;
    throw error.at({ file: operand === '-' ? '<stdin>' : operand });
  }
}
