import { linkSync, symlinkSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { runCli, sample, samples, testOnPosix, testWithLinks, type Workspace } from '../helpers/bundle.ts';

const RUN = 'session-dirty.jsonl';

function there(): Workspace {
  const files = samples(RUN, 'scope.json');
  files.write('baseline.json', '{"version": 1, "entries": []}\n');
  files.write('folder/.keep', '');
  return files;
}

/** Runs a command that must refuse to write, and shows that nothing was. */
async function refuses(files: Workspace, args: readonly string[], why: string): Promise<void> {
  const before = files.list();
  const ran = await runCli(files, args);
  expect(ran).toEqual({ stdout: '', stderr: expect.stringMatching(/^toolreplay: found '.*\n$/), exitCode: 2 });
  expect(ran.stderr).toContain(
    `, which is ${why}, expected a file that is not read; see 'toolreplay ${args[0]} --help'`,
  );
  expect(files.list()).toEqual(before);
  expect(files.read(RUN)).toBe(sample(RUN));
  expect(files.read('scope.json')).toBe(sample('scope.json'));
}

describe('-o refuses a transcript that is read', () => {
  test.each([['report'], ['audit'], ['draw'], ['redact'], ['import'], ['baseline']])('%s', async (command) => {
    const files = there();
    await refuses(files, [command, RUN, '-o', RUN], 'one of the transcripts');
    await refuses(files, [command, RUN, '-o', `folder/../${RUN}`], 'one of the transcripts');
    await refuses(files, [command, RUN, '-o', files.path(RUN)], 'one of the transcripts');
  });

  test.each([['report'], ['audit'], ['baseline']])(
    '%s, where a glob names it or would, were it there',
    async (command) => {
      const files = there();
      await refuses(files, [command, '*.jsonl', '-o', RUN], 'one of the transcripts');
      await refuses(files, [command, '*.jsonl', '-o', 'new.jsonl'], 'one of the transcripts');
      const ran = await runCli(files, [command, '*.jsonl', '!new.jsonl', '-o', 'new.jsonl', ...reasonOf(command)]);
      expect([0, 1]).toContain(ran.exitCode);
      expect(files.list()).toContain('new.jsonl');
    },
  );

  test.each([['draw'], ['redact'], ['import']])('%s, whatever characters its name has', async (command) => {
    const files = there();
    files.write('{a,b}.jsonl', sample(RUN));
    await refuses(files, [command, '{a,b}.jsonl', '-o', '{a,b}.jsonl'], 'one of the transcripts');
    expect((await runCli(files, [command, '{a,b}.jsonl', '-o', 'a.jsonl'])).exitCode).toBe(0);
  });

  test('seal, where it is a log: it holds more than the calls', async () => {
    const log = 'formats/claude-code.jsonl';
    const files = samples(log, RUN, 'scope.json');
    const session = JSON.parse((await runCli(files, ['audit', log, '--format', 'json'])).stdout).files[0].session;
    const ran = await runCli(files, ['seal', log, '--session', session, '-o', log]);
    expect(ran.stderr).toContain(`found '${log}' for --output, which is the log, expected a file that is not read`);
    expect(ran.exitCode).toBe(2);
    expect(files.read(log)).toBe(sample(log));
  });

  testWithLinks('by a symbolic link, to it or in its place', async () => {
    const files = there();
    symlinkSync(RUN, files.path('link'));
    for (const command of ['report', 'draw', 'import']) {
      await refuses(files, [command, RUN, '-o', 'link'], 'one of the transcripts');
      await refuses(files, [command, 'link', '-o', RUN], 'one of the transcripts');
    }
  });

  testOnPosix('by a hard link', async () => {
    const files = there();
    linkSync(files.path(RUN), files.path('twin'));
    for (const command of ['report', 'redact']) {
      await refuses(files, [command, RUN, '-o', 'twin'], 'one of the transcripts');
    }
  });

  testOnPosix('whose name has what globs are made of', async () => {
    const files = there();
    files.write('a[1]*{.jsonl', sample(RUN));
    await refuses(files, ['redact', 'a[1]*{.jsonl', '-o', './a[1]*{.jsonl'], 'one of the transcripts');
    expect((await runCli(files, ['redact', 'a[1]*{.jsonl', '-o', 'a1.jsonl'])).exitCode).toBe(0);
  });

  test('import, into a folder of sessions', async () => {
    const files = there();
    const log = ['s1', 's2'].map(
      (id) =>
        `${JSON.stringify({ sessionId: id, type: 'assistant', uuid: id, message: { role: 'assistant', content: [{ type: 'tool_use', id: `t${id}`, name: 'Read', input: {} }] } })}\n`,
    );
    files.write('out/s2.jsonl', log.join(''));
    const ran = await runCli(files, ['import', 'out/s2.jsonl', '--format', 'claude-code', '-o', 'out/']);
    expect(ran).toMatchObject({ stdout: '', exitCode: 2 });
    expect(ran.stderr).toContain(
      "found 'out/s2.jsonl' for --output, which is the log, expected a file that is not read",
    );
    expect(files.list('out')).toEqual(['s2.jsonl']);
    expect(files.read('out/s2.jsonl')).toBe(log.join(''));
  });
});

describe('-o refuses a file that the transcripts are held against', () => {
  test.each([['report'], ['audit'], ['draw'], ['baseline']])('%s: the scope file', async (command) => {
    const files = there();
    await refuses(files, [command, RUN, '--scope', './scope.json', '-o', 'scope.json'], 'a scope file, or of one');
    await refuses(files, [command, RUN, '--scope', 'scope.json', '-o', 'scope.json'], 'a scope file, or of one');
  });

  test('what a scope file imports', async () => {
    const files = there();
    const settings = '{"permissions": {"allow": ["Read"]}}';
    files.write('.claude/settings.json', settings);
    files.write('two.json', JSON.stringify({ version: 2, agent: 'a', import: ['.claude/settings.json'] }));
    const args = ['audit', RUN, '--scope', 'two.json', '-o', '.claude/settings.json'];
    await refuses(files, args, 'a scope file, or of one');
    expect(files.read('.claude/settings.json')).toBe(settings);
  });

  test.each([['report'], ['audit']])(
    '%s: the baseline, which the command baseline alone may write',
    async (command) => {
      const files = there();
      await refuses(files, [command, RUN, '--baseline', 'baseline.json', '-o', './baseline.json'], 'the baseline');
      const updated = await runCli(files, ['baseline', RUN, '-o', 'new.json', '--reason', 'known']);
      expect(updated.exitCode).toBe(0);
      const again = await runCli(files, ['baseline', RUN, '-o', 'new.json']);
      expect(again.stderr).toContain('new.json: 2 kept, 0 added, 0 dropped');
    },
  );
});

function reasonOf(command: string): string[] {
  return command === 'baseline' ? ['--reason', 'known'] : [];
}
