import { describe, expect, test } from '@jest/globals';
import type { Command } from '../../src/commands/command.ts';
import { parseCall, usageError } from '../../src/commands/parse.ts';
import { refusal } from '../helpers/canonical.ts';

const COMMAND: Command = {
  name: 'weigh',
  summary: 'weigh things',
  operands: ['thing', 'scale'],
  options: [
    { name: 'unit', value: 'NAME', help: 'in what' },
    { name: 'output', short: 'o', value: 'FILE', help: 'where to' },
    { name: 'except', value: 'NAME', repeatable: true, help: 'what not' },
    { name: 'quiet', short: 'q', help: 'say less' },
  ],
  about: '',
  run: async () => 0,
};
const MANY: Command = { ...COMMAND, operands: ['thing…'] };
const NONE: Command = { ...COMMAND, operands: [], options: [] };

function parsed(args: readonly string[], command = COMMAND) {
  const call = parseCall(command, args);
  if (call === 'help') return call;
  const values = [...command.options, { name: 'help' }].map(({ name }) => [name, call.values(name)] as const);
  return { operands: call.operands, ...Object.fromEntries(values.filter(([, given]) => given.length > 0)) };
}

describe('arguments', () => {
  test.each([
    ['operands alone', ['a', 'b'], { operands: ['a', 'b'] }],
    ['an option before them', ['--unit', 'g', 'a', 'b'], { operands: ['a', 'b'], unit: ['g'] }],
    ['an option after them', ['a', 'b', '--unit', 'g'], { operands: ['a', 'b'], unit: ['g'] }],
    ['an option between them', ['a', '--unit', 'g', 'b'], { operands: ['a', 'b'], unit: ['g'] }],
    ['an option with an equals sign', ['a', 'b', '--unit=g=1'], { operands: ['a', 'b'], unit: ['g=1'] }],
    ['a short option', ['a', 'b', '-o', 'f'], { operands: ['a', 'b'], output: ['f'] }],
    ['a short option right before its value', ['a', 'b', '-of'], { operands: ['a', 'b'], output: ['f'] }],
    ['a repeated option', ['--except', 'x', 'a', 'b', '--except=y'], { operands: ['a', 'b'], except: ['x', 'y'] }],
    ['a switch', ['-q', 'a', 'b'], { operands: ['a', 'b'], quiet: [''] }],
    ['a dash, which is an operand', ['-', 'b'], { operands: ['-', 'b'] }],
    ['operands after two dashes', ['--', '--unit', '-q'], { operands: ['--unit', '-q'] }],
    ['a value that is __proto__', ['a', 'b', '--except', '__proto__'], { operands: ['a', 'b'], except: ['__proto__'] }],
  ])('%s', (_, args, expected) => {
    expect(parsed(args)).toEqual(expected);
  });

  test('one or more operands', () => {
    expect(parsed(['a'], MANY)).toEqual({ operands: ['a'] });
    expect(parsed(['a', 'b', 'c'], MANY)).toEqual({ operands: ['a', 'b', 'c'] });
  });

  test('no operands', () => {
    expect(parsed([], NONE)).toEqual({ operands: [] });
  });

  test('an option that was not given has no values', () => {
    const call = parseCall(COMMAND, ['a', 'b']);
    expect(call !== 'help' && call.values('unit')).toEqual([]);
  });
});

test.each([[['--help']], [['-h']], [['a', '--help']], [['a', 'b', 'c', '-h', '--unit', 'g']], [['-qh']]])(
  'help is asked for by %j, whatever else is wrong',
  (args) => {
    expect(parsed(args)).toBe('help');
  },
);

describe('a mistake', () => {
  const help = "see 'toolreplay weigh --help'";

  test.each([
    ['an unknown option', ['a', 'b', '--colour'], `found the unknown option '--colour'; ${help}`],
    [
      'a misspelled option',
      ['a', 'b', '--unti=g'],
      `found the unknown option '--unti'; did you mean '--unit'? ${help}`,
    ],
    ['an unknown short option', ['a', 'b', '-x'], `found the unknown option '-x'; ${help}`],
    ['an unknown option beside --help', ['--help', '--colour'], `found the unknown option '--colour'; ${help}`],
    ['an option that objects inherit', ['a', 'b', '--__proto__'], `found the unknown option '--__proto__'; ${help}`],
    ['a long unknown option', [`--${'x'.repeat(200)}`], `found the unknown option '--${'x'.repeat(78)}'; ${help}`],
    ['no value', ['a', 'b', '--unit'], `found no value for --unit, expected --unit NAME; ${help}`],
    ['an empty value', ['a', 'b', '--unit='], `found no value for --unit, expected --unit NAME; ${help}`],
    ['an empty value of its own', ['a', 'b', '--unit', ''], `found no value for --unit, expected --unit NAME; ${help}`],
    ['no value for a short option', ['a', 'b', '-o'], `found no value for -o, expected -o FILE; ${help}`],
    ['a value for a switch', ['a', 'b', '--quiet=yes'], `found a value for --quiet, expected none; ${help}`],
    ['a value for help', ['--help=yes'], `found a value for --help, expected none; ${help}`],
    ['an option twice', ['a', 'b', '--unit', 'g', '--unit', 'g'], `found --unit 2 times, expected once; ${help}`],
    ['a switch three times', ['a', 'b', '-qqq'], `found --quiet 3 times, expected once; ${help}`],
    ['no operand', [], `found no argument, expected <thing> <scale>; ${help}`],
    ['too few operands', ['a'], `found 1 argument, expected <thing> <scale>; ${help}`],
    ['too many operands', ['a', 'b', 'c'], `found 3 arguments, expected <thing> <scale>; ${help}`],
  ])('%s', (_, args, message) => {
    const error = refusal(() => parsed(args));
    expect([error.code, error.message]).toEqual(['usage', message]);
  });

  test('no operand where one or more are wanted', () => {
    expect(refusal(() => parsed([], MANY)).message).toBe(`found no argument, expected <thing…>; ${help}`);
  });

  test('an operand where none is wanted', () => {
    expect(refusal(() => parsed(['a'], NONE)).message).toBe(`found 1 argument, expected none; ${help}`);
  });

  test('outside a command points to the help of the program', () => {
    expect(usageError('', 'x', 'y', 'z').message).toBe(
      "found x, expected y; did you mean 'z'? see 'toolreplay --help'",
    );
  });
});
