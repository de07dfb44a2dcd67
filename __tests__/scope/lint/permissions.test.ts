import { describe, expect, test } from '@jest/globals';
import { importedJson } from '../../helpers/imports.ts';
import { lints, permissionLints } from '../../helpers/lints.ts';

describe('allows that a deny covers', () => {
  test.each([
    ['Bash(git push origin:*)', 'Bash(git push:*)'],
    ['Bash(git push)', 'Bash(git push:*)'],
    ['Bash(git push)', 'Bash(git push)'],
    ['Bash(git * main)', 'Bash(git * main)'],
    ['Bash(rm -rf build)', 'Bash(rm -fr:*)'],
    ['Bash(ls:*)', 'Bash(*)'],
    ['Bash(*)', 'Bash(*)'],
    ['Bash(ls:*)', 'Bash'],
    ['exec_command(ls:*)', 'Bash'],
    ['exec_command(git push:*)', 'Bash(git push:*)'],
    ['Read(./src/a/**)', 'Read(./src/**)'],
    ['Read(src/a.ts)', 'Read(src)'],
    ['Read(./src/*.ts)', 'Read(./src/**)'],
    ['Read(./src/.env)', 'Read(**/.env*)'],
    ['Read(./**)', 'Read(./**)'],
    ['Read(*.ts)', 'Read(./**)'],
    ['Read(~/.ssh/id)', 'Read(~/.ssh/**)'],
    ['Read(/src/a)', 'Read(/src/**)'],
    ['Read(//etc/hosts)', 'Read(//etc/**)'],
    ['Read(//**)', 'Read(//**)'],
    ['Read(../x)', 'Read(../x)'],
    ['Grep(./src/a)', 'Read(./src/**)'],
    ['WebFetch(domain:a.example.org)', 'WebFetch(domain:*.example.org)'],
    ['WebFetch(domain:*.a.example.org)', 'WebFetch(domain:*.example.org)'],
    ['WebFetch(domain:example.org)', 'WebFetch(domain:*)'],
    ['mcp__x__get', 'mcp__x'],
    ['mcp__x__get', 'mcp__x__*'],
    ['Task', 'Agent'],
    ['anything', '*'],
  ])('%s and deny %s', async (allow, deny) => {
    expect(await permissionLints({ allow: [allow], deny: [deny] })).toContain(
      `covered-allow: allow ${allow} allows nothing: deny ${deny} at line 2 covers it`,
    );
  });

  test.each([
    ['Bash(git:*)', 'Bash(git push:*)'],
    ['Bash(git push:*)', 'Bash(git push)'],
    ['Bash(git push origin)', 'Bash(git push --force:*)'],
    ['Bash(git * main)', 'Bash(git:*)'],
    ['Bash(*)', 'Bash(ls:*)'],
    ['Bash', 'Bash(ls:*)'],
    ['Bash', 'exec_command'],
    ['Read(./src/**)', 'Read(./src/a/**)'],
    ['Read(*.ts)', 'Read(./src/**)'],
    ['Read(src)', 'Read(./src/a)'],
    ['Read(./src/a)', 'Read(/src/**)'],
    ['Read(//etc/x)', 'Read(./etc/**)'],
    ['Read(./x)', 'Edit(./x)'],
    ['Read(../x)', 'Read(../**)'],
    ['Read(../x)', 'Read(//**)'],
    ['WebFetch(domain:example.org)', 'WebFetch(domain:*.example.org)'],
    ['WebFetch(domain:*.example.org)', 'WebFetch(domain:a.example.org)'],
    ['WebFetch(domain:*.example.org)', 'WebFetch(domain:any.example.org)'],
    ['WebFetch(domain:*)', 'WebFetch(domain:*.example.org)'],
    ['Agent(Explore)', 'Agent(model:opus)'],
    ['mcp__x', 'mcp__x__get'],
    ['mcp__x__*', 'mcp__x__g*'],
    ['a', 'b'],
  ])('not %s and deny %s', async (allow, deny) => {
    expect(
      (await permissionLints({ allow: [allow], deny: [deny] })).filter((one) => one.startsWith('covered')),
    ).toEqual([]);
  });

  test('names and rules, too', async () => {
    const rule = { id: 'r', effect: 'allow', tool: 'get', args: { '/a': { exists: true } } };
    const deny = { ...rule, id: 's', effect: 'deny' };
    const found = await permissionLints(
      { deny: ['g*', 'Bash(x:*)'] },
      `"allowed_tools": ["get", "put"], "rules": ${JSON.stringify([rule, deny])}`,
    );
    expect(found).toEqual([
      'covered-allow: "get" in "allowed_tools" allows nothing: deny g* at line 2 covers it',
      'covered-allow: rule "r" allows nothing: deny g* at line 2 covers it',
    ]);
  });

  test('but none whose name is an alias that other tools have', async () => {
    const tools = '"tools": {"x": {"alias": "Grep", "path": "/p"}}';
    expect(await permissionLints({ allow: ['Grep(./a)'], deny: ['Read'] }, tools)).not.toContain(
      expect.stringContaining('covered-allow'),
    );
    expect((await permissionLints({ allow: ['Grep'], deny: ['Read'] }, tools)).length).toBe(0);
    expect((await permissionLints({ allow: ['Grep'], deny: ['Read'] })).length).toBe(1);
  });
});

