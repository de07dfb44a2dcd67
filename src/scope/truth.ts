/** Whether something holds; `unknown` where nobody can say, as of a command that cannot be parsed. */
export type Truth = 'yes' | 'no' | 'unknown';

/** Whether all hold: one that does not outweighs one that is not known. */
export function every(truths: Iterable<Truth>): Truth {
  let all: Truth = 'yes';
  for (const truth of truths) {
    if (truth === 'no') return 'no';
    if (truth === 'unknown') all = 'unknown';
  }
  return all;
}

/** Whether one holds: one that does outweighs one that is not known. */
export function some(truths: Iterable<Truth>): Truth {
  let any: Truth = 'no';
  for (const truth of truths) {
    if (truth === 'yes') return 'yes';
    if (truth === 'unknown') any = 'unknown';
  }
  return any;
}
