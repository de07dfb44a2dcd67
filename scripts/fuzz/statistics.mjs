// What libFuzzer prints of a run, in numbers.

/** The last of what it printed while it ran, and what it printed at the end; undefined where there was nothing. */
export function statistics(printed) {
  const status = [...printed.matchAll(/^#\d+\s.*?cov: (\d+) ft: (\d+) corp: (\d+)\//gm)].at(-1);
  const end = (name) => {
    const [, number] = new RegExp(`^stat::${name}:\\s+(\\d+)`, 'm').exec(printed) ?? [];
    return number === undefined ? undefined : Number(number);
  };
  return {
    executions: end('number_of_executed_units'),
    perSecond: end('average_exec_per_sec'),
    peakMegabytes: end('peak_rss_mb'),
    slowestSeconds: end('slowest_unit_time_sec'),
    edges: status && Number(status[1]),
    features: status && Number(status[2]),
    inputs: status && Number(status[3]),
  };
}

/** The same in one line. */
export function inWords({ executions, perSecond, peakMegabytes, slowestSeconds, edges, features, inputs }) {
  const count = (number) => (number === undefined ? '?' : number.toLocaleString('en-US'));
  return [
    `${count(executions)} executions (${count(perSecond)} a second)`,
    `${count(edges)} edges and ${count(features)} features covered by ${count(inputs)} inputs`,
    `slowest ${count(slowestSeconds)} s`,
    `${count(peakMegabytes)} MB`,
  ].join(', ');
}
