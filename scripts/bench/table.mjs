/**
 * One line of the bench: something measured, what it is compared with, and how many times the one may, or must, be the
 * other. A line without either is there to be read.
 *
 * @typedef {object} Row
 * @property {string} what
 * @property {'ms' | 'MB'} unit
 * @property {number} measured
 * @property {number} baseline
 * @property {number} [limit]
 * @property {number} [least]
 * @property {boolean} enforced whether the limit holds for the size that was measured
 */

const HEAD = ['what', 'measured', 'baseline', 'ratio', 'limit', 'ok'];

/** Whether a row is beyond a limit that holds. @param {Row} row */
export function misses({ measured, baseline, limit, least, enforced }) {
  const ratio = measured / baseline;
  return enforced && !((limit === undefined || ratio <= limit) && (least === undefined || ratio >= least));
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
  const { what, unit, measured, baseline, limit, least, enforced } = row;
  const isLimited = limit !== undefined || least !== undefined;
  return [
    what,
    `${measured.toFixed(1)} ${unit}`,
    `${baseline.toFixed(1)} ${unit}`,
    (measured / baseline).toFixed(2),
    least === undefined ? String(limit ?? '-') : `>= ${least}`,
    enforced && isLimited ? (misses(row) ? 'NO' : 'yes') : '-',
  ];
}

/** Numbers to the right, words to the left. */
function aligned(cell, width, column) {
  return column === 0 ? cell.padEnd(width) : cell.padStart(width);
}
