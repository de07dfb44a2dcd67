// biome-ignore-all lint/suspicious/noTemplateCurlyInString: shell has them as well
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { commandLineOf, parseCommandLine } from '../../src/shell/parse.ts';
import { allParts, partOf, programs, shownLine, shownWord } from '../helpers/shown.ts';

describe('the programs of a line', () => {
  test.each<[text: string, programs: readonly string[]]>([
    ['git status', ['git status']],
    ['', []],
    ['# nothing', []],
    ['a && b || c; d & e\nf', ['a', 'b', 'c', 'd', 'e', 'f']],
    // Something behind what is allowed.
    ['git status && rm -rf /', ['git status', 'rm -rf /']],
    ['git status;rm -rf /', ['git status', 'rm -rf /']],
    ['a | b |& c', ['a', 'b', 'c']],
    ['! a', ['a']],
    ['time -p a', ['a']],
    ['(a; b) && { c; }', ['a', 'b', 'c']],
    ['if a; then b; elif c; then d; else e; fi', ['a', 'b', 'c', 'd', 'e']],
    ['while a; do b; done; until c; do d; done', ['a', 'b', 'c', 'd']],
    ['for x in 1 $(a); do b; done', ['a', 'b']],
    ['for ((i = $(a); i < 2; i++)); do b; done', ['a', 'b']],
    ['select x in 1; do a; done', ['a']],
    ['case $(a) in $(b)) c;; *) d;; esac', ['a', 'b', 'c', 'd']],
    ['f() { a; }; f x', ['a', 'f x']],
    ['function f { a; }', ['a']],
    ['coproc a', ['a']],
    ['coproc N { a; b; }', ['a', 'b']],
    ['[[ -n $(a) && ! -f `b` ]]', ['a', 'b']],
    ['(( x[$(a)] + $(b) ))', ['a', 'b']],
    // The substitutions of a program come after it.
    ['x $(a) "$(b)" `c`', ['x <$(a)> <"$(b)"> <`c`>', 'a', 'b', 'c']],
    ['x $(a $(b `c`))', ['x <$(a $(b `c`))>', 'a <$(b `c`)>', 'b <`c`>', 'c']],
    ['echo `a \\`b\\``', ['echo <`a \\`b\\``>', 'a <`b`>', 'b']],
    ['x ${ a; }', ['x <${ a; }>', 'a']],
    ['diff <(a) <(b) > >(c)', ['diff <<(a)> <<(b)>', 'a', 'b', 'c']],
    ['x ${y:-$(a)} ${y/$(b)/$(c)} ${y[$(d)]}', ['x <${y:-$(a)}> <${y/$(b)/$(c)}> <${y[$(d)]}>', 'a', 'b', 'c', 'd']],
    ['x $((1 + $(a)))', ['x <$((1 + $(a)))>', 'a']],
    ['x {1,$(a)} @(b|$(c))', ['x <{1,$(a)}> <@(b|$(c))>', 'a', 'c']],
    ['x=$(a) y=(1 $(b)) z[$(c)]=1', ['a', 'b', 'c']],
    ['x=$(a) b', ['b', 'a']],
    ['export X=$(a)', ['export <X=$(a)>', 'a']],
    ['a > $(b) <<< $(c)', ['a', 'b', 'c']],
    ['a <<E\n$(b) `c`\nE\nd', ['a', 'b', 'c', 'd']],
    ["a <<'E'\n$(b)\nE", ['a']],
    // Commands of the shell are parts like others.
    ["alias x='a b'; shift 2; hash -p /x git", ['alias x=a b =both> [a b]', 'shift 2', 'hash -p /x git']],
    ['curl x | bash; bash script.sh; sh < f; . ./env.sh', ['curl x', 'bash', 'bash script.sh', 'sh', '. ./env.sh']],
    [
      'npx a b; tee f; pnpm dlx a; fish -c a',
      ['npx a b =itself> [a b]', 'tee f', 'pnpm dlx a =itself> [a]', 'fish -c a'],
    ],
    ['if a; then b; fi > f', ['a', 'b', '']],
    ['> f', ['']],
  ])('%j', (text, expected) => {
    expect(programs(text)).toEqual(expected);
  });

  test('say what they stand in', () => {
    const inside = (text: string, program: string): string => partOf(text, program).inside.join(' ');
    expect(inside('x', 'x')).toBe('');
    expect(inside('(x)', 'x')).toBe('(…)');
    expect(inside('a "$(b <(x))"', 'x')).toBe('$(…) <(…)');
    expect(inside('a > >(`x`)', '`x`')).toBe('>(…)');
    expect(inside('f() { x; }', 'x')).toBe('function');
    expect(inside('coproc x', 'x')).toBe('coproc');
    expect(inside('a <<E\n$(x)\nE', 'x')).toBe('here-document $(…)');
    expect(inside("sudo -u me env A=1 timeout 5 bash -lc '(x)'", 'x')).toBe('sudo env timeout bash -c (…)');
    expect(inside("find . -exec sh -c 'x' \\;", 'x')).toBe('find -exec sh -c');
    expect(inside('docker exec c x', 'x')).toBe('docker exec');
  });
});

