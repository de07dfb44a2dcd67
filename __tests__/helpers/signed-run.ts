import { runCli, transcript, type Workspace, workspace } from './bundle.ts';
import { privatePem, publicPem } from './keys.ts';

export const SEALED = 'run.sealed.jsonl';
export const MANIFEST = `${SEALED}.manifest.json`;
export const ENVELOPE = `${MANIFEST}.dsse`;
/** A run with passwords in it. */
export const RUN = transcript(
  ['login', { user: 'a', password: 'hunter2' }, { ok: true }],
  ['read', { path: 'x' }, { text: [1, { deep: 'swordfish' }] }],
  ['stop', {}, {}],
);

/** A run that is sealed and signed, with the keys. */
export async function signedRun(): Promise<Workspace> {
  const files = workspace({
    'run.jsonl': RUN,
    'key.pem': privatePem(),
    'key.pub': publicPem(),
    'other.pub': publicPem('other'),
  });
  const sealed = await runCli(files, ['seal', 'run.jsonl', '-o', SEALED]);
  const signed = await runCli(files, ['sign', MANIFEST, '--key', 'key.pem']);
  if (sealed.exitCode !== 0 || signed.exitCode !== 0) throw new Error(`${sealed.stderr}${signed.stderr}`);
  return files;
}

/** The verdicts of the sealed file, by question. */
export async function verdicts(
  files: Workspace,
  ...args: string[]
): Promise<{ [question: string]: string | number | null }> {
  const { stdout, exitCode } = await runCli(files, ['verify', SEALED, ...args]);
  const lines = stdout
    .trimEnd()
    .split('\n')
    .map((line) => line.split(/: (.*)/));
  return { ...Object.fromEntries(lines), exitCode };
}
