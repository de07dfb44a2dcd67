// biome-ignore-all lint/suspicious/noTemplateCurlyInString: shell has them as well
import { describe, expect, test } from '@jest/globals';
import { partOf, programs, shownWord } from '../helpers/shown.ts';

describe('a word', () => {
  test.each<[text: string, word: string]>([
    // Known: quotes and escapes are gone.
    ['a-b_c.d/e:f@g%h+i,j=k', 'a-b_c.d/e:f@g%h+i,j=k'],
    ["'a b'", 'a b'],
    ['"a b"', 'a b'],
    ['a\\ b', 'a b'],
    ['pu"sh"', 'push'],
    ["p'us'h", 'push'],
    ['\\push', 'push'],
    ['"a\\"b\\\\c\\$d\\`e\\f"', 'a"b\\c$d`e\\f'],
    ["'a\\'", 'a\\'],
    ["$'a\\tb\\x41\\'\\u00e9'", "a\tbA'é"],
    ['a\\\nb', 'ab'],
    ['""', ''],
    ['a#b', 'a#b'],
    ["'*?[a]{b,c}'", '*?[a]{b,c}'],
    ['\\*\\?\\[a]', '*?[a]'],
    ['[', '['],
    ['{}', '{}'],
    ['{a}', '{a}'],
    ['a[b', 'a[b'],
    ['HEAD~1', 'HEAD~1'],
    ['--x=~/y', '--x=~/y'],
    ['~', '~'],
    ['~/a', '~/a'],
    ['~me/a', '~me/a'],
    ["~/'a b'", '~/a b'],
    ['--format="%h $"', '--format=%h $'],
    // Not known: as it stands there.
    ['$X', '<$X>'],
    ['"${X}a"', '<"${X}a">'],
    ['a$(b)', '<a$(b)>'],
    ['"`b`"', '<"`b`">'],
    ['$((1))', '<$((1))>'],
    ['<(a)', '<<(a)>'],
    ['*.ts', '<*.ts>'],
    ['a?', '<a?>'],
    ['[ab]', '<[ab]>'],
    ['{a,b}', '<{a,b}>'],
    ['{1..3}', '<{1..3}>'],
    ['!(a)', '<!(a)>'],
    ['$"a"', '<$"a">'],
    ["$'\\xff'", "<$'\\xff'>"],
    ['~+/a', '<~+/a>'],
    ['~-', '<~->'],
    ['of=~/a', '<of=~/a>'],
    ['A=b:~/a', '<A=b:~/a>'],
    ['=ls', '<=ls>'],
    // A tilde that means itself cannot be told from a home.
    ["'~/a'", "<'~/a'>"],
    ['\\~', '<\\~>'],
    ["~'me'", "<~'me'>"],
    // Bash joins what the parser does not.
    ['$\\\n$', '<$\\\n$>'],
    ["$'a\\\nb'", "<$'a\\\nb'>"],
  ])('%j', (text, word) => {
    expect(partOf(`x ${text}`, 'x').words.slice(1).map(shownWord)).toEqual([word]);
  });

  test('may be the program', () => {
    expect(programs('$CMD push; "$(which git)" push; g"i"t push')).toEqual([
      '<$CMD> push',
      '<"$(which git)"> push',
      'which git',
      'git push',
    ]);
  });

  test('may be an assignment', () => {
    expect(programs("export A='b c' B+=d C=$e D=(f) E=~/g F")).toEqual(['export A=b c B+=d <C=$e> <D=(f)> <E=~/g> F']);
  });
});

describe('a redirect', () => {
  const shown = (text: string): readonly string[] =>
    partOf(text, 'x').redirects.map(({ target, access }) => `${access} ${shownWord(target)}`);
  test.each<[text: string, redirects: readonly string[]]>([
    ['x > a >> b >| c &> d &>> e >& f 2> g', ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((file) => `write ${file}`)],
    ['x < a', ['read a']],
    ['x <> a', ['read a', 'write a']],
    ['< a x', ['read a']],
    ['x {fd}> a', ['write a']],
    ['x >&2 2>&1 3>&- <&- <&3 >&3-', []],
    ['x > /dev/null 2> /dev/stderr > /dev/stdout < /dev/tty > /dev/fd/3 < /dev/stdin', []],
    ['x > 2', ['write 2']],
    ['x > -', ['write -']],
    ['x > /dev/tcp/h/80', ['write /dev/tcp/h/80']],
    ['x > $Y >& "$Z"', ['write <$Y>', 'write <"$Z">']],
    ['x <<< a << E\nE', []],
    // Redirects that matter more than the command.
    ['x >> ~/.ssh/authorized_keys', ['write ~/.ssh/authorized_keys']],
    ['x > "a b"', ['write a b']],
  ])('%j', (text, redirects) => {
    expect(shown(text)).toEqual(redirects);
  });

  test.each<[text: string, target: string]>([
    ['{ a; b; } > f', 'f'],
    ['( a ) > f', 'f'],
    ['while a; do b; done > f', 'f'],
    ['if a; then b; fi > f', 'f'],
    ['f() { a; } > f', 'f'],
    ['> f', 'f'],
    ['A=1 > f', 'f'],
    ['a $(> f)', 'f'],
  ])('that is no program’s stands alone: %j', (text, target) => {
    const shownAlone = partOf(text, undefined).redirects.map((redirect) => shownWord(redirect.target));
    expect(shownAlone).toEqual([target]);
  });

  test('is opened before what it is opened for', () => {
    const { folders } = partOf('cd a; { cd b; c; } > f', undefined);
    expect(folders.map(shownWord)).toEqual(['a']);
  });

  test('is that of the program that it stands at', () => {
    expect(partOf("sudo bash -c 'x < a' > b", 'sudo').redirects.map(({ target }) => target.text)).toEqual(['b']);
    expect(partOf("sudo bash -c 'x < a' > b", 'x').redirects.map(({ target }) => target.text)).toEqual(['a']);
  });
});
