import { basename, extname, isAbsolute, join, resolve, sep } from 'node:path';
import type { AuditSettings } from '../audit/audit.ts';
import type { FileReport } from '../audit/file-report.ts';
import type { AuditReport } from '../audit/outcome.ts';
import { removeFile } from '../audit/remove-file.ts';
import { type SealedSession, type SealFolder, sealSessions } from '../audit/sealed-sessions.ts';
import { SafeNames } from '../audit/session-files.ts';
import { fileSource } from '../audit/source.ts';
import { writeText } from '../audit/text-file.ts';
import { ToolReplayError } from '../error.ts';
import type { PrivateKey } from '../provenance/ed25519.ts';
import { BESIDE_ENDINGS, MANIFEST_ENDING, SIGNATURE_ENDINGS } from '../provenance/endings.ts';
import { readPrivateKey } from '../provenance/private-key-file.ts';
import { signatureText } from '../provenance/signature.ts';
import { predicateText, statementText } from '../provenance/statement.ts';
import type { Redactor } from '../redaction/redactor.ts';
import { inertLine } from '../report/inert.ts';
import { type SealedRun, sealedLines, sealedMarkdown } from '../report/sealed.ts';
import { count } from '../report/words.ts';
import { annotate, endGroup, print, startGroup } from './commands.ts';
import type { Inputs, Sealing } from './inputs.ts';
import { checkPlace, misplaced, type Place } from './place.ts';
import { placeGuard } from './place-guard.ts';

/** What was sealed, for the steps that follow. All paths are absolute. */
export interface Sealed {
  /** The sealed files and their manifests. */
  readonly subjects: readonly string[];
  /** What is said of them; undefined where there are none. */
  readonly predicate: string | undefined;
  /** The same with its subjects, as an in-toto Statement. */
  readonly statement: string | undefined;
  /** The digests of their last links, in the order of the files. */
  readonly heads: readonly string[];
  /** What the job summary says of them, as Markdown. */
  readonly summary: string;
}

/** What seals the transcripts of an audit. */
export interface SealWriter {
  /** What the audit has to keep for it. */
  readonly settings: Pick<AuditSettings, 'digests'>;
  /**
   * Seals each session with calls of each transcript that was judged and is not sealed, and signs the manifests where there
   * is a key.
   *
   * @param redactor takes what is secret out of names, those of the sealed files too
   * @throws ToolReplayError when a file cannot be written, or must not be
   */
  write(report: AuditReport, redactor: Redactor): Promise<Sealed>;
}

/** @see https://github.com/actions/attest#inputs */
const MOST_SUBJECTS = 1024;
const PREDICATE = 'toolreplay.predicate.json';
const STATEMENT = 'toolreplay.statement.json';

/**
 * What seals what is audited. A mistake is found before the audit.
 *
 * @throws ToolReplayError for a key that cannot sign, and a folder where nothing may be written
 */
export async function sealWriter(inputs: Inputs, { to, key: text, isFork }: Sealing): Promise<SealWriter> {
  const { settings } = inputs;
  const key = text === undefined ? undefined : signingKey(text);
  const check = await placeGuard(inputs);
  checkPlace(to);
  checkAttestable(to);
  const [predicate, statement] = [placeIn(to, PREDICATE), placeIn(to, STATEMENT)];
  for (const place of [predicate, statement]) check(place);
  const mayWrite = (path: string): void => {
    for (const ending of ['', ...BESIDE_ENDINGS]) check(placeIn(to, `${basename(path)}${ending}`));
  };
  return {
    settings: { digests: 'taken' },
    async write({ files }, redactor) {
      const safe = new SafeNames('.sealed.jsonl');
      const names = { of: (name: string) => safe.of(redactor.text(name)) };
      const folder = { path: to.path, name: `${to.name}/`, names, mayWrite };
      const sealed = await sealAll(unsealedFiles(files), settings, folder);
      for (const one of sealed) removeSignatures(one, to);
      if (key !== undefined) for (const one of sealed) await sign(one, key, to);
      const summary = say(
        sealed.map((one) => runOf(one, redactor)),
        to,
        key,
        isFork,
      );
      return { ...(await statements(sealed, predicate, statement)), summary };
    },
  };
}

/** @see https://github.com/actions/attest: its subject-path is a list with commas, too, and of globs */
function checkAttestable(to: Place): void {
  const special = sep === '/' ? /[\n\r,"*?[\]\\]/ : /[\n\r,"*?[\]]/;
  if (!special.test(to.path)) return;
  throw misplaced(to, 'in a path with one of , " * ? [ ] \\', 'a path that actions/attest takes for one path');
}

function placeIn(to: Place, file: string): Place {
  return { ...to, path: join(to.path, file), name: `${to.name}/${file}` };
}

type SealedOfFile = SealedSession & { readonly file: string };

