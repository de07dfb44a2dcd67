import { describe, expect, test } from '@jest/globals';
import { PathIndex } from '../../src/scope/path-index.ts';
import { type Anchors, PathSpec, pathFault } from '../../src/scope/path-spec.ts';
import { bash, editing, outcomes, permitting, policyOf, reading, type Said, whys } from '../helpers/policy.ts';

const NOWHERE: Anchors = { start: undefined, root: undefined, home: undefined };
const REPO: Anchors = { start: '/repo/pkg', root: '/repo', home: '/home/me' };

function matches(pattern: string, path: string, use: 'allow' | 'deny' = 'allow', anchors = REPO): string {
  return new PathSpec(pattern, use).matches(path, anchors);
}

describe('a path of a permission', () => {
  test.each([
    ['./src/**', '/repo/pkg/src/a/b.ts', 'yes'],
    ['src/**', '/repo/pkg/src/a.ts', 'yes'],
    ['./src/**', '/repo/src/a.ts', 'no'],
    ['/src/**', '/repo/src/a.ts', 'yes'],
    ['/src/**', '/repo/pkg/src/a.ts', 'no'],
    ['//etc/**', '/etc/passwd', 'yes'],
    ['//etc/**', '/repo/etc/passwd', 'no'],
    ['~/.ssh/**', '/home/me/.ssh/id', 'yes'],
    ['~/.ssh/**', '~/.ssh/id', 'yes'],
    ['~/.ssh/**', '/home/other/.ssh/id', 'no'],
    ['./src', '/repo/pkg/src/a/b.ts', 'yes'],
    ['./src/', '/repo/pkg/src/a.ts', 'yes'],
    ['./src/*', '/repo/pkg/src/a.ts', 'yes'],
    ['./src/*', '/repo/pkg/src/a/b.ts', 'no'],
    ['*.env', '/repo/pkg/a/b/x.env', 'yes'],
    ['*.env', '/other/x.env', 'no'],
    ['.', '/repo/pkg/anything', 'yes'],
    ['./**', '/repo/pkg', 'yes'],
    ['**', '/repo/pkg/x', 'yes'],
    ['./src/[ab].ts', '/repo/pkg/src/a.ts', 'yes'],
    ['./src/{a,b}.ts', '/repo/pkg/src/b.ts', 'yes'],
    ['./SRC/**', '/repo/pkg/src/a.ts', 'no'],
    ['./caf\u0065\u0301/**', '/repo/pkg/caf\u00e9/x', 'yes'],
    ['./src/**', '/repo/pkgs/src/a.ts', 'no'],
    ['../src/**', '/repo/src/a.ts', 'yes'],
    ['../src/**', '/repo/pkg/src/a.ts', 'no'],
    ['..', '/repo/a', 'yes'],
    ['..', '/repository/a', 'no'],
    ['../../etc/*', '/etc/passwd', 'yes'],
    ['../../../etc/*', '/etc/passwd', 'yes'],
    ['//home/me/.ssh/**', '~/.ssh/id', 'yes'],
    ['//home/me/.ssh/**', '/home/me/.ssh/id', 'yes'],
    ['//home/me', '~', 'yes'],
  ] as const)('%s is %s: %s', (pattern, path, truth) => {
    expect(matches(pattern, path)).toBe(truth);
  });

  test('that denies is found anywhere where it has no folder of its own, and with all that is in it', () => {
    expect(matches('**/.env*', '/other/.env', 'deny')).toBe('yes');
    expect(matches('.env', '/other/a/.env', 'deny')).toBe('yes');
    expect(matches('**/.env*', '../.env', 'deny', NOWHERE)).toBe('yes');
    expect(matches('**/.env*', '~/.env', 'deny')).toBe('yes');
    expect(matches('./src/*', '/repo/pkg/src/a/b.ts', 'deny')).toBe('yes');
  });

  test('of somebody whose home is not given is in what looks like one', () => {
    for (const home of ['/home/me', '/Users/me', '/root', '/c/Users/me', '~']) {
      expect(matches('~/.ssh/**', `${home}/.ssh/id`, 'deny', NOWHERE)).toBe('yes');
    }
    expect(matches('~/.ssh/**', '/srv/.ssh/id', 'deny', NOWHERE)).toBe('no');
  });

  test('cannot be judged where nobody says what it is relative to', () => {
    expect(matches('./src/**', 'src/a', 'allow', NOWHERE)).toBe('yes');
    expect(matches('./src/**', '../src/a', 'allow', NOWHERE)).toBe('no');
    expect(matches('./src/**', '/repo/src/a', 'allow', NOWHERE)).toBe('unknown');
    expect(matches('//etc/**', 'etc/passwd', 'allow', NOWHERE)).toBe('unknown');
    expect(matches('../src/**', '../src/a', 'allow', NOWHERE)).toBe('yes');
    expect(matches('../src/**', 'src/a', 'allow', NOWHERE)).toBe('no');
    expect(matches('../src/**', '../../src/a', 'allow', NOWHERE)).toBe('no');
    expect(matches('../src/**', '/repo/src/a', 'allow', { ...NOWHERE, start: 'pkg' })).toBe('unknown');
  });

  test.each(['', ' ', '!x', 'a\0b'])('is none: %j', (text) => {
    expect(pathFault(text)).toBeDefined();
  });
});

