// Whether what was measured after each round trends upward.
//
// A process that has just started grows: code is compiled, tables find their size. So the first quarter of the rounds says
// nothing. Something trends upward where both hold: the median of the last quarter is above that of the second by more
// than its tolerance, and a line that is fitted to the second half rises by more than half of it. One of the two alone is
// a step or a wave. The tolerance covers what an allocator and a collector do from round to round; what is counted has
// none.

const MB = 1e6;

/** @typedef {{ name: string, what: string, tolerance: number, unit: 'MB' | '' }} Series */
/** @type {readonly Series[]} */
const SERIES = [
  { name: 'peak', what: 'peak memory of a round', tolerance: 0.1, unit: 'MB' },
  { name: 'resident', what: 'memory after a round', tolerance: 0.1, unit: 'MB' },
  { name: 'heap', what: 'heap in use, after collection', tolerance: 0.03, unit: 'MB' },
  { name: 'external', what: 'buffers in use, after collection', tolerance: 0.03, unit: 'MB' },
  { name: 'descriptors', what: 'open descriptors', tolerance: 0, unit: '' },
  { name: 'threads', what: 'threads', tolerance: 0, unit: '' },
  { name: 'temporary', what: 'temporary files', tolerance: 0, unit: '' },
];

/** The trend of each series over all rounds. */
export function trends(samples) {
  return SERIES.map((series) => ({
    ...series,
    ...trend(
      samples.map((sample) => sample[series.name]),
      series.tolerance,
    ),
  }));
}

/** @param {readonly number[]} values one a round */
export function trend(values, tolerance) {
  const quarter = values.length / 4;
  const second = median(values.slice(Math.floor(quarter), Math.ceil(2 * quarter)));
  const last = median(values.slice(Math.floor(3 * quarter)));
  const rise = riseOf(values.slice(Math.floor(2 * quarter)));
  const allowed = tolerance * second;
  return { most: Math.max(...values), second, last, rise, isUp: last - second > allowed && rise > allowed / 2 };
}

/** How much a line that is fitted to values (least squares) rises from the first of them to the last. */
function riseOf(values) {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const spread = values.reduce((sum, _, k) => sum + (k - middle) ** 2, 0);
  const slope = values.reduce((sum, value, k) => sum + (k - middle) * (value - mean), 0) / Math.max(spread, 1);
  return slope * (values.length - 1);
}

function median(values) {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)];
}

export function head() {
  const names = ['minutes', 'round', ...SERIES.map(({ what, unit }) => (unit === '' ? what : `${what}, ${unit}`))];
  return lines(
    names,
    names.map(() => '---:'),
  );
}

export function row(sample) {
  const cells = SERIES.map(({ name, unit }) => shown(sample[name], unit));
  return lines([(sample.seconds / 60).toFixed(1), String(sample.round), ...cells]);
}

export function trendTable(found) {
  const names = [
    'what',
    'most',
    'second quarter',
    'last quarter',
    'change',
    'line over the second half',
    'tolerance',
    'trend',
  ];
  return lines(
    names,
    names.map((_, k) => (k === 0 ? '---' : '---:')),
    ...found.map(({ what, unit, most, second, last, rise, tolerance, isUp }) => [
      what,
      ...[most, second, last].map((value) => `${shown(value, unit)} ${unit}`.trim()),
      percent((last - second) / second),
      percent(rise / second),
      percent(tolerance),
      isUp ? 'UPWARD' : 'none',
    ]),
  );
}

function lines(...rows) {
  return rows.map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}

function shown(value, unit) {
  return unit === 'MB' ? (value / MB).toFixed(1) : String(value);
}

function percent(part) {
  return Number.isFinite(part) ? `${(100 * part).toFixed(1)} %` : '0.0 %';
}
