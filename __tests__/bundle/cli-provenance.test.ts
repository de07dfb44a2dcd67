import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { closeSync, linkSync, openSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import {
  CLI,
  runCli,
  sample,
  samples,
  testOnPosix,
  testWithLinks,
  told,
  transcript,
  type Workspace,
  workspace,
} from '../helpers/bundle.ts';
import { allowedSigners, privatePem, publicLine, publicPem, secretsOf } from '../helpers/keys.ts';
import { checkReport, checkSarif, readJunit } from '../helpers/reports-checked.ts';
import { ENVELOPE, MANIFEST, RUN, SEALED, signedRun, verdicts } from '../helpers/signed-run.ts';

const TRUST = ['--public-key', 'key.pub'];
const REQUIRED = [...TRUST, '--require', 'complete,signed'];

describe('verify answers four questions', () => {
  test('of a file that is whole and signed', async () => {
    const files = await signedRun();
    const id = 'SHA256:bbXpuKG6zhzdmnxq256TlqzFBzRl2f6OOg722cYNbU8';
    const all = { chain: 'intact', complete: 'yes, 3 links', signed: `by ${id}`, anchored: 'not checked', exitCode: 0 };
    expect(await verdicts(files, ...REQUIRED)).toEqual(all);
    files.write('line.pub', `${publicLine()} comment\n`);
    expect(await verdicts(files, '--public-key', 'line.pub')).toEqual(all);
    files.write('allowed', allowedSigners());
    const named = { ...all, signed: `by auditor@example.com (${id})` };
    expect(await verdicts(files, '--allowed-signers', 'allowed')).toEqual(named);
    const { head } = JSON.parse(files.read(MANIFEST)) as { head: string };
    expect(await verdicts(files, ...TRUST, '--anchor', head, '--require', 'anchored')).toEqual({
      ...all,
      anchored: 'yes',
    });
    expect(
      await verdicts(
        files,
        ...TRUST,
        '--anchor',
        head.replace(/^./, (one) => (one === '0' ? '1' : '0')),
      ),
    ).toEqual({
      ...all,
      anchored: 'no',
      exitCode: 1,
    });
  });

  test('and unsigned is never signed', async () => {
    const files = await signedRun();
    expect(await verdicts(files)).toMatchObject({
      signed: 'no, a signature, but nobody whose key is trusted',
      exitCode: 0,
    });
    expect(await verdicts(files, '--require', 'signed')).toMatchObject({ exitCode: 1 });
    expect(await verdicts(files, '--public-key', 'other.pub')).toMatchObject({
      signed: 'invalid, not by a trusted key, or of something else',
      exitCode: 1,
    });
    files.write(ENVELOPE, '');
    expect((await runCli(files, ['verify', SEALED, ...TRUST])).stderr).toContain(`${ENVELOPE}: found an empty file`);
  });

  const CHANGES: [string, (text: string) => string, string][] = [
    [
      'cut',
      (text) => text.split('\n').slice(0, 2).join('\n').concat('\n'),
      'no, only 2 of 3 links: the end was cut off, or it is another run',
    ],
    ['emptied', () => '', 'no, the file is empty, and 3 links were sealed'],
    ['other bytes around', (text) => text.replaceAll('\n', '\r\n'), 'no, the same links, but other bytes around them'],
  ];
  test.each(CHANGES)('of a file that was changed: %s', async (_, change, complete) => {
    const files = await signedRun();
    files.write(SEALED, change(files.read(SEALED)));
    expect(await verdicts(files, ...TRUST)).toMatchObject({ chain: 'intact', complete, exitCode: 1 });
  });

  test('of a file that was emptied, with a manifest that says so', async () => {
    const files = await signedRun();
    const manifest = JSON.parse(files.read(MANIFEST)) as { head: string };
    const { head } = manifest;
    const sealed = { name: SEALED, bytes: 0, sha256: createHash('sha256').digest('hex') };
    files.write(MANIFEST, `${JSON.stringify({ ...manifest, links: 0, previous: head, sealed }, undefined, 2)}\n`);
    files.write(SEALED, '');
    expect(await verdicts(files, '--anchor', head)).toMatchObject({
      complete: 'yes, 0 links',
      anchored: 'no',
      exitCode: 1,
    });
    expect(await verdicts(files, ...REQUIRED)).toMatchObject({
      signed: expect.stringMatching(/^invalid/),
      exitCode: 1,
    });
    const told = 'found a transcript of no calls: invalid signature: not by a trusted key, or of something else';
    for (const args of [
      ['verify', SEALED, '--format', 'json'],
      ['audit', '*.jsonl'],
    ]) {
      const ran = await runCli(files, [...args, ...REQUIRED]);
      expect([ran.exitCode, (ran.stdout + ran.stderr).includes(told)]).toEqual([2, true]);
      expect((await runCli(files, [...args, '--require', 'signed'])).exitCode).toBe(2);
    }
    rmSync(files.path(ENVELOPE));
    expect((await runCli(files, ['audit', '*.jsonl', '--require', 'signed'])).stdout).toContain(
      'found a transcript of no calls: not signed, which is required (no signature)',
    );
  });

  test('of a file with links behind it, and of another run', async () => {
    const files = await signedRun();
    files.write(
      'more.jsonl',
      RUN + transcript(['a'], ['b'], ['c'], ['d']).split('\n').slice(3).join('\n').replace('"index":3', '"index":3'),
    );
    await runCli(files, ['seal', 'more.jsonl', '-o', 'more.sealed']);
    files.write(SEALED, files.read('more.sealed'));
    expect(await verdicts(files)).toMatchObject({ complete: 'no, 1 link was put behind the last of 3' });
    await runCli(files, ['seal', 'run.jsonl', '-o', 'x', '--commit', '/args/user']);
    files.write(SEALED, files.read('x'));
    expect(await verdicts(files)).toMatchObject({
      complete: 'no, another run: link 2 is not the one that was sealed last',
    });
  });

  test('without a manifest, by the envelope, which has it in itself', async () => {
    const files = await signedRun();
    expect(await verdicts(files, '--manifest', MANIFEST)).toMatchObject({ complete: 'yes, 3 links' });
    const alone = workspace({ [SEALED]: files.read(SEALED), 'e.dsse': files.read(ENVELOPE), 'key.pub': publicPem() });
    expect(await verdicts(alone, ...REQUIRED, '--signature', 'e.dsse')).toMatchObject({
      complete: 'yes, 3 links',
      exitCode: 0,
    });
    const bare = workspace({ [SEALED]: files.read(SEALED) });
    expect(await runCli(bare, ['verify', SEALED])).toEqual(told('chain: intact\n', 0));
    expect(await verdicts(bare, '--require', 'complete')).toEqual({
      chain: 'intact',
      complete: 'not checked',
      signed: 'no, no signature',
      anchored: 'not checked',
      exitCode: 1,
    });
  });

  test('of standard input, beside which there is nothing', async () => {
    const files = await signedRun();
    files.write('.manifest.json', 'of nothing');
    const input = files.read(SEALED);
    expect(await runCli(files, ['verify', '-'], { input })).toEqual(told('chain: intact\n', 0));
    const named = ['--manifest', MANIFEST, '--signature', ENVELOPE, ...REQUIRED];
    const ran = await runCli(files, ['verify', '-', ...named], { input });
    expect([ran.stdout.includes('\ncomplete: yes, 3 links\nsigned: by SHA256:'), ran.exitCode]).toEqual([true, 0]);
  });

  test('for machines too', async () => {
    const files = await signedRun();
    files.write('cut.sealed.jsonl', files.read(SEALED).split('\n').slice(0, 2).join('\n').concat('\n'));
    files.write('m.json', files.read(MANIFEST));
    const args = ['verify', 'cut.sealed.jsonl', '--manifest', 'm.json', ...TRUST, '--require', 'signed'];
    const json = await runCli(files, [...args, '--format', 'json']);
    const report = JSON.parse(json.stdout) as { files: { findings: { kind: string; message: string }[] }[] };
    checkReport(report);
    expect(json.exitCode).toBe(1);
    const message =
      'not complete: only 2 of 3 links: the end was cut off, or it is another run; not signed, which is required (no signature)';
    expect(report.files[0]?.findings).toMatchObject([{ kind: 'broken-seal', message }]);
    checkSarif(JSON.parse((await runCli(files, [...args, '--format', 'sarif'])).stdout));
    readJunit((await runCli(files, [...args, '--format', 'junit'])).stdout);
  });
});

describe('audit takes what stands beside a sealed file', () => {
  test('and finds what does not hold, or is missing', async () => {
    const files = await signedRun();
    const audited = (...args: string[]) => runCli(files, ['audit', '*.sealed.jsonl', ...args]);
    expect((await audited(...REQUIRED)).stdout).toMatch(/ {2}intact, complete, signed by SHA256:\S+ {2}/);
    expect((await audited(...REQUIRED)).exitCode).toBe(0);
    expect((await audited('--public-key', 'other.pub')).stdout).toContain(
      `${SEALED}:3: error: broken-seal: index 2: invalid signature: not by a trusted key, or of something else`,
    );
    files.write(SEALED, files.read(SEALED).split('\n').slice(0, 1).join('\n').concat('\n'));
    const cut = await audited();
    expect(cut.stdout).toContain(`${SEALED}:1: error: broken-seal: index 0: not complete: only 1 of 3 links`);
    expect(cut.exitCode).toBe(1);
    files.write(SEALED, '');
    expect((await audited()).stdout).toContain('found a transcript of no calls, expected the 3 links that were sealed');
    files.write(SEALED, RUN);
    const stripped = await audited();
    expect(stripped.stdout).toContain('found an unsealed transcript, expected the 3 links that were sealed');
    expect(stripped.exitCode).toBe(2);
  });

  test('and refuses what is not sealed where that is required', async () => {
    const files = workspace({ 'run.jsonl': RUN });
    const ran = await runCli(files, ['audit', 'run.jsonl', '--require', 'complete']);
    expect(ran.stdout).toContain('found an unsealed transcript, expected a sealed one, as is required');
    expect(ran.exitCode).toBe(2);
    const without = await runCli(files, ['audit', 'run.jsonl', '--require', 'complete', '--checks', 'replay']);
    expect([without.stderr.includes('without the check verify'), without.exitCode]).toEqual([true, 2]);
  });

  test('no baseline accepts it', async () => {
    const files = await signedRun();
    files.write(SEALED, files.read(SEALED).split('\n').slice(0, 1).join('\n').concat('\n'));
    const ran = await runCli(files, ['baseline', SEALED, '--reason', 'known', '-o', 'b.json']);
    expect([ran.stderr.includes(`${SEALED}: not accepted`), ran.exitCode]).toEqual([true, 1]);
  });
});

describe('the private key', () => {
  const NAMED: [
    string,
    readonly string[],
    (files: Workspace) => { environment?: NodeJS.ProcessEnv; input?: string },
  ][] = [
    ['a variable', ['--key', 'env:SIGNING_KEY'], () => ({ environment: { SIGNING_KEY: privatePem() } })],
    ['standard input, by its number', ['--key', 'fd:0'], () => ({ input: privatePem() })],
  ];
  test.each(NAMED)('is taken from %s', async (_, args, how) => {
    const files = await signedRun();
    const before = files.read(ENVELOPE);
    files.write(ENVELOPE, '');
    const ran = await runCli(files, ['sign', MANIFEST, ...args], how(files));
    expect([ran.exitCode, files.read(ENVELOPE)]).toEqual([0, before]);
  });

  testOnPosix('is taken from any other file descriptor', async () => {
    const files = await signedRun();
    const before = files.read(ENVELOPE);
    const key = openSync(files.path('key.pem'), 'r');
    const ran = spawnSync(process.execPath, [CLI, 'sign', MANIFEST, '--key', 'fd:3', '-o', 'x'], {
      cwd: files.root,
      stdio: ['ignore', 'pipe', 'pipe', key],
    });
    closeSync(key);
    expect([ran.status, files.read('x')]).toEqual([0, before]);
  });

  test('is in no message, whatever is wrong', async () => {
    const files = await signedRun();
    const half = privatePem().slice(0, 90);
    files.write('half.pem', half);
    files.write('twice.pem', privatePem() + privatePem());
    const tries: [string[], NodeJS.ProcessEnv?][] = [
      [['--key', 'half.pem']],
      [['--key', 'twice.pem']],
      [['--key', privatePem()]],
      ...['', 'env:', 'fd:', './'].map((start): [string[]] => [['--key', `${start}${privatePem().split('\n')[1]}`]]),
      [['--key', 'env:K'], { K: half }],
      [['--key', 'env:K'], { K: privatePem().replaceAll('\n', ' ') }],
      [['--key', 'env:NONE']],
      [['--key', 'fd:77']],
      [['--key', 'key.pem', '--format', 'no']],
      [['--key', 'key.pem', '-o', 'no/folder']],
      [['--key', 'key.pub']],
    ];
    for (const [args, environment = {}] of tries) {
      const { stdout, stderr, exitCode } = await runCli(files, ['sign', MANIFEST, ...args], { environment });
      expect([args, exitCode, stdout]).toEqual([args, 2, '']);
      expect(secretsOf().filter((secret) => stderr.includes(secret))).toEqual([]);
      expect(stderr).not.toMatch(/BEGIN|MC4CAQ/);
    }
    for (const key of [`--public-key=${privatePem()}`, `--public-key=${privatePem().split('\n')[1]}`]) {
      const { stderr, exitCode } = await runCli(files, ['verify', SEALED, key]);
      expect([stderr.includes('found a private key'), /BEGIN|MC4CAQ/.test(stderr), exitCode]).toEqual([true, false, 2]);
    }
  });

  test('of keygen is new each time, and writes over nothing', async () => {
    const files = workspace();
    const made = await runCli(files, ['keygen', '-o', 'a']);
    expect(made).toMatchObject({ stdout: '', exitCode: 0 });
    expect(made.stderr).toMatch(/^a: a new key, SHA256:[\w+/]{43}; the public half is a\.pub\n$/);
    if (process.platform !== 'win32') expect(statSync(files.path('a')).mode & 0o777).toBe(0o600);
    const kept = files.read('a');
    expect((await runCli(files, ['keygen', '-o', 'a'])).stderr).toContain('a.pub: found a file that is there already');
    expect(files.read('a')).toBe(kept);
    files.write('b.pub', 'precious');
    const refused = await runCli(files, ['keygen', '-o', 'b']);
    expect([refused.exitCode, files.read('b.pub'), files.list().includes('b')]).toEqual([2, 'precious', false]);
  });
});

describe('a series of runs', () => {
  async function series(): Promise<Workspace> {
    const files = workspace({ 'r.jsonl': RUN });
    for (const [name, before] of [['1'], ['2', '1'], ['3', '2']] as const) {
      const previous = before === undefined ? [] : ['--previous', before];
      expect(await runCli(files, ['seal', 'r.jsonl', '-o', name, ...previous])).toEqual(told('', 0));
    }
    return files;
  }

  test('is intact as a whole, in its order', async () => {
    const files = await series();
    const { stdout, exitCode } = await runCli(files, ['verify', '1', '2', '3']);
    expect(stdout.match(/^chain: .*$/gm)).toEqual(['chain: intact', 'chain: intact', 'chain: intact']);
    expect(exitCode).toBe(0);
  });

  test.each([[['1', '3']], [['2', '3']], [['1', '3', '2']]])(
    'is broken where one is missing or elsewhere: %s',
    async (names) => {
      const { stdout, exitCode } = await runCli(await series(), ['verify', ...names]);
      expect([stdout.includes('chain: broken'), exitCode]).toEqual([true, 1]);
    },
  );

  test('is not one where a manifest says that a run follows another than it does', async () => {
    const files = await series();
    const text = files.read('2.manifest.json');
    files.write('2.manifest.json', text.replace(/"previous": "[0-9a-f]+"/, `"previous": "${'1'.repeat(64)}"`));
    const { stdout, exitCode } = await runCli(files, ['verify', '1', '2']);
    expect([stdout.includes('complete: no, the manifest contradicts the file that it is of'), exitCode]).toEqual([
      true,
      1,
    ]);
  });

  test('alone, one says what it follows', async () => {
    const files = await series();
    const { head } = JSON.parse(files.read('1.manifest.json')) as { head: string };
    expect((await runCli(files, ['verify', '2'])).stdout).toContain(
      `follows: a run that is not here, with the head ${head}\n`,
    );
  });

  test('has standard input in it once, since the second time it would be a run of no calls', async () => {
    const files = await series();
    const input = { input: files.read('1') };
    expect((await runCli(files, ['verify', '-', '2'], input)).exitCode).toBe(0);
    for (const args of [
      ['verify', '-', '-'],
      ['seal', '-', '-o', 'x', '--previous', '-'],
    ]) {
      const ran = await runCli(files, args, input);
      expect([ran.stderr.includes('found standard input twice'), ran.exitCode]).toEqual([true, 2]);
    }
  });

  test('goes on from no run that is not intact', async () => {
    const files = await series();
    files.write('1', files.read('1').split('\n').slice(0, 2).join('\n').concat('\n'));
    const ran = await runCli(files, ['seal', 'r.jsonl', '-o', '4', '--previous', '1']);
    expect(ran.stderr).toContain('1: found a run that is not whole: only 2 of 3 links');
    expect([ran.exitCode, files.list().includes('4')]).toEqual([2, false]);
    files.write('2', files.read('2').replace('"x"', '"y"'));
    const edited = await runCli(files, ['seal', 'r.jsonl', '-o', '4', '--previous', '2']);
    expect(edited.stderr).toContain('2: found a chain that is broken at index 1');
    expect([edited.exitCode, files.list().includes('4')]).toEqual([2, false]);
  });
});

describe('values that are withheld', () => {
  const COMMIT = ['--commit', '/args/password', '--commit', '/response/text'];

  async function withheld(): Promise<Workspace> {
    const files = workspace({ 'run.jsonl': RUN });
    expect(await runCli(files, ['seal', 'run.jsonl', '-o', SEALED, ...COMMIT])).toEqual(told('', 0));
    return files;
  }

  test('are not in what is published, and are proven by their openings', async () => {
    const files = await withheld();
    const published = files.read(SEALED) + files.read(MANIFEST);
    expect(published).not.toMatch(/hunter2|swordfish/);
    expect(await verdicts(files)).toMatchObject({
      chain: 'intact',
      complete: 'yes, 3 links',
      withheld: '2 values',
      exitCode: 0,
    });
    const openings = files.read(`${SEALED}.openings`);
    expect(openings.split('\n').map((line) => line.replace(/[0-9a-f]{64}/g, '…'))).toEqual([
      '{"index":0,"pointer":"/args/password","salt":"…","value":"hunter2"}',
      '{"index":1,"pointer":"/response/text","salt":"…","value":[1,{"deep":"swordfish"}]}',
      '{"salt":"…","source":"…"}',
      '',
    ]);
    if (process.platform !== 'win32') expect(statSync(files.path(`${SEALED}.openings`)).mode & 0o777).toBe(0o600);
    expect(await verdicts(files, '--openings', `${SEALED}.openings`)).toMatchObject({
      withheld: '2 values, 2 opened, the digest of the transcript too',
      exitCode: 0,
    });
  });

  test.each([
    ['another value', (text: string) => text.replace('hunter2', 'hunter3')],
    ['another place', (text: string) => text.replace('/args/password', '/args/user')],
    ['another call', (text: string) => text.replace('"index":0', '"index":1')],
    [
      'another salt',
      (text: string) =>
        text.replace(/"salt":"./, (all) => (all.endsWith('0') ? `${all.slice(0, -1)}1` : `${all.slice(0, -1)}0`)),
    ],
    ['no opening', () => 'x\n'],
  ])('are not proven by an opening of %s', async (_, change) => {
    const files = await withheld();
    files.write('o', change(files.read(`${SEALED}.openings`)));
    expect(await verdicts(files, '--openings', 'o')).toMatchObject({
      withheld: expect.stringContaining('1 opening of nothing here'),
      exitCode: 1,
    });
  });

  test('are never sealed over openings that are there, which nobody could make again', async () => {
    const files = await withheld();
    const before = files.list().map((name) => files.read(name));
    const ran = await runCli(files, ['seal', 'run.jsonl', '-o', SEALED, ...COMMIT]);
    expect(ran.stderr).toContain(`${SEALED}.openings: found openings that are there already`);
    expect([ran.exitCode, files.list().map((name) => files.read(name))]).toEqual([2, before]);
  });

  test('are proven once each, however often an opening is given, and wherever it is copied to', async () => {
    const files = await withheld();
    const openings = files.read(`${SEALED}.openings`);
    files.write('twice', openings + openings);
    const all = '2 values, 2 opened, the digest of the transcript too';
    expect(await verdicts(files, '--openings', 'twice')).toMatchObject({ withheld: all, exitCode: 0 });
    // Somebody seals again what was published, with a copy of what stands in the first call.
    const [, copied = ''] = /("password":\{"\$withheld":"[0-9a-f]{64}"\})/.exec(files.read(SEALED)) ?? [];
    const again = transcript(['login', JSON.parse(`{${copied}}`)], ['other', JSON.parse(`{${copied}}`)]);
    files.write('again.jsonl', again);
    await runCli(files, ['seal', 'again.jsonl', '-o', 'again']);
    files.write('one', openings.slice(0, openings.indexOf('\n') + 1));
    const { stdout } = await runCli(files, ['verify', 'again', '--openings', 'one']);
    expect(stdout).toContain('withheld: 2 values, 1 opened\n');
  });

  test('are not opened by what has no place and no salt, though its digest stands there', async () => {
    const lines = ['{"index":0,"pointer":"/args/a","value":1}', 'x', '{"index":0,"pointer":"/args/a\\'];
    for (const line of lines) {
      const digest = createHash('sha256').update(line).digest('hex');
      const files = workspace({ 'run.jsonl': transcript(['a', { a: { $withheld: digest } }]), one: line });
      await runCli(files, ['seal', 'run.jsonl', '-o', SEALED]);
      expect(await verdicts(files, '--openings', 'one')).toMatchObject({
        withheld: expect.stringContaining('1 opening of nothing here'),
        exitCode: 1,
      });
    }
  });

  test.each([
    ['a key with ~ and /', { 'a~b/c': 'secret' }, '/args/a~0b~1c'],
    ['a key that is not ASCII', { 'schlüssel\u2028😀': 'secret' }, '/args/schlüssel\u2028😀'],
    ['an empty key', { '': 'secret' }, '/args/'],
    ['a key with quotes', { '"\\': 'secret' }, '/args/"\\'],
    ['an element', { list: [1, { a: 'secret' }] }, '/args/list/1/a'],
    ['__proto__', JSON.parse('{"__proto__": "secret"}'), '/args/__proto__'],
  ])('at %s', async (_, args: object, pointer) => {
    const files = workspace({ 'run.jsonl': transcript(['a', args]) });
    const twice = ['--commit', pointer, '--commit', pointer];
    expect(await runCli(files, ['seal', 'run.jsonl', '-o', SEALED, ...twice])).toEqual(told('', 0));
    expect(files.read(SEALED)).not.toContain('secret');
    expect(await verdicts(files, '--openings', `${SEALED}.openings`)).toMatchObject({
      withheld: '1 value, 1 opened, the digest of the transcript too',
      exitCode: 0,
    });
  });

  test('are sealed with other salts each time', async () => {
    const [one, other] = [await withheld(), await withheld()];
    expect(one.read(SEALED)).not.toBe(other.read(SEALED));
    expect(one.read(MANIFEST)).not.toBe(other.read(MANIFEST));
  });

  test('at the places of a scope file', async () => {
    const scope = { version: 2, agent: 'a', redact: [{ args: '/password' }] };
    const files = workspace({ 'run.jsonl': RUN, 'scope.json': JSON.stringify(scope) });
    const ran = await runCli(files, ['seal', 'run.jsonl', '-o', SEALED, '--scope', 'scope.json']);
    expect([ran.stderr, ran.exitCode]).toEqual(['', 0]);
    expect(files.read(SEALED)).not.toContain('hunter2');
    expect(JSON.parse(files.read(MANIFEST))).toMatchObject({
      withheld: 1,
      scope: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  test('at a place that is not there are a mistake, and nothing is written', async () => {
    const files = workspace({ 'run.jsonl': RUN });
    const ran = await runCli(files, ['seal', 'run.jsonl', '-o', SEALED, ...COMMIT, '--commit', '/args/pasword']);
    expect(ran.stderr).toContain('found nothing at /args/pasword in any call');
    expect([ran.exitCode, files.list()]).toEqual([2, ['run.jsonl']]);
    for (const pointer of ['args/password', '/tool', '/args/~2']) {
      const wrong = await runCli(files, ['seal', 'run.jsonl', '-o', SEALED, '--commit', pointer]);
      expect([
        wrong.stderr.includes('expected a JSON Pointer that starts with /args or /response'),
        wrong.exitCode,
      ]).toEqual([true, 2]);
    }
  });

  test('whole arguments, and a place in another', async () => {
    const files = workspace({ 'run.jsonl': RUN });
    await runCli(files, ['seal', 'run.jsonl', '-o', SEALED, '--commit', '/args', '--commit', '/args/password']);
    expect(await verdicts(files, '--openings', `${SEALED}.openings`)).toMatchObject({
      withheld: expect.stringMatching(/^3 values, 3 opened/),
    });
  });
});

test.each([
  ['the key', 'key.pem', 'key.pem'],
  ['the key', `sub/../key.pem`, './key.pem'],
  ['the manifest', MANIFEST, 'key.pem'],
])('sign -o writes over nothing that it reads: %s', async (what, output, key) => {
  const files = await signedRun();
  files.write('sub/x', '');
  const kept = [files.read('key.pem'), files.read(MANIFEST)];
  const ran = await runCli(files, ['sign', MANIFEST, '--key', key, '-o', output]);
  expect([ran.stderr.includes(`for --output, which is ${what}`), ran.exitCode]).toEqual([true, 2]);
  expect([files.read('key.pem'), files.read(MANIFEST)]).toEqual(kept);
});

describe('seal -o writes over nothing that it reads', () => {
  test.each([
    [['--previous', 'before', '-o', 'before']],
    [['--scope', 'scope.json', '-o', 'scope.json']],
    [['--follow', '-o', 'run.jsonl']],
  ])('%s', async (args) => {
    const files = workspace({
      'run.jsonl': RUN,
      'scope.json': '{"version": 2, "agent": "a", "redact": [{"pointer": "/args"}]}',
    });
    await runCli(files, ['seal', 'run.jsonl', '-o', 'before']);
    const kept = files.list().map((name) => files.read(name));
    const ran = await runCli(files, ['seal', 'run.jsonl', ...args]);
    expect([ran.exitCode, files.list().map((name) => files.read(name))]).toEqual([2, kept]);
  });

  testWithLinks('nor by what stands beside it', async () => {
    const files = workspace({ 'run.jsonl': RUN });
    symlinkSync('run.jsonl', files.path(`${SEALED}.manifest.json`));
    linkSync(files.path('run.jsonl'), files.path(`other.openings`));
    expect((await runCli(files, ['seal', 'run.jsonl', '-o', SEALED])).exitCode).toBe(2);
    expect((await runCli(files, ['seal', 'run.jsonl', '-o', 'other'])).exitCode).toBe(2);
    expect(files.read('run.jsonl')).toBe(RUN);
  });
});

test('what was sealed before there were manifests verifies as it did', async () => {
  expect(await runCli(samples('sealed.jsonl'), ['verify', 'sealed.jsonl'])).toEqual(told('chain: intact\n', 0));
  expect(sample('sealed.verify.txt')).toBe('chain: intact\n');
});
