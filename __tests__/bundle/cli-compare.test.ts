import { linkSync, readFileSync, symlinkSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { refused, runCli, sample, samples, told, transcript, workspace } from '../helpers/bundle.ts';
import { resulted, spoken, used } from '../helpers/claude.ts';
import { checkReport } from '../helpers/reports-checked.ts';

const BASE = transcript(['read', { path: 'a' }, { bytes: 1 }], ['write', { path: 'a' }], ['read', { path: 'b' }]);
/** Values as lines of JSON. */
function jsonLines(values: readonly object[]): string {
  return values.map((value) => `${JSON.stringify(value)}\n`).join('');
}

const HEAD = transcript(['read', { path: 'a' }, { bytes: 2 }], ['read', { path: 'c' }], ['stop']);

describe('compare', () => {
  test('says that two runs are equal', async () => {
    const some = workspace({ 'a.jsonl': BASE, 'b.jsonl': BASE });
    const report = 'base: a.jsonl, 3 calls\nhead: b.jsonl, 3 calls\nequal: 3 calls\n';
    expect(await runCli(some, ['compare', 'a.jsonl', 'b.jsonl'])).toEqual(told(report, 0));
  });

  test('says what differs, and where first', async () => {
    const some = workspace({ 'a.jsonl': BASE, 'b.jsonl': HEAD });
    const report = `base: a.jsonl, 3 calls
head: b.jsonl, 3 calls
different: structure 2 (1 removed, 1 added), arguments 1, response 1; 0 calls equal
first divergence: response: tool 'read' at base 0 (line 1), head 0 (line 1)

~ base 0 (line 1)  head 0 (line 1)  read: response at /bytes
- base 1 (line 2)                   write
~ base 2 (line 3)  head 1 (line 2)  read: arguments at /path
+                  head 2 (line 3)  stop
`;
    expect(await runCli(some, ['compare', 'a.jsonl', 'b.jsonl'])).toEqual(told(report, 1));
  });

  test('takes standard input for one side', async () => {
    const some = workspace({ 'a.jsonl': BASE });
    const ran = await runCli(some, ['compare', '-', 'a.jsonl'], { input: BASE });
    expect(ran).toEqual(told('base: <stdin>, 3 calls\nhead: a.jsonl, 3 calls\nequal: 3 calls\n', 0));
    expect((await runCli(some, ['compare', '-', '-'])).exitCode).toBe(2);
  });

  test("an agent's log is equal to what import makes of it, although it has batches", async () => {
    const some = workspace({ 'log.jsonl': sample('formats/codex-rollout.jsonl') });
    const { stdout } = await runCli(some, ['import', 'log.jsonl']);
    some.write('native.jsonl', stdout);
    const ran = await runCli(some, ['compare', 'log.jsonl', 'native.jsonl']);
    expect(ran.stdout).toMatch(/^equal: \d+ calls$/m);
    expect(ran.exitCode).toBe(0);
  });

  test.each(['a', 'b'])('names the side that cannot be judged: %s.jsonl', async (side) => {
    const some = workspace({ 'a.jsonl': BASE, 'b.jsonl': BASE });
    some.write(`${side}.jsonl`, 'no json\n');
    const ran = await runCli(some, ['compare', 'a.jsonl', 'b.jsonl']);
    expect(ran.stdout).toBe('');
    expect(ran.stderr).toContain(`toolreplay: ${side}.jsonl:1:`);
    expect(ran.exitCode).toBe(2);
  });

  test('of nothing with nothing is no pass', async () => {
    const some = workspace({ 'a.jsonl': '', 'b.jsonl': '' });
    expect(await runCli(some, ['compare', 'a.jsonl', 'b.jsonl'])).toEqual(
      refused('found not one call in either, expected at least one recorded call; a comparison of nothing is no pass'),
    );
  });

  test('of something with nothing is a difference of structure, call by call', async () => {
    const some = workspace({ 'a.jsonl': BASE, 'b.jsonl': '' });
    const report = `base: a.jsonl, 3 calls
head: b.jsonl, 0 calls
different: structure 3 (3 removed, 0 added); 0 calls equal
first divergence: structure (removed): tool 'read' at base 0 (line 1)

- base 0 (line 1)    read
- base 1 (line 2)    write
- base 2 (line 3)    read
`;
    expect(await runCli(some, ['compare', 'a.jsonl', 'b.jsonl'])).toEqual(told(report, 1));
    const { stdout, exitCode } = await runCli(some, ['compare', 'b.jsonl', 'a.jsonl']);
    expect(stdout).toContain("\nfirst divergence: structure (added): tool 'read' at head 0 (line 1)\n\n+");
    expect(exitCode).toBe(1);
  });

  test('shows values only when asked for, and secrets not even then', async () => {
    const secret = `ghp_${'a1B2c3D4e5'.repeat(4).slice(0, 36)}`;
    const some = workspace({
      'a.jsonl': transcript(['get', { token: secret, n: 'plain-one' }]),
      'b.jsonl': transcript(['get', { token: 'none', n: 'plain-two' }]),
    });
    const plain = await runCli(some, ['compare', 'a.jsonl', 'b.jsonl']);
    expect(plain.stdout).toContain('arguments at /n, /token');
    expect(plain.stdout).not.toMatch(/plain-|ghp_/);
    const shown = await runCli(some, ['compare', 'a.jsonl', 'b.jsonl', '--show-values']);
    expect(shown.stdout).toContain('base /n: "plain-one"\n      head /n: "plain-two"');
    expect(shown.stdout).not.toContain(secret);
    const all = await runCli(some, ['compare', 'a.jsonl', 'b.jsonl', '--show-values', '--no-redact']);
    expect(all.stdout).toContain(secret);
  });

  test('prints nothing that a terminal or a runner would obey', async () => {
    const bad = '::error::x\n##[group]\u001b[31m';
    const some = workspace({
      'a.jsonl': transcript([bad, { [bad]: bad }], ['x']),
      'b.jsonl': transcript([bad, { [bad]: 1 }, { [bad]: 2 }], [`${bad}2`]),
    });
    const { stdout } = await runCli(some, ['compare', 'a.jsonl', 'b.jsonl', '--show-values', '--no-redact']);
    expect(stdout.split('\n').filter((line) => /^\s*::|##\[|\u001b/.test(line))).toEqual([]);
    expect(stdout).toContain('\\u001b');
  });
});

describe('compare --format json', () => {
  /** The report, which is as its schema says, and how the command ended. */
  async function report(some: ReturnType<typeof workspace>, args: readonly string[]) {
    const { stdout, stderr, exitCode } = await runCli(some, [...args, '--format', 'json']);
    const told = JSON.parse(stdout);
    checkReport(told);
    expect(told.exit_code).toBe(exitCode);
    return { told, stderr, exitCode };
  }

  test('has the changes that the text has, and no value', async () => {
    const some = workspace({
      'a.jsonl': transcript(['a', { x: 'plain-one' }], ['b']),
      'b.jsonl': transcript(['a', {}]),
    });
    const { told, exitCode } = await report(some, ['compare', 'a.jsonl', 'b.jsonl']);
    const [one] = told.comparisons;
    expect([told.result, exitCode]).toEqual(['different', 1]);
    expect(one.sessions[0].changes.map(({ type, tool }: { type: string; tool: string }) => `${type} ${tool}`)).toEqual([
      'changed a',
      'removed b',
    ]);
    expect(JSON.stringify(told)).not.toContain('plain-one');
  });

  test('says on standard error what the text says there, of logs and of the scope', async () => {
    const imports = 'scope/imports/';
    const names = ['scope.json', 'settings.json', 'default.rules', 'github-tools.json', 'tracker-tools.json'];
    const some = samples('formats/claude-code.jsonl', 'compare/base.jsonl', ...names.map((name) => imports + name));
    some.write('bad.jsonl', 'x\n');
    for (const head of ['compare/base.jsonl', 'bad.jsonl']) {
      const args = ['compare', 'formats/claude-code.jsonl', head, '--scope', `${imports}scope.json`];
      const text = await runCli(some, args);
      const json = await report(some, args);
      expect([json.stderr, json.exitCode]).toEqual([text.stderr, text.exitCode]);
      expect(json.stderr).toContain('formats/claude-code.jsonl: note: read as claude-code');
      expect(json.stderr).toContain('scope/imports/settings.json');
    }
  });

  test('has the calls of a session that one run alone has', async () => {
    const some = samples('formats/claude-code.jsonl', 'compare/base.jsonl');
    const { told } = await report(some, ['compare', 'formats/claude-code.jsonl', 'compare/base.jsonl']);
    const gone = told.comparisons[0].sessions[1];
    const removed = { type: 'removed', tool: 'Read', base: { index: 0, line: 8 } };
    expect([gone.state, gone.first, gone.changes]).toEqual(['removed', removed, [removed]]);
  });

  test('of equal runs is clean', async () => {
    const { told, exitCode } = await report(workspace({ 'a.jsonl': BASE }), ['compare', 'a.jsonl', 'a.jsonl']);
    expect([told.result, exitCode, told.comparisons[0].counts.equal]).toEqual(['clean', 0, 3]);
  });

  test('of what cannot be judged says which side, and so does standard error', async () => {
    const some = workspace({ 'a.jsonl': BASE, 'b.jsonl': 'x\n' });
    const { told, stderr, exitCode } = await report(some, ['compare', 'a.jsonl', 'b.jsonl']);
    expect([told.result, exitCode, told.comparisons[0].unusable.side]).toEqual(['unusable', 2, 'head']);
    expect(stderr).toContain('toolreplay: b.jsonl:1:');
  });

  test('of compare in a wrong format offers its own alone', async () => {
    const some = workspace({ '1.jsonl': BASE });
    const { stderr } = await runCli(some, ['compare', '1.jsonl', '1.jsonl', '--format', 'jsn']);
    expect([stderr.includes('json'), stderr.includes('sarif')]).toEqual([true, false]);
  });

  test('of flake has the rates, and what cannot be judged', async () => {
    const some = workspace({ '1.jsonl': BASE, '2.jsonl': BASE, '3.jsonl': 'x\n' });
    const { told, exitCode } = await report(some, ['flake', '*.jsonl']);
    expect([told.flake.runs, told.flake.parting, told.flake.unusable.length, exitCode]).toEqual([2, null, 1, 2]);
    const one = await report(some, ['flake', '1.jsonl']);
    expect(Object.keys(one.told.flake)).toEqual(['unusable']);
  });

  test('of flake has no secret in the names of its runs', async () => {
    const secret = `ghp_${'a1B2c3D4e5'.repeat(4).slice(0, 36)}`;
    const log = readFileSync('samples/formats/claude-code.jsonl', 'utf8').replaceAll('5f1c', secret);
    const { told } = await report(workspace({ 'a.jsonl': log }), ['flake', 'a.jsonl']);
    expect(told.flake.runs).toBe(2);
    expect(JSON.stringify(told)).not.toContain(secret);
  });

  test('is the only other report', async () => {
    const { stdout, stderr, exitCode } = await runCli(workspace({ 'a.jsonl': BASE }), [
      ...['compare', 'a.jsonl', 'a.jsonl', '--format', 'sarif'],
    ]);
    expect([stdout, exitCode]).toEqual(['', 2]);
    expect(stderr).toContain("found 'sarif' for --format, expected text, json");
  });
});

describe('flake', () => {
  test('of runs that are alike but for arguments', async () => {
    const some = workspace({ '1.jsonl': transcript(['a', { x: 1 }]), '2.jsonl': transcript(['a', { x: 2 }]) });
    const { stdout, exitCode } = await runCli(some, ['flake', '*.jsonl']);
    expect(stdout).toContain('runs: 2, 2 calls\ntool sequences: 1 different\nparting: none\n');
    expect(stdout).toContain('argument consistency: 50.0 % (1 of 2)\n');
    expect(exitCode).toBe(0);
  });

  test('each session of a log is a run', async () => {
    const some = samples('formats/claude-code.jsonl');
    const { stdout, exitCode } = await runCli(some, ['flake', 'formats/claude-code.jsonl']);
    expect(stdout).toContain('runs: 2, 6 calls\n');
    expect(exitCode).toBe(1);
  });

  test('of a run without a call is no pass', async () => {
    const some = workspace({ '1.jsonl': BASE, '2.jsonl': BASE, '3.jsonl': '' });
    const { stdout, stderr, exitCode } = await runCli(some, ['flake', '*.jsonl']);
    expect(stdout).toContain('runs: 2, 6 calls\n');
    expect(stderr).toContain('toolreplay: 3.jsonl: found a run without a call, expected at least one recorded call');
    expect(exitCode).toBe(2);
  });

  test('of a log in which a session has no call is no pass', async () => {
    const lines = ['a', 'b', 'c'].flatMap((session) => {
      if (session === 'b') return [spoken('hello', { session })];
      return [used(session, 'read', {}, { session }), resulted(session, 'x', { session })];
    });
    const some = workspace({ 'log.jsonl': jsonLines(lines) });
    const { stdout, stderr, exitCode } = await runCli(some, ['flake', 'log.jsonl']);
    expect(stdout).toContain('runs: 2, 2 calls\n');
    expect(stderr).toBe(
      "toolreplay: log.jsonl: found a run without a call: the session 'b', expected at least one recorded call; write each into a file with 'toolreplay import -o FOLDER/' and leave the empty one out to look at the others\n",
    );
    expect(exitCode).toBe(2);
  });

  test('of too few says no other reason than the one that it is', async () => {
    const some = workspace({ '1.jsonl': '', '2.jsonl': BASE });
    const { stderr, exitCode } = await runCli(some, ['flake', '1.jsonl', '2.jsonl', '2.jsonl']);
    expect([stderr.includes('named twice'), stderr.includes('found one run, expected'), exitCode]).toEqual([
      false,
      true,
      2,
    ]);
  });

  test('of fewer than two is no pass', async () => {
    const some = workspace({ '1.jsonl': BASE });
    expect(await runCli(some, ['flake', '1.jsonl'])).toEqual(
      refused(
        'found one run, expected at least two runs of one task; each file is one, and each session of a log that holds several',
      ),
    );
  });

  test('takes one run from standard input', async () => {
    const some = workspace({ '1.jsonl': BASE });
    const { stdout, exitCode } = await runCli(some, ['flake', '1.jsonl', '-'], { input: HEAD });
    expect(stdout).toContain('runs: 2, 6 calls\ntool sequences: 2 different\n');
    expect(stdout).toContain('1 run: 3 calls, as <stdin>\n');
    expect(exitCode).toBe(1);
    const broken = await runCli(some, ['flake', '1.jsonl', '-'], { input: 'x\n' });
    expect(broken.stderr).toContain('toolreplay: <stdin>:1:');
    expect(broken.exitCode).toBe(2);
  });

  test.each([['1.jsonl'], ['./1.jsonl']])('of one file named twice says so: %s', async (name) => {
    const { stderr, exitCode } = await runCli(workspace({ '1.jsonl': BASE }), ['flake', '1.jsonl', name]);
    const found = `found one run in 1 different file, since '${name}' is the same file named twice, expected`;
    expect([stderr.includes(found), stderr, exitCode]).toEqual([true, stderr, 2]);
  });

  test.each([
    ['symbolic', symlinkSync],
    ['hard', linkSync],
  ])('of a run and a %s link to it is of one run', async (_, link) => {
    const some = workspace({ '1.jsonl': BASE });
    link(some.path('1.jsonl'), some.path('latest.jsonl'));
    const { stderr, exitCode } = await runCli(some, ['flake', '*.jsonl']);
    const found = "found one run in 1 different file, since 'latest.jsonl' is the same file named twice, expected";
    expect([stderr.includes(found), stderr, exitCode]).toEqual([true, stderr, 2]);
  });

  test('of globs that match nothing says so', async () => {
    expect(await runCli(workspace({ '1.jsonl': BASE }), ['flake', 'none-*.jsonl'])).toEqual(
      refused('found no file that matches, expected the files of at least two runs of one task'),
    );
  });

  test('goes on where one cannot be judged', async () => {
    const some = workspace({ '1.jsonl': BASE, '2.jsonl': BASE, '3.jsonl': 'x\n' });
    const { stdout, stderr, exitCode } = await runCli(some, ['flake', '*.jsonl']);
    expect(stdout).toContain('runs: 2, 6 calls\n');
    expect(stderr).toContain('toolreplay: 3.jsonl:1:');
    expect(exitCode).toBe(2);
  });
});
