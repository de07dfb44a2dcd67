import { type ErrorCode, ToolReplayError } from '../error.ts';

/** What is there is nothing that a transcript can be read from. */
export function notAFile(found: string): ToolReplayError {
  const fault = { found, expected: 'a readable file', advice: "name its files, as in 'folder/**/*.jsonl'" };
  return new ToolReplayError('not-a-file', fault);
}

/** What the system says of a file that cannot be opened or read, in this product's words. */
export function fileError(error: unknown): unknown {
  if (error instanceof ToolReplayError) return error;
  if (!(error instanceof Error) || !('code' in error)) return error;
  // Node refuses a path with a NUL before the system sees it: no file has such a name.
  const hasNul = error.code === 'ERR_INVALID_ARG_VALUE';
  if (!hasNul && !('syscall' in error)) return error;
  if (error.code === 'EISDIR') return notAFile('a directory');
  const known: { [code: string]: [ErrorCode, found: string, advice: string] } = {
    ENOENT: ['not-found', 'no such file', 'check the path'],
    ENOTDIR: ['not-found', 'no such file', 'check the path'],
    EACCES: ['unreadable', 'no permission to read it', 'check its mode and owner'],
    EPERM: ['unreadable', 'no permission to read it', 'check its mode and owner'],
  };
  const [code, found, advice] = known[hasNul ? 'ENOENT' : String(error.code)] ?? [
    'unreadable',
    `a read error (${String(error.code)})`,
    'try again',
  ];
  return new ToolReplayError(code, { found, expected: 'a readable file', advice }, {}, { cause: error });
}

/** What the system says of a file that cannot be written. */
export function writeError(error: unknown, file: string): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  const fault = {
    found: `a write error (${String(error.code)})`,
    expected: 'a place to write',
    advice: 'check folder, mode and space',
  };
  return new ToolReplayError('unwritable', fault, { file }, { cause: error });
}
