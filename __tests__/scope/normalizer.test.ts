import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type StatedNormalization, VOLATILE_CLASSES, type VolatileClass } from '../../src/scope/declaration.ts';
import { normalizerOf } from '../../src/scope/normalizer.ts';
import type { Normalizer } from '../../src/scope/policy.ts';
import { classBetween, steady } from '../../src/scope/volatile.ts';
import { canonical, defined } from '../helpers/canonical.ts';

const WHERE = { file: 'scope.json', line: 1, column: 1, why: 'clock' };

function pointer(response: string, tool?: string): StatedNormalization {
  return { ...WHERE, tool, response };
}

function ofClass(name: VolatileClass, tool?: string): StatedNormalization {
  return { ...WHERE, tool, class: name };
}

/** What is left of a response, and how much was taken out. */
function left(stated: readonly StatedNormalization[], response: string, tool = 'search'): [string, number] {
  const { response: text, fields } = defined(normalizerOf(stated)).normalize(tool, Buffer.from(response));
  return [text.toString(), fields];
}

const ALL = VOLATILE_CLASSES.map((name) => ofClass(name));
const EVERY = new Set(VOLATILE_CLASSES);

test('nothing stated is nothing to do', () => {
  expect(normalizerOf([])).toBeUndefined();
});

test('of arguments only what is of a class is left out, and no place', () => {
  const args = Buffer.from('{"id":"7c9e6679-7425-40de-944b-e07fc1f90ae7"}');
  const normalizer = defined(normalizerOf([ofClass('uuid', 'get'), pointer('/id', 'other')]));
  expect(normalizer.normalizeArguments('get', args)).toEqual({ response: Buffer.from('{"id":"<uuid>"}'), fields: 1 });
  expect(normalizer.normalizeArguments('other', args)).toEqual({ response: args, fields: 0 });
});

describe('a place', () => {
  test.each<[string, string[], string, string, number]>([
    ['a member with its key', ['/b'], '{"a":1,"b":[2],"c":3}', '{"a":1,"c":3}', 1],
    ['the first and the last member', ['/a', '/c'], '{"a":1,"b":2,"c":3}', '{"b":2}', 2],
    ['the only member', ['/a'], '{"a":{"b":1}}', '{}', 1],
    ['a member further in', ['/a/b/c'], '{"a":{"b":{"c":1,"d":2}},"c":3}', '{"a":{"b":{"d":2}},"c":3}', 1],
    ['an element, whose place stays', ['/a/1'], '{"a":[1,2,3]}', '{"a":[1,null,3]}', 1],
    ['a member of an element', ['/a/1/b'], '{"a":[{"b":1},{"b":2}]}', '{"a":[{"b":1},{}]}', 1],
    ['what holds another place', ['/a/b', '/a'], '{"a":{"b":1},"c":2}', '{"c":2}', 1],
    ['a key with signs of its own', ['/a~1b', '/m~0n', '/\u00e4'], '{"a/b":1,"m~n":2,"\\u00e4":3,"z":4}', '{"z":4}', 3],
    ['the empty key', ['/'], '{"":1,"a":2}', '{"a":2}', 1],
    ['a key that objects have', ['/__proto__/x'], '{"__proto__":{"x":1}}', '{"__proto__":{}}', 1],
    ['all', [''], '{"a":1}', '{}', 1],
    ['nothing where it is not there', ['/x', '/a/9', '/a/01', '/b/c'], '{"a":[1],"b":"c"}', '{"a":[1],"b":"c"}', 0],
    ['an element that is null already', ['/a/0'], '{"a":[null]}', '{"a":[null]}', 0],
  ])('takes out %s', (_, pointers, response, expected, fields) => {
    expect(
      left(
        pointers.map((one) => pointer(one)),
        response,
      ),
    ).toEqual([expected, fields]);
  });

  test('is one of a single tool, or of all', () => {
    const stated = [pointer('/a', 'search'), pointer('/b')];
    expect(left(stated, '{"a":1,"b":2}')).toEqual(['{}', 2]);
    expect(left(stated, '{"a":1,"b":2}', 'other')).toEqual(['{"a":1}', 1]);
    expect(left([pointer('/a', 'search')], '{"a":1}', '__proto__')).toEqual(['{"a":1}', 0]);
  });

  test('leaves the digits of numbers as they are', () => {
    expect(left([pointer('/a')], '{"a":1,"b":123456789012345678901234567890,"c":1.0}')[0]).toBe(
      '{"b":123456789012345678901234567890,"c":1.0}',
    );
  });

  test('that is not there gives the very buffer back', () => {
    const response = Buffer.from('{"a":1}');
    const normalizer = defined(normalizerOf([pointer('/b'), ofClass('uuid')]));
    expect(normalizer.normalize('t', response).response).toBe(response);
  });
});