describe('permissions that Claude Code ignores', () => {
  test.each([
    ['allow', 'Write(./src/**)', 'Claude Code looks up no path in rules of Write; write Edit(path)'],
    [
      'allow',
      'mcp__*',
      'Claude Code skips an allow rule whose * stands before the end of a server name; write mcp__server__*',
    ],
    ['allow', '*', 'Claude Code skips an allow rule with a * in the name of the tool'],
    ['allow', 'Agent(model:opus)', 'only deny and ask rules can be about an argument'],
  ] as const)('%s %s', async (effect, text, reason) => {
    expect(await permissionLints({ [effect]: [text] })).toEqual([`ignored-by-claude: ${effect} ${text}: ${reason}`]);
  });

  test('and none for the tools of other agents', async () => {
    const allow = [
      'exec_command',
      'read_*',
      'get',
      'Read(./a)',
      'Bash(ls:*)',
      'mcp__x__get_*',
      'WebFetch(domain:a.org)',
    ];
    expect(await permissionLints({ allow, deny: ['mcp__*', 'Agent(model:opus)'] })).toEqual([]);
  });
});

describe('permissions on arguments', () => {
  test.each([['Agent(mdoel:opus)', 'no argument is called "mdoel"; did you mean "model"?']])(
    '%s',
    async (text, reason) => {
      expect(await permissionLints({ deny: [text] })).toEqual([`unknown-argument: deny ${text}: ${reason}`]);
    },
  );

  test.each([
    ['Agent(model:opus)'],
    ['Skill(plugin:deploy)'],
    ['Bash(npm run a:b)'],
    ['Bash(timeout:5)'],
    ['Bash(timeot:5)'],
    ['query(force:true)'],
    ['Agent'],
  ])('not %s', async (text) => {
    expect(await permissionLints({ deny: [text] })).toEqual([]);
  });
});

describe('paths that are none', () => {
  test.each([['Read(/../x)'], ['Read(./a/../b)'], ['Read(../a/./b)'], ['Edit(/./a)'], ['Read(//a/..)']])(
    '%s',
    async (text) => {
      expect(await permissionLints({ deny: [text] })).toEqual([
        `impossible-path: deny ${text} matches no path: "." and ".." are resolved before, and nothing is left of them`,
      ]);
    },
  );

  test.each([
    ['Read(.)'],
    ['Read(./)'],
    ['Read(././a)'],
    ['Read(../x)'],
    ['Read(..)'],
    ['Read(../../x)'],
    ['Read(..a/b.)'],
    ['Bash(ls ..)'],
    ['Bash(../x)'],
    ['x(a:..)'],
  ])('not %s', async (text) => {
    expect(await permissionLints({ deny: [text] })).toEqual([]);
  });
});

describe('drives', () => {
  test.each([['Read(C:/x/**)'], ['Edit(c:\\x\\**)']])('%s', async (text) => {
    expect(await permissionLints({ allow: [text] })).toEqual([
      `impossible-path: allow ${text} matches no path: without // at its start a pattern is relative, and a drive is one letter; write //c/…`,
    ]);
  });

  test('as they are normalised, and names of one letter', async () => {
    expect(await permissionLints({ allow: ['Read(//c/x/**)', 'Read(c)', 'Read(src/c:/x)'] })).toEqual([]);
  });
});

