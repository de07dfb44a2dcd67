import { describe, expect, test } from '@jest/globals';
import { manifestText } from '../../src/provenance/manifest.ts';
import { runAction, runCli, testOnPosix } from '../helpers/bundle.ts';
import { expectSafeLog, expectSafeSummary, expectSafeText, HOSTILE } from '../helpers/hostile.ts';
import { publicLine } from '../helpers/keys.ts';
import { ENVELOPE, MANIFEST, SEALED, signedRun } from '../helpers/signed-run.ts';

const DATA = HOSTILE.map(([, data]) => data).filter((data) => data.length < 1000);
/** All that can stand in a line of allowed signers, as one principal. */
const PRINCIPAL = DATA.filter((data) => !/["\n]/.test(data)).join(' ');
const LINKS = { GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'acme/agents', GITHUB_SHA: 'f'.repeat(40) };

describe('a signer of a hostile name', () => {
  const signed = async () => {
    const files = await signedRun();
    // A file is UTF-8, so that half a character is none of it.
    files.write('allowed', `"${PRINCIPAL}" ${publicLine()} \u001b[31mowned\u009b\n`);
    return files;
  };

  test.each([
    ['text', ['verify', SEALED]],
    ['audit', ['audit', SEALED]],
    ...['json', 'sarif', 'junit', 'github'].map((format): [string, string[]] => [
      format,
      ['verify', SEALED, '--format', format],
    ]),
  ])('is shown, and not obeyed, as %s', async (form, args) => {
    const ran = await runCli(await signed(), [...args, '--allowed-signers', 'allowed', '--require', 'complete,signed']);
    expectSafeText(form === 'junit' ? ran.stdout.replace(/^\t+/gm, '') : ran.stdout);
    expect({ stderr: ran.stderr, exitCode: ran.exitCode }).toEqual({ stderr: '', exitCode: 0 });
    if (['text', 'audit', 'json'].includes(form)) expect(ran.stdout).toContain('owned');
  });

  test('is shown so by the page of a report', async () => {
    const ran = await runCli(await signed(), ['report', SEALED, '--allowed-signers', 'allowed']);
    expectSafeText(ran.stdout);
    expect(ran.stdout).toContain('owned');
    expect(ran.stdout).not.toMatch(/<img src=x|<script>owned|owned<script>|<\/table>owned/);
    expect(ran.exitCode).toBe(0);
  });

  test('is shown so by the Action', async () => {
    const inputs = { transcripts: SEALED, 'allowed-signers': 'allowed', require: 'complete\nsigned' };
    const ran = await runAction(await signed(), inputs, { environment: LINKS });
    expectSafeLog(ran.stdout);
    expectSafeSummary(ran.summary);
    expect([ran.stdout.includes('owned'), ran.outputs?.includes('owned'), ran.exitCode]).toEqual([true, false, 0]);
  });
});

test('what a manifest says of names is shown nowhere', async () => {
  const files = await signedRun();
  const manifest = JSON.parse(files.read(MANIFEST));
  const data = DATA.join(' ');
  files.write(MANIFEST, manifestText({ ...manifest, sealed: { ...manifest.sealed, name: data }, tool: data }));
  for (const args of [
    ['verify', SEALED],
    ['verify', SEALED, '--format', 'json'],
    ['audit', SEALED],
  ]) {
    const ran = await runCli(files, [...args, '--public-key', 'key.pub']);
    expect([/owned|everyone/.test(ran.stdout + ran.stderr), ran.exitCode]).toEqual([false, 1]);
  }
  const ran = await runAction(files, { transcripts: SEALED, 'public-key': 'key.pub' }, { environment: LINKS });
  expectSafeLog(ran.stdout);
  expect(ran.stdout + ran.summary + ran.outputs).not.toContain('owned');
  expect((await runCli(files, ['sign', MANIFEST, '--key', 'key.pem'])).exitCode).toBe(0);
  expectSafeText(files.read(ENVELOPE));
});

testOnPosix('no file of a hostile name is obeyed where it is named', async () => {
  const name = 'x\n::error::owned \u001b[31m##[error]';
  const files = await signedRun();
  const verify = ['verify', SEALED];
  for (const args of [
    ['seal', 'run.jsonl', '-o', name],
    ['seal', '--follow', '-', '-o', `${name}.follow`],
    ['seal', '--follow', '-', '-o', `${name}.follow`],
    ['seal', 'run.jsonl', '-o', 'x', '--commit', `/args/${name}`],
    ['seal', 'run.jsonl', '-o', 'x', '--commit', name],
    ['seal', 'run.jsonl', '-o', 'x', '--previous', `${name}.none`],
    ['sign', `${name}.manifest.json`, '--key', 'key.pem'],
    ['sign', name, '--key', 'key.pem'],
    ['sign', MANIFEST, '--key', name],
    ['sign', MANIFEST, '--key', `env:${name}`],
    ['sign', MANIFEST, '--key', `fd:${name}`],
    ['keygen', '--format', 'openssh', '-o', `${name}.key`],
    ['keygen', '-o', `${name}.key`],
    ['verify', name, SEALED, '--require', 'signed'],
    ...['manifest', 'signature', 'anchor', 'openings', 'public-key', 'allowed-signers', 'require'].map((option) => [
      ...verify,
      `--${option}`,
      name,
    ]),
  ]) {
    const ran = await runCli(files, args, { input: files.read('run.jsonl') });
    expectSafeText(ran.stdout + ran.stderr);
  }
  // The name of a key is its comment, on the one line that the file has.
  expect(files.read(`${name}.key.pub`)).toMatch(/^ssh-ed25519 [\w+/=]+ [\x21-\x7e]+\n$/);
});
