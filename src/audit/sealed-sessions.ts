import { join } from 'node:path';
import { GENESIS } from '../chain/link.ts';
import { Sealer } from '../chain/sealer.ts';
import { ToolReplayError } from '../error.ts';
import type { Session } from '../formats/session.ts';
import type { Manifest } from '../provenance/manifest.ts';
import { Hashing } from './hashed-source.ts';
import { manifestFor, writeManifest } from './sealed-run.ts';
import { type SafeNames, writeSessions } from './session-files.ts';
import type { Source } from './source.ts';
import type { ReadingSettings } from './transcript.ts';

/** A sealed file, and what it is as a whole. */
export interface SealedSession {
  /** Absolute. */
  readonly path: string;
  readonly manifest: Manifest;
  /** The name of the session, where several have calls. */
  readonly session?: string;
}

/** A folder for sealed files. */
export interface SealFolder {
  /** Absolute; made where it is not there. */
  readonly path: string;
  /** How errors name it, with a `/` behind it. */
  readonly name: string;
  /** Gives each file its name. */
  readonly names: Pick<SafeNames, 'of'>;
  /** Throws when a file must not be written. */
  readonly mayWrite: (path: string, name: string) => void;
}

/**
 * Seals each session with calls of a transcript into a file of its own, with a manifest beside it, in one pass.
 *
 * @param audited the digest of what was audited: nobody vouches for anything else
 * @param stem what the files are called, with the name of the session behind it where there are several
 * @throws ToolReplayError when the transcript cannot be judged, or is another by now, no file is in its place then; and when
 *   one cannot be written
 */
export async function sealSessions(
  source: Source,
  audited: string,
  settings: Omit<ReadingSettings, 'accepted'>,
  folder: SealFolder,
  stem: string,
): Promise<SealedSession[]> {
  const runs = new Map<Session, { sealer: Sealer; hashing: Hashing }>();
  const runOf = (session: Session): { sealer: Sealer; hashing: Hashing } => {
    const known = runs.get(session) ?? { sealer: new Sealer(), hashing: new Hashing() };
    runs.set(session, known);
    return known;
  };
  const before = new Hashing();
  const { files } = await writeSessions(
    before.source(source),
    { ...settings, accepted: 'unsealed' },
    folder.path,
    folder.name,
    {
      line(session, record) {
        const { sealer, hashing } = runOf(session);
        const line = sealer.seal(record);
        hashing.update(line);
        return line;
      },
      filesOf(sessions) {
        if (before.result().sha256 !== audited) throw changed();
        const sealed = sessions.filter((session) => runs.has(session));
        return sealed.map((session) => {
          return { session, file: folder.names.of(sealed.length === 1 ? stem : `${stem}.${session.name}`) };
        });
      },
      mayWrite: folder.mayWrite,
    },
  );
  const ofSource = { sha256: before.result().sha256 };
  const sealed: SealedSession[] = [];
  for (const { session, file } of files) {
    const { sealer, hashing } = runOf(session);
    const manifest = manifestFor(sealer, GENESIS, { name: file, ...hashing.result() }, ofSource);
    const path = join(folder.path, file);
    await writeManifest(manifest, path, `${folder.name}${file}`);
    sealed.push({ path, manifest, ...(files.length > 1 && { session: session.name }) });
  }
  return sealed;
}

function changed(): ToolReplayError {
  return new ToolReplayError('unreadable', {
    found: 'other bytes than were audited',
    expected: 'a transcript that nobody writes to any more',
    advice: 'run this step when the agent has ended',
  });
}
