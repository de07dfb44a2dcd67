/**
 * Whether a text is what a pattern says, in which `*` is any run of characters, also none, and all else is itself.
 *
 * A star takes as little as it can, and only the last one is ever tried anew: time is pattern times text at most.
 */
export function wildcardMatches(pattern: string, text: string): boolean {
  let at = 0;
  let from = 0;
  let star = -1;
  let starred = 0;
  while (at < text.length) {
    if (pattern[from] === '*') {
      star = from++;
      starred = at;
    } else if (from < pattern.length && pattern[from] === text[at]) {
      from++;
      at++;
    } else if (star >= 0) {
      from = star + 1;
      at = ++starred;
    } else return false;
  }
  while (pattern[from] === '*') from++;
  return from === pattern.length;
}
