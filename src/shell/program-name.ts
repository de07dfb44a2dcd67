/** How Windows says that a file can be run; no program is told from another by it. */
const RUNNABLE = /\.(?:exe|com|cmd|bat)$/i;

/** The name of a program without its folders, and as all systems say it: `git` of `C:\bin\Git.EXE`. */
export function programName(text: string): string {
  const start = Math.max(text.lastIndexOf('/'), text.lastIndexOf('\\')) + 1;
  const name = start === 0 ? text : text.slice(start);
  return RUNNABLE.test(name) ? name.slice(0, name.lastIndexOf('.')).toLowerCase() : name;
}
