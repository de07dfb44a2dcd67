import { beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ToolReplayError } from '../../src/error.ts';
import { conditionMatcher, type Specials } from '../../src/scope/condition.ts';
import { readDeclaration } from '../../src/scope/read-declaration.ts';
import { type RegexCompiler, regexCompiler } from '../../src/scope/regex.ts';
import { refusal } from '../helpers/canonical.ts';
import { conditionOf, scopeWith } from '../helpers/scope.ts';
import { nodeOf } from '../helpers/tape.ts';
import { check } from '../helpers/values.ts';

let regex: RegexCompiler;
beforeAll(async () => {
  const rule = '{"id": "r", "effect": "deny", "tool": "t", "args": {"/a": {"regex": "a"}}}';
  regex = await regexCompiler(readDeclaration(scopeWith(`"rules": [${rule}]`), 'scope.json').rules);
});

/** Stand-ins that show what they were given. */
function specials(): Specials {
  return {
    path: (spec) => {
      if (spec === '') throw new ToolReplayError('scope', { found: 'no path' });
      return (value) => (spec === value ? 'yes' : 'unknown');
    },
    argv: (words) => (value) => (words[0] === value.string() ? 'yes' : 'no'),
    regex,
  };
}

function truthOf(condition: string, value: string | undefined) {
  return conditionMatcher(conditionOf(condition), specials())(value === undefined ? undefined : nodeOf(value));
}

describe('a condition holds', () => {
  test.each([
    ['{"equals": 1}', '1.0'],
    ['{"equals": 9007199254740993}', '9007199254740993'],
    ['{"equals": {"a": [1, null]}}', '{"a":[1.0,null]}'],
    ['{"equals": null}', 'null'],
    ['{"in": ["EUR", "USD"]}', '"USD"'],
    ['{"in": [1, {"a": 1}]}', '{"a":1}'],
    ['{"min": 5}', '5'],
    ['{"min": -0.5}', '0'],
    ['{"max": 500}', '5e2'],
    ['{"min": 9007199254740993}', '9007199254740993'],
    ['{"min": 1, "max": 3}', '2'],
    ['{"maxLength": 2}', '"😀\\ud83d"'],
    ['{"maxLength": 0}', '""'],
    ['{"maxLength": 2}', '[1,"long text"]'],
    ['{"glob": "reports/**"}', '"reports/2024/a.txt"'],
    ['{"regex": "[a-z]+|x"}', '"abc"'],
    ['{"regex": "\\\\d{4}"}', '"2024"'],
    ['{"regex": "(?i)ABC"}', '"abc"'],
    ['{"regex": ""}', '""'],
    ['{"host": "*.example.org"}', '"https://a.example.org/"'],
    ['{"path": "./src"}', '"./src"'],
    ['{"argv": ["npm", "test"]}', '"npm"'],
    ['{"exists": true}', 'null'],
    ['{"exists": true, "min": 1}', '1'],
  ])('%s of %s', (condition, value) => {
    expect(truthOf(condition, value)).toBe('yes');
  });

  test('{"exists": false} of nothing alone', () => {
    expect(truthOf('{"exists": false}', undefined)).toBe('yes');
    expect(['null', 'false', '""'].map((value) => truthOf('{"exists": false}', value))).toEqual(['no', 'no', 'no']);
  });
});