describe('of many rules', () => {
  const PATTERNS = [
    './src/**',
    '/src/*',
    'src',
    '*.env',
    '**/.env*',
    '~/.ssh/**',
    '//etc',
    '//home/me/a/**',
    '../b',
    '{a,b}/c',
  ];
  const PATHS = [
    '/repo/pkg/src/a',
    '/repo/src/a',
    '/etc/src/.env',
    '~/a/src',
    '~/.ssh/id',
    '/home/me/.ssh/a',
    '/etc',
    '/repo/b/a',
  ];

  test('none that is about a path is left out', () => {
    for (const use of ['allow', 'deny'] as const) {
      const specs = PATTERNS.map((pattern) => new PathSpec(pattern, use));
      const index = new PathIndex(specs, (spec) => spec, REPO.home);
      for (const path of [...PATHS, '/repo/pkg/a/c', '/src/src/etc/.ssh']) {
        const near = index.near(path);
        expect(near).toEqual(expect.arrayContaining(specs.filter((spec) => spec.matches(path, REPO) === 'yes')));
        expect(new Set(near).size).toBe(near.length);
      }
    }
  });

  test('few are left to be tried', () => {
    const folders = Array.from({ length: 100 }, (_, k) => new PathSpec(`./part-${k}/**`, 'allow'));
    const index = new PathIndex(folders, (spec) => spec, undefined);
    expect(index.near('/repo/part-7/part-7/a')).toEqual([folders[7]]);
    expect(index.nearAny(['/repo/part-7/a', '/part-8/part-7', '/x'])).toEqual([folders[7], folders[8]]);
    expect(index.nearAny(['/x', undefined])).toEqual(folders);
    expect(index.nearAny([])).toEqual([]);
  });
});

