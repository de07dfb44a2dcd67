import { describe, expect, test } from '@jest/globals';
import { draftOf, policyOfDraft } from '../../helpers/draft.ts';
import { bash, editing, outcomes, reading, type Said } from '../../helpers/policy.ts';

/** The permissions that calls need; each of the calls is then clean. */
function learned(calls: readonly Said[]): readonly string[] {
  const draft = draftOf(calls);
  expect(outcomes(policyOfDraft(draft), calls)).toEqual(calls.map(() => 'ok'));
  return draft.allow;
}

/** What is learned of calls that cannot be made clean without allowing more than is meant. */
function refused(call: Said, others: readonly Said[] = []): readonly string[] {
  const draft = draftOf([call]);
  const policy = policyOfDraft(draft);
  expect(outcomes(policy, [call])[0]).not.toBe('ok');
  expect(outcomes(policy, others)).toEqual(others.map(() => 'overreach'));
  return draft.allow;
}

describe('commands', () => {
  test.each([
    ['ls -la src', ['Bash(ls:*)']],
    ['/usr/bin/git status', ['Bash(git status:*)']],
    ['git -C sub --no-pager log -1', ['Bash(git -C sub --no-pager log:*)']],
    ['git stash pop', ['Bash(git stash pop:*)']],
    ['npm test -- -u', ['Bash(npm test:*)']],
    ['npm run build', ['Bash(npm run build:*)']],
    ['npm run --silent build', ['Bash(npm run --silent build:*)']],
    ['npm run', ['Bash(npm run)']],
    ['make', ['Bash(make)']],
    ['make -n check', ['Bash(make -n check)']],
    ['cargo +nightly test', ['Bash(cargo +nightly test:*)']],
    ['gh pr view 3', ['Bash(gh pr view:*)']],
    ['python3 tools/gen.py --all', ['Bash(python3 tools/gen.py:*)']],
    ['python -u -W ignore x.py', ['Bash(python -u -W ignore x.py:*)']],
    ['python -m pytest -q', ['Bash(python -m pytest:*)']],
    ['python -m', ['Bash(python -m)']],
    ["node -e '1 + 1'", ['Bash(node -e:*)']],
    ['python', ['Bash(python)']],
    ['./run.sh a', ['Bash(./run.sh:*)']],
    ['cd src && npm test; echo done', ['Bash(npm test:*)']],
    ['echo hello', ['Bash(echo:*)']],
    ['cat a | grep b | wc -l', ['Bash(cat:*)', 'Bash(grep:*)', 'Bash(wc:*)']],
    ["bash -lc 'npm test'", ['Bash(npm test:*)']],
    ['timeout 5 npm test', ['Bash(npm test:*)']],
    ['find . -exec grep x {} \\;', ['Bash(find:*)', 'Bash(grep:*)']],
    ['sudo npm test', ['Bash(sudo npm test:*)']],
    ['sudo make', ['Bash(sudo make)']],
    ["ssh host 'npm test'", ['Bash(ssh host "npm test")']],
    ['echo $(git log)', ['Bash(git log:*)']],
    ['npm test > out/log.txt 2>/dev/null', ['Edit(./out/**)', 'Bash(npm test:*)']],
    ['wc -l < a.txt', ['Read(./a.txt)', 'Bash(wc:*)']],
    ['ls; > a.txt', ['Edit(./a.txt)', 'Bash(ls:*)']],
    ["make 'all of it'", ['Bash(make "all of it":*)']],
    ["make 'it'\\''s \"it\"'", [`Bash(make "it's "'"'"it"'"':*)`]],
    ["make ''", ['Bash(make "":*)']],
    ['make "a(b)" ', ['Bash(make a(b):*)']],
    ['make "c:\\\\d"', ['Bash(make c:\\d:*)']],
    ['git status; git status', ['Bash(git status:*)']],
  ])('%s', (command, permissions) => {
    expect(learned([bash(command, { cwd: '/repo' })])).toEqual(permissions);
  });

  test.each([
    ['"a*b" x', 'ab x'],
    ['make "x:*"', 'make xyz'],
    ['make "*"', 'make check'],
    ['git -C "/*" status', 'git -C . push'],
    ['make ";"', 'make all'],
    ['make $TARGET', 'make all'],
    ['git "$@"', 'git push'],
    ['xargs git', 'git push'],
    ['PATH=. npm test', 'npm test'],
    ['npm test > "$LOG"', 'npm test > x'],
    ["ssh host 'a*b'", 'ssh host'],
  ])('%s is not allowed with more than is meant', (command, other) => {
    refused(bash(command), other === 'npm test' ? [] : [bash(other)]);
  });

  test('that cannot be parsed teach nothing', () => {
    expect(refused(bash('if then'))).toEqual([]);
    expect(refused({ tool: 'PowerShell', args: { command: 'ls' } })).toEqual([]);
    expect(refused({ tool: 'Bash' })).toEqual([]);
  });

  test('of other agents are said as of all', () => {
    const calls = [
      { tool: 'exec_command', args: { cmd: 'git status' } },
      { tool: 'shell', args: { command: ['bash', '-lc', 'git log'] } },
    ];
    expect(learned(calls)).toEqual(['Bash(git log:*)', 'Bash(git status:*)']);
  });
});

