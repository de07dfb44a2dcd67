import { describe, expect, test } from '@jest/globals';
import { runAction, runCli, transcript, type Workspace, workspace } from '../helpers/bundle.ts';
import { rows } from '../helpers/table.ts';

function scope(agent: string, more: object = {}): string {
  return JSON.stringify({ version: 2, agent, ...more });
}

const RUNS = {
  'runs/daily.jsonl': transcript(['list_dir'], ['publish']),
  'runs/release/1.jsonl': transcript(['list_dir'], ['publish'], ['rm']),
  'other/x.jsonl': transcript(['anything'], ['at_all']),
};

const SCOPES = {
  'scopes/all.json': scope('all', { applies_to: ['runs/**'], allowed_tools: ['list_dir', 'publish'] }),
  'scopes/release.json': scope('release', {
    applies_to: ['runs/release/*'],
    allowed_tools: ['list_dir', 'publish', 'rm'],
  }),
};

const GLOB = ['audit', '**/*.jsonl', '--scope', 'scopes/*.json'];

function files(more: { readonly [name: string]: string } = {}): Workspace {
  return workspace({ ...RUNS, ...SCOPES, ...more });
}

describe('several scope files', () => {
  test('each transcript is held against all that apply to it, and has to be within all', async () => {
    const ran = await runCli(files(), GLOB);
    expect(rows(ran)).toEqual([
      'other/x.jsonl: clean',
      'runs/daily.jsonl: clean',
      'runs/release/1.jsonl: 1 permission-overreach',
    ]);
    expect(ran.stdout).toContain("index 2: tool 'rm' is not in the declared scope for agent 'all'\n");
    expect(ran.stdout).toMatch(/^runs\/release\/1\.jsonl .* all, release /m);
    expect(ran.exitCode).toBe(1);
  });

  test('one call that is outside several is one finding that names each', async () => {
    const more = { 'runs/release/2.jsonl': transcript(['sudo']) };
    const { stdout } = await runCli(files(more), ['audit', 'runs/release/2.jsonl', '--scope', 'scopes/*.json']);
    const [line = ''] = stdout.split('\n');
    expect(line).toContain("for agent 'all'");
    expect(line).toContain("for agent 'release'");
    expect(stdout).toContain('findings (exit 1): 1 finding in 1 call in 1 transcript');
  });

  test('a transcript to which none applies is counted with its calls, and not passed in silence', async () => {
    const { stdout } = await runCli(files(), GLOB);
    expect(stdout).toContain('not checked: scope of 1 transcript (2 calls): no scope applies\n');
    expect(stdout).toMatch(/^other\/x\.jsonl .* no scope applies /m);
  });

  test('it is unusable where the check is asked for by name', async () => {
    const ran = await runCli(files(), [...GLOB, '--checks', 'scope']);
    expect(rows(ran)).toEqual([
      'other/x.jsonl: unusable (scope)',
      'runs/daily.jsonl: clean',
      'runs/release/1.jsonl: 1 permission-overreach',
    ]);
    expect(ran.exitCode).toBe(2);
  });

  test('a scope that applies to none of the transcripts is told', async () => {
    const more = { 'scopes/nightly.json': scope('nightly', { applies_to: ['nightly/**'] }) };
    const { stdout } = await runCli(files(more), GLOB);
    expect(stdout).toContain('\nscopes/nightly.json: applies to none of these transcripts\n');
  });

  test('one without applies_to, and one of version 1, are for all', async () => {
    const more = {
      'scopes/one.json': '{"agent": "one", "allowed_tools": ["list_dir"]}',
      'scopes/two.json': scope('two', { allowed_tools: ['list_dir', 'publish', 'rm', 'anything'] }),
    };
    const { stdout } = await runCli(files(more), GLOB);
    expect(stdout).toMatch(/^other\/x\.jsonl .* one, two /m);
    expect(stdout).toMatch(/^runs\/daily\.jsonl .* all, one, two /m);
    expect(stdout).not.toContain('no scope applies');
  });

  test.each([
    ['runs/*', 'runs/daily.jsonl'],
    ['**/1.jsonl', 'runs/release/1.jsonl'],
    ['{other,nightly}/**', 'other/x.jsonl'],
    ['runs/release/[0-9].jsonl', 'runs/release/1.jsonl'],
  ])('applies_to %s is for %s alone', async (glob, only) => {
    const made = workspace({ ...RUNS, 's/a.json': scope('a', { applies_to: [glob] }) });
    const { stdout } = await runCli(made, ['audit', '**/*.jsonl', '--scope', 's/*.json']);
    const under = stdout.split('\n').filter((line) => / {2}a {2,}/.test(line));
    expect(under.map((line) => line.split(' ')[0])).toEqual([only]);
  });

  test('one that is broken makes unusable what it could be for, and is named', async () => {
    const more = { 'scopes/broken.json': '{"version": 2,\n "agnet": "a"}' };
    const ran = await runCli(files(more), GLOB);
    expect(rows(ran).every((row) => row.endsWith('unusable (scope)'))).toBe(true);
    expect(ran.stdout).toMatch(/^scopes\/broken\.json:2:2: error: unusable: found the unknown key "agnet"/);
    expect(ran.exitCode).toBe(2);
  });

  test('a glob that names no file is an error: a check that compared nothing is no pass', async () => {
    const ran = await runCli(files(), ['audit', 'runs/**', '--scope', 'nowhere/*.json']);
    expect(ran.stdout).toContain("found no scope file that matches 'nowhere/*.json'");
    expect(ran.exitCode).toBe(2);
  });

  test('the Action takes globs too, and tells the same', async () => {
    const ran = await runAction(files(), { transcripts: '**/*.jsonl', scope: 'scopes/*.json' });
    expect(ran.exitCode).toBe(1);
    expect(ran.stdout).toContain('scope: all, release');
    expect(ran.stdout).toContain("tool 'rm' is not in the declared scope for agent 'all'");
    expect(ran.summary).toContain('scope of 1 transcript (2 calls): no scope applies');
  });
});