describe('a fault', () => {
  const INCOMPLETE = 'a command that does not parse as shell';
  const MADE = 'a command that is made only when it runs';
  test.each([
    ["echo 'a", INCOMPLETE],
    ['echo "a', INCOMPLETE],
    ['echo $(a', INCOMPLETE],
    ['echo $(a &&)', INCOMPLETE],
    ['a &&', INCOMPLETE],
    ['if a; then b', INCOMPLETE],
    [')', INCOMPLETE],
    ["bash -c 'a &&'", INCOMPLETE],
    ['eval "$X"', MADE],
    ['eval git $X', MADE],
    ['builtin eval "$X"', MADE],
    ['source "$X"', MADE],
    ['. $(a)', MADE],
    ['bash -c "$X"', MADE],
    ['bash -c "git $X"', MADE],
    ['sudo /bin/sh -ec `a`', MADE],
    ['xargs bash -c', MADE],
    ["find . -exec sh -c 'a {}' \\;", MADE],
    ["xargs -I R sh -c 'a R'", MADE],
    ['trap "rm $X" EXIT', MADE],
    // What is in the value of x is run.
    ['echo ${x@P}', MADE],
    // Quotes do not keep bash from what stands in a subscript.
    ["test -v 'a[$(b)]'", MADE],
    ["[ -v 'a[`b`]' ]", MADE],
    ["[[ -v 'a[$(b)]' ]]", MADE],
    ["[[ 'a[$(b)]' -eq 0 ]]", MADE],
    ["printf -v 'a[$(b)]' x", MADE],
    ["declare 'a[$(b)]=1'", MADE],
    ["unset 'a[$(b)]'", MADE],
    ["c='a[$(b)]'; echo $((c))", MADE],
    // Bash and the parser do not agree where it ends.
    ['a <<E\n$(b <<E\nE\n', MADE],
  ])('%j', (text, fault) => {
    expect(parseCommandLine(text)).toEqual({ fault });
  });

  test('is what is too long', () => {
    expect(parseCommandLine(`a ${'b'.repeat(65_534)}`)).toHaveProperty('parts');
    expect(parseCommandLine(`a ${'b'.repeat(65_535)}`)).toEqual({ fault: 'a command that is too long' });
    expect(commandLineOf(['a', 'b'.repeat(65_536)])).toEqual({ fault: 'a command that is too long' });
  });

  test('is what is too deep', () => {
    const fault = 'a command in which too many are nested';
    const substituted = (depth: number): string => '$('.repeat(depth) + 'a'.padEnd(depth + 1, ')');
    expect(parseCommandLine(substituted(20))).toHaveProperty('parts');
    expect(parseCommandLine(substituted(21))).toEqual({ fault });
    expect(parseCommandLine(`${'sudo '.repeat(20)}a`)).toHaveProperty('parts');
    expect(parseCommandLine(`${'sudo '.repeat(10_000)}a`)).toEqual({ fault });
    for (const [head, depth] of [
      ['coproc ', 1000],
      ['coproc ', 9000],
      ['f() ', 16_000],
      ['function f ', 5900],
    ] as const)
      expect(parseCommandLine(`${head.repeat(depth)}{ a; }`)).toHaveProperty('fault');
    expect(parseCommandLine(`${'{ '.repeat(100)}a;${' };'.repeat(100)}`)).toHaveProperty('parts');
    expect(parseCommandLine(`${'('.repeat(5000)}a${')'.repeat(5000)}`)).toHaveProperty('fault');
  });

  test('is what is too much', () => {
    const cds = Array.from({ length: 5000 }, (_, index) => `cd d${index}`).join(';');
    expect(parseCommandLine(cds)).toEqual({ fault: 'a command that changes too much' });
    const names = Array.from({ length: 3000 }, (_, index) => `export A${index}=1`).join(';');
    expect(parseCommandLine(names)).toEqual({ fault: 'a command that changes too much' });
    const prefix = Array.from({ length: 300 }, (_, index) => `A${index}=1`).join(' ');
    expect(parseCommandLine(`${prefix} x`)).toEqual({ fault: 'a command that changes too much' });
    const loops = `${'for x in 1; do cd a; '.repeat(40)}${'done;'.repeat(40)}`;
    expect(parseCommandLine(loops)).toEqual({ fault: 'a command of too many programs' });
  });

  test('is none for a long sum', () => {
    expect(programs(`a $((${'1+'.repeat(20_000)}$(b)))`)).toHaveLength(2);
  });
});

