import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import picomatch from 'picomatch';
import { globFault } from '../../src/glob/fault.ts';
import { Glob } from '../../src/glob/glob.ts';
import { check } from '../helpers/values.ts';

const matches = (pattern: string, path: string): boolean => new Glob(pattern).matches(path);

const CASES: readonly (readonly [what: string, pattern: string, yes: readonly string[], no: readonly string[]])[] = [
  ['a name', 'a.b', ['a.b'], ['axb', 'a.b.c', 'A.b', '', 'x/a.b', 'a.b/']],
  ['a path', 'a/b', ['a/b'], ['a', 'b', 'a/b/c', 'a//b', '/a/b']],
  ['nothing', '', [''], ['a', '/']],
  ['the root', '/a', ['/a'], ['a', '//a']],

  ['*', '*', ['a', '.a', '...', 'a\nb', '\r\n', '\u2028', '*'], ['a/b', '', 'a/', '/a']],
  ['* within a name', 'a*b', ['ab', 'aab', 'a.b', 'abab'], ['a/b', 'aba', 'b']],
  ['* twice', '*a*', ['a', 'bab', '.a'], ['b', 'a/b']],
  ['* as a folder', 'a/*/b', ['a/x/b', 'a/.x/b'], ['a/b', 'a/x/y/b', 'a//b']],
  ['* and a slash', 'a/*', ['a/b'], ['a', 'a/', 'a/b/c', 'a/b/']],
  ['* and a slash at the end', '*/', ['a/'], ['a', '/']],
  ['?', '?', ['a', '?', '\n', '\u{1f600}', '\ud800', '\udc00'], ['', 'ab', '/', '\ud800\ud800']],
  ['? within a name', 'a?b', ['a.b', 'a\nb', 'a\u{1f600}b', 'a\udc00b'], ['ab', 'a/b', 'a..b']],

  ['**', '**', ['a', 'a/b', '.a/.b', 'a/b/c', '...', '\n/\n', 'a//b', 'a/', ''], ['.', '..', 'a/..', 'a/../b']],
  ['** at the start', '**/a', ['a', 'x/a', '.x/y/a', '\n/a'], ['xa', 'x/xa', 'a/x', 'x/a/', '']],
  ['** in the middle', 'a/**/b', ['a/b', 'a/x/b', 'a/x/y/b', 'a/b/b'], ['ab', 'a/xb', 'ax/b', 'b', 'a']],
  ['** at the end', 'a/**', ['a', 'a/', 'a/b', 'a/b/c', 'a/.b'], ['ab', 'b/a', '', 'ab/c']],
  ['** after a star', '*/**', ['a/b', 'a/b/c', 'a/'], ['a', '']],
  ['** after a name with a star', 'a*/**', ['ab/c'], ['a', 'ab', 'c/ab/c']],
  ['** after a name that starts with a star', '*a/**', ['a', 'ba', 'ba/c'], ['b', 'b/a']],
  ['** and a slash at the end', 'a/**/', ['a/', 'a/b/', 'a/b/c/'], ['a', 'a/b']],
  ['** twice', '**/**', ['a', 'a/b'], ['..']],
  ['** twice at the end', 'a/**/**', ['a', 'a/b', 'a/b/c'], ['b']],
  ['** on both sides', '**/a/**', ['a', 'a/b', 'b/a', 'b/a/c'], ['b', 'ba/c']],
  ['** and *', '**/*/b', ['a/b', 'x/a/b'], ['b', 'a/c']],
  ['** and a name with *', '**/*.a', ['.a', 'x.a', 'y/x.a', 'y/.a'], ['a', 'x.a/y']],
  ['** as no whole segment, at the end', 'a**', ['a', 'ab'], ['a/b']],
  ['** as no whole segment, at the start', '**a', ['a', 'ba'], ['b/a']],
  ['** as no whole segment, in the middle', 'a/**b/c', ['a/b/c', 'a/xb/c'], ['a/x/b/c', 'a/x/xb/c']],
  ['***', 'a/***/b', ['a/x/b'], ['a/b', 'a/x/y/b']],

  ['[ab]', 'x[ab]', ['xa', 'xb'], ['x', 'xc', 'xab', 'x[ab]']],
  ['[a-c]', '[a-c]', ['a', 'b', 'c'], ['d', '-', 'B']],
  ['[!a]', '[!a]', ['b', '!', '\n', '\u{1f600}', '\ud800'], ['a', '/', '', '.']],
  ['[^a]', 'x[^a]y', ['xby', 'x^y'], ['xay', 'x/y']],
  ['- at the end of a class', '[a-]', ['a', '-'], ['b']],
  ['- at the start of a class', '[!-a]', ['b'], ['-', 'a']],
  ['] at the start of a class', '[]a]', [']', 'a'], ['[]a]', 'b']],
  ['] at the start of what is not', '[!]a]', ['b', '!'], [']', 'a']],
  ['wildcards in a class', '[*?{,}[]', ['*', '?', '{', ',', '}', '['], ['a', '\\']],
  ['a backslash in a class', '[\\]\\-a]', [']', '-', 'a'], ['\\', 'b']],
  ['a range from an escaped character', '[\\a-\\c]', ['b'], ['\\', '-']],
  ['a range that runs backward', 'x[b-a]', [], ['xa', 'xb', 'x-']],
  ['a class beyond the BMP', '[\u{1f600}-\u{1f602}]', ['\u{1f601}'], ['\u{1f603}', '\ud83d']],
  ['a range that would hold /', 'x[.-0]y', ['x.y', 'x0y'], ['x/y']],
  ['[[:digit:]]', 'x[[:digit:]]', ['x0', 'x9'], ['xa', 'x:', 'xd']],
  ['[[:digit:]a]', '[[:digit:]a]', ['5', 'a'], ['d', '[', ']']],
  ['[![:upper:]]', '[![:upper:]]', ['a'], ['A']],
  ['[[:punct:]]', 'x[[:punct:]]', ['x!', 'x~', 'x\\', 'x[', 'x@'], ['xa', 'x0', 'x ', 'x/']],
  ['[[:space:]]', '[[:space:]]', [' ', '\n', '\t'], ['a']],
  ['[[:word:]]', '[[:word:]]', ['_', 'a', 'Z', '0'], ['-']],
  ['a class with a name that is none', '[[:fun:]x', ['fx', ':x', '[x'], ['dx', '[[:fun:]x']],
  ['[ that is not closed', 'a[', ['a['], ['a', 'ab']],
  ['[ that is not closed, and more', '[a-z*', ['[a-z', '[a-zx'], ['b', 'a']],
  ['[ that is closed in another segment', '[a/b]', ['[a/b]'], ['a', 'a/b]']],
  ['[ that are not closed', '[[:digit:]', ['[[:digit:]'], ['5', '[5']],
  ['[ in the segment after one that is not closed', '[a/[b]', ['[a/b'], ['a/b', '[a/[b]']],
  ['[]', '[]', ['[]'], ['', '[', ']']],
  ['[!]', '[!]', ['[!]'], ['a', '!']],
  ['] alone', 'a]', ['a]'], ['a']],

  ['{a,b}', '{a,b}', ['a', 'b'], ['', 'ab', '{a,b}', ',']],
  ['{a,b} within a name', 'x{a,bc}y', ['xay', 'xbcy'], ['xy', 'xaby', 'xa', 'xby']],
  ['an empty alternative', 'a{,b,}c', ['ac', 'abc'], ['abbc', 'a,c']],
  ['alternatives in alternatives', '{a,b{c,d{e,f}}}', ['a', 'bc', 'bde', 'bdf'], ['b', 'bd', 'c', 'e']],
  ['alternatives one after the other', '{a,b}{c,d}', ['ac', 'bd'], ['a', 'ab', 'cd']],
  ['alternatives with /', 'a{b/c,d}/e', ['ab/c/e', 'ad/e'], ['ab/e', 'ab', 'c/e']],
  ['alternatives with wildcards', '{*.a,b?,[cd]}', ['x.a', 'bx', 'c'], ['b', 'x.b', 'cd']],
  ['** in alternatives', 'a/{**,b}/c', ['a/c', 'a/x/c', 'a/x/y/c', 'a/b/c'], ['c', 'a', 'a/b']],
  ['**/ in alternatives', '{**/a,b}', ['a', 'x/a', 'b'], ['x/b']],
  ['/** in alternatives', '{a/**,b}', ['a', 'a/x', 'b'], ['b/x']],
  ['** after alternatives', '{a,b}/**', ['a', 'b/c/d'], ['c/d', 'ab']],
  ['** that is a whole segment by one alternative before it', '{a,b/}**', ['ax', 'b', 'b/c/d'], ['a/c', 'bx']],
  ['** that is a whole segment by one alternative after it', '**{/a,b}', ['a', 'x/y/a', 'xb'], ['x/y/b']],
  ['{a} and {}', '{a}{}', ['{a}{}'], ['a', '']],
  ['wildcards in braces without a comma', '{a*}', ['{a}', '{ab}'], ['ab']],
  ['{ that is not closed', '{a,b', ['{a,b'], ['a', 'b']],
  ['{ that is not closed before one that is', '{x,{a,b}', ['{x,a', '{x,b'], ['x', 'a']],
  ['} alone', '{a,b}c}', ['ac}', 'bc}'], ['a', 'ac']],
  [', alone', 'a,b', ['a,b'], ['a', 'b']],
  ['a class in braces', '{[a,b],c}', ['a', ',', 'b', 'c'], ['[a', '[a,b]']],
  ['braces in a class', '[{a,b}]', ['{', 'a', ',', 'b', '}'], ['ab', '[a]']],
  ['{1..3}', 'a{1..3}b', ['a1b', 'a2b', 'a3b'], ['a0b', 'a4b', 'a.b', 'a{1..3}b']],
  ['{c..a}', '{c..a}', ['a', 'b', 'c'], ['d']],
  ['a range of more than one digit', '{1..10}', ['{1..10}'], ['1', '5', '10']],
  ['a range and a comma', '{1..3,x}', ['1..3', 'x'], ['1', '2']],

  ['\\*', 'a\\*', ['a*'], ['ab', 'a\\*', 'a\\']],
  ['\\ before each that has a meaning', '\\*\\?\\[a\\]\\{b\\,c\\}\\\\', ['*?[a]{b,c}\\'], ['xxab\\']],
  ['\\, in alternatives', '{a\\,b,c}', ['a,b', 'c'], ['a', 'b']],
  ['\\} in alternatives', '{a\\},c}', ['a}', 'c'], ['a']],
  ['\\ before a letter', '\\d', ['d'], ['5', '\\d']],
  ['\\ before /', 'a\\/b', ['a/b'], ['a\\/b']],
  ['\\ at the end', 'a\\', ['a\\'], ['a']],
  ['\\ before a pair of surrogates', '\\\u{1f600}', ['\u{1f600}'], ['\\\u{1f600}']],

  ['parentheses', '+(a|b)', ['+(a|b)'], ['a', 'b', 'aa']],
  ['! at the start', '!(a)', ['!(a)'], ['b']],
  ['what a regular expression would read', 'a+.$^|"', ['a+.$^|"'], ['aa.', 'a+.$^|']],

  ['. is matched by no wildcard', '{*,?,.*,*.,[!a],**,[.]}', ['.a', 'a.'], ['.', '..']],
  ['. in the middle', 'a/{*,.*,**}/b', ['a/.x/b', 'a/.../b'], ['a/./b', 'a/../b']],
  ['. and .. as they are written', '**/../{.,..}', ['../.', '../..', 'a/../.'], ['a/..', '../a']],
  ['.. is not crossed', 'a/**/b', ['a/..c/b'], ['a/../b', 'a/x/../b', 'a/x/./b']],
  ['.. with nothing to cross', 'a/..{/**,}', ['a/..', 'a/../b'], ['a/../..', 'a/../b/..']],

  ['half a surrogate pair', '\ud83d*', ['\ud83d', '\ud83da'], ['\u{1f600}', '\ude00']],
  ['a pair of surrogates', '\u{1f600}*', ['\u{1f600}', '\u{1f600}\ud83d'], ['\ud83d', '\ude00']],
];

