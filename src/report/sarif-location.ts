import { inert } from './inert.ts';

/** What stands for the root of the workspace. */
export const ROOT = '%SRCROOT%';

/** Something in a file, as SARIF says where it is. */
interface Spot {
  readonly file: string;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
  /** Where it is when a line does not say it: inside an archive. */
  readonly where?: string | undefined;
}

/**
 * A place as a `location` of SARIF 2.1.0. A file inside the workspace is relative to it; one outside is what reports call
 * it. A stream is no file, and has a name alone.
 */
export function sarifLocation({ file, line, column, where }: Spot): object {
  const names = where === undefined ? [] : [where];
  const isFile = file !== '<stdin>';
  return {
    ...(isFile && { physicalLocation: physicalLocation(file, where === undefined ? line : undefined, column) }),
    ...((!isFile || names.length > 0) && {
      logicalLocations: (isFile ? names : [file, ...names]).map((name) => ({ fullyQualifiedName: inert(name) })),
    }),
  };
}

function physicalLocation(file: string, line: number | undefined, column: number | undefined): object {
  const region = { startLine: line, ...(column !== undefined && { startColumn: column }) };
  return { artifactLocation: artifact(file), ...(line !== undefined && { region }) };
}

function artifact(file: string): object {
  if (file.startsWith('/')) return { uri: `file://${encoded(file)}` };
  // A drive of Windows, whose colon is one.
  if (/^[A-Za-z]:\//.test(file)) return { uri: `file:///${file.slice(0, 2)}${encoded(file.slice(2))}` };
  return { uri: encoded(file), uriBaseId: ROOT };
}

/** A path with `/` in it as the path of a URI, in which a first segment cannot be taken for a scheme. */
function encoded(path: string): string {
  return path.toWellFormed().split('/').map(encodeURIComponent).join('/');
}
