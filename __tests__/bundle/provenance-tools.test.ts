import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { runCli, sample, testOnPosix, type Workspace, workspace } from '../helpers/bundle.ts';
import { allowedSigners, PRINCIPAL, privatePem, publicPem } from '../helpers/keys.ts';

const FOLDER = 'provenance';
const SEALED = 'run.sealed.jsonl';
const MANIFEST = `${SEALED}.manifest.json`;

/** The lines for a shell that docs/provenance.md shows for a tool. */
function shown(tool: string): string {
  const page = readFileSync('docs/provenance.md', 'utf8');
  return new RegExp(`^<!-- sh: ${tool} -->\\n\`\`\`sh\\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(page)?.[1] ?? '';
}

function there(): Workspace {
  const names = [SEALED, MANIFEST, `${MANIFEST}.dsse`, `${MANIFEST}.sig`, 'key.pub', 'allowed_signers'];
  return workspace(Object.fromEntries(names.map((name) => [name, sample(`${FOLDER}/${name}`)])));
}

/** What a shell says of the lines, each of which has to succeed. */
function shell(files: Workspace, lines: string): { text: string; exitCode: number | null } {
  const { stdout, stderr, status } = spawnSync('sh', ['-eu', '-c', lines], { cwd: files.root, encoding: 'utf8' });
  return { text: stdout + stderr, exitCode: status };
}

describe('what docs/provenance.md shows for openssl', () => {
  testOnPosix('accepts what was signed', () => {
    expect(shell(there(), shown('openssl'))).toEqual({ text: 'Signature Verified Successfully\n1\n', exitCode: 0 });
  });

  testOnPosix('refuses another signature, and another file', () => {
    const edited = there();
    const envelope = edited.read(`${MANIFEST}.dsse`);
    edited.write(
      `${MANIFEST}.dsse`,
      envelope.replace(/"sig":"(.)/, (_, first) => `"sig":"${first === 'A' ? 'B' : 'A'}`),
    );
    expect(shell(edited, shown('openssl')).exitCode).not.toBe(0);
    const other = there();
    other.write(SEALED, `${other.read(SEALED)}\n`);
    expect(shell(other, shown('openssl'))).toEqual({ text: 'Signature Verified Successfully\n0\n', exitCode: 1 });
  });
});

describe('what docs/provenance.md shows for ssh-keygen', () => {
  testOnPosix('accepts what was signed', () => {
    const { text, exitCode } = shell(there(), shown('ssh-keygen'));
    expect(text).toMatch(/^Good "toolreplay" signature for auditor@example\.com with ED25519 key SHA256:\S+\n1\n$/);
    expect(exitCode).toBe(0);
  });

  testOnPosix('refuses another manifest, and another file', () => {
    const edited = there();
    edited.write(MANIFEST, edited.read(MANIFEST).replace('"links": 4', '"links": 3'));
    expect(shell(edited, shown('ssh-keygen')).exitCode).not.toBe(0);
    const other = there();
    other.write(SEALED, `${other.read(SEALED)}\n`);
    expect(shell(other, shown('ssh-keygen')).exitCode).toBe(1);
  });
});

test('what the page says the predicate is, the samples have', () => {
  const { payload } = JSON.parse(sample(`${FOLDER}/${MANIFEST}.dsse`));
  const { predicateType } = JSON.parse(Buffer.from(payload, 'base64').toString());
  const said = readFileSync('docs/provenance.md', 'utf8').match(/https:\S+\/sealed-runs\/v\d+/g);
  expect([said?.length, new Set(said)]).toEqual([4, new Set([predicateType])]);
});

describe('keys and signatures of others', () => {
  const REQUIRED = ['--require', 'complete,signed'];

  testOnPosix('a key of openssl signs, and its public half verifies', async () => {
    const files = there();
    execFileSync('openssl', ['genpkey', '-algorithm', 'ed25519', '-out', 'o.pem'], { cwd: files.root });
    execFileSync('openssl', ['pkey', '-in', 'o.pem', '-pubout', '-out', 'o.pub'], { cwd: files.root });
    expect((await runCli(files, ['sign', MANIFEST, '--key', 'o.pem'])).exitCode).toBe(0);
    const ran = await runCli(files, ['verify', SEALED, '--public-key', 'o.pub', ...REQUIRED]);
    expect([ran.stdout.includes('\nsigned: by SHA256:'), ran.exitCode]).toEqual([true, 0]);
    expect(
      (await runCli(files, ['verify', SEALED, '--public-key', 'o.pub', '--signature', `${MANIFEST}.sig`])).exitCode,
    ).toBe(1);
  });

  testOnPosix('a key of ssh-keygen signs, and its own signatures are accepted', async () => {
    const files = there();
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', 'me', '-f', 's'], { cwd: files.root });
    files.write('allowed', `me@example.com ${files.read('s.pub')}`);
    const id = execFileSync('ssh-keygen', ['-lf', 's.pub'], { cwd: files.root, encoding: 'utf8' }).split(' ')[1];
    const said = `signed: by me@example.com (${id})`;
    for (const format of ['dsse', 'sshsig']) {
      expect((await runCli(files, ['sign', MANIFEST, '--key', 's', '--format', format])).exitCode).toBe(0);
      const ending = format === 'dsse' ? 'dsse' : 'sig';
      const ran = await runCli(files, [
        'verify',
        SEALED,
        '--allowed-signers',
        'allowed',
        '--signature',
        `${MANIFEST}.${ending}`,
        ...REQUIRED,
      ]);
      expect([ran.stdout.includes(said), ran.exitCode]).toEqual([true, 0]);
    }
    execFileSync('ssh-keygen', ['-q', '-Y', 'sign', '-f', 's', '-n', 'toolreplay', MANIFEST], {
      cwd: files.root,
      stdio: 'ignore',
      input: 'y\n',
    });
    const theirs = await runCli(files, [
      'verify',
      SEALED,
      '--public-key',
      's.pub',
      '--signature',
      `${MANIFEST}.sig`,
      ...REQUIRED,
    ]);
    expect([theirs.stdout.includes(`signed: by ${id}`), theirs.exitCode]).toEqual([true, 0]);
  });

  testOnPosix('keys that toolreplay made are those of openssl and of ssh-keygen', async () => {
    const files = there();
    expect((await runCli(files, ['keygen', '-o', 'a.pem'])).exitCode).toBe(0);
    expect((await runCli(files, ['keygen', '--format', 'openssh', '-o', 'b'])).exitCode).toBe(0);
    const run = (command: string, args: string[]): string =>
      execFileSync(command, args, { cwd: files.root, encoding: 'utf8' });
    expect(run('openssl', ['pkey', '-in', 'a.pem', '-pubout'])).toBe(files.read('a.pem.pub'));
    expect(run('ssh-keygen', ['-yf', 'b']).split(' ').slice(0, 2)).toEqual(files.read('b.pub').split(' ').slice(0, 2));
    expect(run('sh', ['-c', 'stat -c %a a.pem b'])).toBe('600\n600\n');
  });
});

testOnPosix('the samples are signed by the key that they say', async () => {
  const files = workspace({ 'k.pem': privatePem(), 'k.pub': publicPem(), allowed: allowedSigners() });
  expect(execFileSync('openssl', ['pkey', '-in', 'k.pem', '-pubout'], { cwd: files.root, encoding: 'utf8' })).toBe(
    publicPem(),
  );
  expect(sample(`${FOLDER}/allowed_signers`)).toBe(
    `${PRINCIPAL} namespaces="toolreplay" ${allowedSigners().split(' ').slice(2).join(' ')}`,
  );
});
