import { issueCommand } from '#toolkit';
import type { Annotation } from '../report/annotations.ts';

/** Prints lines to the log. They are safe to print: whoever made them saw to that. */
export function print(lines: string): void {
  process.stdout.write(`${lines}\n`);
}

/** Prints something that is shown only where the runner's debug logging is on. */
export function debug(line: string): void {
  issueCommand('debug', {}, line);
}

/** Opens a group of the log, which GitHub shows folded. */
export function startGroup(title: string): void {
  issueCommand('group', {}, title);
}

/** Closes the group that was opened last. Groups do not nest. */
export function endGroup(): void {
  issueCommand('endgroup', {}, '');
}

/** Prints an annotation. It needs no token, so it works on a pull request from a fork. */
export function annotate({ level, title, message, file, line, column }: Annotation): void {
  const properties = {
    title,
    // A name that GitHub's log would obey goes without: the message and the log have it, made safe.
    ...(file !== undefined && !file.includes('##[') && { file }),
    ...(line !== undefined && { line }),
    ...(column !== undefined && { col: column }),
  };
  issueCommand(level, properties, message);
}

/** Says why the step fails. The exit code is what fails it. */
export function fail(message: string): void {
  issueCommand('error', {}, message);
}
