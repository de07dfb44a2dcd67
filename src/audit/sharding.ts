import { isAbsolute } from 'node:path';
import { ToolReplayError } from '../error.ts';
import { sha256 } from '../json/digest.ts';
import { VERSION } from '../version.ts';
import type { AuditSettings } from './audit.ts';
import { type Discovery, type Found, nameAs } from './discover.ts';
import type { Shard } from './outcome.ts';
import type { TrustSettings } from './seals.ts';
import type { LeftOut } from './selection.ts';
import { shardsOf } from './shard.ts';

/** Which part of the transcripts is audited. */
export interface ShardSettings {
  /** From 1. */
  readonly index: number;
  readonly count: number;
}

/** Of what the parts are parts. */
export interface Whole {
  /** What is to be audited. */
  readonly files: readonly Found[];
  readonly leftOut: LeftOut | undefined;
  readonly notEntered: Discovery['notEntered'];
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
export async function shardFiles(
  { files, leftOut, notEntered }: Whole,
  { index, count }: ShardSettings,
  settings: AuditSettings,
): Promise<{ chosen: Found[]; shard: Shard }> {
  const shards = shardsOf(files, count);
  return {
    chosen: files.filter((_, k) => shards[k] === index - 1),
    shard: {
      index,
      count,
      transcripts: files.length,
      settings: digestOf(await settingsOf(settings)),
      list: digestOf({ files: files.map(({ file, bytes }) => [file, bytes]), leftOut, notEntered }),
    },
  };
}

/** What has to be the same on all runners for their reports to be parts of one. What scope files say stands beside each. */
async function settingsOf(settings: AuditSettings): Promise<object> {
  const { checks, mutators, scope, format, strictness, trust, folder, workspace } = settings;
  return {
    version: VERSION,
    checks: checks && [...checks].sort(),
    mutators: [...mutators].sort(),
    // The workspace need not be in the same place on all runners.
    scope: scope.map((pattern) => (isAbsolute(pattern) ? nameAs(pattern, workspace, pattern) : pattern)),
    format,
    strictness,
    trust: trust && { required: [...trust.required].sort(), keys: await keysOf(trust, folder) },
  };
}

/** Whose signatures count: what the files say, wherever they are. */
async function keysOf(trust: TrustSettings, folder: string): Promise<object | string | undefined> {
  const { trustedOf } = await import('./seal-evidence.ts');
  try {
    return (await trustedOf(trust, folder))?.map(({ principal, key }) => [principal, key.id]);
  } catch (error) {
    // Each transcript tells of it: it cannot be judged then.
    if (error instanceof ToolReplayError) return error.message;
    throw error;
  }
}

function digestOf(value: object): string {
  return sha256(Buffer.from(JSON.stringify(value)), 'hex');
}