describe('what a scope file imports', () => {
  const imported = {
    'run.jsonl': transcript(['Bash', { command: 'ls' }]),
    'scope.json': scope('a', { import: ['settings.json'] }),
    'settings.json': '{"permissions": {\n "allow": ["Bash(ls:*)", "Bash(npm test:*)",\n "Write(src/**)"]}}',
  };

  test('is a notice of the Action at the line of the rule that is not used', async () => {
    const { stdout } = await runAction(workspace(imported), { transcripts: 'run.jsonl', scope: 'scope.json' });
    expect(stdout).toMatch(
      /^::notice title=rule not used,file=settings\.json,line=3::the allow rule "Write\(src\/\*\*\)"/m,
    );
  });

  test('and rules of it that matched no call are named where they stand', async () => {
    const { stdout, exitCode } = await runCli(workspace(imported), ['audit', 'run.jsonl', '--scope', 'scope.json']);
    expect(stdout).toMatch(/^settings\.json:3: .*"Write\(src\/\*\*\)"/m);
    expect(stdout).toContain('allow Bash(npm test:*) (settings.json:2)');
    expect(stdout).not.toContain('allow Bash(ls:*) (');
    expect(exitCode).toBe(0);
  });

  test('begins no command of the Action, whatever it says', async () => {
    const hostile = 'x\n::error::owned\r\n##[group]y\u001b[31m';
    const rule = { id: 'r', effect: 'deny', tool: 'Bash', args: {}, why: hostile };
    const files = workspace({
      ...imported,
      'scope.json': scope(hostile, { import: ['settings.json'], rules: [rule] }),
      'settings.json': JSON.stringify({ permissions: { allow: [`Write(${hostile})`], [hostile]: 1 } }),
    });
    const { stdout, summary = '' } = await runAction(files, { transcripts: 'run.jsonl', scope: 'scope.json' });
    expect(stdout).toContain('owned');
    expect(stdout).not.toMatch(/^\s*::error::owned/m);
    for (const text of [stdout, summary]) {
      expect(text).not.toContain('##[group]y');
      expect(text).not.toContain('\u001b');
    }
  });
});

describe('replay --scope', () => {
  const loop = transcript(['peek', { n: 1 }], ['peek', { n: 1 }], ['peek', { n: 1 }]);

  test('knows loops, and what is said of tools', async () => {
    const files = workspace({
      'run.jsonl': loop,
      'scope.json': scope('a', { tools: { peek: { readOnlyHint: true } } }),
    });
    const without = await runCli(files, ['replay', 'run.jsonl']);
    const ran = await runCli(files, ['replay', 'run.jsonl', '--scope', 'scope.json']);
    expect(without.stdout).not.toContain('repeated-loop');
    expect(ran.stdout).toContain('index 0: repeated-loop: ');
    expect(ran.exitCode).toBe(1);
  });

  test('holds no call against it: what is not allowed is no finding here', async () => {
    const files = workspace({ 'run.jsonl': transcript(['rm'], ['ls']), 'scope.json': scope('a') });
    const { stdout, exitCode } = await runCli(files, ['replay', 'run.jsonl', '--scope', 'scope.json']);
    expect([stdout, exitCode]).toEqual(['calls: 2\ndivergence: none\nfindings: 0\n', 0]);
  });

  test('with a file of version 1 is as without', async () => {
    const files = workspace({ 'run.jsonl': loop, 'scope.json': '{"agent": "a", "allowed_tools": []}' });
    const without = await runCli(files, ['replay', 'run.jsonl']);
    expect(await runCli(files, ['replay', 'run.jsonl', '--scope', 'scope.json'])).toEqual(without);
    expect(without.exitCode).toBe(1);
  });

  test('refuses a file that is no scope', async () => {
    const files = workspace({ 'run.jsonl': loop, 'scope.json': '{"version": 2}' });
    const { stdout, stderr, exitCode } = await runCli(files, ['replay', 'run.jsonl', '--scope', 'scope.json']);
    expect([stdout, exitCode]).toEqual(['', 2]);
    expect(stderr).toMatch(/^toolreplay: scope\.json:1:1: found no "agent"/);
  });
});
