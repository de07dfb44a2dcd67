import { describe, expect, test } from '@jest/globals';
import type { ErrorCode } from '../../src/error.ts';
import { refusal } from '../helpers/canonical.ts';
import { line, recordsOf } from '../helpers/transcript.ts';

const ALL = 'index, tool, args and response';
const KNOWN = 'index, tool, args, response, and on a sealed line prev and digest';

type Case = readonly [kind: string, text: string, column: number, code: ErrorCode, found: string, expected: string];

const MISSING: readonly Case[] = [
  ['no index', '{"tool":"t","args":{},"response":{}}', 37, 'fields', 'no field "index"', ALL],
  ['no tool', '{"index":0,"args":{},"response":{}}', 36, 'fields', 'no field "tool"', ALL],
  ['no args', '{"index":0,"tool":"t","response":{}}', 37, 'fields', 'no field "args"', ALL],
  ['no response', '{"index":0,"tool":"t","args":{}}', 33, 'fields', 'no field "response"', ALL],
  ['only tool', '{"tool":"t"}', 13, 'fields', 'no field "index", "args", "response"', ALL],
  ['nothing', '{}', 3, 'fields', 'no field "index", "tool", "args", "response"', ALL],
  ['nothing but space', '{ }', 4, 'fields', 'no field "index", "tool", "args", "response"', ALL],
  ['only the seal', '{"prev":"p","digest":"d"}', 26, 'fields', 'no field "index", "tool", "args", "response"', ALL],
  ['prev alone', sealedLine(['prev', '"p"']), 58, 'fields', '"prev" without "digest"', 'both, or neither'],
  ['digest alone', sealedLine(['digest', '"d"']), 60, 'fields', '"digest" without "prev"', 'both, or neither'],
];

const UNKNOWN: readonly Case[] = [
  ['a field of another name', '{"index":0,"id":"x"}', 12, 'fields', 'the field "id"', KNOWN],
  ['a field of a name of the same length', '{"indec":0}', 2, 'fields', 'the field "indec"', KNOWN],
  ['a capital', '{"Index":0}', 2, 'fields', 'the field "Index"', KNOWN],
  ['a space after the name', '{"index ":0}', 2, 'fields', 'the field "index "', KNOWN],
  ['no name', '{"":0}', 2, 'fields', 'the field ""', KNOWN],
  ['a name that objects inherit', '{"__proto__":{}}', 2, 'fields', 'the field "__proto__"', KNOWN],
  ['a name that is escaped in the message', '{"é\\u001b":0}', 2, 'fields', 'the field "\\u00e9\\u001b"', KNOWN],
  ['a name that is cut', `{"${'n'.repeat(200)}":0}`, 2, 'fields', `the field "${'n'.repeat(80)}"`, KNOWN],
];

const TWICE: readonly Case[] = (['index', 'tool', 'args', 'response', 'prev', 'digest'] as const).map((name) => {
  const value = { index: '0', tool: '"t"', args: '{}', response: '{}', prev: '"p"', digest: '"d"' }[name];
  const once = `{"${name}":${value},`;
  return [
    name,
    `${once}"${name}":${value}}`,
    once.length + 1,
    'duplicate-key',
    `the field "${name}" twice`,
    'each field once',
  ];
});

const TYPES = {
  null: 'null',
  true: 'true',
  false: 'false',
  '"s"': 'a string',
  '[{}]': 'an array',
  '-1.5': 'a number',
  '{"k":{}}': 'an object',
};

/** Every field with a value of every wrong type. */
const WRONG: readonly Case[] = (
  [
    ['index', 'an integer', ['-1.5']],
    ['tool', 'a string', ['"s"']],
    ['args', 'an object', ['{"k":{}}']],
    ['response', 'an object', ['{"k":{}}']],
    ['prev', 'a string', ['"s"']],
    ['digest', 'a string', ['"s"']],
  ] as const
).flatMap(([name, expected, right]) =>
  Object.entries(TYPES)
    .filter(([value]) => !(right as readonly string[]).includes(value))
    .map(([value, type]): Case => {
      const before = `{"${name}": `;
      return [`${name}: ${value}`, `${before}${value}}`, before.length + 1, 'fields', `${type} as "${name}"`, expected];
    }),
);

