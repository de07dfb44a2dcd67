import { type LineRange, LineRanges } from './line-ranges.ts';

const LINE_FEED = 0x0a;
/** The longest part of a line that is looked at: a name of 4,096 bytes, each of them escaped. */
const LONGEST = 20_000;

/**
 * Reads the output of `git diff-tree -p -U0` for the lines of the head that were changed, by file.
 *
 * Names are quoted by git where they hold anything that could be taken for the patch's own, and the lines of a hunk are
 * counted, so neither a name nor a transcript can pass for a part of the patch.
 */
export class PatchReader {
  private readonly lines = new Map<string, LineRange[]>();
  private ranges: LineRange[] | undefined;
  /** So many lines of the hunk are still to come. */
  private left = 0;
  private held: Buffer[] = [];
  private heldLength = 0;

  read(chunk: Buffer): void {
    let start = 0;
    for (;;) {
      const end = chunk.indexOf(LINE_FEED, start);
      if (end === -1) break;
      this.hold(chunk.subarray(start, end));
      this.line(Buffer.concat(this.held).toString('latin1'));
      this.held = [];
      this.heldLength = 0;
      start = end + 1;
    }
    this.hold(Buffer.from(chunk.subarray(start, start + LONGEST)));
  }

  /** The lines of each file that has any; names as git has them, relative to the repository. */
  finish(): Map<string, LineRanges> {
    return new Map([...this.lines].map(([file, ranges]) => [file, new LineRanges(ranges)]));
  }

  private hold(part: Buffer): void {
    const room = LONGEST - this.heldLength;
    if (room <= 0 || part.length === 0) return;
    this.held.push(part.subarray(0, room));
    this.heldLength += Math.min(room, part.length);
  }

  /** @param line one byte a character */
  private line(line: string): void {
    if (this.left > 0) {
      // That a file does not end its last line is told in between.
      if (!line.startsWith('\\')) this.left--;
    } else if (line.startsWith('+++ ')) {
      this.ranges = [];
      const name = headName(line.slice('+++ '.length));
      if (name !== undefined) this.lines.set(name, this.ranges);
    } else {
      const hunk = hunkOf(line);
      if (hunk === undefined) return;
      this.left = hunk.old + hunk.new;
      if (hunk.new > 0) this.ranges?.push({ first: hunk.first, last: hunk.first + hunk.new - 1 });
    }
  }
}

/**
 * The lines of the head that a patch of one file changes, with or without lines around them, as GitHub's API has it.
 */
export function changedLines(patch: string): LineRanges {
  const ranges: LineRange[] = [];
  let line = 0;
  let [oldLeft, newLeft] = [0, 0];
  for (const text of patch.split('\n')) {
    if (oldLeft + newLeft > 0) {
      const kind = text[0];
      if (kind === '\\') continue;
      if (kind === '+') {
        const last = ranges.at(-1);
        if (last?.last === line - 1) ranges[ranges.length - 1] = { first: last.first, last: line };
        else ranges.push({ first: line, last: line });
      }
      if (kind !== '+') oldLeft--;
      if (kind !== '-') {
        newLeft--;
        line++;
      }
    } else {
      const hunk = hunkOf(text);
      if (hunk === undefined) continue;
      [line, oldLeft, newLeft] = [hunk.first, hunk.old, hunk.new];
    }
  }
  return new LineRanges(ranges);
}

/** The start of a hunk: how many lines it has of the base, and of the head from `first` on. */
function hunkOf(line: string): { old: number; first: number; new: number } | undefined {
  const found = /^@@ -\d+(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(line);
  if (found === null) return undefined;
  const [, old = '1', first, fresh = '1'] = found;
  return { old: Number(old), first: Number(first), new: Number(fresh) };
}

/** The name after `+++ `; undefined for a file that is no more. */
function headName(text: string): string | undefined {
  // After a name with a space git writes a tab.
  const plain = text.endsWith('\t') ? text.slice(0, -1) : text;
  const name = plain.startsWith('"') ? unquoted(plain.slice(1, -1)) : plain;
  return name.startsWith('b/') ? Buffer.from(name.slice('b/'.length), 'latin1').toString('utf8') : undefined;
}

const ESCAPES: { readonly [letter: string]: string } = {
  a: '\x07',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};

/** Undoes git's quoting, which is that of C. */
function unquoted(text: string): string {
  return text.replace(/\\([0-7]{3}|.)/gs, (_, code: string) => {
    return code.length === 3 ? String.fromCharCode(Number.parseInt(code, 8)) : (ESCAPES[code] ?? code);
  });
}
