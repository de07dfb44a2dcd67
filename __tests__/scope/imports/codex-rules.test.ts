import { describe, expect, test } from '@jest/globals';
import { refusal } from '../../helpers/canonical.ts';
import { imported, messages, RULES } from '../../helpers/imports.ts';

function denied(text: string): string[] {
  return imported(RULES, text).deny.map((rule) => rule.text);
}

describe('rules of Codex', () => {
  test('become permission strings with their place', () => {
    const read = imported(
      RULES,
      [
        '# what it may do',
        'prefix_rule(',
        '    pattern = ["gh", "pr", ["view", "list"]], # either',
        '    decision = "allow",',
        "    justification = 'It only reads',",
        '    match = ["gh pr view 7888", ["gh", "pr", "list"]],',
        '    not_match = ["gh pr --repo openai/codex view 7888"],',
        ')',
        'prefix_rule(pattern=["git", "status"])',
        '  ',
        'prefix_rule(pattern=["git", "push"], decision="prompt"); prefix_rule(pattern=["rm"], decision="forbidden")',
      ].join('\n'),
    );
    expect(read.allow).toEqual([
      { file: RULES, line: 2, column: 1, text: 'Bash(gh pr view:*)' },
      { file: RULES, line: 2, column: 1, text: 'Bash(gh pr list:*)' },
      { file: RULES, line: 9, column: 1, text: 'Bash(git status:*)' },
    ]);
    expect(read.ask).toEqual([{ file: RULES, line: 11, column: 1, text: 'Bash(git push:*)' }]);
    expect(read.deny).toEqual([{ file: RULES, line: 11, column: 58, text: 'Bash(rm:*)' }]);
    expect([read.warnings, read.tools.size]).toEqual([[], 0]);
  });

  test.each([
    ['nothing', ''],
    ['comments', '# prefix_rule(pattern=["rm"])\n\n#'],
    ['a text by itself', '"""\nprefix_rule(pattern=["rm"])\n"""\n'],
  ])('of %s allow nothing', (_, text) => {
    expect(imported(RULES, text)).toEqual({ allow: [], ask: [], deny: [], tools: new Map(), warnings: [] });
  });

  test.each([
    ['single quotes', `'ab'`, 'ab'],
    ['three quotes', '"""ab"""', 'ab'],
    ['escapes', '"\\x61\\u0062\\U00000063\\144"', 'abcd'],
    ['an escaped line break in three quotes', '"""a\\\nb"""', 'ab'],
    ['a raw text', 'r"ab"', 'ab'],
    ['a letter beyond ASCII', '"é"', 'é'],
    ['a tilde inside', '"HEAD~1"', 'HEAD~1'],
  ])('have words in %s', (_, source, word) => {
    expect(denied(`prefix_rule(pattern=["x", ${source}], decision="forbidden")`)).toEqual([`Bash(x ${word}:*)`]);
  });

  test.each([
    ['lines ended as on Windows', 'prefix_rule(\r\n  pattern=["a"],\r\n  decision="forbidden",\r\n)\r\n'],
    ['a line that goes on', 'prefix_rule \\\n(pattern=["a"], decision="forbidden")'],
    ['brackets in the first column', 'prefix_rule(\npattern=[\n"a",\n],\ndecision="forbidden"\n)'],
    ['None for what is left out', 'prefix_rule(pattern=["a"], decision="forbidden", match=None, not_match=None)'],
    ['a reviewer', 'prefix_rule(pattern=["a"], decision="forbidden", reviewer="user")'],
    ['the same word twice', 'prefix_rule(pattern=[["a", "a"]], decision="forbidden")'],
  ])('are read with %s', (_, text) => {
    expect(denied(text)).toEqual(['Bash(a:*)']);
    expect(imported(RULES, text).warnings).toEqual([]);
  });

  test('have a program with its path', () => {
    expect(denied('prefix_rule(pattern=["/usr/bin/git", "push"], decision="forbidden")')).toEqual([
      'Bash(/usr/bin/git push:*)',
    ]);
  });
});