const NO_OBJECT: readonly Case[] = Object.entries(TYPES)
  .filter(([value]) => !/^[{[]/.test(value))
  .map(([value, type]) => [value, ` ${value}`, 2, 'fields', `${type} as a line`, 'an object']);

const ARRAYS: readonly Case[] = [
  ['of an object', '[{}]', 1, 'fields', 'an array', 'an object'],
  ['of nothing', ' []', 2, 'fields', 'an array', 'an object'],
  ['of a call', `[${line(0, 't')}]`, 1, 'fields', 'an array', 'an object'],
  ['that only begins', '\t [\r', 3, 'fields', 'an array', 'an object'],
  ['that breaks', '[nothing', 1, 'fields', 'an array', 'an object'],
  ['that is too deep', '['.repeat(100_000), 1, 'fields', 'an array', 'an object'],
];

const INDEXES: readonly Case[] = (
  [
    ['1', 'index', 'index 1', 'index 0, the number of calls before it'],
    ['-1', 'index', 'index -1', 'index 0, the number of calls before it'],
    ['10', 'index', 'index 10', 'index 0, the number of calls before it'],
    ['9007199254740993', 'index', 'index 9007199254740993', 'index 0, the number of calls before it'],
    ['9'.repeat(50), 'index', `index ${'9'.repeat(40)}`, 'index 0, the number of calls before it'],
    ['0.0', 'fields', '0.0 as "index"', 'an integer'],
    ['-0.0', 'fields', '-0.0 as "index"', 'an integer'],
    ['0e0', 'fields', '0.0 as "index"', 'an integer'],
    ['1e0', 'fields', '1.0 as "index"', 'an integer'],
    ['1E16', 'fields', '1e+16 as "index"', 'an integer'],
    ['0.5', 'fields', '0.5 as "index"', 'an integer'],
    ['"0"', 'fields', 'a string as "index"', 'an integer'],
    ['true', 'fields', 'true as "index"', 'an integer'],
    ['null', 'fields', 'null as "index"', 'an integer'],
  ] as const
).map(([index, code, found, expected]) => [
  index,
  `{"tool":"t","args":{},"response":{},"index":${index}}`,
  45,
  code,
  found,
  expected,
]);

const BROKEN: readonly Case[] = [
  [
    'an index with a leading zero',
    '{"index":00}',
    11,
    'json',
    'a number with a leading zero',
    'no digit after a first 0',
  ],
  [
    'an index out of range',
    '{"index":1e999}',
    10,
    'number-range',
    'a number beyond the range of a double',
    'at most 1.7976931348623157e308',
  ],
  ['a minus alone as index', '{"index":-}', 11, 'json', "'}'", 'a digit'],
  ['a word as line', 'nothing', 1, 'json', "'n'", 'a JSON value'],
  ['a word as tool', '{"tool":read}', 9, 'json', "'r'", 'a JSON value'],
  ['a word of another language as args', '{"args":None}', 9, 'json', "'None'", 'a JSON value'],
  ['a word that starts as such a one', '{"args":None_of_it}', 9, 'json', "'N'", 'a JSON value'],
  ['a space after a minus', '{"index":- 1}', 11, 'json', 'a space', 'a digit'],
  ['a no-break space', '{"index":\u00a00}', 10, 'json', 'the character U+00A0 outside a string', 'a JSON value'],
  ['a line that is cut off in an escape', '{"tool":"a\\', 12, 'json', 'the end', 'the rest of an escape'],
  ['a broken array as tool', '{"tool":[1,]}', 12, 'json', "']'", 'a JSON value'],
  ['a line that is cut off', '{"index":0,"too', 16, 'json', 'the end', `'"' at the end of the string`],
  ['a brace alone', '{', 2, 'json', 'the end', 'a key in double quotes'],
  ['a comma before the brace', '{"index":0,}', 12, 'json', "'}'", 'a key in double quotes'],
  ['no colon', '{"index" 0}', 10, 'json', "'0'", "':'"],
  ['no comma', '{"index":0 "tool":"t"}', 12, 'json', `'"'`, "',' or '}'"],
  ['a second object', `${line(0, 't')}{}`, line(0, 't').length + 1, 'json', "'{'", 'nothing more'],
  ['a comma after the object', `${line(0, 't')},`, line(0, 't').length + 1, 'json', "','", 'nothing more'],
  [
    'a raw carriage return in a string',
    '{"tool":"a\r"}',
    11,
    'json',
    'the control character U+000D',
    'no raw control character in a string',
  ],
  [
    'a key twice in args, not side by side',
    '{"args":{"k":1,"a":0,"k":2}}',
    22,
    'duplicate-key',
    'the key "k" twice in one object',
    'each key once',
  ],
  [
    'a key twice in args',
    '{"args":{"k":1,"k":2}}',
    16,
    'duplicate-key',
    'the key "k" twice in one object',
    'each key once',
  ],
  ['a column after wide characters', '{"tool":"é€😀","args":[]}', 22, 'fields', 'an array as "args"', 'an object'],
];

function sealedLine(...fields: [name: string, value: string][]): string {
  const more = fields.map(([name, value]) => `,"${name}":${value}`).join('');
  return `{"index":0,"tool":"t","args":{},"response":{}${more}}`;
}

describe.each([
  ['a line without a field', MISSING],
  ['a field that is unknown', UNKNOWN],
  ['a field that is there twice', TWICE],
  ['a field of the wrong type', WRONG],
  ['a line that is no object', NO_OBJECT],
  ['a line that is an array', ARRAYS],
  ['a wrong index', INDEXES],
  ['a line that is no JSON', BROKEN],
])('%s', (_, cases) => {
  test.each(cases)('%s', (_kind, text, column, code, found, expected) => {
    const error = refusal(() => recordsOf(`\n${text}\n`));
    expect({ ...error.fault, code: error.code }).toMatchObject({ code, found, expected });
    expect(error.place).toEqual({ line: 2, column });
  });
});

test.each(ARRAYS)('a line that is an array %s comes with what a transcript is', (_kind, text) => {
  expect(refusal(() => recordsOf(text)).fault.advice).toBe(
    'a transcript is JSON Lines: one call a line, and no array around them',
  );
});

describe('nesting counts from the line', () => {
  const nested = (depth: number) => `{"k":${'['.repeat(depth)}${']'.repeat(depth)}}`;

  test('512 levels are read', () => {
    expect(recordsOf(line(0, 't', nested(510)))).toHaveLength(1);
  });

  test('513 levels are refused', () => {
    expect(refusal(() => recordsOf(line(0, 't', nested(511)))).code).toBe('too-deep');
  });
});

describe('a line that is read', () => {
  const fields = ['"index": 0', '"tool": "to\\u006fl"', '"args": {"b": 1.0, "a": [ ]}', '"response": {"é": null}'];

  test.each([[[0, 1, 2, 3]], [[3, 2, 1, 0]], [[1, 0, 2, 3]], [[2, 1, 0, 3]], [[1, 3, 2, 0]], [[2, 3, 0, 1]]])(
    'gives the same record with its fields in the order %j',
    (order) => {
      expect(recordsOf(`{${order.map((k) => fields[k]).join(' , ')}}`)).toEqual([
        {
          index: 0,
          line: 1,
          tool: 'tool',
          args: '{"a":[],"b":1.0}',
          response: '{"\\u00e9":null}',
          call: '"tool"{"a":[],"b":1.0}',
          seal: undefined,
        },
      ]);
    },
  );

  test('may spell the names of its fields with escapes', () => {
    const text = '{"\\u0069ndex":0,"t\\u006fol":"t","arg\\u0073":{},"response":{}}';
    expect(recordsOf(text)).toMatchObject([{ index: 0, tool: 't' }]);
  });

  test('may write index 0 as -0, as Python does', () => {
    expect(recordsOf('{"index":-0,"tool":"t","args":{},"response":{}}')).toMatchObject([{ index: 0 }]);
  });

  test('has its seal decoded', () => {
    const text = sealedLine(['digest', '"d\\u00e9\\n"'], ['prev', '"p"']);
    expect(recordsOf(text)).toMatchObject([{ seal: { prev: 'p', digest: 'dé\n' } }]);
  });

  test('may be longer than all memory so far, with tool and args apart', () => {
    const long = '\x7f'.repeat(100_000);
    const text = `{"args":{"k":"${long}"},"response":{},"tool":"${long}","index":0}`;
    const escaped = '\\u007f'.repeat(100_000);
    expect(recordsOf(text)).toMatchObject([{ tool: long, call: `"${escaped}"{"k":"${escaped}"}` }]);
  });
});
