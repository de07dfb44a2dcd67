import type { JsonNode } from '../json/node.ts';

const ISO = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d)(?:\.(\d{1,9})\d{0,9})?\s?(Z|[+-]\d\d:?\d\d)?$/;

/**
 * A time or a duration as a whole number, in the unit that its exporter counts in.
 *
 * Digits (as a number or as text) are taken as they are: all spans of a session have one exporter. A text such as
 * `2026-01-02T03:04:05.678Z` and a pair `[seconds, nanoseconds]` give nanoseconds.
 */
export function timeOf(node: JsonNode | undefined): bigint | undefined {
  if (node === undefined) return undefined;
  if (node.kind === 'array') {
    const [seconds, nanoseconds] = [...node.items()].slice(0, 2).map(timeOf);
    return seconds === undefined || nanoseconds === undefined ? undefined : seconds * 1_000_000_000n + nanoseconds;
  }
  const text = node.id();
  if (text === undefined || text.length > 40) return undefined;
  if (/^\d{1,30}$/.test(text)) return BigInt(text);
  if (/^\d{1,15}\.\d{1,20}$/.test(text)) return BigInt(Math.round(Number(text) * 1_000_000));
  const [, day, time, fraction = '', zone = 'Z'] = ISO.exec(text) ?? [];
  if (day === undefined) return undefined;
  // Read as UTC when there is no zone: what this machine's zone is must make no difference.
  const seconds = Date.parse(`${day}T${time}${zone}`);
  return Number.isNaN(seconds) ? undefined : BigInt(seconds) * 1_000_000n + BigInt(fraction.padEnd(9, '0'));
}