describe('paths of calls', () => {
  test.each([
    ['src/a.ts', 'ok'],
    ['./src/a.ts', 'ok'],
    ['/repo/src/a.ts', 'ok'],
    ['/repo/src/../src/a.ts', 'ok'],
    ['src/../package.json', 'overreach'],
    ['/repo/src/../../etc/passwd', 'overreach'],
    ['src//a.ts', 'ok'],
    ['file:///repo/src/a.ts', 'ok'],
    ['/repo/srcs/a.ts', 'overreach'],
  ])('are normalised before: %s', async (path, outcome) => {
    expect(outcomes(await permitting({ allow: ['Read(./src/**)'] }), [reading(path, { cwd: '/repo' })])).toEqual([
      outcome,
    ]);
  });

  test.each(['C:\\repo\\src\\a.ts', 'c:/repo/src/a.ts', '/c/repo/src/a.ts', 'src\\a.ts'])(
    'are those of Windows too: %s',
    async (path) => {
      const policy = await permitting({ allow: ['Read(./src/**)'] });
      expect(outcomes(policy, [reading(path, { cwd: 'C:\\repo' })])).toEqual(['ok']);
    },
  );

  test('are relative to the folder of the call, and patterns to where the session began', async () => {
    const policy = await permitting({ allow: ['Read(./src/**)'] });
    const calls = [
      reading('src/a', { cwd: '/repo' }),
      reading('a', { cwd: '/repo/src' }),
      reading('src/a', { cwd: '/repo/src' }),
    ];
    expect(outcomes(policy, [...calls, reading('src/a', { cwd: '/tmp' })])).toEqual(['ok', 'ok', 'ok', 'overreach']);
  });

  test('cannot be judged where neither the log nor the file says what they are relative to, and that is said', async () => {
    const policy = await permitting({ allow: ['Read(./src/**)'], deny: ['Read(./src/x)'] });
    const nowhere = 'since neither the log nor "root" says where the session began';
    expect(whys(policy, reading('/repo/src/x'))).toEqual([
      `tool 'Read': cannot tell whether a rule of agent 'a' allows its path, ${nowhere}; cannot tell whether its path is within deny Read(./src/x), ${nowhere}`,
    ]);
    expect(outcomes(policy, [reading('/repo/src/a', { cwd: '/repo' })])).toEqual(['ok']);
  });

  test('are needed: a call that names none is not allowed by a path', async () => {
    const policy = await permitting({ allow: ['Read(./src/**)'] });
    expect(outcomes(policy, [{ tool: 'Read' }, { tool: 'Read', args: { file_path: 7 } }])).toEqual([
      'overreach',
      'unverifiable',
    ]);
  });

  test('of a patch are all of its files', async () => {
    const policy = await permitting({ allow: ['Edit(./src/**)'] });
    const patch = (...names: string[]): object => ({
      input: `*** Begin Patch\n${names.map((name) => `*** Update File: ${name}\n@@\n-a\n+b\n`).join('')}*** End Patch`,
    });
    const calls = [patch('src/a'), patch('src/a', 'x'), { input: 'no patch' }];
    expect(
      outcomes(
        policy,
        calls.map((args) => ({ tool: 'apply_patch', args, cwd: '/repo' })),
      ),
    ).toEqual(['ok', 'overreach', 'unverifiable']);
  });

  test('of several files are told by their number, and never by their name', async () => {
    const policy = await permitting({ allow: ['*'], deny: ['Edit(./docs/**)'] });
    const patch = (...headers: string[]): object => ({
      input: `*** Begin Patch\n${headers.map((header) => `*** ${header}\n`).join('')}*** End Patch`,
    });
    const said = (args: object): string[] => whys(policy, { tool: 'apply_patch', args, cwd: '/repo' });
    expect(said(patch('Delete File: a', 'Delete File: docs/b', 'Delete File: c'))).toEqual([
      "tool 'apply_patch': file 2 of 3 is denied by Edit(./docs/**)",
    ]);
    expect(said(patch('Delete File: docs/b'))).toEqual(["tool 'apply_patch': its path is denied by Edit(./docs/**)"]);
  });

  test('of a search that names none are those of the working directory, and that is said', async () => {
    const policy = await permitting({ allow: ['Read(./src/**)'] });
    expect(whys(policy, { tool: 'Grep', args: { pattern: 'x' }, cwd: '/repo' })).toEqual([
      "tool 'Grep': no rule of agent 'a' allows the working directory",
    ]);
    expect(whys(policy, { tool: 'Grep', args: { pattern: 'x', path: 'lib' }, cwd: '/repo' })).toEqual([
      "tool 'Grep': no rule of agent 'a' allows its path",
    ]);
  });

  test('of a pattern that finds files are those below the folder that it begins with', async () => {
    const policy = await permitting({ allow: ['*'], deny: ['Read(./secrets/**)'] });
    const finding = (pattern: string, path?: string): Said => ({
      tool: 'Glob',
      args: { pattern, path },
      cwd: '/repo',
    });
    expect(
      outcomes(policy, [finding('secrets/**'), finding('**', 'secrets'), finding('x/*', '/repo/secrets')]),
    ).toEqual(['overreach', 'overreach', 'overreach']);
    expect(outcomes(policy, [finding('src/**'), finding('**/*.ts'), finding('secret*')])).toEqual(['ok', 'ok', 'ok']);
  });

  test.each([
    ['Write', { file_path: 'src/a', content: '' }],
    ['MultiEdit', { file_path: 'src/a' }],
    ['NotebookEdit', { notebook_path: 'src/a' }],
    ['write_file', { file_path: 'src/a' }],
    ['replace', { file_path: 'src/a' }],
    ['edit_file', { target_file: 'src/a' }],
    ['create', { path: 'src/a' }],
  ])('Edit is for all tools that change files: %s', async (tool, args) => {
    const deny = await permitting({ allow: ['*'], deny: ['Edit(./src/**)'] });
    const allow = await permitting({ allow: ['Edit(./src/**)'] });
    const call = { tool, args, cwd: '/repo' };
    expect([...outcomes(deny, [call]), ...outcomes(allow, [call])]).toEqual(['overreach', 'ok']);
  });
});