describe('a class', () => {
  test.each<[VolatileClass, string, string]>([
    ['iso-time', 'at 2024-05-06T07:08:09Z.', 'at <iso-time>.'],
    ['iso-time', '2024-05-06 07:08:09.123456+02:00 2024-05-06T07:08', '<iso-time> <iso-time>'],
    ['iso-time', '20240506T070809Z, 2024-05-06t07:08:09,5z', '<iso-time>, <iso-time>'],
    ['uuid', 'id_550e8400-e29b-41d4-a716-446655440000!', 'id_<uuid>!'],
    ['uuid', '550E8400-E29B-41D4-A716-446655440000', '<uuid>'],
    ['duration', 'took 12ms, 1.5s and 3m12s', 'took <duration>, <duration> and <duration>'],
    ['duration', '0:01:02.5 or 2 minutes or 1.25 seconds', '<duration> or <duration> or <duration>'],
    ['duration', '1h 3m 2s; 12\u00b5s; (0.5 sec)', '<duration>; <duration>; (<duration>)'],
    ['tmp-path', 'see /tmp/a-1/b.txt:12', 'see <tmp-path>:12'],
    ['tmp-path', '"/private/var/folders/x_/T/a" /private/tmp/b', '"<tmp-path>" <tmp-path>'],
    ['tmp-path', String.raw`C:\Users\Jo Doe\AppData\Local\Temp\x\y.log, c:/Temp/z`, '<tmp-path>, <tmp-path>'],
    ['tmp-path', 'file:///tmp/x', 'file://<tmp-path>'],
    ['pid', 'pid 123, pid=4 PID: 5 "pid": 6', '<pid>, <pid> <pid> "<pid>'],
    ['pid', 'sshd[42]: started', 'sshd<pid>: started'],
    ['hex-address', '<Foo at 0x7f3a5c0d1e2f>', '<Foo at <hex-address>>'],
  ])('%s is seen in %s', (name, text, expected) => {
    expect(steady(text, new Set([name])).text).toBe(expected);
    expect(left([ofClass(name)], `{"a":[${JSON.stringify(text).replace('\u00b5', '\\u00b5')}]}`)[0]).toBe(
      canonical(JSON.stringify({ a: [expected] })),
    );
  });

  test.each<[VolatileClass, string]>([
    ['iso-time', '2024-05-06'],
    ['iso-time', 'x2024-05-06T07:08:09Z'],
    ['uuid', '550e8400-e29b-41d4-a716-4466554400001'],
    ['duration', '12 monkeys, 5 stars, 1.2.3s, v12ms2, 5m'],
    ['tmp-path', 'src/tmp/x, /repo/tmp/x, /tmp, ~/tmp/x, ./tmp/x'],
    ['pid', 'rapid 12, a[0] = 1, pid x'],
    ['hex-address', '0xffff, 10x123456, 0x12345678901234567'],
  ])('%s is not seen in %s', (name, text) => {
    expect(steady(text, new Set([name]))).toEqual({ text, fields: 0 });
  });

  test('is not seen in keys and numbers', () => {
    expect(left(ALL, '{"0x1234567":1234567,"pid 1":[true,null]}')).toEqual([
      '{"0x1234567":1234567,"pid 1":[true,null]}',
      0,
    ]);
  });

  test('counts each place', () => {
    expect(left(ALL, '{"a":"1ms 2ms","b":["pid 3"]}')).toEqual(['{"a":"<duration> <duration>","b":["<pid>"]}', 3]);
  });

  test('leaves what is beside it as the canonical form has it', () => {
    expect(left(ALL, '{"a":"\\u00e4\\n\\"\\ud83d 1ms \\ud83d\\ude00\\u007f"}')).toEqual([
      '{"a":"\\u00e4\\n\\"\\ud83d <duration> \\ud83d\\ude00\\u007f"}',
      1,
    ]);
  });

  test('accounts for a difference, or none does', () => {
    expect(classBetween('took 1ms', 'took 22ms')).toBe('duration');
    expect(classBetween('pid 1 took 1ms', 'pid 2 took 2ms')).toBeUndefined();
    expect(classBetween('a', 'b')).toBeUndefined();
  });
});

