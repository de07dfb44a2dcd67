/** Whether a file, as reports name it, is in the workspace: one from outside is named by its whole path. */
export function isInside(file: string): boolean {
  return file !== '' && !/^(\/|[A-Za-z]:\/|\.\.\/)/.test(file);
}