function runOf({ file, session, path, manifest }: SealedOfFile, redactor: Redactor): SealedRun {
  const { links, head } = manifest;
  const named = session === undefined ? {} : { session: redactor.text(session) };
  return { file: redactor.text(file), ...named, sealed: basename(path), links, head };
}

async function sealAll(
  digests: Map<string, string>,
  { format, strictness, workspace }: AuditSettings,
  folder: SealFolder,
): Promise<SealedOfFile[]> {
  const sealed: SealedOfFile[] = [];
  for (const [file, audited] of digests) {
    const source = fileSource(resolve(workspace, file), file);
    try {
      const one = await sealSessions(source, audited, { format, strictness }, folder, stemOf(file));
      sealed.push(...one.map((session) => ({ ...session, file })));
    } catch (error) {
      // Where its chain was not to be verified nobody has looked whether it has one.
      if (error instanceof ToolReplayError && error.code === 'sealed') continue;
      throw error instanceof ToolReplayError && error.place.file === undefined ? error.at({ file }) : error;
    }
  }
  return sealed;
}

/** Reads the key. No error says anything of it. */
function signingKey(text: string): PrivateKey {
  try {
    return readPrivateKey(`${text}\n`);
  } catch (error) {
    throw error instanceof ToolReplayError ? error.at({ file: 'signing-key' }) : error;
  }
}

/** The transcripts to seal, with the digests of what was audited: what cannot be judged has no seal, and what is sealed has one. */
function unsealedFiles(files: readonly FileReport[]): Map<string, string> {
  const digests = new Map<string, string>();
  for (const { file, unusable, chain, calls, sha256 } of files) {
    if (unusable === undefined && chain.state === 'skipped' && calls > 0 && sha256 !== undefined)
      digests.set(file, sha256);
  }
  return digests;
}

/** What the sealed files of a transcript are called: of one outside of the workspace, its folder says nothing. */
function stemOf(file: string): string {
  const name = isAbsolute(file) ? basename(file) : file;
  return name.slice(0, name.length - extname(name).length);
}

/** Takes away what was signed by others, or for another run: it would stand beside this one as an invalid signature. */
function removeSignatures({ path }: SealedSession, to: Place): void {
  for (const ending of Object.values(SIGNATURE_ENDINGS)) {
    const name = `${MANIFEST_ENDING}${ending}`;
    removeFile(`${path}${name}`, `${to.name}/${basename(path)}${name}`);
  }
}

async function sign({ path, manifest }: SealedSession, key: PrivateKey, to: Place): Promise<void> {
  const ending = `${MANIFEST_ENDING}${SIGNATURE_ENDINGS.dsse}`;
  await writeText(`${path}${ending}`, `${to.name}/${basename(path)}${ending}`, [signatureText(manifest, key, 'dsse')]);
}

/** Writes what is said of all of them, signed or not: another step may have it vouched for. */
async function statements(
  sealed: readonly SealedSession[],
  predicate: Place,
  statement: Place,
): Promise<Omit<Sealed, 'summary'>> {
  const heads = sealed.map(({ manifest }) => manifest.head);
  const subjects = sealed.flatMap(({ path }) => [path, `${path}${MANIFEST_ENDING}`]);
  if (sealed.length === 0) return { subjects, heads, predicate: undefined, statement: undefined };
  const runs = sealed.map(({ manifest }) => manifest);
  await writeText(predicate.path, predicate.name, [predicateText(runs)]);
  await writeText(statement.path, statement.name, [statementText(runs)]);
  return { subjects, heads, predicate: predicate.path, statement: statement.path };
}

/** Says in the log what was sealed as what. @returns the same for the summary */
function say(runs: readonly SealedRun[], { name }: Place, key: PrivateKey | undefined, isFork: boolean): string {
  const number = count(runs.length, 'session');
  if (runs.length === 0) {
    print('sealed: nothing: no transcript with calls was judged that is not sealed already');
    return '';
  }
  const why = isFork ? 'a pull request from a fork has no secrets' : 'there is no signing-key';
  const what = `sealed: ${number} into ${name}, ${key === undefined ? 'not signed' : `signed by ${key.public.id}`}`;
  startGroup(inertLine(what));
  for (const line of sealedLines(runs)) print(line);
  endGroup();
  if (2 * runs.length > MOST_SUBJECTS) {
    const message = `${number} and their manifests are more than the ${MOST_SUBJECTS} subjects that actions/attest takes: seal fewer in one step`;
    annotate({ level: 'warning', title: 'too many to attest', message });
  }
  if (key !== undefined) return sealedMarkdown(runs, what);
  annotate({ level: 'notice', title: 'sealed and not signed', message: `${number} not signed: ${why}` });
  return sealedMarkdown(runs, `${what}: ${why}`);
}