/** Texts made of what the classes look for, and of what they look at beside it. */
const piece = fc.constantFrom(
  ...['2024-05-06T07:08:09', '.123', 'Z', '+02:00', ' ', '12', 'ms', 's', 'm', 'h', '0:01:02', '.5', '1'],
  ...[
    '550e8400-e29b-41d4-a716-446655440000',
    '-',
    '/tmp/',
    '/private',
    '/var/folders/',
    'a',
    'C:\\',
    'Users\\',
    'Temp\\',
  ],
  ...[
    'pid',
    '=',
    ':',
    '[7]',
    'sshd',
    '0x',
    '123456',
    '<',
    '>',
    '<pid>',
    '<duration>',
    '_',
    '\\',
    '"',
    '\u00e4',
    '\ud83d',
    '20240506T070809',
  ],
);
const text = fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(''));

test('to normalize twice is to normalize once', () => {
  fc.assert(
    fc.property(text, fc.subarray([...VOLATILE_CLASSES]), (one, names) => {
      const once = steady(one, new Set(names));
      expect(steady(once.text, new Set(names))).toEqual({ text: once.text, fields: 0 });
    }),
    { numRuns: 20_000 },
  );
});

test('what is left is canonical, and nothing more is taken out of it', () => {
  const value = fc.jsonValue().map((inner) => ({ a: inner }));
  const anything = fc.oneof(
    value,
    fc.dictionary(
      fc.constantFrom('a', 'b', '0'),
      fc.oneof(text, fc.array(text), fc.double({ noNaN: true, noDefaultInfinity: true })),
    ),
  );
  const places = fc.subarray(['/a', '/a/0', '/a/b', '/0', '/b/1', '/a/a']);
  fc.assert(
    fc.property(anything, places, fc.subarray(ALL), (response, pointers, classes) => {
      const stated = [...pointers.map((one) => pointer(one)), ...classes];
      const normalizer: Normalizer | undefined = normalizerOf(stated);
      if (normalizer === undefined) return;
      const once = normalizer.normalize('t', Buffer.from(canonical(JSON.stringify(response)))).response;
      expect(once.toString()).toBe(canonical(once.toString()));
      expect(normalizer.normalize('t', once)).toEqual({ response: once, fields: 0 });
    }),
    { numRuns: 1000 },
  );
});

test.each([
  '1'.repeat(200_000),
  '1:'.repeat(200_000),
  '1m '.repeat(100_000),
  '/tmp/'.repeat(100_000),
  'C:\\'.repeat(100_000),
  `C:${'\\a'.repeat(200_000)}`,
  'pid '.repeat(100_000),
  '2024-05-06 '.repeat(50_000),
  `${'a'.repeat(8)}-`.repeat(50_000),
  '0x'.repeat(200_000),
  'x[1'.repeat(100_000),
  '<'.repeat(200_000),
  ' '.repeat(200_000),
])('a text made to take long takes no longer: %#', (long) => {
  const before = performance.now();
  steady(long, EVERY);
  expect(performance.now() - before).toBeLessThan(2000);
});
