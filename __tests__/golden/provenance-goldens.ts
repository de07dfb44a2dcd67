import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { allowedSigners, privatePem, publicPem } from '../helpers/keys.ts';
import { cli, type Golden, run } from './goldens.ts';

const FOLDER = 'samples/provenance';
const SEALED = 'run.sealed.jsonl';
const MANIFEST = `${SEALED}.manifest.json`;
/** What stands in the folder, and what it is made with. */
const MADE = [SEALED, MANIFEST, `${MANIFEST}.dsse`, `${MANIFEST}.sig`];
const TRUST = ['--allowed-signers', `${FOLDER}/allowed_signers`];

/** A run that was sealed and signed in both ways, and what is said of it. */
export function provenanceGoldens(): Golden[] {
  return [
    given(`${FOLDER}/key.pub`, publicPem()),
    given(`${FOLDER}/allowed_signers`, allowedSigners()),
    ...MADE.map((name) => ({ file: `${FOLDER}/${name}`, exitCode: 0, run: () => made(name) })),
    { file: `${FOLDER}/cut.sealed.jsonl`, exitCode: 0, run: () => cut() },
    cli(`${FOLDER}/verify.txt`, 0, ['verify', `${FOLDER}/${SEALED}`, ...TRUST, '--require', 'complete,signed']),
    cli(`${FOLDER}/cut.verify.txt`, 1, ['verify', `${FOLDER}/cut.sealed.jsonl`, '--manifest', `${FOLDER}/${MANIFEST}`]),
    cli(`${FOLDER}/audit.txt`, 0, ['audit', `${FOLDER}/run.sealed.jsonl`, ...TRUST, '--require', 'signed']),
    cli(`${FOLDER}/verify.json`, 0, ['verify', `${FOLDER}/${SEALED}`, ...TRUST, '--format', 'json']),
  ];
}

function given(file: string, text: string): Golden {
  return { file, exitCode: 0, run: () => Promise.resolve({ text, exitCode: 0 }) };
}

/** The first half of the sealed run. */
async function cut(): Promise<{ text: string; exitCode: number | null }> {
  const { text, exitCode } = await made(SEALED);
  return { text: text.split('\n').slice(0, 2).join('\n').concat('\n'), exitCode };
}

/** Seals and signs in a folder of its own. @returns one of the files */
async function made(name: string): Promise<{ text: string; exitCode: number | null }> {
  const folder = mkdtempSync(join(tmpdir(), 'toolreplay-'));
  try {
    const [sealed, manifest, key] = [SEALED, MANIFEST, 'key'].map((one) => join(folder, one)) as [
      string,
      string,
      string,
    ];
    writeFileSync(key, privatePem());
    const codes: (number | null)[] = [];
    for (const args of [
      ['seal', resolve('samples/session-clean.jsonl'), '-o', sealed],
      ['sign', manifest, '--key', key],
      ['sign', manifest, '--key', key, '--format', 'sshsig'],
    ]) {
      codes.push((await run('dist/cli.js', args, process.env)).exitCode);
    }
    return { text: readFileSync(join(folder, name), 'utf8'), exitCode: codes.find((code) => code !== 0) ?? 0 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
