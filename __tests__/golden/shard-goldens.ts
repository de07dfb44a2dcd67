import { cli, type Golden } from './goldens.ts';

const AUDIT = ['samples/*.jsonl', '--scope', 'samples/scope.json'];
/** How many shards the samples are shared out to. */
export const COUNT = 2;

/** The expected reports of shards, and what they are together, in samples/shards/. */
export function shardGoldens(): Golden[] {
  const shards = Array.from({ length: COUNT }, (_, k) => k + 1).map((index) =>
    cli(`samples/shards/${index}.json`, 1, ['audit', ...AUDIT, '--shard', `${index}/${COUNT}`, '--format', 'json']),
  );
  return [...shards, cli('samples/shards/merged.txt', 1, ['merge', 'samples/shards/*.json'])];
}