describe('the root', () => {
  const ROOT = '"root": "/repo"';

  test('is not left, whatever allows the tool', async () => {
    const policy = await policyOf(`${ROOT}, "allowed_tools": ["Read", "Edit", "Bash"]`);
    expect(whys(policy, reading('/repo/../etc/passwd'))).toEqual(["tool 'Read': its path leaves the root '/repo'"]);
    expect(whys(policy, bash('cd /etc && cat passwd'))).toEqual([
      "tool 'Bash': part 2 of 2 (cat) leaves the root '/repo'",
    ]);
    expect(outcomes(policy, [editing('a'), editing('/repo'), editing('/repository/a'), editing('~/a')])).toEqual([
      'ok',
      'ok',
      'overreach',
      'overreach',
    ]);
  });

  test('is left by a permission that says so of itself', async () => {
    const policy = await permitting({ allow: ['Read(//etc/**)', 'Read(~/notes/**)', 'Read(./**)'] }, ROOT);
    expect(outcomes(policy, [reading('/etc/hosts'), reading('~/notes/a'), reading('/usr/x')])).toEqual([
      'ok',
      'ok',
      'overreach',
    ]);
  });

  test('is where patterns start when no log says where it began', async () => {
    const policy = await permitting({ allow: ['Read(./src/**)'] }, ROOT);
    expect(outcomes(policy, [reading('src/a'), reading('/repo/src/a'), reading('a')])).toEqual([
      'ok',
      'ok',
      'overreach',
    ]);
  });

  test('are told by what a tool is said to read and write, too', async () => {
    const tools = '"tools": {"put": {"alias": "Edit", "writes": ["/to"], "reads": ["/from"]}}';
    const deny = await permitting({ allow: ['*'], deny: ['Edit(./src/**)'] }, tools);
    const allow = await permitting({ allow: ['Edit(./src/**)'] }, tools);
    const call = { tool: 'put', args: { from: 'src/a', to: 'src/b' }, cwd: '/repo' };
    expect([...outcomes(deny, [call]), ...outcomes(allow, [call])]).toEqual(['overreach', 'ok']);
  });

  test('do not hide the address of a tool that has both', async () => {
    const tools = '"tools": {"get": {"alias": "WebFetch", "url": "/url", "path": "/to"}}';
    const policy = await permitting({ allow: ['*'], deny: ['WebFetch(domain:example.org)'] }, tools);
    const to = (url: string) => ({ tool: 'get', args: { url, to: '/repo/a' } });
    expect(outcomes(policy, [to('https://example.org/a'), to('https://example.com/a')])).toEqual(['overreach', 'ok']);
  });
});