describe('what is no rule of words', () => {
  const AFTER = '\nprefix_rule(pattern=["rm"], decision="forbidden")\n';

  test.each([
    ['load("//a", "b")', 'what begins with "load" is not used: only prefix_rule'],
    ['host_executable(name="git", paths=["/usr/bin/git"])', 'what begins with "host_executable"'],
    ['network_rule(host="a.example", protocol="https", decision="deny")', 'what begins with "network_rule"'],
    ['TOOLS = ["git"]', 'what begins with "TOOLS"'],
    ['def f():\n  prefix_rule(pattern=["x"])', 'what begins with "def"'],
    ['[prefix_rule(pattern=[x]) for x in ["a"]]', 'what begins with "["'],
    ['if True: x(); prefix_rule(pattern=["x"])', 'what begins with "if"'],
    ['é = 1', 'what begins with'],
    ['prefix_rule', 'the prefix_rule is not used: it is no call'],
    ['prefix_rule()', 'its pattern is no list'],
    ['prefix_rule(["git"])', 'an argument has no name'],
    ['prefix_rule(pattern=[])', 'its pattern is no list'],
    ['prefix_rule(pattern=[[]])', 'its pattern is no list'],
    ['prefix_rule(pattern="git")', 'its pattern is no list'],
    ['prefix_rule(pattern=[["a", ["b"]]])', 'pattern is no literal'],
    ['prefix_rule(pattern=[["a", None]])', 'its pattern is no list'],
    ['prefix_rule(pattern=TOOLS)', 'pattern is no literal'],
    ['prefix_rule(pattern=["a"] + ["b"])', 'pattern is no literal'],
    ['prefix_rule(pattern=["a" "b"])', 'pattern is no literal'],
    ['prefix_rule(pattern=["a", 1])', 'pattern is no literal'],
    ['prefix_rule(pattern=[f"a"])', 'pattern is no literal'],
    ['prefix_rule(pattern=["\\q"])', 'pattern is no literal'],
    ['prefix_rule(pattern=["\\ud800"])', 'pattern is no literal'],
    ['prefix_rule(pattern=["\\x6"])', 'pattern is no literal'],
    ['prefix_rule(pattern=["a"], pattern=["b"])', 'pattern is there twice'],
    ['prefix_rule(pattern=["a"], decision="deny")', 'its decision is none of allow, prompt, forbidden'],
    ['prefix_rule(pattern=["a"], decision=["deny"])', 'its decision is none of'],
    ['prefix_rule(pattern=["a"], match="a")', 'its examples are no list'],
    ['prefix_rule(pattern=["a"], match=[None])', 'its examples are no list'],
    ['prefix_rule(pattern=["a"], not_match=[[["a"]]])', 'not_match is no literal'],
    ['prefix_rule(pattern=["a"], match=[["a", None]])', 'its examples are no list'],
    ['prefix_rule(pattern=["a"], when="x")', 'the argument when is not known'],
    ['prefix_rule(pattern=["a"]).x', 'something follows it'],
    ['prefix_rule(pattern=["a"])\n  prefix_rule(pattern=["b"])', 'something follows it'],
    ['prefix_rule(pattern=["a"]', 'does not end'],
    ['prefix_rule(pattern=["a"]))', 'does not end'],
    ['prefix_rule(pattern=["a)', 'does not end'],
    ['prefix_rule(pattern=', 'does not end'],
  ])('is said, and the next rule is read: %s', (text, reason) => {
    const read = imported(RULES, `\n${text}${AFTER}`);
    expect(read.warnings.map(({ line, message }) => [line, message])).toEqual([[2, expect.stringContaining(reason)]]);
    expect(read.deny.map((rule) => rule.text)).toEqual(['Bash(rm:*)']);
    expect(read.allow).toEqual([]);
  });

  test('takes the rest with it where a text in three quotes does not end', () => {
    const read = imported(RULES, `prefix_rule(pattern=["a"])\nx = """${AFTER}`);
    expect(messages(read)).toEqual(['2: what begins with "x" is not used: a bracket or a string in it does not end']);
    expect([read.allow.length, read.deny.length]).toEqual([1, 0]);
  });

  test.each(['a b', 'a*', '(a', 'a)', '"a', "'a", '', 'a:', '$x', 'a;b', 'a|b', '~/x', '#', 'a\\\\b'])(
    'is a word that a permission string cannot have: %j',
    (word) => {
      const quoted = word.includes('"') ? `'${word}'` : `"${word}"`;
      const read = imported(RULES, `prefix_rule(pattern=["x", ["ok", ${quoted}]])`);
      expect(read.allow.map((rule) => rule.text)).toEqual(['Bash(x ok:*)']);
      expect(messages(read)).toEqual([expect.stringContaining('a permission string cannot have that word')]);
      expect(imported(RULES, `prefix_rule(pattern=[${quoted}, ["a", "b"]])`).allow).toEqual([]);
    },
  );

  test('is an assignment before a command', () => {
    expect(imported(RULES, 'prefix_rule(pattern=["A=b", "c"])').allow).toEqual([]);
    expect(imported(RULES, 'prefix_rule(pattern=["make", "A=b"])').allow).toHaveLength(1);
  });

  test('are more than a hundred choices', () => {
    const ten = JSON.stringify(Array.from({ length: 10 }, (_, k) => `w${k}`));
    expect(imported(RULES, `prefix_rule(pattern=[${ten}, ${ten}])`).allow).toHaveLength(100);
    const read = imported(RULES, `prefix_rule(pattern=[${ten}, ${ten}, ["a", "b"]])`);
    expect(read.allow).toEqual([]);
    expect(messages(read)).toEqual(['1: the prefix_rule is not used: it comes to more than 100 permission strings']);
  });

  test('is a pattern of more than a hundred words', () => {
    const words = JSON.stringify(Array.from({ length: 101 }, () => 'w'));
    expect(messages(imported(RULES, `prefix_rule(pattern=${words})`))).toEqual([
      expect.stringContaining('more than 100 words'),
    ]);
  });
});

