import type { Annotation } from './annotations.ts';
import { clip, inert } from './inert.ts';

/** What a workflow command says beside its message; what is undefined is left out. */
export type Properties = { readonly [name: string]: string | number | undefined };

/**
 * A workflow command as GitHub's runner reads it, without a line end: `::command key=value,…::message`, with all escaped
 * that would be misread. The escapes are those of GitHub's toolkit (`@actions/core`, `command.ts`).
 */
export function workflowCommand(command: string, properties: Properties, message: string): string {
  const stated = Object.entries(properties).flatMap(([name, value]) =>
    // The toolkit leaves out what is empty, and a line 0 with it.
    value ? [`${name}=${escapeData(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C')}`] : [],
  );
  // With a space where there are any, be they all empty: as the toolkit has it.
  const isAlone = Object.keys(properties).length === 0;
  return `::${command}${isAlone ? '' : ` ${stated.join(',')}`}::${escapeData(message)}`;
}

const LONGEST_NAME = 200;

/**
 * The command that shows an annotation. It needs no token, so it works on a pull request from a fork. It has the name of a
 * file as it is: one that a log or a terminal would obey is told in the message instead.
 */
export function annotationCommand({ level, title, message, file, line, column }: Annotation): string {
  const place = { line, col: column };
  if (file === undefined || isShown(file)) return workflowCommand(level, { title, file, ...place }, message);
  return workflowCommand(level, { title, ...place }, `${clip(inert(file), LONGEST_NAME)}: ${message}`);
}

/** Line ends are escaped in a command. */
function isShown(file: string): boolean {
  const name = file.replace(/[\r\n]/g, '');
  return inert(name) === name;
}

function escapeData(data: string): string {
  return data.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
