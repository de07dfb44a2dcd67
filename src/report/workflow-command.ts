import type { Annotation } from './annotations.ts';
import { inert } from './inert.ts';

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

/** The command that shows an annotation. It needs no token, so it works on a pull request from a fork. */
export function annotationCommand({ level, title, message, file, line, column }: Annotation): string {
  return workflowCommand(level, { title, file: isShown(file) ? file : undefined, line, col: column }, message);
}

/** A name that a log or a terminal would obey goes without: the log has it, made safe. */
function isShown(file: string | undefined): boolean {
  const name = file?.replace(/[\r\n]/g, '');
  return name !== undefined && inert(name) === name;
}

function escapeData(data: string): string {
  return data.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