describe('examples of a rule', () => {
  const PATTERN = 'pattern=["git", ["push", "fetch"]]';

  test.each([
    'match=["git push", "git  fetch origin", ["git", "push", "-f"]]',
    `match=["git 'push' origin", 'git "push"', "git pu\\\\sh", "git push # why"]`,
    'match=["/usr/bin/git push"]',
    'not_match=["git status", "git", "gitk push", ["git", "push origin"]]',
    'not_match=["/usr/bin/git push"]',
    'match=[], not_match=[]',
  ])('hold: %s', (examples) => {
    expect(imported(RULES, `prefix_rule(${PATTERN}, ${examples})`).allow).toHaveLength(2);
  });

  test.each([
    ['match', 'git status'],
    ['match', 'git'],
    ['match', 'sudo git push'],
    ['match', ''],
    ['match', "git 'push"],
    ['not_match', 'git push origin main'],
    ['not_match', 'git "push"'],
    ['not_match', ''],
  ])('that do not hold are an error: %s %j', (key, example) => {
    const text = `prefix_rule(\n  ${PATTERN},\n  ${key}=[${JSON.stringify(example)}])`;
    const error = refusal(() => imported(RULES, text));
    expect(error.code).toBe('scope');
    expect(error.fault.found).toContain(`an example in "${key}"`);
    expect(error.place).toEqual({ file: RULES, line: 3, column: 5 + key.length });
  });

  test('are tried where the rule cannot be expressed', () => {
    const rule = (example: string) => `prefix_rule(pattern=["a b"], match=[${example}])`;
    expect(imported(RULES, rule('["a b"]')).warnings).toHaveLength(1);
    expect(refusal(() => imported(RULES, rule('"a b"'))).code).toBe('scope');
  });
});

describe('a hostile file of rules', () => {
  test.each([
    ['open calls', 'prefix_rule(\n'],
    ['open lists', 'prefix_rule(pattern=[\n'],
    ['brackets', '[('],
    ['quotes that do not end', '"a\n'],
    ['escaped quotes', '\\"\\\n'],
    ['three quotes behind a backslash', '\\"""\n'],
    ['comments', '#\n'],
    ['names', 'a '],
    ['calls', 'a(); '],
  ])('of nothing but %s is read in one pass', (_, piece) => {
    const text = piece.repeat(Math.ceil((1 << 19) / piece.length));
    const read = imported(RULES, text);
    expect(read.warnings.length).toBeLessThanOrEqual(101);
    expect([read.allow, read.deny]).toEqual([[], []]);
  });

  test('with as many choices as examples is read in one pass', () => {
    const words = JSON.stringify(Array.from({ length: 50_000 }, (_, k) => `w${k}`));
    const read = imported(RULES, `prefix_rule(pattern=[${words}], match=${words})`);
    expect(messages(read)).toEqual([expect.stringContaining('more than 100 permission strings')]);
  });

  test.each([
    [Buffer.from([0x23, 0x0a, 0x20, 0xff]), 2, 2],
    [Buffer.from('\ufeff#'), 1, 1],
    [Buffer.from('#', 'utf16le'), 1, 1],
  ])('that is no UTF-8 is refused: %#', (bytes, line, column) => {
    const error = refusal(() => imported(RULES, bytes));
    expect(error.code).toBe('encoding');
    expect(error.place).toEqual({ file: RULES, line, column });
  });
});