describe('files', () => {
  const at = (path: string, cwd?: string): Said => reading(path, cwd === undefined ? {} : { cwd });

  test.each([
    ['by the top folder', ['/repo/src/a.ts', '/repo/src/deep/b.ts'], ['Read(./src/**)']],
    ['right in the project', ['/repo/a.ts', '/repo/b.ts'], ['Read(./a.ts)', 'Read(./b.ts)']],
    ['many right in the project', ['a', 'b', 'c', 'd'], ['Read(./*)']],
    ['the project itself', ['/repo', '/repo/src/a.ts', '/repo/b'], ['Read(./**)']],
    ['a folder and what is in it', ['src', 'src/a.ts'], ['Read(./src/**)']],
    ['outside', ['/usr/share/doc/x', '/etc/hosts'], ['Read(//etc/hosts)', 'Read(//usr/share/**)']],
    ['outside, a folder above another', ['/etc', '/etc/hosts', '/etc/ssl/x'], ['Read(//etc)']],
    ['outside, all', ['/', '/etc/hosts'], ['Read(//**)']],
    ['many right in a folder outside', ['/tmp/a', '/tmp/b', '/tmp/c', '/tmp/d'], ['Read(//tmp/*)']],
    [
      'in the home of somebody',
      ['/home/ann/code/x/y', '/Users/ann/x'],
      ['Read(//Users/ann/x)', 'Read(//home/ann/code/**)'],
    ],
    ['on Windows', ['C:\\Users\\ann\\code\\x\\y'], ['Read(//c/Users/ann/code/**)']],
    ['below a tilde', ['~/notes/a.md', '~/b.md'], ['Read(~/b.md)', 'Read(~/notes/**)']],
    ['with signs of patterns', ['/repo/[id]/a', '/repo/*.md'], ['Read(./\\*.md)', 'Read(./\\[id\\]/**)']],
    ['with braces and a backslash', ['/repo/{a,b}/x\\y'], ['Read(./\\{a,b\\}/**)']],
    ['with parentheses', ['/repo/(app)/a', '/repo/b)'], ['Read(./(app)/**)', 'Read(./b))']],
  ])('%s', (_name, paths, permissions) => {
    expect(learned(paths.map((path) => at(path, '/repo')))).toEqual(permissions);
  });

  test('of a log that says no folder', () => {
    expect(learned([at('src/a.ts'), at('b'), at('/repo/src/c.ts')])).toEqual([
      'Read(./b)',
      'Read(./src/**)',
      'Read(//repo/src/**)',
    ]);
    expect(learned([{ tool: 'Grep', args: { pattern: 'x' } }, at('b')])).toEqual(['Read(./**)']);
  });

  test('above a folder of which nobody says where it is', () => {
    expect(learned([at('../x/y'), at('../z'), at('../../w/v')])).toEqual([
      'Read(../../w/**)',
      'Read(../x/**)',
      'Read(../z)',
    ]);
    expect(learned([at('..'), at('../x')])).toEqual(['Read(../**)']);
  });

  test('are allowed as they are named and not as patterns', () => {
    const policy = policyOfDraft(
      draftOf([at('/repo/*', '/repo'), at('/repo/[ab]/x', '/repo'), at('/repo/{c,d}', '/repo')]),
    );
    const others = ['/repo/a', '/repo/a/x', '/repo/b/x', '/repo/c', '/repo/d', '/repo/secret'];
    expect(
      outcomes(
        policy,
        others.map((path) => at(path, '/repo')),
      ),
    ).toEqual(others.map(() => 'overreach'));
  });

  test('that are read are not written', () => {
    const calls = [reading('/repo/src/a', { cwd: '/repo' }), editing('/repo/docs/a', { cwd: '/repo' })];
    expect(learned(calls)).toEqual(['Read(./src/**)', 'Edit(./docs/**)']);
  });

  test('of no pattern teach nothing', () => {
    expect(refused(at('~'))).toEqual([]);
    expect(refused(at('a\0b'))).toEqual([]);
    expect(refused({ tool: 'apply_patch', args: { input: 'no patch' } })).toEqual([]);
    expect(refused({ tool: 'apply_patch', args: { input: '*** Begin Patch\n*** End Patch' } })).toEqual([]);
  });

  test('relative to a folder that is relative itself', () => {
    expect(learned([at('a/b', 'sub')])).toEqual(['Read(./a/**)']);
    expect(refused(at('../../x/y', 'sub'))).toEqual([]);
  });
});

