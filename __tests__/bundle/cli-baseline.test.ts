import { describe, expect, test } from '@jest/globals';
import { refused, runAction, runCli, samples, transcript, type Workspace, workspace } from '../helpers/bundle.ts';
import { resulted, used } from '../helpers/claude.ts';

const SCOPED = ['session-*.jsonl', '--scope', 'scope.json'];
const FILE = '.toolreplay-baseline.json';
const ACCEPTED = ['--baseline', FILE];
/** 1 December 2026. */
const DAY = { environment: { SOURCE_DATE_EPOCH: '1796083200' } };

function dirty(): Workspace {
  return samples('session-dirty.jsonl', 'session-clean.jsonl', 'sealed.jsonl', 'tampered.jsonl', 'scope.json');
}

async function written(files: Workspace, more: readonly string[] = []): Promise<string> {
  const { stderr, exitCode } = await runCli(
    files,
    ['baseline', ...SCOPED, '--reason', 'known', '-o', FILE, ...more],
    DAY,
  );
  expect([stderr, exitCode]).toEqual([`${FILE}: 0 kept, 3 added, 0 dropped\n`, 0]);
  return files.read(FILE);
}

/** What a summary says, its entities undone. */
function textOf(html: string): string {
  const entities: { readonly [name: string]: string } = { quot: '"', lt: '<', gt: '>', amp: '&' };
  return html.replace(/&(quot|lt|gt|amp);|&#(\d+);/g, (_, name: string | undefined, code) => {
    return name === undefined ? String.fromCodePoint(Number(code)) : (entities[name] ?? '');
  });
}

function lines(text: string): string[] {
  return text.split('\n').filter((line) => line.startsWith('    {'));
}

