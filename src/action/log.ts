import type { FileReport } from '../audit/file-report.ts';
import type { AuditReport } from '../audit/outcome.ts';
import { turn } from '../audit/turn.ts';
import { baselineLines } from '../report/baseline-notes.ts';
import { inert, inertLine } from '../report/inert.ts';
import { fileVerdict } from '../report/log.ts';
import { notesOf } from '../report/log-notes.ts';
import { plain } from '../report/paint.ts';
import { scopeLines } from '../report/scope-notes.ts';
import { fileLines } from '../report/terminal.ts';
import { notChecked } from '../report/words.ts';
import { endGroup, print, startGroup } from './commands.ts';

/** Characters that are written at once: a line each would be slow, and names can be a megabyte long. */
const A_WRITE = 1 << 16;

/** Writes the whole audit to the log: a group for each transcript that has something to say, with all of it. */
export async function writeLog(report: AuditReport): Promise<void> {
  for (const file of report.files) {
    await writeFile(file);
    await turn();
  }
  for (const line of scopeLines(report)) print(line);
  for (const line of baselineLines(report)) print(line);
  for (const line of notChecked(report)) print(`not checked: ${line}`);
  for (const file of report.leftOut?.deleted ?? []) print(inertLine(`not checked: ${inert(file)}: deleted`));
}

async function writeFile(file: FileReport): Promise<void> {
  const { total, accepted } = file.findings;
  if (file.unusable === undefined && total + accepted === 0 && notesOf(file) === undefined) {
    print(inertLine(fileVerdict(file)));
    return;
  }
  startGroup(inertLine(fileVerdict(file)));
  let text = '';
  for (const line of fileLines(file, plain)) {
    text += line;
    if (text.length < A_WRITE) continue;
    print(text.trimEnd());
    text = '';
    await turn();
  }
  // After the last finding comes an empty line, which a group has no use for.
  if (text.trimEnd() !== '') print(text.trimEnd());
  endGroup();
}
