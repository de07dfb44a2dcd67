import { execFileSync } from 'node:child_process';
import { describe, expect, test } from '@jest/globals';
import { CLI, runCli, testOnPosix, told } from '../helpers/bundle.ts';
import { privatePem, secretsOf } from '../helpers/keys.ts';
import { ENVELOPE, MANIFEST, SEALED, signedRun } from '../helpers/signed-run.ts';

const TRUST = ['--public-key', 'key.pub'];
const REQUIRED = [...TRUST, '--require', 'complete,signed'];

describe('what is beside', () => {
  test('a manifest that is named, are its signatures', async () => {
    const files = await signedRun();
    files.write('copy', files.read(SEALED));
    const args = ['--manifest', MANIFEST, ...REQUIRED];
    expect((await runCli(files, ['verify', 'copy', ...args])).exitCode).toBe(0);
    expect((await runCli(files, ['verify', '-', ...args], { input: files.read(SEALED) })).exitCode).toBe(0);
    files.write('m.json', files.read(MANIFEST));
    const { stdout } = await runCli(files, ['verify', SEALED, '--manifest', 'm.json', ...TRUST]);
    expect(stdout).toContain('signed: no, no signature');
  });

  test('standard input, is nothing, whatever the folder has', async () => {
    const files = await signedRun();
    for (const name of ['.manifest.json', '-.manifest.json']) files.write(name, 'no manifest');
    expect(await runCli(files, ['verify', '-'], { input: files.read(SEALED) })).toEqual(told('chain: intact\n', 0));
  });

  testOnPosix('and is a pipe, is not waited for', async () => {
    for (const name of [MANIFEST, ENVELOPE]) {
      const files = await signedRun();
      execFileSync('rm', [files.path(name)]);
      execFileSync('mkfifo', [files.path(name)]);
      const said = `${name}: found a pipe, socket or device`;
      expect((await runCli(files, ['verify', SEALED])).stderr).toContain(said);
      const audited = await runCli(files, ['audit', '*.sealed.jsonl']);
      expect(audited.exitCode).toBe(2);
      expect(audited.stdout).toContain(`${name}: error: unusable: found a pipe, socket or device`);
    }
  });
});

test('of two signatures one that holds is enough, and both have to be signatures', async () => {
  const files = await signedRun();
  files.write('other', privatePem('other'));
  await runCli(files, ['sign', MANIFEST, '--key', 'other', '--format', 'sshsig']);
  expect((await runCli(files, ['verify', SEALED, ...REQUIRED])).exitCode).toBe(0);
  files.write(`${MANIFEST}.sig`, files.read(`${MANIFEST}.sig`).replace('SSHSIG', 'x').slice(0, 200));
  expect((await runCli(files, ['verify', SEALED, ...REQUIRED])).exitCode).toBe(2);
});

test.each([['verify'], ['audit']])('%s --require that names nothing is a mistake', async (command) => {
  const files = await signedRun();
  for (const said of ['--require=,', '--require= ', '--require=']) {
    const ran = await runCli(files, [command, SEALED, ...TRUST, said]);
    expect([said, ran.stdout, ran.exitCode]).toEqual([said, '', 2]);
    expect(ran.stderr).toMatch(/found (nothing|no value) for --require/);
  }
});

test('sign writes over nothing that it reads', async () => {
  const files = await signedRun();
  const kept = files.list().map((name) => files.read(name));
  for (const output of ['key.pem', `./${MANIFEST}`]) {
    const ran = await runCli(files, ['sign', MANIFEST, '--key', 'key.pem', '-o', output]);
    expect(ran.stderr).toContain(`found '${output}' for --output, which is the `);
    expect([ran.exitCode, files.list().map((name) => files.read(name))]).toEqual([2, kept]);
  }
});

test('a key that stands where its name belongs is not shown, nor is a part of it', async () => {
  const files = await signedRun();
  for (const secret of secretsOf()) {
    for (const key of [secret, `env:${secret}`, `fd:${secret}`, `./${secret}`, `${secret}${'x'.repeat(300)}`]) {
      const { stdout, stderr, exitCode } = await runCli(files, ['sign', MANIFEST, `--key=${key}`]);
      expect([key, exitCode, stdout, stderr.includes(secret)]).toEqual([key, 2, '', false]);
      expect(stderr).toMatch(/--key|found a key itself/);
    }
  }
});

testOnPosix('the keys of an audit are read once, so that they may come from a pipe', async () => {
  const files = await signedRun();
  for (const ending of ['', '.manifest.json', '.manifest.json.dsse']) {
    files.write(`other.sealed.jsonl${ending}`, files.read(`${SEALED}${ending}`));
  }
  const line = `cat key.pub | "$0" "$1" audit '*.sealed.jsonl' --public-key /dev/stdin --require complete,signed`;
  const stdout = execFileSync('sh', ['-c', line, process.execPath, CLI], { cwd: files.root, encoding: 'utf8' });
  expect(stdout).toContain('clean (exit 0): no finding in 6 calls in 2 transcripts');
});
