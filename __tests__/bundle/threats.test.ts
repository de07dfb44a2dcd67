import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { armor } from '../../src/provenance/armor.ts';
import { manifestText, readManifest } from '../../src/provenance/manifest.ts';
import { sshNumber, sshString } from '../../src/provenance/ssh-wire.ts';
import { runAction, runCli, transcript, type Workspace, workspace } from '../helpers/bundle.ts';
import { allowedSigners, PRINCIPAL, privatePem, publicLine } from '../helpers/keys.ts';
import { privateKey } from '../helpers/sealed-run.ts';
import { ENVELOPE, MANIFEST, RUN, SEALED, signedRun, verdicts } from '../helpers/signed-run.ts';
import { sealed } from '../helpers/transcript.ts';

/** The attacks that docs/provenance.md lists, as its table has them. */
const ATTACKS = [...tableOf('What is detected, and what is not').matchAll(/^\| (.+?) \| .+ \|$/gm)]
  .map(([, attack = '']) => attack)
  .filter((attack) => attack !== 'attack');

const TRUST = ['--public-key', 'key.pub'];
const REQUIRED = [...TRUST, '--require', 'complete,signed'];
const SIGNATURE = `${MANIFEST}.sig`;
const OTHER_RUN = transcript(['delete_file', { path: 'x' }], ['stop'], ['stop']);
const WHOLE = { chain: 'intact', complete: 'yes, 3 links', exitCode: 0 };
const SIGNED = { ...WHOLE, signed: expect.stringMatching(/^by /) };
const NOT_SIGNED = { signed: 'invalid, not by a trusted key, or of something else', exitCode: 1 };

