import { basename } from 'node:path';
import { GENESIS } from '../chain/link.ts';
import { Sealer } from '../chain/sealer.ts';
import { ToolReplayError } from '../error.ts';
import { NATIVE } from '../formats/native.ts';
import { MANIFEST_ENDING } from '../provenance/endings.ts';
import type { Manifest } from '../provenance/manifest.ts';
import { NativeTranscript } from '../transcript/native-transcript.ts';
import type { Record } from '../transcript/record.ts';
import { GrowingFile, StoppableStream, wholeLines } from './growing-source.ts';
import { Hashing } from './hashed-source.ts';
import { nativeConsumer, reading } from './reading.ts';
import { removeFile } from './remove-file.ts';
import { SealedFile } from './sealed-file.ts';
import { manifestFor, writeManifest } from './sealed-run.ts';
import { onFirstSignal } from './signals.ts';
import { fileSource, type Source } from './source.ts';

/** What is followed: a file that grows, or a stream. */
export type Followed =
  | { readonly kind: 'file'; readonly path: string; readonly name: string }
  | { readonly kind: 'stream'; readonly source: Source };

/** How a run is sealed while it is recorded. */
export interface FollowSettings {
  /** The head of the run before; undefined: it follows none. */
  readonly previous: string | undefined;
  /** Hears after how many links the sealed file goes on. */
  readonly onStart: (links: number) => void;
  /** Hears of each link once it is on the disk. */
  readonly onLink: (index: number, digest: string) => void;
  /** Hears how many bytes were left behind the last line end when it was told to stop. */
  readonly onRest: (bytes: number) => void;
}

/**
 * Seals a native transcript line by line while somebody writes it, until the stream ends or a signal asks this process to.
 * A sealed file that is there already is gone on with, if it is of the same transcript. At the end its manifest is written.
 *
 * @param path of the sealed file, absolute
 * @param name how errors name it
 * @throws ToolReplayError when the transcript cannot be judged, or is not what was sealed before; what is sealed stays so
 */
export async function followRun(
  followed: Followed,
  path: string,
  name: string,
  settings: FollowSettings,
): Promise<Manifest> {
  const { previous = GENESIS, onStart, onLink, onRest } = settings;
  const source =
    followed.kind === 'file' ? new GrowingFile(followed.path, followed.name) : new StoppableStream(followed.source);
  const forget = onFirstSignal(() => source.stop());
  const file = new SealedFile(path, name, previous);
  try {
    if (file.links > 0) onStart(file.links);
    const sealer = new Sealer(previous);
    const hashing = new Hashing();
    const take = (record: Record): void => {
      const line = sealer.seal(record);
      if (sealer.links > file.links) {
        if (sealer.links === file.links + 1) {
          file.check(line);
          // It is of the file as it was.
          removeFile(`${path}${MANIFEST_ENDING}`, `${name}${MANIFEST_ENDING}`);
        }
        file.append(line);
        onLink(record.index, sealer.head);
      } else if (sealer.links === file.links && sealer.head !== file.head) throw another(file.links);
    };
    const lines = wholeLines(source, () => source.isStopped, onRest);
    const steps = reading(hashing.source(lines), NATIVE, () => nativeConsumer(new NativeTranscript('unsealed'), take));
    for await (const _ of steps);
    const isShorter = sealer.links < file.links || file.begun > 0;
    if (isShorter) throw shorter(sealer.links, file.links, file.begun);
    const sealed = new Hashing();
    for await (const _ of sealed.through(fileSource(path, name).chunks()));
    const manifest = manifestFor(
      sealer,
      previous,
      { name: basename(path), ...sealed.result() },
      { sha256: hashing.result().sha256 },
    );
    await writeManifest(manifest, path, name);
    return manifest;
  } finally {
    file.close();
    forget();
  }
}

function another(links: number): ToolReplayError {
  const fault = {
    found: `another transcript than that of the ${links} links that are sealed`,
    expected: 'the same one, from its start',
    advice: 'seal it into another file',
  };
  return new ToolReplayError('sealed', fault);
}

function shorter(found: number, links: number, begun: number): ToolReplayError {
  const more = begun > 0 ? ' and the start of one' : '';
  const fault = {
    found: `an end after ${found} calls, where ${links} links${more} are sealed`,
    expected: 'the same transcript, from its start',
    advice: 'start again with all of it, or seal it into another file',
  };
  return new ToolReplayError('sealed', fault);
}
