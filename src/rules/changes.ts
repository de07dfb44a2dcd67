/** So many parts of a path are told apart: what is deeper counts as all that is there. */
const MOST_DEEP = 64;
/** So many paths are remembered. What is written beyond is not known by its name any more. */
const MOST_PATHS = 100_000;

/** The last call of any kind, and the last that is not identical to it. */
class LastTwo {
  private index = -1;
  private identity = -1;
  private tool = '';
  private otherIndex = -1;
  private otherTool = '';

  set(index: number, identity: number, tool: string): void {
    if (identity !== this.identity) {
      this.otherIndex = this.index;
      this.otherTool = this.tool;
    }
    this.index = index;
    this.identity = identity;
    this.tool = tool;
  }

  /** The index of the last call that is not this one or identical to it, or -1. */
  indexBut(identity: number): number {
    return identity === this.identity ? this.otherIndex : this.index;
  }

  /** The tool of that call. */
  toolBut(identity: number): string {
    return identity === this.identity ? this.otherTool : this.tool;
  }
}

/** What was written at one path. */
interface Written {
  /** Itself. */
  readonly here: LastTwo;
  /** Something in it. */
  readonly below: LastTwo;
}

/** A call that may have changed something. */
interface Changing {
  readonly index: number;
  readonly identity: number;
  readonly tool: string;
}

/**
 * The last change of each resource. Resources are paths, and what is written changes all that it is in and all that is in
 * it. To look one up takes as long as the path is deep, however many there are.
 */
export class Changes {
  private readonly paths = new Map<string, Written>();
  private readonly any = new LastTwo();
  private readonly unknown = new LastTwo();
  private readonly undeclared = new LastTwo();

  /** A call changed these resources; undefined: something. */
  change({ index, identity, tool }: Changing, writes: readonly string[] | undefined): void {
    if (writes?.length === 0) return;
    this.any.set(index, identity, tool);
    const areKnown = writes?.every((path) => this.write(path, index, identity, tool)) ?? false;
    if (!areKnown) this.unknown.set(index, identity, tool);
  }

  /** A call may have changed anything: nobody said what its tool does. */
  undeclaredCall({ index, identity, tool }: Changing): void {
    this.undeclared.set(index, identity, tool);
  }

  /**
   * Whether any of these resources was changed since a call, by another than the identical ones.
   *
   * @param resources undefined: anything counts
   */
  isChanged(resources: readonly string[] | undefined, since: number, identity: number): boolean {
    if (this.any.indexBut(identity) < since) return false;
    if (resources === undefined || this.unknown.indexBut(identity) >= since) return true;
    return resources.some((path) => this.isWritten(path, since, identity));
  }

  /** The tool of the last undeclared call since a call, but for identical ones. */
  undeclaredSince(since: number, identity: number): string | undefined {
    return this.undeclared.indexBut(identity) < since ? undefined : this.undeclared.toolBut(identity);
  }

  /** @returns false where there are too many paths to remember this one */
  private write(path: string, index: number, identity: number, tool: string): boolean {
    const [own, ...around] = withAncestors(path);
    const here = this.written(own);
    here?.here.set(index, identity, tool);
    let isKnown = here !== undefined;
    for (const ancestor of around) {
      const written = this.written(ancestor);
      written?.below.set(index, identity, tool);
      isKnown &&= written !== undefined;
    }
    return isKnown;
  }

  private written(path: string): Written | undefined {
    let written = this.paths.get(path);
    if (written === undefined && this.paths.size < MOST_PATHS) {
      written = { here: new LastTwo(), below: new LastTwo() };
      this.paths.set(path, written);
    }
    return written;
  }

  private isWritten(path: string, since: number, identity: number): boolean {
    const [own, ...around] = withAncestors(path);
    const written = this.paths.get(own);
    if (written !== undefined) {
      if (written.here.indexBut(identity) >= since || written.below.indexBut(identity) >= since) return true;
    }
    return around.some((ancestor) => (this.paths.get(ancestor)?.here.indexBut(identity) ?? -1) >= since);
  }
}

/** A path, and all that it is in, the innermost first. A slash at the end means nothing. */
function withAncestors(path: string): [own: string, ...around: string[]] {
  const ends: number[] = [];
  let end = path.length;
  while (end > 0 && path[end - 1] === '/') end--;
  for (let at = path.indexOf('/'); at >= 0 && at < end && ends.length < MOST_DEEP; at = path.indexOf('/', at + 1)) {
    if (at > 0) ends.push(at);
  }
  const own = path.slice(0, ends.length === MOST_DEEP ? ends.pop() : end);
  const around = ends.reverse().map((at) => path.slice(0, at));
  return own === '' ? [''] : [own, ...around, ''];
}
