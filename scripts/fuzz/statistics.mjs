// What libFuzzer prints of a run, in numbers.

/** The last of what it printed while it ran, and what it printed at the end, which may be cut off; undefined where there was nothing. */
export function statistics(printed) {
  const status = [
    ...printed.matchAll(/^#(\d+)\s.*?cov: (\d+) ft: (\d+) corp: (\d+)\/.*? exec\/s: (\d+) rss: (\d+)Mb/gm),
  ].at(-1);
  const [executions, edges, features, inputs, perSecond, peakMegabytes] = (status?.slice(1) ?? []).map(Number);
  const [, slowest] = /^stat::slowest_unit_time_sec:\s+(\d+)/m.exec(printed) ?? [];
  const slowestSeconds = slowest === undefined ? undefined : Number(slowest);
  return { executions, edges, features, inputs, perSecond, peakMegabytes, slowestSeconds };
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
