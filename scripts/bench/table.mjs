/**
 * One line of the bench: something measured, what it is compared with, and how many times the one may be the other.
 *
 * @typedef {object} Row
 * @property {string} what
 * @property {'ms' | 'MB'} unit
 * @property {number} measured
 * @property {number} baseline
 * @property {number} limit
 * @property {boolean} enforced whether the limit holds for the size that was measured
 */

const HEAD = ['what', 'measured', 'baseline', 'ratio', 'limit', 'ok'];

/** Whether a row is over a limit that holds. @param {Row} row */
export function misses({ measured, baseline, limit, enforced }) {
  return enforced && !(measured / baseline <= limit);
}

/** The rows as one table, aligned and in Markdown. @param {readonly Row[]} rows */
export function table(rows) {
  const cells = [HEAD, ...rows.map(cellsOf)];
  const widths = HEAD.map((_, column) => Math.max(...cells.map((row) => row[column].length)));
  const rule = widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  const lines = cells.map((row) => row.map((cell, column) => aligned(cell, widths[column], column)));
  return [lines[0], rule, ...lines.slice(1)].map((line) => `| ${line.join(' | ')} |\n`).join('');
}

/** @param {Row} row */
function cellsOf(row) {
  const { what, unit, measured, baseline, limit, enforced } = row;
  return [
    what,
    `${measured.toFixed(1)} ${unit}`,
    `${baseline.toFixed(1)} ${unit}`,
    (measured / baseline).toFixed(2),
    String(limit),
    enforced ? (misses(row) ? 'NO' : 'yes') : '-',
  ];
}

/** Numbers to the right, words to the left. */
function aligned(cell, width, column) {
  return column === 0 ? cell.padEnd(width) : cell.padStart(width);
}
