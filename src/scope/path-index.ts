import { atHome, type PathSpec } from './path-spec.ts';

/**
 * Rules for files, found by the parts of a path. Most rules name a folder, and a path without a folder of that name is
 * none of theirs: of many rules few are left to be tried.
 */
export class PathIndex<Rule> {
  readonly all: readonly Rule[];
  private readonly bySegment = new Map<string, Rule[]>();
  /** Those that name no folder, and so may be about any path. */
  private readonly others: Rule[] = [];
  private readonly home: string | undefined;

  /**
   * @param specOf the path of a rule; undefined where it is about every path
   * @param home what `~` is; resolved
   */
  constructor(rules: readonly Rule[], specOf: (rule: Rule) => PathSpec | undefined, home: string | undefined) {
    this.all = rules;
    this.home = home;
    for (const rule of rules) {
      const segment = specOf(rule)?.segment;
      const found = segment === undefined ? this.others : this.bySegment.get(segment);
      if (found !== undefined) found.push(rule);
      else if (segment !== undefined) this.bySegment.set(segment, [rule]);
    }
  }

  /** The rules that may be about a resolved path, each once, in no order; all that are about it are among them. */
  near(path: string): readonly Rule[] {
    if (this.bySegment.size === 0) return this.others;
    let near = this.others;
    let segments: Set<string> | undefined;
    for (const segment of atHome(path, this.home).split('/')) {
      const found = this.bySegment.get(segment);
      if (found === undefined || segments?.has(segment)) continue;
      near = near.concat(found);
      segments = (segments ?? new Set()).add(segment);
    }
    return near;
  }

  /** The same of several paths; of one that is not known all rules may be. */
  nearAny(paths: readonly (string | undefined)[]): readonly Rule[] {
    const [first, ...more] = paths;
    if (paths.length === 0) return [];
    if (paths.includes(undefined)) return this.all;
    if (more.length === 0) return this.near(first as string);
    return [...new Set(paths.flatMap((path) => this.near(path as string)))];
  }
}