describe('tools by name', () => {
  test('that take nothing that is known', () => {
    const calls = [
      { tool: 'b' },
      { tool: 'a' },
      { tool: 'Foo(bar)' },
      { tool: 'mcp__x__*' },
      { tool: 'Task' },
      { tool: 'b' },
    ];
    const draft = draftOf(calls);
    expect(draft).toEqual({ allowedTools: ['Foo(bar)', 'Task', 'a', 'b', 'mcp__x__*'], allow: [] });
    expect(outcomes(policyOfDraft(draft), [...calls, { tool: 'mcp__x__y' }])).toEqual([
      ...calls.map(() => 'ok'),
      'overreach',
    ]);
  });

  test.each<Said>([
    { tool: 'Edit' },
    { tool: 'Edit', args: { old: 'x' } },
    { tool: 'Write', args: { file_path: null } },
    { tool: 'edit', args: { path: [] } },
    { tool: 'file_change' },
    { tool: 'move_file', args: { from: 'a', to: 'b' } },
    { tool: 'Read' },
    { tool: 'Bash' },
    { tool: 'write_bash', args: { input: 'make' } },
    { tool: 'write_stdin', args: { chars: 'make' } },
    { tool: 'WebFetch', args: { prompt: 'what does it say?' } },
    { tool: 'WebFetch', args: { url: [] } },
  ])('are none of %j, which does not say what it works on', (call) => {
    const draft = draftOf([call]);
    expect(draft).toEqual({ allowedTools: [], allow: [] });
    expect(outcomes(policyOfDraft(draft), [call])).toEqual(['overreach']);
  });

  test('are none of a call that says it not, whatever others say', () => {
    const edits = [{ tool: 'edit' }, { tool: 'edit', args: { path: 'a' } }, { tool: 'edit' }];
    const draft = draftOf(edits);
    expect(draft).toEqual({ allowedTools: [], allow: ['Edit(./a)'] });
    expect(outcomes(policyOfDraft(draft), edits)).toEqual(['overreach', 'ok', 'overreach']);
    const polled = { tool: 'write_stdin', args: { chars: '' } };
    expect(draftOf([polled]).allowedTools).toEqual(['write_stdin']);
    expect(draftOf([polled, { tool: 'write_stdin', args: { chars: 'y' } }, polled]).allowedTools).toEqual([]);
  });

  test('that have no need to say more', () => {
    const calls = [
      'BashOutput',
      'KillShell',
      'TodoWrite',
      'ReadLints',
      'WebSearch',
      'get_terminal_output',
      'grep_search',
    ];
    const draft = draftOf(calls.map((tool) => ({ tool })));
    expect(draft).toEqual({ allowedTools: [...calls.slice(0, -1)].sort(), allow: ['Read(./**)'] });
    for (const tool of ['search', 'LS', 'list_code_usages']) {
      expect(learned([{ tool, args: { query: 'x' } }])).toEqual(['Read(./**)']);
    }
    expect(learned([{ tool: 'bash', args: { command: 'ls' } }])).toEqual(['Bash(ls:*)']);
    expect(draftOf([{ tool: 'bash', args: { restart: true } }])).toEqual({ allowedTools: [], allow: [] });
  });
});

describe('addresses', () => {
  const fetch = (url: string): Said => ({ tool: 'WebFetch', args: { url } });

  test('by host', () => {
    expect(
      learned([fetch('https://EXAMPLE.org/a?b'), fetch('http://[::1]:80/'), fetch('https://a.example.org./')]),
    ).toEqual(['WebFetch(domain:[::1])', 'WebFetch(domain:a.example.org)', 'WebFetch(domain:example.org)']);
  });

  test.each([['https://*.example.org/'], ['https://*/'], ['no address'], ['file:///etc/passwd']])(
    '%s teaches nothing',
    (url) => {
      expect(refused(fetch(url), [fetch('https://www.example.org/')])).toEqual([]);
    },
  );
});

test('the order of calls makes no difference', () => {
  const calls = [bash('ls'), reading('a/b'), { tool: 'x' }, bash('git log'), editing('c/d'), reading('e')];
  expect(draftOf([...calls].reverse())).toEqual(draftOf(calls));
  expect(draftOf([...calls, ...calls])).toEqual(draftOf(calls));
});
