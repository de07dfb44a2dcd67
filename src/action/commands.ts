import { EOL } from 'node:os';
import type { Annotation } from '../report/annotations.ts';
import { annotationCommand, workflowCommand } from '../report/workflow-command.ts';

/** Prints lines to the log. They are safe to print: whoever made them saw to that. */
export function print(lines: string): void {
  process.stdout.write(`${lines}\n`);
}

/** Prints something that is shown only where the runner's debug logging is on. */
export function debug(line: string): void {
  issue(workflowCommand('debug', {}, line));
}

/** Whether a group is open. */
let isInGroup = false;

/** Opens a group of the log, which GitHub shows folded. */
export function startGroup(title: string): void {
  isInGroup = true;
  issue(workflowCommand('group', {}, title));
}

/** Closes the group that was opened last. Groups do not nest. */
export function endGroup(): void {
  isInGroup = false;
  issue(workflowCommand('endgroup', {}, ''));
}

/** Closes the group that is open, if there is one: what ends the step must not be folded away with it. */
export function endOpenGroup(): void {
  if (isInGroup) endGroup();
}

/** Prints an annotation. */
export function annotate(annotation: Annotation): void {
  issue(annotationCommand(annotation));
}

/** Has the runner show `***` in the place of a secret, from here on. */
export function mask(secret: string): void {
  issue(workflowCommand('add-mask', {}, secret));
}

/** Says why the step fails. The exit code is what fails it. */
export function fail(message: string): void {
  issue(workflowCommand('error', {}, message));
}

function issue(command: string): void {
  process.stdout.write(`${command}${EOL}`);
}