describe('a condition does not hold', () => {
  test.each([
    ['{"equals": 9007199254740993}', '9007199254740992'],
    ['{"equals": "é"}', '"e\\u0301"'],
    ['{"in": ["EUR"]}', '"eur"'],
    ['{"in": ["EUR"]}', '["EUR"]'],
    ['{"min": 5}', '4.999'],
    ['{"min": 5}', '"7"'],
    ['{"max": 5}', '"3"'],
    ['{"max": 5}', 'null'],
    ['{"max": 9007199254740992}', '9007199254740993'],
    ['{"max": 9007199254740992}', '9007199254740993000000000000000000000000'],
    ['{"min": 1, "max": 3}', '4'],
    ['{"maxLength": 1}', '"ab"'],
    ['{"maxLength": 1}', '[1,2]'],
    ['{"maxLength": 9}', '1'],
    ['{"maxLength": 9}', '{}'],
    ['{"glob": "reports/*"}', '"reports/2024/a.txt"'],
    ['{"glob": "*"}', '["a"]'],
    ['{"regex": "[a-z]+"}', '"abc1"'],
    ['{"regex": "b"}', '"abc"'],
    ['{"regex": "a"}', '"a\\n"'],
    ['{"regex": "1"}', '1'],
    ['{"host": "example.org"}', '"https://a.example.org/"'],
    ['{"host": "example.org"}', 'true'],
    ['{"path": "./src"}', '5'],
    ['{"argv": ["npm"]}', '"yarn"'],
    ['{"path": "./src", "maxLength": 1}', '"./other"'],
    ['{"exists": true, "min": 2}', '1'],
  ])('%s of %s', (condition, value) => {
    expect(truthOf(condition, value)).toBe('no');
  });

  test('of a missing argument, whatever it asks', () => {
    const asks = ['"equals": null', '"in": [null]', '"glob": "**"', '"path": "a"', '"argv": ["a"]', '"host": "a"'];
    const more = ['"regex": ".*"', '"min": 0', '"max": 0', '"maxLength": 0', '"exists": true'];
    for (const ask of [...asks, ...more]) expect([ask, truthOf(`{${ask}}`, undefined)]).toEqual([ask, 'no']);
  });
});

describe('nobody can say', () => {
  test('what a special does not know', () => {
    expect(truthOf('{"path": "./src", "maxLength": 9}', '"./other"')).toBe('unknown');
  });

  test('what a pattern says of more than 1 MiB', () => {
    const long = `"${'a'.repeat(1 << 20)}"`;
    expect([truthOf('{"regex": "a*"}', long), truthOf('{"glob": "*"}', long)]).toEqual(['unknown', 'unknown']);
    expect(truthOf('{"regex": "a*"}', long.replace('aa', ''))).toBe('yes');
    expect(truthOf('{"maxLength": 9}', long)).toBe('no');
  });

  test('what a regular expression says that was not loaded', async () => {
    const none = await regexCompiler([]);
    expect(none('a')('a')).toBe('unknown');
  });
});

describe('a pattern that is none is refused at its place', () => {
  test.each([
    [
      '{"min": 1,\n "regex": "(?=a)"}',
      'found a regular expression with invalid or unsupported Perl syntax: `(?=`, expected the syntax of RE2; it has no lookaround and no backreferences, and counts repetitions to 1000',
      11,
    ],
    [
      '{"min": 1,\n "regex": "(a"}',
      'found a regular expression with missing closing ): `(a`, expected the syntax of RE2; it has no lookaround and no backreferences, and counts repetitions to 1000',
      11,
    ],
    [
      '{"min": 1,\n "host": "*"}',
      'found the host "*", expected a name such as "example.org", or "*.example.org" for all names below it',
      10,
    ],
    ['{"min": 1,\n "path": ""}', 'found no path', 10],
  ])('%j', (condition, message, column) => {
    const error = refusal(() => conditionMatcher(conditionOf(condition), specials()));
    expect([error.code, error.message, error.place]).toEqual([
      'scope',
      message,
      { file: 'scope.json', line: 4, column },
    ]);
  });
});

test('what would take other engines for ever is answered', () => {
  const value = `"${'a'.repeat(100_000)}!"`;
  expect(truthOf('{"regex": "(a+)+|(a|a)*|(.*a){20}"}', value)).toBe('no');
});

test('equals and in agree with JavaScript', () => {
  const value = fc.oneof(
    fc.constantFrom(0, 1, 1.5, '', 'a', '1', true, false, null),
    fc.array(fc.constantFrom(0, 'a'), { maxLength: 2 }),
  );
  const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  check(
    fc.property(value, fc.array(value, { minLength: 1, maxLength: 4 }), (of, among) => {
      const [first] = among;
      const equals = truthOf(`{"equals": ${JSON.stringify(first)}}`, JSON.stringify(of));
      const within = truthOf(`{"in": ${JSON.stringify(among)}}`, JSON.stringify(of));
      expect([equals, within]).toEqual([
        same(first, of) ? 'yes' : 'no',
        among.some((one) => same(one, of)) ? 'yes' : 'no',
      ]);
    }),
  );
});
