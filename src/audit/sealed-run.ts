import { basename } from 'node:path';
import { GENESIS } from '../chain/link.ts';
import { Sealer } from '../chain/sealer.ts';
import { ToolReplayError } from '../error.ts';
import { sha256 } from '../json/digest.ts';
import { MANIFEST_ENDING } from '../provenance/endings.ts';
import { type Manifest, manifestText } from '../provenance/manifest.ts';
import { Withholder } from '../provenance/withheld.ts';
import type { RedactedPlace } from '../redaction/redacted-places.ts';
import { VERSION } from '../version.ts';
import { writeAtomically } from './atomic-file.ts';
import { Hashing } from './hashed-source.ts';
import { type LogSummary, writeRecords } from './records.ts';
import type { Source } from './source.ts';
import { writePrivateText, writeText } from './text-file.ts';
import type { ReadingSettings } from './transcript.ts';

/** How a run is sealed. */
export interface SealingSettings extends Omit<ReadingSettings, 'accepted'> {
  /** The name of the session; undefined where only one has calls. */
  readonly wanted: string | undefined;
  /** The head of the run before; undefined: it follows none. */
  readonly previous: string | undefined;
  readonly withheld: Withholding | undefined;
}

/** What is withheld of a run. */
export interface Withholding {
  /** Places that have to be there: one that is misspelt would show what it was to hide. */
  readonly needed: readonly RedactedPlace[];
  /** Places that a scope file names, for many runs. */
  readonly stated: readonly RedactedPlace[];
  /** The digest of that file. */
  readonly scope: string | undefined;
  /** Gives 32 bytes, others each time. */
  readonly salt: () => Buffer;
}

/** What the openings of what a sealed file withholds are called, after its name: no glob of transcripts names them. */
export const OPENINGS_ENDING = '.openings';

/**
 * Seals a transcript, or the native view of one session of an agent's log, into a file, and writes its manifest beside it.
 * The sealed file is there whole or not at all; should the manifest then fail, `verify` finds one that is of another file, or
 * none.
 *
 * @param path absolute
 * @param name how errors name it
 * @param onEnd hears what a log was read as; never called for the native form
 * @throws ToolReplayError when the transcript cannot be judged, its place has no file then; when there is nothing at a place
 *   that was to be withheld; and when a file cannot be written
 */
export async function sealRun(
  source: Source,
  path: string,
  name: string,
  { wanted, previous = GENESIS, withheld, ...reading }: SealingSettings,
  onEnd: (log: LogSummary) => void,
): Promise<Manifest> {
  const sealer = new Sealer(previous);
  const withholder = withheld && new Withholder([...withheld.needed, ...withheld.stated], withheld.salt);
  const before = new Hashing();
  const after = new Hashing();
  const settings = { ...reading, accepted: 'unsealed' } as const;
  const lines = writeRecords(
    before.source(source),
    settings,
    wanted,
    (record) => sealer.seal(withholder?.record(record) ?? record),
    onEnd,
  );
  const all = withOpenings(lines, before, withholder, withheld?.needed ?? [], path, name);
  await writeAtomically(path, name, after.through(all));
  const said =
    withheld === undefined || withholder === undefined
      ? NOTHING_WITHHELD
      : { scope: withheld.scope ?? null, redaction: digestOf(withheld), withheld: withholder.values };
  const ofSource =
    withholder?.source === undefined ? { sha256: before.result().sha256 } : { withheld: withholder.source };
  const manifest = manifestFor(sealer, previous, { name: basename(path), ...after.result() }, ofSource, said);
  await writeManifest(manifest, path, name);
  return manifest;
}

/** The manifest of what a sealer has sealed. */
export function manifestFor(
  { links, head }: Sealer,
  previous: string,
  sealed: Manifest['sealed'],
  source: Manifest['source'],
  { scope, redaction, withheld }: Pick<Manifest, 'scope' | 'redaction' | 'withheld'> = NOTHING_WITHHELD,
): Manifest {
  const { name, bytes, sha256: ofSealed } = sealed;
  return {
    version: 1,
    links,
    head,
    previous,
    sealed: { name, bytes, sha256: ofSealed },
    source,
    scope,
    redaction,
    withheld,
    tool: `toolreplay ${VERSION}`,
  };
}

const NOTHING_WITHHELD = { scope: null, redaction: null, withheld: 0 };

/** Writes a manifest beside its sealed file. @throws ToolReplayError when it cannot be written */
export function writeManifest(manifest: Manifest, path: string, name: string): Promise<void> {
  return writeText(`${path}${MANIFEST_ENDING}`, `${name}${MANIFEST_ENDING}`, [manifestText(manifest)]);
}

/** The openings are on the disk before there is a sealed file that withholds what is in them. */
async function* withOpenings(
  lines: AsyncIterable<Buffer>,
  source: Hashing,
  withholder: Withholder | undefined,
  needed: readonly RedactedPlace[],
  path: string,
  name: string,
): AsyncGenerator<Buffer> {
  yield* lines;
  if (withholder === undefined) return;
  const missed = withholder.missed.find((place) => needed.includes(place));
  if (missed !== undefined) throw nothingAt(missed);
  withholder.commitSource(source.result().sha256);
  const openings = withholder.openings.map((line) => `${line}\n`);
  await writePrivateText(`${path}${OPENINGS_ENDING}`, `${name}${OPENINGS_ENDING}`, openings);
}

function digestOf({ needed, stated }: Withholding): string {
  const places = [...needed, ...stated].map(({ tool, part, pointer }) => ({ part, pointer, tool: tool ?? null }));
  return sha256(Buffer.from(JSON.stringify(places)), 'hex');
}

function nothingAt({ part, pointer }: RedactedPlace): ToolReplayError {
  return new ToolReplayError('usage', {
    found: `nothing at /${part}${pointer} in any call`,
    expected: 'a place that is there, since a misspelt one would show what it is to hide',
    advice: 'nothing was written',
  });
}