test.each(CASES)('%s: %j', (_, pattern, yes, no) => {
  const glob = new Glob(pattern);
  expect([...yes, ...no].filter((path) => glob.matches(path))).toEqual(yes);
  // Nothing is left over from one path to the next.
  expect([...no, ...yes].filter((path) => glob.matches(path))).toEqual(yes);
});

const segmentOf = (letters: string): fc.Arbitrary<string> =>
  fc.array(fc.constantFrom(...letters), { minLength: 1, maxLength: 3 }).map((all) => all.join(''));
const word = segmentOf('ab.-');
const path = fc
  .array(segmentOf('ab-!,.'), { minLength: 1, maxLength: 4 })
  .map((all) => all.join('/'))
  // picomatch lets `?` match the folder `.`.
  .filter((all) => !/(^|\/)\.\.?(\/|$)/.test(all));

describe('a glob', () => {
  // Left out is where picomatch says something else, or nothing sensible: braces that are not closed, have no comma or
  // hold wildcards, empty alternatives or `..`; brackets that are not closed, hold `/` or stand before a `+`; a `!` or
  // `./` at the start; parentheses, quotes and `\d`; paths with an empty segment, `.`, `..` or beyond the BMP; and paths
  // with brackets, since to picomatch `[a]*` can also mean itself. The table above says what these mean here.
  const piece = fc.oneof(
    { weight: 4, arbitrary: word },
    { weight: 3, arbitrary: fc.constantFrom('*', '?') },
    fc.constantFrom('[ab]', '[!a]', '[^b.]', '[a-b]', '[!,-.]', '[[:alpha:]]', '[]a]', '[a-]'),
    fc.constantFrom('!', ',', '\\*', '\\[', '\\a', '\\?'),
    fc.array(word, { minLength: 2, maxLength: 3 }).map((all) => `{${all.join(',')}}`),
    fc.tuple(word, word, word).map(([a, b, c]) => `{${a}/${b},${c}}`),
    fc.tuple(word, word, word).map(([a, b, c]) => `{${a},{${b},${c}}}`),
  );
  const segment = fc.oneof(
    { weight: 4, arbitrary: fc.array(piece, { minLength: 1, maxLength: 4 }).map((all) => all.join('')) },
    { weight: 2, arbitrary: fc.constant('**') },
  );
  const pattern = fc
    .array(segment, { minLength: 1, maxLength: 4 })
    .map((all) => all.join('/'))
    .filter((all) => !/^!|^\.\/|\.\.|\{[^}]*[/{,]\.[/,}]/.test(all));

  test('matches as picomatch does, where both know what is meant', () => {
    let matched = 0;
    check(
      fc.property(pattern, path, (glob, name) => {
        const expected = picomatch(glob, { dot: true, flags: 's', posix: true })(name);
        if (expected) matched += 1;
        expect([glob, name, matches(glob, name)]).toEqual([glob, name, expected]);
      }),
      5000,
    );
    expect(matched).toBeGreaterThan(300);
  });

  test('with alternatives matches what one of them does', () => {
    const part = fc
      .array(fc.constantFrom('a', 'b', '/', '.', '?', '[!a]', '**', '*', '', '\\a'), { maxLength: 4 })
      .map((all) => all.join(''));
    check(
      fc.property(part, part, part, part, path, (before, one, other, after, name) => {
        // Stars on both sides of a brace are two pieces, and would be one when they are written out.
        const seams = [before, one, other].flatMap((left) =>
          [one, other, after].map((right) => [left, right] as const),
        );
        fc.pre(!seams.some(([left, right]) => left.endsWith('*') && right.startsWith('*')));
        const either = matches(before + one + after, name) || matches(before + other + after, name);
        expect([before, one, other, after, name, matches(`${before}{${one},${other}}${after}`, name)]).toEqual([
          before,
          one,
          other,
          after,
          name,
          either,
        ]);
      }),
      5000,
    );
  });

  test('takes any text as a pattern and as a path', () => {
    const any = fc
      .array(fc.constantFrom(...'ab/.*?[]{},!-^:\\', '**', '\ud83d', '\ude00', '\n', '[:', ':]'), { maxLength: 16 })
      .map((all) => all.join(''));
    check(
      fc.property(any, any, (glob, name) => expect(typeof matches(glob, name)).toBe('boolean')),
      5000,
    );
    check(
      fc.property(any, (name) => {
        const escaped = name.replace(/[*?[\]{},\\]/g, '\\$&');
        expect([name, matches(escaped, name)]).toEqual([name, true]);
      }),
      5000,
    );
  });
});

