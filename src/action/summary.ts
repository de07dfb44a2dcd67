import { appendFile } from 'node:fs/promises';
import { inertLine } from '../report/inert.ts';
import { print } from './commands.ts';

/**
 * Adds to the summary of the job.
 *
 * @param file where the runner wants it; undefined on a server that has no summaries
 */
export async function writeSummary(markdown: string, file: string | undefined): Promise<void> {
  if (file === undefined) {
    print('no job summary: the runner names no file for it');
    return;
  }
  try {
    await appendFile(file, markdown);
  } catch (error) {
    // What was found stands in the log as well, and a verdict must not hang on a page that shows it.
    print(inertLine(`no job summary: ${error instanceof Error ? error.message : String(error)}`));
  }
}