/** What each attack does, and what then is said: whoever adds a row has to show that it holds. */
const SHOWN: { readonly [attack: string]: () => Promise<void> } = {
  'a call is edited, inserted, taken out or moved': async () => {
    const [a = '', b = '', c = ''] = sealed(RUN).split('\n');
    for (const lines of [
      [a, b.replace('"x"', '"y"'), c],
      [a, b, b, c],
      [a, c],
      [b, a, c],
    ]) {
      const files = await signedRun();
      files.write(SEALED, lines.map((line, k) => `${line.replace(/"index":\d/, `"index":${k}`)}\n`).join(''));
      expect(await verdicts(files)).toMatchObject({ chain: 'broken', exitCode: 1 });
    }
  },
  'the end is cut off, the file emptied, links are appended': async () => {
    const more = sealed(RUN + transcript(['a'], ['b'], ['c'], ['d']).split('\n')[3]);
    for (const [text, complete] of [
      [sealed(RUN).split('\n').slice(0, 2).join('\n').concat('\n'), /^no, only 2 of 3 links/],
      ['', /^no, the file is empty/],
      [more, /^no, 1 link was put behind the last of 3$/],
    ] as const) {
      const files = await signedRun();
      files.write(SEALED, text);
      const said = { chain: 'intact', complete: expect.stringMatching(complete), exitCode: 1 };
      expect(await verdicts(files)).toMatchObject(said);
    }
  },
  'the file is edited and sealed again, with a new manifest': async () => {
    const files = await signedRun();
    const head = headOf(files);
    await seal(files, RUN.replace('hunter2', 'hunter3'));
    expect(await verdicts(files, ...TRUST)).toMatchObject({ ...WHOLE, ...NOT_SIGNED });
    expect(await verdicts(files, '--anchor', head)).toMatchObject({ ...WHOLE, anchored: 'no', exitCode: 1 });
  },
  'the file of another run is put in its place, with its own manifest and signature': async () => {
    const files = await signedRun();
    const head = headOf(files);
    await seal(files, OTHER_RUN);
    await sign(files, 'key.pem');
    expect(await verdicts(files, ...REQUIRED)).toMatchObject(SIGNED);
    expect(await verdicts(files, ...REQUIRED, '--anchor', head)).toMatchObject({ anchored: 'no', exitCode: 1 });
  },
  'the signature is taken away': async () => {
    const files = await signedRun();
    remove(files, ENVELOPE);
    const unsigned = { ...WHOLE, signed: 'no, no signature' };
    expect(await verdicts(files, ...TRUST)).toMatchObject(unsigned);
    expect(await verdicts(files, ...REQUIRED)).toMatchObject({ ...unsigned, exitCode: 1 });
  },
  'the manifest is taken away': async () => {
    const files = await signedRun();
    remove(files, MANIFEST);
    expect(await verdicts(files, ...REQUIRED)).toMatchObject(SIGNED);
    remove(files, ENVELOPE);
    expect((await runCli(files, ['verify', SEALED])).exitCode).toBe(0);
    expect(await verdicts(files, '--require', 'complete')).toMatchObject({ complete: 'not checked', exitCode: 1 });
  },
  'the seal is taken off, the manifest left': async () => {
    const files = await signedRun();
    files.write(SEALED, RUN);
    const audited = await runCli(files, ['audit', SEALED]);
    expect([audited.stdout.includes('found an unsealed transcript'), audited.exitCode]).toEqual([true, 2]);
    expect((await runAction(files, { transcripts: SEALED })).exitCode).toBe(2);
  },
  'the seal is taken off and all beside it': async () => {
    const files = workspace({ [SEALED]: RUN });
    const exitCodes = (...args: string[]) => runCli(files, ['audit', SEALED, ...args]).then(({ exitCode }) => exitCode);
    expect(await exitCodes()).toBe(0);
    expect(await exitCodes('--require', 'complete')).toBe(2);
    expect(await exitCodes('--checks', 'verify')).toBe(2);
  },
  'the attacker signs with a key of their own': async () => {
    const files = await signedRun();
    files.write('own.pem', privatePem('other'));
    await seal(files, OTHER_RUN);
    await sign(files, 'own.pem');
    expect(await verdicts(files, ...TRUST)).toMatchObject({ ...WHOLE, ...NOT_SIGNED });
  },
  'another algorithm or type of key is named in the envelope or the signature': async () => {
    const files = await signedRun();
    const envelope = files.read(ENVELOPE);
    for (const [name, text] of [
      [ENVELOPE, envelope.replace('"sig":', '"alg":"none","sig":')],
      [ENVELOPE, envelope.replace('"keyid":', '"keytype":"rsa","keyid":')],
      [SIGNATURE, sshSignature(files.read(MANIFEST), 'toolreplay', 'ssh-rsa')],
    ] as const) {
      files.write(name, text);
      const ran = await runCli(files, ['verify', SEALED, ...TRUST, '--signature', name]);
      expect([ran.stderr.startsWith(`toolreplay: ${name}: found no `), ran.exitCode]).toEqual([true, 2]);
    }
  },
  'the payload type is changed, or a signature for another purpose is used': async () => {
    const files = await signedRun();
    const manifest = files.read(MANIFEST);
    files.write(SIGNATURE, sshSignature(manifest, 'toolreplay', 'ssh-ed25519'));
    expect(await verdicts(files, ...TRUST, '--signature', SIGNATURE)).toMatchObject(SIGNED);
    // Made with the right key, in the right way, and for git.
    files.write(SIGNATURE, sshSignature(manifest, 'git', 'ssh-ed25519'));
    expect(await verdicts(files, ...TRUST, '--signature', SIGNATURE)).toMatchObject(NOT_SIGNED);
    const type = 'application/json';
    const { payload, signatures } = JSON.parse(files.read(ENVELOPE));
    const bytes = Buffer.from(payload, 'base64');
    const signed = Buffer.concat([Buffer.from(`DSSEv1 ${type.length} ${type} ${bytes.length} `), bytes]);
    const sig = privateKey().sign(signed).toString('base64');
    for (const listed of [signatures, [{ ...signatures[0], sig }]]) {
      files.write(ENVELOPE, `${JSON.stringify({ payload, payloadType: type, signatures: listed })}\n`);
      expect(await verdicts(files, ...TRUST, '--signature', ENVELOPE)).toMatchObject(NOT_SIGNED);
    }
  },
  'a signature is given twice, or a thousand times': async () => {
    const files = await signedRun();
    const { signatures, ...more } = JSON.parse(files.read(ENVELOPE));
    for (const number of [2, 1000]) {
      const many = { ...more, signatures: Array.from({ length: number }, () => signatures[0]) };
      files.write(ENVELOPE, `${JSON.stringify(many)}\n`);
      expect((await runCli(files, ['verify', SEALED, ...TRUST])).exitCode).toBe(2);
    }
  },
  // Every byte is tried in __tests__/provenance/every-byte.test.ts.
  'one byte of manifest, envelope, signature or key is changed': async () => {
    const files = await signedRun();
    await sign(files, 'key.pem', 'sshsig');
    for (const name of [MANIFEST, ENVELOPE, SIGNATURE, 'key.pub']) {
      const kept = files.read(name);
      const at = kept.length >> 1;
      files.write(name, kept.slice(0, at) + (kept[at] === '7' ? '8' : '7') + kept.slice(at + 1));
      const signature = name === SIGNATURE ? SIGNATURE : ENVELOPE;
      const ran = await runCli(files, ['verify', SEALED, ...TRUST, '--signature', signature]);
      expect([name, ran.exitCode !== 0, /signed: by/.test(ran.stdout)]).toEqual([name, true, false]);
      files.write(name, kept);
    }
  },
  'a run is deleted from a series': async () => {
    const files = await series();
    expect((await runCli(files, ['verify', '1', '2', '3'])).exitCode).toBe(0);
    const { stdout, exitCode } = await runCli(files, ['verify', '1', '3']);
    expect([stdout.match(/^chain: .*/gm), exitCode]).toEqual([['chain: intact', 'chain: broken'], 1]);
  },
  'the last run is deleted from a series': async () => {
    const files = await series();
    const head = headOf(files, '3.manifest.json');
    expect((await runCli(files, ['verify', '1', '2'])).exitCode).toBe(0);
    expect((await runCli(files, ['verify', '2', '--anchor', head])).exitCode).toBe(1);
    expect((await runCli(files, ['verify', '3', '--anchor', head])).exitCode).toBe(0);
  },
  'a withheld value is claimed to be another': async () => {
    const files = workspace({ 'run.jsonl': RUN });
    await runCli(files, ['seal', 'run.jsonl', '-o', SEALED, '--commit', '/args/password']);
    const openings = files.read(`${SEALED}.openings`);
    files.write('claimed', openings.replace('hunter2', 'letmein'));
    const said = { withheld: expect.stringContaining('1 opening of nothing here'), exitCode: 1 };
    expect(await verdicts(files, '--openings', 'claimed')).toMatchObject(said);
  },
  'the file is emptied, with a manifest that says that it is empty and follows the run that is anchored': async () => {
    const files = await signedRun();
    const { head } = readManifest(files.read(MANIFEST));
    files.write(SEALED, '');
    const empty = { ...readManifest(files.read(MANIFEST)), links: 0, head, previous: head };
    const sha256 = createHash('sha256').digest('hex');
    files.write(MANIFEST, manifestText({ ...empty, sealed: { name: SEALED, bytes: 0, sha256 } }));
    expect(await verdicts(files, '--anchor', head)).toMatchObject({ anchored: 'no', exitCode: 1 });
  },
  'whoever has the key lies about what the agent did, or seals a made-up run': async () => {
    const files = await signedRun();
    await seal(files, OTHER_RUN);
    await sign(files, 'key.pem');
    expect(await verdicts(files, ...REQUIRED)).toMatchObject(SIGNED);
  },
  'the transcript was edited before it was sealed': async () => {
    const files = await signedRun();
    await seal(files, RUN.replace('hunter2', 'hunter3'));
    await sign(files, 'key.pem');
    expect(await verdicts(files, ...REQUIRED)).toMatchObject(SIGNED);
  },
  'the key was stolen': async () => {
    const files = await signedRun();
    const args = ['--allowed-signers', 'allowed', '--require', 'signed'];
    files.write('allowed', allowedSigners());
    expect(await verdicts(files, ...args)).toMatchObject(SIGNED);
    files.write('allowed', `b@example.com ${publicLine('other')}\n`);
    expect(await verdicts(files, ...args)).toMatchObject(NOT_SIGNED);
    files.write(
      'allowed',
      `${PRINCIPAL} valid-before="20200101" ${publicLine()}\nb@example.com ${publicLine('other')}\n`,
    );
    expect(await verdicts(files, ...args)).toMatchObject(NOT_SIGNED);
    files.write('allowed', `${PRINCIPAL} valid-before="20200101" ${publicLine()}\n`);
    expect((await runCli(files, ['verify', SEALED, ...args])).exitCode).toBe(2);
  },
  'when it was sealed': async () => {
    const files = await signedRun();
    const all = () => [SEALED, MANIFEST, ENVELOPE].map((name) => files.read(name));
    const before = all();
    await seal(files, RUN);
    await sign(files, 'key.pem');
    expect(all()).toEqual(before);
  },
};