describe('what is no word of a command', () => {
  const variable = 'begins with a variable that is set: that is taken off a command before, and told from no other';
  const redirect = 'holds a redirect: that is no word, and is judged by Read(…) and Edit(…)';
  const more = 'holds what a shell takes for more than a word: no command is known to be like that';
  test.each([
    ['Bash(CI=1 npm test:*)', variable],
    ['exec_command(A+=b x)', variable],
    ['Bash(npm test > out.txt)', redirect],
    ['Bash(npm test 2>&1)', redirect],
    ['Bash(wc <a)', redirect],
    ['Bash(x &>y)', redirect],
    ['Bash($X test)', more],
    ['Bash(cat $(ls))', more],
    ['Bash(npm test;)', more],
  ])('%s', async (text, why) => {
    expect(await permissionLints({ allow: [text] })).toEqual([`shell-syntax: allow ${text} ${why}`]);
  });

  test.each([
    ['Bash(npm test:*)'],
    ['Bash(env CI=1 npm test)'],
    ["Bash(jq '.a > 1')"],
    ['Bash("A=1" x)'],
    ['Bash(curl https://x.org/?a=1&b=2)'],
    ['Bash(make a=b)'],
    ['Bash(find . -exec x \\;)'],
    ['Agent(a > b)'],
  ])('not %s', async (text) => {
    expect((await permissionLints({ deny: [text] })).filter((one) => one.startsWith('shell-syntax'))).toEqual([]);
  });
});

describe('what is said twice', () => {
  test('permissions, names', async () => {
    const found = await lints(
      '"allowed_tools": ["a", "b",\n"a"],\n"permissions": {"allow": ["Read", " Read"],\n"deny": ["x", "y", "x", "x"]}',
    );
    expect(found.map(({ line, column, message }) => `${line}:${column}: ${message}`)).toEqual([
      '3:1: "a" says what is said at line 2',
      '4:35: allow Read says what is said at line 4',
      '5:20: deny x says what is said at line 5',
      '5:25: deny x says what is said at line 5',
    ]);
  });

  test('also in an import, and never what nobody wrote', async () => {
    const settings = importedJson({ permissions: { allow: ['Bash(ls:*)', 'Read(./src/**)'], deny: ['Bash(cat:*)'] } });
    const found = await lints('"permissions": {"allow": ["Read(./src/**)", "Bash(ls:*)"]}', [settings]);
    expect(found.map(({ file, line, message }) => `${file}:${line}: ${message}`)).toEqual([
      '.claude/settings.json:4: allow Bash(ls:*) says what is said at scope.json:2',
      '.claude/settings.json:5: allow Read(./src/**) says what is said at scope.json:2',
    ]);
  });
});

describe('names that look like permissions', () => {
  test.each([['Bash(x:*)'], ['mcp__x__*'], ['Foo(bar)'], ['*']])('%s', async (name) => {
    const found = await lints(`"allowed_tools": [${JSON.stringify(name)}]`);
    expect(found.map(({ lint }) => lint)).toEqual(['name-like-pattern']);
  });

  test.each([['Bash'], ['mcp__x__y'], ['(x)'], ['a(b'], ['a.b/c']])('not %s', async (name) => {
    expect(await lints(`"allowed_tools": [${JSON.stringify(name)}]`)).toEqual([]);
  });
});

describe('aliases', () => {
  const tool = (alias: string): string => `"tools": {"x": {"alias": "${alias}", "command": "/c"}}`;

  test.each([
    ['bash', 'did you mean "Bash"?'],
    ['Bsh', 'did you mean "Bash"?'],
    ['Launcher', 'known are Bash, Read, Edit, WebFetch and others'],
  ])('%s', async (alias, advice) => {
    expect(await permissionLints({}, tool(alias))).toEqual([
      `unknown-alias: no tool is known as "${alias}" and no rule is for it; ${advice}`,
    ]);
  });

  test('not those that are known, or that a rule is for', async () => {
    expect(await permissionLints({}, tool('Bash'))).toEqual([]);
    expect(await permissionLints({ deny: ['Launcher(x)'] }, tool('Launcher'))).toEqual([]);
    expect(await permissionLints({ deny: ['Laun*'] }, tool('Launcher'))).toEqual([]);
    const rule = '"rules": [{"id": "r", "effect": "deny", "tool": "Launcher", "args": {}}]';
    expect(await permissionLints({}, `${tool('Launcher')}, ${rule}`)).toEqual([]);
  });
});
