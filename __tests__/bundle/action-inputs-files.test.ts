import { symlinkSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import {
  type ActionRan,
  runAction,
  sample,
  samples,
  scopeFile,
  testWithLinks,
  transcript,
  workspace,
} from '../helpers/bundle.ts';

const TRANSCRIPTS = { transcripts: 'session-*.jsonl' };
const files = () => samples('session-clean.jsonl', 'session-dirty.jsonl', 'scope.json');

describe('transcripts', () => {
  test('are globs, one a line, with spaces around and blank lines between, and ! takes away', async () => {
    const some = workspace({
      'runs/a b.jsonl': transcript(['x']),
      'runs/c.jsonl': transcript(['x']),
      'runs/d,e.jsonl': transcript(['x']),
      'more/f.jsonl': transcript(['x']),
    });
    const ran = await runAction(some, {
      transcripts: '\r\n  runs/a b.jsonl  \r\n\r\n\truns/d,e.jsonl\n more/**\n!**/c.jsonl\n\n',
    });
    expect(names(ran)).toEqual(['more/f.jsonl', 'runs/a b.jsonl', 'runs/d,e.jsonl']);
    expect(ran.exitCode).toBe(0);
  });

  test('is not standard input, whatever - means elsewhere', async () => {
    const ran = await runAction(workspace(), { transcripts: '-' }, { input: sample('session-clean.jsonl') });
    expect(ran.stdout).toContain('::error title=unusable,file=-::found no such file');
    expect(ran.exitCode).toBe(2);
  });
});

describe('working-directory', () => {
  const nested = () =>
    workspace({
      'agents/one/run.jsonl': transcript(['read_file']),
      'agents/one/allow.json': scopeFile('one', 'search'),
      'run.jsonl': transcript(['x'], ['x']),
    });

  test.each([['agents/one'], ['./agents/one/'], ['agents/two/../one']])('%s', async (folder) => {
    const ran = await runAction(nested(), {
      transcripts: '*.jsonl',
      scope: './allow.json',
      'working-directory': folder,
    });
    // Names stay relative to the workspace: that is what GitHub can show.
    expect(ran.stdout).toContain(
      "::error title=permission-overreach,file=agents/one/run.jsonl,line=1::index 0: tool 'read_file' is not in the declared scope for agent 'one'\n",
    );
    expect(ran.exitCode).toBe(1);
    expect(ran.outputs).toContain('files=1\n');
  });

  test('may be absolute', async () => {
    const some = nested();
    const ran = await runAction(some, { transcripts: '*.jsonl', 'working-directory': some.path('agents/one') });
    expect(names(ran)).toEqual(['agents/one/run.jsonl']);
  });

  test('is the workspace, wherever the process runs', async () => {
    const some = nested();
    const ran = await runAction(some, { transcripts: '*.jsonl' }, { folder: some.outside });
    expect(names(ran)).toEqual(['run.jsonl']);
  });

  test.each([
    ['that is not there', 'nowhere'],
    ['that is a file', 'run.jsonl'],
    ['that is below a file', 'run.jsonl/runs'],
    ['that is absolute and not there', '/nowhere/agents'],
    ['that is hostile', 'a##[group]\u001b[31m%0A::warning::b'],
  ])('%s is named, also where finding nothing is no error', async (_, folder) => {
    for (const nothing of ['error', 'ignore']) {
      const ran = await runAction(nested(), {
        transcripts: '**/*.jsonl',
        'working-directory': folder,
        'if-no-files-found': nothing,
      });
      const shown = folder.replace('##[', '##\\u005b').replace('\u001b', '\\u001b').replace('%', '%25');
      expect(ran).toEqual({
        stdout: `::error::ToolReplay: found no folder '${shown}' for working-directory, expected a folder, relative to the workspace; check the path, and that an earlier step makes it\n`,
        stderr: '',
        exitCode: 2,
        outputs: 'exit-code=2\nresult=unusable\n',
        summary: '',
      });
    }
  });

  testWithLinks('may be a link to a folder, and is not a link that leads nowhere', async () => {
    const some = nested();
    symlinkSync('agents', some.path('link'), 'dir');
    symlinkSync('loop', some.path('loop'), 'dir');
    const linked = await runAction(some, { transcripts: 'one/*.jsonl', 'working-directory': 'link' });
    expect(names(linked)).toEqual(['link/one/run.jsonl']);
    const looped = await runAction(some, { transcripts: '*.jsonl', 'working-directory': 'loop' });
    expect(looped.stdout).toContain("found no folder 'loop' for working-directory, ");
    expect(looped.exitCode).toBe(2);
  });
});

describe('scope', () => {
  test('a path is that file, a bare name the nearest one up to the workspace', async () => {
    const some = workspace({
      'a/b/run.jsonl': transcript(['x']),
      'a/scope.json': scopeFile('near', 'x'),
      'scope.json': scopeFile('top'),
      'run.jsonl': transcript(['x']),
    });
    some.write('../scope.json', scopeFile('outside', 'x'));
    const bare = await runAction(some, { transcripts: '**/*.jsonl', scope: 'scope.json' });
    expect(bare.stdout).toContain('a/b/run.jsonl: 1 call, no finding, chain: not sealed, scope: near\n');
    expect(bare.stdout).toContain(
      "file=run.jsonl,line=1::index 0: tool 'x' is not in the declared scope for agent 'top'\n",
    );
    const path = await runAction(some, { transcripts: '**/*.jsonl', scope: './scope.json' });
    expect(path.outputs).toContain('permission-overreach=2\n');
  });

  test('that is nowhere for some is one notice, and does not pass in silence', async () => {
    const some = workspace({
      'a.jsonl': transcript(['x']),
      'b.jsonl': transcript(['x']),
      'c/c.jsonl': transcript(['x']),
      'c/scope.json': scopeFile('c', 'x'),
    });
    const ran = await runAction(some, { transcripts: '**/*.jsonl', scope: 'scope.json' });
    expect(ran.stdout).toBe(`a.jsonl: 1 call, no finding, chain: not sealed, scope: no scope file found
b.jsonl: 1 call, no finding, chain: not sealed, scope: no scope file found
c/c.jsonl: 1 call, no finding, chain: not sealed, scope: c
not checked: scope of 2 transcripts: no scope file found
not checked: chain of 3 transcripts: not sealed
::notice title=scope not checked::the scope of a.jsonl and 1 other transcript was not checked: no scope file in the folder or above
ToolReplay: no finding in 3 calls in 3 transcripts
`);
    expect(ran.summary).toContain('**Not checked:** scope of 2 transcripts: no scope file found;');
    expect(ran.exitCode).toBe(0);
    const required = await runAction(some, { transcripts: '**/*.jsonl', scope: 'scope.json', checks: 'scope' });
    expect(required.outputs).toContain('exit-code=2\nresult=unusable\n');
    expect(required.outputs).toContain('unusable-files=2\n');
    expect(required.exitCode).toBe(2);
  });

  test('that is nowhere at all is the same notice', async () => {
    const some = workspace({ 'a.jsonl': transcript(['x']), 'scope.json': scopeFile('a') });
    const ran = await runAction(some, { transcripts: '*.jsonl', scope: 'scopes.json' });
    expect(ran.stdout).toContain(
      '::notice title=scope not checked::the scope of a.jsonl was not checked: no scope file in the folder or above\n',
    );
    expect(ran.summary).toContain('**Not checked:** scope of 1 transcript: no scope file found;');
    expect(ran.exitCode).toBe(0);
  });

  test('that is not given is said in the summary', async () => {
    const ran = await runAction(files(), TRANSCRIPTS);
    expect(ran.summary).toContain(
      '**Not checked:** scope of 2 transcripts: no scope given; chain of 2 transcripts: not sealed.\n',
    );
  });
});

/** The transcripts that a log speaks of. */
function names({ stdout }: ActionRan): string[] {
  return [...stdout.matchAll(/^(?:::group::)?(.*?): (?:\d+ calls?,|unusable$)/gm)].map(([, name]) => name ?? '');
}
