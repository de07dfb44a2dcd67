import { createHash } from 'node:crypto';

/** A file and how large it is. */
export interface Weighed {
  /** As reports name it. */
  readonly file: string;
  readonly bytes: number;
}

/** What a file costs beside its bytes, in bytes: to open it, and to tell of it. */
const COST = 1 << 12;
/** How much more than its part a shard may take, so that a file need not move for a few bytes. */
const SLACK = 1.05;

/**
 * The shard of each file, from 0, in the order of the files: shards of about the same size. Every runner that sees the same
 * files comes to the same, and where files are added or taken away, most others stay where they are.
 *
 * It is rendezvous hashing with bounded loads: every file has an order of the shards by its name alone, and the largest
 * choose first among those that have room.
 *
 * @param count how many shards
 * @see https://arxiv.org/abs/1608.01350
 */
export function shardsOf(files: readonly Weighed[], count: number): number[] {
  const weights = files.map(({ bytes }) => bytes + COST);
  const room = (weights.reduce((sum, weight) => sum + weight, 0) / count) * SLACK;
  const loads = new Float64Array(count);
  const shards = files.map(() => 0);
  const keys = files.map(({ file }) => createHash('sha256').update(file).digest());
  const largestFirst = files.map((_, k) => k);
  largestFirst.sort((a, b) => {
    return (weights[b] ?? 0) - (weights[a] ?? 0) || Buffer.compare(keys[a] ?? NO_KEY, keys[b] ?? NO_KEY);
  });
  for (const k of largestFirst) {
    const weight = weights[k] ?? 0;
    const shard = choice(keys[k] ?? NO_KEY, loads, room - weight);
    shards[k] = shard;
    loads[shard] = (loads[shard] ?? 0) + weight;
  }
  return shards;
}

const NO_KEY = Buffer.alloc(32);

/** The first shard in the order of a file that has room, or else the emptiest. */
function choice(key: Buffer, loads: Float64Array, most: number): number {
  const seed = key.readUInt32LE(0);
  let [best, bestScore] = [-1, -1];
  let emptiest = 0;
  for (const [shard, load] of loads.entries()) {
    if (load < (loads[emptiest] ?? 0)) emptiest = shard;
    if (load > most) continue;
    const score = mixed(seed, shard);
    if (score > bestScore) [best, bestScore] = [shard, score];
  }
  return best === -1 ? emptiest : best;
}

/** A number from 0 to 2³² − 1 that has nothing to do with that of any other shard. @see https://github.com/aappleby/smhasher */
function mixed(seed: number, shard: number): number {
  let hash = seed ^ Math.imul(shard + 1, 0x9e3779b1);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
