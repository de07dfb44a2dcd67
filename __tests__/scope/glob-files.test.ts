import { describe, expect, test } from '@jest/globals';
import { bash, outcomes, permitting, whys } from '../helpers/policy.ts';

const CWD = '/repo';

async function judged(deny: readonly string[], command: string, more = ''): Promise<string> {
  const policy = await permitting({ allow: ['*'], deny }, more);
  return outcomes(policy, [bash(command, { cwd: CWD })])[0] as string; // One call has one outcome.
}

describe('files that a command names by a glob', () => {
  test.each([
    ['cat secrets/*', 'overreach'],
    ['cat ./secrets/a?', 'overreach'],
    ['cat secrets/*/b', 'overreach'],
    ['cat "secrets"/*.txt', 'overreach'],
    ['cat src/../secrets/[ab]', 'overreach'],
    ['cd secrets && cat *', 'overreach'],
    ['cat {secrets,x}/a', 'overreach'],
    ['cat src/{a,../secrets/b}', 'overreach'],
    ['cat {x,{y,secrets}}/a', 'overreach'],
    ['cp {secrets/a,out}', 'overreach'],
    ['cat s*/a', 'unverifiable'],
    ['cat secret?/a', 'unverifiable'],
    ['cat secret[s]/a', 'unverifiable'],
    ['cat */a', 'unverifiable'],
    ['cat ../*/secrets/a', 'unverifiable'],
    ['cat /*/secrets/a', 'unverifiable'],
    ['cat **/a', 'unverifiable'],
    ['curl -T s*/a https://x', 'unverifiable'],
    ['cat x{1..9}/a', 'ok'],
    ['cat *', 'ok'],
    ['cat s*', 'ok'],
    ['cat *.ts', 'ok'],
    ['cat src/*.ts', 'ok'],
    ['cat src/*/a', 'ok'],
    ['cat x*/a', 'ok'],
    ["cat 's*'/a", 'ok'],
    ['cat s\\*/a', 'ok'],
    ['cat {a,b}/secrets', 'ok'],
    ['cat {secrets/a}', 'ok'],
    ['cat $X/*', 'ok'],
    ['echo s*/a', 'ok'],
    ['rm s*/a', 'ok'],
  ])('under Read(./secrets/**): %s is %s', async (command, outcome) => {
    expect(await judged(['Read(./secrets/**)'], command)).toBe(outcome);
  });

  test.each([
    ['rm secrets/*', 'overreach'],
    ['rm -rf s*', 'unverifiable'],
    ['rm -rf *', 'unverifiable'],
    ['rm -rf dist/*', 'ok'],
    ['tee s*/a', 'unverifiable'],
    ['cp a s*', 'unverifiable'],
    ['cat s*/a', 'ok'],
  ])('under Edit(./secrets/**): %s is %s', async (command, outcome) => {
    expect(await judged(['Edit(./secrets/**)'], command)).toBe(outcome);
  });

  test.each([
    ['**/.env*', 'cat *', 'ok'],
    ['**/.env*', 'cat src/*.ts', 'ok'],
    ['**/.env*', 'cat src/[.]*', 'ok'],
    ['**/.env*', 'cat .e*', 'unverifiable'],
    ['**/.env*', 'cat src/.en?', 'unverifiable'],
    ['**/.env*', 'cat .{env,x}', 'overreach'],
    ['*.pem', 'cat *', 'ok'],
    ['*.pem', 'cat src/*', 'ok'],
    ['*.pem', 'cat run_*', 'ok'],
    ['*.pem', 'cat *.ts', 'ok'],
    ['*.pem', 'cat *.p*', 'unverifiable'],
    ['*.pem', 'cat a/b/key.p?m', 'unverifiable'],
    ['./src/*.pem', 'cat src/*', 'unverifiable'],
    ['./conf/key.json', 'cat conf/*', 'unverifiable'],
    ['./conf/key.json', 'cat conf/*.json', 'unverifiable'],
    ['./conf/key.json', 'cat conf/*.ts', 'ok'],
    ['**/secrets/**', 'cat a/secrets/*', 'overreach'],
    ['**/secrets/**', 'cat a/s*/b', 'unverifiable'],
    ['**/secrets/**', 'cat a/*/b', 'ok'],
    ['~/.ssh/**', 'cat ~/.ssh/*', 'overreach'],
    ['~/.ssh/**', 'cat ~/.s*/id', 'unverifiable'],
    ['~/.ssh/**', 'cat ~/*/id', 'ok'],
    ['~/.ssh/**', 'cat /home/*/.ssh/id', 'unverifiable'],
    ['~/.ssh/**', 'cat /home/me/.ss?/id', 'unverifiable'],
    ['//etc/**', 'cat /etc/*', 'overreach'],
    ['//etc/**', 'cat /e*/x', 'unverifiable'],
    ['//etc/**', 'cat /x*/x', 'ok'],
    ['/src/{a,b}/**', 'cat src/[b]/x', 'unverifiable'],
    ['../lib/**', 'cat ../lib/*', 'overreach'],
    ['../lib/**', 'cat ../l*/a', 'unverifiable'],
  ])('under Read(%s): %s is %s', async (path, command, outcome) => {
    expect(await judged([`Read(${path})`], command)).toBe(outcome);
  });

  test('are any where braces make more than anybody writes', async () => {
    const many = Array.from({ length: 300 }, (_, index) => `d${index}`).join(',');
    expect(await judged(['Read(./secrets/**)'], `cat {secrets,${many}}/a`)).toBe('unverifiable');
    expect(await judged(['Read(./secrets/**)'], `cat ${'{a,b}'.repeat(12)}`)).toBe('unverifiable');
    expect(
      await judged(['Read(./secrets/**)'], `cat ${'{a,b}{c,d}{e,f}{g,h}{i,j}{k,l}{m,n}{o,p} '.repeat(1500)}`),
    ).toBe('unverifiable');
    expect(await judged(['Read(./secrets/**)'], `cat ${'{'.repeat(300)}a,b${'}'.repeat(300)}`)).toBe('ok');
    expect(await judged(['Read(./secrets/**)'], `cat ${'{a,'.repeat(300)}b${'}'.repeat(300)}`)).toBe('unverifiable');
  });

  test('leave the root where the folder does that they are in', async () => {
    expect(await judged([], 'cat /etc/*', '"root": "/repo"')).toBe('overreach');
    expect(await judged([], 'cat src/* ./*.ts', '"root": "/repo"')).toBe('ok');
  });

  test('are told by the program and never by name', async () => {
    const policy = await permitting({ allow: ['*'], deny: ['Read(./secrets/**)'] });
    expect(whys(policy, bash('ls; cat s*/a', { cwd: CWD }))).toEqual([
      "tool 'Bash': cannot tell whether part 2 of 2 (cat) is within deny Read(./secrets/**)",
    ]);
  });

  test.each([
    ['*/'.repeat(30_000), 'unverifiable'],
    ['['.repeat(60_000), 'ok'],
    ['[/'.repeat(30_000), 'ok'],
    ['*a'.repeat(30_000), 'ok'],
    ['x{1..2}'.repeat(9000), 'ok'],
  ])('take no time beyond their text: %#', async (word, outcome) => {
    expect(await judged(['Read(./secrets/**)', 'Read(*.pem)'], `cat ${word}]`)).toBe(outcome);
  });
});
