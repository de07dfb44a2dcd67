import { statSync } from 'node:fs';
import { ToolReplayError } from '../error.ts';
import { sha256 } from '../json/digest.ts';
import { VERSION } from '../version.ts';
import type { AuditSettings } from './audit.ts';
import type { Found } from './discover.ts';
import type { Shard } from './outcome.ts';
import { shardsOf } from './shard.ts';

/** Which part of the transcripts is audited. */
export interface ShardSettings {
  /** From 1. */
  readonly index: number;
  readonly count: number;
}

/** More runners one workflow does not get. @see https://docs.github.com/en/actions/reference/limits */
const MOST_SHARDS = 256;

/**
 * Reads `2/4`.
 *
 * @param name what errors call it
 * @throws ToolReplayError for anything else
 */
export function shardOf(name: string, value: string): ShardSettings {
  const [, index = 0, count = 0] = (/^(\d{1,3})\/(\d{1,3})$/.exec(value) ?? []).map(Number);
  if (index >= 1 && index <= count && count <= MOST_SHARDS) return { index, count };
  throw new ToolReplayError('usage', {
    found: `'${value.slice(0, 80)}' for ${name}`,
    expected: `one such as 1/4, of at most ${MOST_SHARDS}`,
  });
}

/** The files of a shard, and what says which part of which whole that is. */
export function shardFiles(
  files: readonly Found[],
  { index, count }: ShardSettings,
  settings: AuditSettings,
): { chosen: Found[]; shard: Shard } {
  const weighed = files.map(({ file, path, error }) => ({ file, bytes: error === undefined ? sizeOf(path) : 0 }));
  const shards = shardsOf(weighed, count);
  return {
    chosen: files.filter((_, k) => shards[k] === index - 1),
    shard: {
      index,
      count,
      transcripts: files.length,
      settings: digestOf(settingsOf(settings)),
      list: digestOf(files.map(({ file }) => file)),
    },
  };
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

/** What has to be the same on all runners for their reports to be parts of one. */
function settingsOf({ checks, mutators, scope, format, strictness, trust }: AuditSettings): object {
  const { publicKey, allowedSigners, required } = trust ?? {};
  return {
    version: VERSION,
    checks: checks && [...checks].sort(),
    mutators: [...mutators].sort(),
    scope,
    format,
    strictness,
    trust: { publicKey, allowedSigners, required },
  };
}

function digestOf(value: object): string {
  return sha256(Buffer.from(JSON.stringify(value)), 'hex');
}
