/**
 * How the paths that a glob of a shell gives may be among those that a rule is about: `no`, `by chance`, where they have
 * a name in common of which neither spells the same letter, or `spelled`.
 */
export type Overlap = 'no' | 'by chance' | 'spelled';

const CHANCE = 1;
const SPELLED = 2;

/** The folder that a resolved glob names before its first wildcard. */
export function fixedFolder(glob: string): string {
  const known = /^[^*?]*/.exec(glob)?.[0] ?? '';
  const end = known.lastIndexOf('/');
  return end < 0 ? '.' : known.slice(0, Math.max(end, 1));
}

/**
 * Whether two lists of segments have a path in common. In both `*` and `?` are wildcards, and a segment `**` is any
 * number of folders. Wildcards of the shell's do not stand for a dot at the start of a name.
 *
 * Time is the product of both lengths at most.
 *
 * @param glob of the shell's
 * @param rule what the whole path is, or the folder that it is in
 * @param below `needed`: a path has to be below what the rule says; `allowed`: or that itself
 */
export function overlap(glob: readonly string[], rule: readonly string[], below: 'needed' | 'allowed'): Overlap {
  let ways = row(rule, CHANCE);
  let found = 0;
  for (let at = 0; ; at++) {
    spread(ways, rule, '**');
    const done = ways[rule.length] as number; // The row is one longer than the rule.
    if (at < glob.length || below === 'allowed') found |= done;
    const segment = glob[at];
    if (segment === undefined) break;
    const next = row(rule, 0);
    // Any number of folders: it may be none.
    if (segment === '**') for (const [index, way] of ways.entries()) next[index] = way;
    for (const [index, part] of rule.entries()) {
      const way = ways[index] as number; // The same.
      if (way === 0) continue;
      if (part === '**') next[index] = (next[index] as number) | way;
      else if (segment === '**') passFolders(next, rule, index, way);
      else next[index + 1] = (next[index + 1] as number) | joined(way, names(segment, part));
    }
    ways = next;
  }
  return found === 0 ? 'no' : (found & SPELLED) === 0 ? 'by chance' : 'spelled';
}

/** A double star of the shell's takes folders of the rule, unless their names begin with a dot. */
function passFolders(next: number[], rule: readonly string[], start: number, way: number): void {
  for (let index = start; index < rule.length && !rule[index]?.startsWith('.'); index++) {
    next[index + 1] = (next[index + 1] as number) | way;
  }
}

/** A place before each part of a rule and one behind the last. */
function row(rule: readonly string[], first: number): number[] {
  return [first, ...rule.map(() => 0)];
}

/** What takes nothing is passed by. */
function spread(ways: number[], rule: readonly string[], star: '*' | '**'): void {
  for (const [index, part] of rule.entries()) {
    if (part === star) ways[index + 1] = (ways[index + 1] as number) | (ways[index] as number);
  }
}

function joined(way: number, more: number): number {
  if (more === 0) return 0;
  return ((way | more) & SPELLED) === 0 ? CHANCE : way & CHANCE && more & CHANCE ? CHANCE | SPELLED : SPELLED;
}

/** The same of one name: every way in which both can be it. */
function names(glob: string, rule: string): number {
  if (!/[*?]/.test(glob) && glob === rule) return SPELLED;
  if (/^[*?]/.test(glob) && rule.startsWith('.')) return 0;
  const parts = [...rule];
  let ways = row(parts, CHANCE);
  for (const char of glob) {
    spread(ways, parts, '*');
    const next = row(parts, 0);
    if (char === '*') for (const [index, way] of ways.entries()) next[index] = way;
    for (const [index, part] of parts.entries()) {
      const way = char === '*' ? (ways[index] as number) | (next[index] as number) : (ways[index] as number);
      if (way === 0) continue;
      if (char === '*') next[index + 1] = (next[index + 1] as number) | way;
      else if (part === '*') next[index] = (next[index] as number) | way;
      else if (char === '?' || part === '?') next[index + 1] = (next[index + 1] as number) | way;
      else if (char === part) next[index + 1] = (next[index + 1] as number) | SPELLED;
    }
    ways = next;
  }
  spread(ways, parts, '*');
  return ways[parts.length] as number;
}
