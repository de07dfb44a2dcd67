import { atHome, type PathSpec } from './path-spec.ts';

/** So many runs of characters are looked for at once. */
const MOST_RUNS = 1000;

/**
 * Rules for files, found by the parts of a path. Most rules name a folder, and a path without a folder of that name is
 * none of theirs: of many rules few are left to be tried.
 */
export class PathIndex<Rule> {
  readonly all: readonly Rule[];
  private readonly bySegment = new Map<string, Rule[]>();
  /** Those that name no folder, such as `*.env`; each needs a run of characters. */
  private readonly others: Rule[] = [];
  /** Finds whether a path has one of these runs. */
  private readonly needed: RegExp;
  /** Those that may be about any path. */
  private readonly always: Rule[] = [];
  private readonly home: string | undefined;

  /**
   * @param specOf the path of a rule; undefined where it is about every path
   * @param home what `~` is; resolved
   */
  constructor(rules: readonly Rule[], specOf: (rule: Rule) => PathSpec | undefined, home: string | undefined) {
    this.all = rules;
    this.home = home;
    const needed = new Set<string>();
    for (const rule of rules) {
      const { segment, needed: run = '' } = specOf(rule) ?? {};
      if (segment !== undefined) {
        const found = this.bySegment.get(segment);
        if (found === undefined) this.bySegment.set(segment, [rule]);
        else found.push(rule);
      } else if (run === '' || needed.size === MOST_RUNS) this.always.push(rule);
      else {
        this.others.push(rule);
        needed.add(run);
      }
    }
    this.needed = new RegExp(Array.from(needed, (run) => run.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('|'));
  }

  /** The rules that may be about a resolved path, each once, in no order; all that are about it are among them. */
  near(path: string): readonly Rule[] {
    const known = atHome(path, this.home);
    let near = this.always;
    if (this.others.length > 0 && this.needed.test(known)) near = near.concat(this.others);
    if (this.bySegment.size === 0) return near;
    let segments: Set<string> | undefined;
    for (const segment of known.split('/')) {
      const found = this.bySegment.get(segment);
      if (found === undefined || segments?.has(segment)) continue;
      near = near.length === 0 ? found : near.concat(found);
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