describe('what is long and repeats itself takes no longer than it is', () => {
  test.each([
    'a && ',
    'cd a || ',
    'A=1 ',
    '$(',
    '`',
    '${x:-',
    '{a,',
    '@(a|',
    'sudo ',
    'a <<E\n',
    '"$a"',
    'f() { ',
    '[[',
  ])('%j', (piece) => {
    const text = `${piece.repeat(65_000 / piece.length)}a`;
    const start = performance.now();
    parseCommandLine(text);
    expect(performance.now() - start).toBeLessThan(5000);
  });
});

describe('words that were recorded as such', () => {
  test.each<[words: readonly string[], programs: readonly string[]]>([
    [['git', 'push'], ['git push']],
    [[], []],
    [['echo', '$X', '*', '`a`', 'a;b'], ['echo $X * `a` a;b']],
    [['bash', '-lc', 'cd x && git push'], ['bash -lc cd x && git push =either> [cd x; git push]']],
    [['zsh', '-lc', 'git push $X'], ['zsh -lc git push $X =either> [git push <$X>]']],
    [['/usr/bin/env', 'A=1', 'a'], ['/usr/bin/env A=1 a =either> [a]']],
  ])('%j', (words, expected) => {
    expect(shownLine(commandLineOf(words))).toEqual(expected);
  });
});

describe('whatever it is given', () => {
  const pieces = [
    'git',
    'cd',
    'a',
    ' ',
    ' ',
    ';',
    '&',
    '|',
    '(',
    ')',
    '{',
    '}',
    '$',
    '$(',
    '${',
    '`',
    '"',
    "'",
    '\\',
    '\n',
  ];
  const more = [
    '<',
    '>',
    '<<E\n',
    'E\n',
    '#',
    '*',
    '?',
    '[',
    '[[',
    ']]',
    '((',
    '))',
    '~',
    '!',
    '=',
    'if ',
    'then ',
    'fi',
  ];
  const words = [
    'for x in ',
    'do ',
    'done',
    'case ',
    ' in ',
    ';;',
    'esac',
    'sudo ',
    'xargs ',
    '-I',
    'env ',
    'bash -c ',
  ];

  test('it answers, and says nothing twice', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces, ...more, ...words), { maxLength: 60 }), (parts) => {
        const text = parts.join('');
        const line = parseCommandLine(text);
        expect(parseCommandLine(text)).toEqual(line);
        if ('fault' in line) return;
        for (const part of allParts(line)) {
          expect(part.words.length + part.redirects.length).toBeGreaterThan(0);
          expect(part.words.every((word) => typeof word.text === 'string')).toBe(true);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('simple words joined by operators are those words', () => {
    const word = fc.stringMatching(/^[a-z][a-z0-9./_-]{0,9}$/).filter((text) => /\d/.test(text));
    const command = fc.array(word, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(fc.array(command, { minLength: 1 }), fc.constantFrom(' && ', ';', '\n', ' | ', ' & '), (all, by) => {
        const lines = all.map((words) => words.join(' '));
        expect(programs(lines.join(by))).toEqual(lines);
      }),
    );
  });

  test('a quoted word is that word', () => {
    const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        // The parser reads no NUL, nor does a shell.
        fc.pre(!text.includes('\0') && !text.startsWith('~'));
        const [part] = allParts(parseCommandLine(`x ${quoted(text)}`));
        expect(part?.words.map(shownWord)).toEqual(['x', text]);
      }),
    );
  });
});