// A regular expression would take years for most of these, and all ways written out more memory than there is.
describe('a hostile path takes no longer than its length allows', () => {
  const nested = (depth: number): string => `${'{a,'.repeat(depth)}b${'}'.repeat(depth)}`;
  const starred = (depth: number): string => `${'{a*,'.repeat(depth)}b${'*}'.repeat(depth)}`;
  const HOSTILE: readonly (readonly [what: string, pattern: string, path: (length: number) => string])[] = [
    ['20 stars', `${'a*'.repeat(20)}b`, (length) => 'a'.repeat(length)],
    ['20 stars and ?', `${'*?'.repeat(20)}b`, (length) => 'a'.repeat(length)],
    ['50 times **', `${'**/a/'.repeat(50)}b`, (length) => 'a/'.repeat(length / 2)],
    ['50 times ** and *', `${'**/*a*/'.repeat(50)}b`, (length) => 'aa/'.repeat(length / 3)],
    ['nested braces', `${nested(200)}*c`, (length) => 'a'.repeat(length)],
    ['nested braces with stars', `${starred(100)}c`, (length) => 'a'.repeat(length)],
    ['many braces', `${'{a,aa,}'.repeat(200)}b`, (length) => 'a'.repeat(length)],
    ['braces with **', `${'{**/,*,a}'.repeat(50)}b`, (length) => 'a/'.repeat(length / 2)],
    ['classes', `${'*[!b]'.repeat(20)}b`, (length) => 'a'.repeat(length)],
  ];
  test.each(HOSTILE)('%s', (_, pattern, path) => {
    const glob = new Glob(pattern);
    for (const length of [255, 4096]) expect(glob.matches(path(length))).toBe(false);
  });

  test('and a pattern may be long and deep itself', () => {
    const deep = new Glob(nested(20_000));
    expect(['a', 'b', 'ab'].map((name) => deep.matches(name))).toEqual([true, true, false]);
    for (const piece of ['[', '{', '}', '{a,', '[[:digit:]', '\\', '[!', '**/', '{,', '*{']) {
      expect(new Glob(piece.repeat(20_000)).matches('b')).toBe(false);
    }
  });
});

test.each([
  ['a[b', "a '[' that is not closed"],
  ['a[b/c]', "a '[' that is not closed"],
  ['{a,b', "a '{' that is not closed"],
  ['{a}/{b', "a '{' that is not closed"],
  ['a\\[b', undefined],
  ['a\\{b', undefined],
  ['[[]', undefined],
  ['{a}', undefined],
  ['a]b}', undefined],
  ['{a,[bc]}/**', undefined],
])('a slip in %j is %j', (glob, fault) => {
  expect(globFault(glob)).toBe(fault);
});
