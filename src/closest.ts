/** The candidate that was most likely meant: at most two edits away, or a third of its length. */
export function closest<Word extends string>(word: string, candidates: readonly Word[]): Word | undefined {
  const near = candidates
    .map((candidate) => ({ candidate, edits: distance(word.slice(0, 64), candidate) }))
    .filter(({ candidate, edits }) => edits <= Math.max(2, candidate.length / 3) && edits < candidate.length);
  return near.sort((a, b) => a.edits - b.edits)[0]?.candidate;
}

/** How many letters have to be put in, taken out or replaced (Levenshtein's distance). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, k) => k);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] as number) + 1, (next[j - 1] as number) + 1));
    }
    row = next;
  }
  return row[b.length] as number;
}
