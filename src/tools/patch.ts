/** Why a patch does not tell what it writes. It holds no text of the patch. */
interface Fault {
  readonly fault: string;
}

const NO_NAME: Fault = { fault: 'a patch of a file without a name' };
const HEADER = /^\*\*\* (?:(Add|Update|Delete) File|Move to): (.*)$/;
const HUNK = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/;
/** What git says of a file before its hunks, and its name where it says one. */
const GIT_NAME = /^(?:rename from|rename to|copy from|copy to) (.*)$/;
const GIT_LINE =
  /^(?:index |similarity index |dissimilarity index |old mode |new mode |new file mode |deleted file mode |Binary files |\\ No newline)/;

/**
 * The files that a patch writes, deletes or moves, as it names them, each once.
 *
 * It is a patch of `apply_patch`, which begins with `*** Begin Patch`, or a unified diff, also of git. Other text is a
 * fault, and so is a line of a patch that belongs to no file.
 */
export function patchedFiles(patch: string): readonly string[] | Fault {
  const lines = patch.split(/\r?\n/);
  const begin = lines.findIndex((line) => line.trim() !== '');
  const isOwn = lines[begin]?.trim() === '*** Begin Patch' || HEADER.test(lines[begin] ?? '');
  const files = isOwn ? ofApplyPatch(lines.slice(begin)) : ofUnifiedDiff(lines);
  if ('fault' in files) return files;
  return files.includes('') ? NO_NAME : [...new Set(files)];
}

function ofApplyPatch(lines: readonly string[]): string[] | Fault {
  const files: string[] = [];
  let action: string | undefined;
  for (const [index, line] of lines.entries()) {
    // In a file that is updated a line that begins with a space is one of the file.
    const header = HEADER.exec(action === 'Update' ? line.trimEnd() : line.trim());
    if (header !== null) {
      action = header[1] ?? action;
      files.push((header[2] ?? '').trim());
    } else if (line.trim() === '*** End Patch') break;
    else if (index > 0 && !isContent(line, action)) return { fault: 'a patch with a line that belongs to no file' };
  }
  return files;
}

function isContent(line: string, action: string | undefined): boolean {
  if (line.trim() === '') return true;
  if (action === 'Add') return line.startsWith('+');
  return action === 'Update' && /^(?:[ +-]|@@|\*\*\* End of File)/.test(line);
}

function ofUnifiedDiff(lines: readonly string[]): string[] | Fault {
  const files: string[] = [];
  let isInFile = false;
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    const next = lines[at + 1] ?? '';
    const hunk = HUNK.exec(line);
    const moved = GIT_NAME.exec(line);
    if (line.startsWith('--- ') && next.startsWith('+++ ')) {
      const names = namesOf(nameIn(line), nameIn(next));
      if ('fault' in names) return names;
      files.push(...names);
      isInFile = true;
      at++;
    } else if (line.startsWith('diff --git ')) {
      const names = gitNames(line.slice('diff --git '.length));
      if ('fault' in names) return names;
      files.push(...names);
      isInFile = true;
    } else if (isInFile && hunk !== null) at = afterHunk(lines, at + 1, hunk) - 1;
    else if (isInFile && moved !== null) {
      const names = namesOf(moved[1] ?? '', '/dev/null');
      if ('fault' in names) return names;
      files.push(...names);
    } else if (!isInFile || !(line === '' || GIT_LINE.test(line))) {
      if (line.trim() !== '') return { fault: 'text that is no patch' };
    }
  }
  return isInFile ? files : { fault: 'text that is no patch' };
}

/** A line of a hunk may look like the head of a file, so its lines are counted. */
function afterHunk(lines: readonly string[], start: number, hunk: RegExpExecArray): number {
  let removed = Number(hunk[1] ?? 1);
  let added = Number(hunk[2] ?? 1);
  let at = start;
  for (; at < lines.length && (removed > 0 || added > 0); at++) {
    const mark = lines[at]?.[0];
    if (mark === '\\') continue;
    if (mark !== '+') removed--;
    if (mark !== '-') added--;
  }
  return at;
}

/** The name behind `--- ` or `+++ `, without a time. */
function nameIn(line: string): string {
  return (line.slice(4).split('\t')[0] ?? '').trimEnd();
}

function namesOf(old: string, now: string): string[] | Fault {
  if (old.startsWith('"') || now.startsWith('"')) return { fault: 'a patch with a quoted name' };
  const isGit = isUnder('a/', old) && isUnder('b/', now);
  const names = [old, now].filter((name) => name !== '/dev/null');
  return isGit ? names.map((name) => name.slice(2)) : names;
}

function isUnder(folder: string, name: string): boolean {
  return name.startsWith(folder) || name === '/dev/null';
}

/** `a/x b/x`: where a name has blanks, only the middle says where the first ends. */
function gitNames(names: string): string[] | Fault {
  const middle = (names.length - 1) / 2;
  if (names.startsWith('a/') && names.slice(middle + 1) === `b/${names.slice(2, middle)}`) {
    return [names.slice(2, middle)];
  }
  const [old, now, ...more] = names.split(' ');
  if (old === undefined || now === undefined || more.length > 0)
    return { fault: 'a patch with names that run together' };
  return namesOf(old, now);
}
