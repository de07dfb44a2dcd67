import type { Annotation } from './annotations.ts';

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
  return `::${command}${stated.length === 0 ? '' : ` ${stated.join(',')}`}::${escapeData(message)}`;
}

/** The command that shows an annotation. It needs no token, so it works on a pull request from a fork. */
export function annotationCommand({ level, title, message, file, line, column }: Annotation): string {
  // A name that GitHub's log would obey goes without: the message and the log have it, made safe.
  const shown = file?.includes('##[') ? undefined : file;
  return workflowCommand(level, { title, file: shown, line, col: column }, message);
}

function escapeData(data: string): string {
  return data.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
