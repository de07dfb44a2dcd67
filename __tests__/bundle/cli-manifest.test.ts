import { expect, test } from '@jest/globals';
import { runCli, told, workspace } from '../helpers/bundle.ts';
import { digestOf } from '../helpers/sealed-run.ts';
import { ENVELOPE, MANIFEST, RUN, SEALED, signedRun, verdicts } from '../helpers/signed-run.ts';

test('a manifest says what was sealed, and nothing of when and where', async () => {
  const files = await signedRun();
  expect(JSON.parse(files.read(MANIFEST))).toEqual({
    version: 1,
    links: 3,
    head: JSON.parse(files.read(SEALED).split('\n')[2] ?? '').digest,
    previous: '0'.repeat(64),
    sealed: { name: SEALED, bytes: Buffer.byteLength(files.read(SEALED)), sha256: digestOf(files.read(SEALED)) },
    source: { sha256: digestOf(RUN) },
    scope: null,
    redaction: null,
    withheld: 0,
    tool: `toolreplay ${(await runCli(files, ['version'])).stdout.trim().replace(/^toolreplay /, '')}`,
  });
});

test('and of values that are withheld which places, by which scope file, and no digest to try them against', async () => {
  const scope = '{"version": 2, "agent": "a", "redact": [{"tool": "read", "response": "/text"}]}';
  const files = workspace({ 'run.jsonl': RUN, 'scope.json': scope });
  await runCli(files, ['seal', 'run.jsonl', '-o', SEALED, '--commit', '/args/password', '--scope', 'scope.json']);
  const places =
    '[{"part":"args","pointer":"/password","tool":null},{"part":"response","pointer":"/text","tool":"read"}]';
  expect(JSON.parse(files.read(MANIFEST))).toMatchObject({
    source: { withheld: digestOf(files.read(`${SEALED}.openings`).split('\n').at(-2) ?? '') },
    scope: digestOf(scope),
    redaction: digestOf(places),
    withheld: 2,
  });
  expect(files.read(MANIFEST)).not.toContain(digestOf(RUN));
});

test.each([
  ['an empty file', () => ''],
  ['no JSON', () => '{'],
  ['no manifest', () => '{}'],
  ['a manifest of version 2', (text: string) => text.replace('"version": 1', '"version": 2')],
  ['a manifest that was written anew', (text: string) => JSON.stringify(JSON.parse(text))],
])('verify, sign and audit refuse %s', async (found, change) => {
  const files = await signedRun();
  files.write(MANIFEST, change(files.read(MANIFEST)));
  const why = `found ${found}, expected a manifest of version 1 as toolreplay seal writes it, byte for byte`;
  for (const args of [
    ['verify', SEALED],
    ['sign', MANIFEST, '--key', 'key.pem'],
  ]) {
    const ran = await runCli(files, args);
    expect(ran).toEqual({ ...told('', 2), stderr: expect.stringContaining(`${MANIFEST}: ${why}`) });
  }
  const audited = await runCli(files, ['audit', SEALED]);
  expect([audited.stdout.includes(`${MANIFEST}: error: unusable: ${why}`), audited.exitCode]).toEqual([true, 2]);
});

test.each([
  ['links', { links: 2 }],
  ['head', { head: 'f'.repeat(64) }],
])('a manifest of the same bytes with another number of %s contradicts them', async (_, change) => {
  const files = await signedRun();
  files.write(MANIFEST, `${JSON.stringify({ ...JSON.parse(files.read(MANIFEST)), ...change }, undefined, 2)}\n`);
  const complete = 'no, the manifest contradicts the file that it is of';
  expect(await verdicts(files)).toMatchObject({ chain: 'intact', complete, exitCode: 1 });
});

test('a manifest that says that a run follows another breaks the chain of one that follows none', async () => {
  const files = await signedRun();
  files.write(MANIFEST, files.read(MANIFEST).replace('0'.repeat(64), 'a'.repeat(64)));
  expect(await verdicts(files)).toMatchObject({ chain: 'broken', exitCode: 1 });
});

test.each([
  ['a manifest', MANIFEST, 65_536],
  ['an envelope', ENVELOPE, 262_144],
  ['a file of keys', 'key.pub', 4_194_304],
])('%s that is larger than any is not read', async (_, name, most) => {
  const files = await signedRun();
  files.write(name, '['.repeat(most + 1));
  const ran = await runCli(files, ['verify', SEALED, '--public-key', 'key.pub']);
  expect([ran.stderr.includes(`${name}: found more than ${most} bytes`), ran.exitCode]).toEqual([true, 2]);
});