describe('toolreplay baseline', () => {
  test('accepts what is found now, and the audit is clean', async () => {
    const files = dirty();
    expect(lines(await written(files))).toHaveLength(3);
    const { stdout, stderr, exitCode } = await runCli(files, ['audit', ...SCOPED, ...ACCEPTED]);
    expect([stderr, exitCode]).toEqual(['', 0]);
    expect(stdout).toMatch(/^clean \(exit 0\): no finding, 3 accepted, in 10 calls in 2 transcripts\n$/m);
  });

  test('keeps what an entry says, adds what is new, drops what is unused', async () => {
    const files = dirty();
    const [first = '', second = ''] = lines(await written(files, ['--expires', '2027-01-31']));
    const own = `${first.slice(0, -2).replace('session-dirty', 'session-*').replace('"known"', '"looked at twice"')}},`;
    const unused = second.replace(/"fingerprint": "\w+"/, `"fingerprint": "${'0'.repeat(32)}"`);
    files.write(FILE, `{"$schema": "s", "version": 1, "accepted": [\n${unused}\n${own.slice(0, -1)}\n]}`);
    const ran = await runCli(files, ['baseline', ...SCOPED, '--reason', 'new', '-o', FILE], DAY);
    expect(ran).toEqual({ stdout: '', stderr: `${FILE}: 1 kept, 2 added, 1 dropped\n`, exitCode: 0 });
    expect(files.read(FILE)).toMatch(/^\{\n {2}"\$schema": "s",\n {2}"version": 1,\n {2}"accepted": \[\n/);
    const after = lines(files.read(FILE));
    expect(after.map((line) => /"reason": "([^"]*)"/.exec(line)?.[1])).toEqual(['looked at twice', 'new', 'new']);
    expect(after[0]).toBe(own);
    // Once more there is nothing to do, for which no reason is needed.
    const again = await runCli(files, ['baseline', ...SCOPED, '-o', FILE], DAY);
    expect(again.stderr).toBe(`${FILE}: 3 kept, 0 added, 0 dropped\n`);
    expect(lines(files.read(FILE))).toEqual(after);
  });

  test('leaves alone what it did not look at', async () => {
    const files = dirty();
    const before = await written(files);
    const ran = await runCli(files, ['baseline', 'session-*.jsonl', '-o', FILE]);
    expect([ran.stderr, ran.exitCode]).toEqual([`${FILE}: 3 kept, 0 added, 0 dropped\n`, 0]);
    const other = await runCli(files, ['baseline', 'session-clean.jsonl', '-o', FILE]);
    expect(other.stderr).toBe(`${FILE}: 3 kept, 0 added, 0 dropped\n`);
    expect(files.read(FILE)).toBe(before);
  });

  test('says which of those it keeps have expired', async () => {
    const files = dirty();
    files.write(FILE, (await written(files)).replace('"known"}', '"known", "expires": "2026-11-30"}'));
    const { stderr } = await runCli(files, ['baseline', ...SCOPED, '-o', FILE], DAY);
    const expired = 'write in another date, or take it out';
    expect(stderr).toBe(
      `${FILE}: 3 kept, 0 added, 0 dropped\n${FILE}: 1 of those kept has expired and accepts nothing: ${expired}\n`,
    );
  });

  test('never accepts a broken chain', async () => {
    const files = dirty();
    const ran = await runCli(files, ['baseline', 'tampered.jsonl', '--reason', 'known', '-o', FILE]);
    expect(ran.exitCode).toBe(1);
    expect(ran.stderr).toContain('tampered.jsonl: not accepted: a broken chain never is\n');
    const { stdout, exitCode } = await runCli(files, ['audit', 'tampered.jsonl', ...ACCEPTED]);
    expect([exitCode, stdout]).toEqual([
      1,
      expect.stringMatching(/: 1 finding, 2 accepted, in 6 calls in 1 transcript\n$/),
    ]);
  });

  test('writes nothing when a transcript cannot be judged', async () => {
    const files = dirty();
    files.write('bad.jsonl', 'x\n');
    const ran = await runCli(files, ['baseline', '*.jsonl', '--reason', 'known', '-o', FILE]);
    expect([ran.exitCode, ran.stdout]).toEqual([2, '']);
    expect(ran.stderr).toMatch(/^toolreplay: bad\.jsonl:1:1: found /);
    expect(files.list()).not.toContain(FILE);
  });

  test.each([
    [
      [],
      'found no --reason for 3 findings in no entry yet, expected --reason TEXT; say why they are accepted to whoever reads the file next',
    ],
    [['--reason', '…'], "found '…' for --reason, expected why the findings are accepted"],
    [
      ['--reason', 'x', '--expires', '2027-02-30'],
      "found '2027-02-30' for --expires, expected a day such as 2027-01-31",
    ],
    [
      ['--reason', 'x', '--expires', '2026-11-30'],
      'found the day 2026-11-30 for --expires, expected one from 2026-12-01 on',
    ],
  ])('is refused with %j', async (options, why) => {
    expect(await runCli(dirty(), ['baseline', ...SCOPED, ...options], DAY)).toEqual(refused(why));
  });
});

describe('the same call', () => {
  test('in two transcripts is two findings', async () => {
    const twice = transcript(['read_file', { path: 'a' }], ['read_file', { path: 'a' }]);
    const files = workspace({ 'a.jsonl': twice, 'b[1].jsonl': twice });
    await runCli(files, ['baseline', '*.jsonl', '--reason', 'known', '-o', FILE]);
    const [ofA = '', ofB = ''] = lines(files.read(FILE));
    expect(ofA).toContain('"file": "a.jsonl"');
    expect(ofB).toContain(String.raw`"file": "b\\[1].jsonl"`);
    files.write(FILE, `{"version": 1, "accepted": [${ofB}]}`);
    const { stdout } = await runCli(files, ['audit', '*.jsonl', ...ACCEPTED]);
    expect(stdout).toMatch(/: 1 finding, 1 accepted, in 4 calls in 2 transcripts\n$/);
  });

  test('in two sessions of one log is two findings too', async () => {
    const files = samples('formats/agentv.jsonl', 'no-tools.json');
    const scoped = ['formats/*', '--scope', 'no-tools.json'];
    await runCli(files, ['baseline', ...scoped, '--reason', 'known', '-o', FILE]);
    const entries = lines(files.read(FILE)).map((line) => line.replace(/,$/, ''));
    const sessions = new Set(entries.map((line) => /"session": "([^"]+)"/.exec(line)?.[1]));
    expect(sessions.size).toBeGreaterThan(1);
    expect([...sessions]).not.toContain(undefined);
    const [session] = sessions;
    files.write(
      FILE,
      `{"version": 1, "accepted": [${entries.filter((line) => line.includes(`"${session}"`)).join()}]}`,
    );
    const { stdout, exitCode } = await runCli(files, ['audit', ...scoped, ...ACCEPTED]);
    expect([exitCode, stdout]).toEqual([1, expect.stringMatching(/: \d+ findings?, \d+ accepted, in/)]);
    files.write(FILE, `{"version": 1, "accepted": [${entries.join()}]}`);
    expect((await runCli(files, ['audit', ...scoped, ...ACCEPTED])).exitCode).toBe(0);
  });
});

describe('audit --baseline', () => {
  test('brings back what has expired, by the day in UTC', async () => {
    const files = dirty();
    await written(files, ['--expires', '2026-12-31']);
    const on = (epoch: string) =>
      runCli(files, ['audit', ...SCOPED, ...ACCEPTED], { environment: { SOURCE_DATE_EPOCH: epoch } });
    const [last, after, broken] = await Promise.all([on('1798761599'), on('1798761600'), on('soon')]);
    expect([last.exitCode, last.stdout]).toEqual([0, expect.stringContaining('no finding, 3 accepted')]);
    expect([after.exitCode, after.stdout]).toEqual([1, expect.stringContaining(': 3 findings in 10 calls')]);
    const back = `${FILE}:4: warning: expired entry: accepted until 2026-12-31: 1 finding is back, at session-dirty.jsonl index 2: redundant-call of 'read_file': known\n`;
    expect(after.stdout).toContain(back);
    expect(broken).toEqual(
      refused(
        "found 'soon' for SOURCE_DATE_EPOCH, expected whole seconds since 1970; it is the day that what expires is held against; unset it for today",
      ),
    );
  });

  test('does not look at the day where nothing expires', async () => {
    const files = dirty();
    await written(files);
    const ran = await runCli(files, ['audit', ...SCOPED, ...ACCEPTED], { environment: { SOURCE_DATE_EPOCH: 'soon' } });
    expect(ran.exitCode).toBe(0);
  });

  test('warns of entries that accept nothing, and of none that is about what was not looked at', async () => {
    const files = dirty();
    files.write(FILE, (await written(files)).replace('session-dirty', 'session-clean'));
    const all = await runCli(files, ['audit', ...SCOPED, ...ACCEPTED]);
    expect([all.exitCode, all.stdout]).toEqual([
      1,
      expect.stringContaining(
        `${FILE}:4: warning: unused entry: no redundant-call of 'read_file' in session-clean.jsonl has this fingerprint; take it out\n`,
      ),
    ]);
    const one = await runCli(files, ['audit', 'session-dirty.jsonl', ...ACCEPTED]);
    expect(one.stdout).not.toContain('unused');
  });

  test.each([
    ['no.json', 'no.json: found no such file, expected a readable file; check the path'],
    ['.', '.: found a directory, expected a readable file; name the file that has the entries'],
    [
      'scope.json',
      'scope.json:1:2: found the unknown key "agent" in the baseline file, expected one of $schema, version, accepted',
    ],
  ])('is refused for %s', async (file, why) => {
    const ran = await runCli(dirty(), ['audit', ...SCOPED, '--baseline', file]);
    expect(ran).toEqual(refused(why));
  });
});

test('a tool whose name is of another kind in another report is known again', async () => {
  const files = workspace({
    'run.jsonl': transcript(
      ['login password=bob@example.com'],
      ['mail bob@example.com', {}, { a: 1 }],
      ['mail bob@example.com', {}, { a: 2 }],
    ),
  });
  await runCli(files, ['baseline', 'run.jsonl', '--reason', 'known', '-o', FILE]);
  expect(files.read(FILE)).toContain('"mail [redacted:');
  const { stdout, exitCode } = await runCli(files, ['audit', 'run.jsonl', ...ACCEPTED]);
  expect([stdout.includes('unused'), exitCode]).toEqual([false, 0]);
});

test('an entry for a redacted session is about one session, however many are redacted alike', async () => {
  // One is called what another is shown as.
  const sessions = [...['a1B2', 'c3D4'].map((four) => `ghp_${four.repeat(9)}`), '[redacted:token:1]'];
  const twice = (session: string): string => {
    const lines = [`1 ${session}`, `2 ${session}`].flatMap((id) => {
      return [used(id, 'read', {}, { session }), resulted(id, 'x', { session })];
    });
    return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  };
  const text = sessions.map(twice).join('');
  const files = workspace({ 'log.jsonl': text });
  const written = () => runCli(files, ['baseline', 'log.jsonl', '--reason', 'known', '-o', FILE]);
  expect((await written()).stderr).toBe(`${FILE}: 0 kept, 3 added, 0 dropped\n`);
  const both = files.read(FILE);
  expect(both).not.toContain('ghp_');
  expect((await runCli(files, ['audit', 'log.jsonl', ...ACCEPTED])).stdout).toContain('no finding, 3 accepted');
  expect((await written()).stderr).toBe(`${FILE}: 3 kept, 0 added, 0 dropped\n`);
  expect(files.read(FILE)).toBe(both);
  files.write(FILE, both.replace(/\n.*token:2.*\n/, '\n'));
  expect((await runCli(files, ['audit', 'log.jsonl', ...ACCEPTED])).stdout).toContain('1 finding, 2 accepted');
  expect((await written()).stderr).toBe(`${FILE}: 2 kept, 1 added, 0 dropped\n`);
  expect((await runCli(files, ['audit', 'log.jsonl', ...ACCEPTED])).exitCode).toBe(0);
});

test('names are redacted in what is written and pasted, and both accept what they were made of', async () => {
  const token = `ghp_${'a1B2'.repeat(9)}`;
  const files = workspace({
    'run.jsonl': transcript([`get ${token}`, {}, { a: 1 }], ['other'], [`get ${token}`, {}, { a: 2 }]),
  });
  const audited = await runAction(files, { transcripts: 'run.jsonl' });
  const pasted = /\{"fingerprint": .*\}/.exec(textOf(audited.summary ?? ''))?.[0] ?? '';
  expect(pasted).toContain('"tool": "get [redacted:token:1]"');
  files.write(FILE, `{"version": 1, "accepted": [${pasted.replace('"…"', '"known"')}]}`);
  expect((await runCli(files, ['audit', 'run.jsonl', ...ACCEPTED])).stdout).toMatch(/^clean \(exit 0\): .*1 accepted/m);
  const ran = await runCli(files, ['baseline', 'run.jsonl', '--reason', 'known', '-o', 'other.json']);
  expect(ran.exitCode).toBe(0);
  expect(files.read('other.json')).not.toContain(token);
  expect((await runCli(files, ['audit', 'run.jsonl', '--baseline', 'other.json'])).exitCode).toBe(0);
  const again = await runCli(files, ['baseline', 'run.jsonl', '-o', 'other.json']);
  expect(again.stderr).toBe('other.json: 1 kept, 0 added, 0 dropped\n');
  // A number of another report is no other name; another kind of text is.
  files.write('other.json', files.read('other.json').replace('token:1', 'token:7'));
  expect((await runCli(files, ['audit', 'run.jsonl', '--baseline', 'other.json'])).exitCode).toBe(0);
  files.write('other.json', files.read('other.json').replace('get [', 'put ['));
  expect((await runCli(files, ['audit', 'run.jsonl', '--baseline', 'other.json'])).exitCode).toBe(1);
});
