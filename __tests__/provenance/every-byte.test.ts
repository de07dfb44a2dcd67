import { Writable } from 'node:stream';
import { expect, test } from '@jest/globals';
import { runCommand } from '../../src/commands/run.ts';
import { type Streams, Terminal } from '../../src/commands/terminal.ts';
import { runCli, type Workspace } from '../helpers/bundle.ts';
import { publicLine } from '../helpers/keys.ts';
import { ENVELOPE, MANIFEST, SEALED, signedRun } from '../helpers/signed-run.ts';

const SIGNATURE = `${MANIFEST}.sig`;

/** The command line in this process: a child for each byte would take minutes. */
async function verify(files: Workspace, args: readonly string[]): Promise<{ text: string; exitCode: number }> {
  let text = '';
  const sink = new Writable({
    write(chunk, _, done) {
      text += chunk;
      done();
    },
  });
  // A command asks a stream for no more than Writable has, and whether it is a terminal, which this is not.
  const stream = sink as NodeJS.WriteStream;
  const streams: Streams = { stdin: () => stream, stdout: stream, stderr: () => stream };
  const exitCode = await runCommand(
    ['verify', SEALED, ...args],
    new Terminal(streams, files.root, {}, () => '2027-01-31'),
  );
  return { text, exitCode };
}

test.each([
  ['the manifest, of an envelope', MANIFEST, ENVELOPE],
  ['the manifest, of a signature of SSH', MANIFEST, SIGNATURE],
  ['an envelope', ENVELOPE, ENVELOPE],
  ['a signature of SSH', SIGNATURE, SIGNATURE],
  ['a key as PEM', 'key.pub', ENVELOPE],
  ['a key of OpenSSH', 'line.pub', ENVELOPE],
])('verify refuses any one byte changed of %s', async (_, name, signature) => {
  const files = await signedRun();
  files.write('line.pub', publicLine());
  await runCli(files, ['sign', MANIFEST, '--key', 'key.pem', '--format', 'sshsig']);
  const key = name === 'line.pub' ? name : 'key.pub';
  const args = ['--public-key', key, '--signature', signature, '--require', 'complete,signed'];
  expect((await verify(files, args)).exitCode).toBe(0);
  const kept = Buffer.from(files.read(name));
  for (let at = 0; at < kept.length; at++) {
    const bytes = Buffer.from(kept);
    bytes.writeUInt8(kept.readUInt8(at) ^ (1 + (at % 255)), at);
    files.write(name, bytes);
    const { text, exitCode } = await verify(files, args);
    expect([at, exitCode === 0, /^signed: by/m.test(text)]).toEqual([at, false, false]);
  }
});
