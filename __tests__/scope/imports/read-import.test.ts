import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ToolReplayError } from '../../../src/error.ts';
import { lineAndColumn } from '../../../src/json/value.ts';
import { Places } from '../../../src/scope/imports/places.ts';
import { readImport } from '../../../src/scope/imports/read-import.ts';
import { refusal } from '../../helpers/canonical.ts';
import { imported, statedImport, statedTexts } from '../../helpers/imports.ts';

describe('a file that is imported', () => {
  test.each([
    ['settings of Claude Code', 'any.json', '{"permissions":{"deny":["Read(.env)"]}}', ['Read(.env)']],
    ['settings without permissions', 'any.json', '{"hooks":{}}', []],
    ['settings with a key that lists of tools have', 'any.json', '{"permissions":{"deny":["A"]},"tools":[]}', ['A']],
    ['rules of Codex', 'any.rules', 'prefix_rule(pattern=["rm"], decision="forbidden")', ['Bash(rm:*)']],
  ])('is known for %s', (_, path, text, denied) => {
    expect(statedTexts(imported(path, text).deny)).toEqual(denied);
  });

  test.each([
    ['a list of tools', '{"tools":[{"name":"t","annotations":{"readOnlyHint":true}}]}'],
    [
      'an answer of a server',
      '{"jsonrpc":"2.0","id":1,"result":{"tools":[{"name":"t","annotations":{"readOnlyHint":true}}]}}',
    ],
    ['the bare tools', '[{"name":"t","inputSchema":{},"annotations":{"readOnlyHint":true}}]'],
    ['a list of tools that names a model', '{"model":"m","tools":[{"name":"t","annotations":{"readOnlyHint":true}}]}'],
  ])('is known for %s', (_, text) => {
    expect([...imported('tools.json', text, { isTrusted: true }).tools]).toEqual([['t', { readOnlyHint: true }]]);
  });

  test.each([
    ['an object of another kind', '\n {"allow":["Bash"]}', 'an object of another kind', 2, 2],
    ['an array of something else', '[{"name":"t"}]', 'of type array', 1, 1],
    ['an empty array', '[]', 'of type array', 1, 1],
    ['a text', '"permissions"', 'of type string', 1, 1],
  ])('is refused for %s', (_, text, found, line, column) => {
    const error = refusal(() => imported('some/file.json', text));
    expect(error.code).toBe('scope');
    expect(error.fault.found).toContain(found);
    expect(error.fault.expected).toContain('settings of Claude Code');
    expect(error.place).toEqual({ file: 'some/file.json', line, column });
  });

  test.each([
    ['json', '{"permissions":{}} // why', 1, 20],
    ['duplicate-key', '{"permissions":{},\n"permissions":{"deny":["Bash"]}}', 2, 1],
    ['json', '', 1, 1],
    ['json', '{"permissions":{"deny":["Bash",]}}', 1, 32],
    ['too-deep', '['.repeat(100_000), 1, 513],
    ['encoding', Buffer.from([0xef, 0xbb, 0xbf, 0x7b, 0x7d]), 1, 1],
  ] as const)('that is no strict JSON is refused: %s', (code, text, line, column) => {
    const error = refusal(() => imported('s.json', Buffer.from(text)));
    expect(error.code).toBe(code);
    expect(error.place).toEqual({ file: 's.json', line, column });
  });

  test('ends, whatever it holds, in what it adds or in an error with its name', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        'prefix_rule(',
        'pattern=',
        '[',
        ']',
        '"git"',
        ',',
        ')',
        '\n',
        '"""',
        "'",
        '\\',
        '#',
        ';',
        ':',
        'r"',
      ),
      fc.constantFrom(
        '{"permissions":',
        '{"allow":',
        '"Bash(',
        '}',
        '"tools":',
        '"name"',
        'null',
        '1e9',
        'é',
        '\u0000',
      ),
    );
    fc.assert(
      fc.property(fc.array(piece), fc.constantFrom('a.rules', 'a.json'), (pieces, path) => {
        try {
          const { warnings } = imported(path, pieces.join(''));
          for (const { file, line } of warnings) expect([file, line > 0]).toEqual([path, true]);
        } catch (error) {
          expect(error).toBeInstanceOf(ToolReplayError);
          expect((error as ToolReplayError).place.file).toBe(path);
        }
      }),
    );
  });

  test.each([
    ['a thousand lines', '\n'],
    ['one line', ' '],
  ])('of a hundred thousand rules in %s is read in one pass', (_, space) => {
    const rules = Array.from({ length: 100_000 }, () => '"Bash()"').join(`,${space}`);
    const { warnings } = imported('s.json', `{"permissions":{"deny":[${rules}]}}`);
    expect(warnings).toHaveLength(101);
    expect(warnings.at(-1)?.message).toBe('the last of 99900 more that are not used');
  });

  test('needs no more than its bytes', () => {
    expect(() => readImport(Buffer.from('{'), statedImport('x.json'), 'x.json')).toThrow(ToolReplayError);
  });
});

describe('places', () => {
  test('are those of lineAndColumn, in whatever order they are asked for', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'é', '😀', '\n', '\r') }),
        fc.array(fc.nat(40)),
        (text, offsets) => {
          const bytes = Buffer.from(text);
          const places = new Places('f', bytes);
          for (const offset of offsets.map((wish) => Math.min(wish, bytes.length))) {
            expect(places.at(offset)).toEqual({ file: 'f', ...lineAndColumn(bytes, offset) });
          }
        },
      ),
    );
  });
});