test('each attack that docs/provenance.md lists is shown, and no other', () => {
  expect(Object.keys(SHOWN)).toEqual(ATTACKS);
});

test.each(Object.entries(SHOWN))('%s', (_, show) => show());

/** The part of docs/provenance.md under a heading. */
function tableOf(heading: string): string {
  const page = readFileSync('docs/provenance.md', 'utf8');
  return page.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
}

function headOf(files: Workspace, manifest = MANIFEST): string {
  return JSON.parse(files.read(manifest)).head;
}

async function seal(files: Workspace, run: string): Promise<void> {
  files.write('run.jsonl', run);
  expect((await runCli(files, ['seal', 'run.jsonl', '-o', SEALED])).exitCode).toBe(0);
}

async function sign(files: Workspace, key: string, format = 'dsse'): Promise<void> {
  expect((await runCli(files, ['sign', MANIFEST, '--key', key, '--format', format])).exitCode).toBe(0);
}

function remove(files: Workspace, name: string): void {
  rmSync(files.path(name));
}

async function series(): Promise<Workspace> {
  const files = workspace({ 'run.jsonl': RUN });
  for (const args of [['1'], ['2', '--previous', '1'], ['3', '--previous', '2']]) {
    expect((await runCli(files, ['seal', 'run.jsonl', '-o', ...args])).exitCode).toBe(0);
  }
  return files;
}

/** A signature of SSH that the known key made, for a purpose. @param type what it says its key is */
function sshSignature(message: string, namespace: string, type: string): string {
  const key = privateKey();
  const purpose = [sshString(namespace), sshString(''), sshString('sha512')];
  const digest = createHash('sha512').update(message).digest();
  const sig = key.sign(Buffer.concat([Buffer.from('SSHSIG'), ...purpose, sshString(digest)]));
  const signature = sshString(Buffer.concat([sshString(type), sshString(sig)]));
  const head = [Buffer.from('SSHSIG'), sshNumber(1), sshString(key.public.blob)];
  return armor(Buffer.concat([...head, ...purpose, signature]), 'SSH SIGNATURE', 70);
}
