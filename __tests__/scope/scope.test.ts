import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { parseScope } from '../../src/scope/scope.ts';
import { refusal } from '../helpers/canonical.ts';

const SHAPE = '{"agent": string, "allowed_tools": [string, …]}';

function scopeOf(text: string) {
  const { agent, allowedTools } = parseScope(Buffer.from(text));
  return { agent, tools: [...allowedTools] };
}

describe('a scope file', () => {
  test('names an agent and its tools', () => {
    expect(parseScope(readFileSync('samples/scope.json'))).toEqual({
      agent: 'docs-reader',
      allowedTools: new Set(['read_file', 'list_dir', 'search']),
    });
  });

  test.each([
    ['no tools', '{"agent":"a","allowed_tools":[]}', []],
    ['one tool named twice', '{"agent":"a","allowed_tools":["t","t"]}', ['t']],
    ['tools that differ in case', '{"agent":"a","allowed_tools":["Read","read"]}', ['Read', 'read']],
    ['tools in the other order of keys', '{"allowed_tools":["t"],"agent":"a"}', ['t']],
    [
      'tools with names that objects inherit',
      '{"agent":"a","allowed_tools":["__proto__","toString"]}',
      ['__proto__', 'toString'],
    ],
    ['an empty name', '{"agent":"a","allowed_tools":[""]}', ['']],
    ['names by escape', '{"agent":"a","allowed_tools":["\\u0074"]}', ['t']],
  ])('may have %s', (_, text, tools) => {
    expect(scopeOf(text)).toEqual({ agent: 'a', tools });
  });

  test('knows no tool that is not in its list', () => {
    const { allowedTools } = parseScope(Buffer.from('{"agent":"a","allowed_tools":["read"]}'));
    expect(
      ['read', 'READ', ' read', 'rea', 'read_file', 'constructor', ''].filter((tool) => allowedTools.has(tool)),
    ).toEqual(['read']);
  });
});

describe('what is no scope file', () => {
  test.each([
    ['an array', '[]', 'no object'],
    ['null', 'null', 'no object'],
    ['a string', '"docs-reader"', 'no object'],
    ['a number', '3', 'no object'],
    ['no key', '{}', 'no key "agent"'],
    ['no agent', '{"allowed_tools":[]}', 'no key "agent"'],
    ['no tools', '{"agent":"a"}', 'no key "allowed_tools"'],
    ['an unknown key', '{"agent":"a","allowed_tools":[],"denied_tools":[]}', 'the key "denied_tools"'],
    ['a key in another case', '{"Agent":"a","allowed_tools":[]}', 'the key "Agent"'],
    ['an inherited name as key', '{"__proto__":{"agent":"a","allowed_tools":[]}}', 'the key "__proto__"'],
    ['a key that is cut', `{"${'k'.repeat(200)}":1}`, `the key "${'k'.repeat(80)}"`],
    ['an agent that is a number', '{"agent":1,"allowed_tools":[]}', 'an "agent" that is no string'],
    ['an agent that is null', '{"agent":null,"allowed_tools":[]}', 'an "agent" that is no string'],
    ['tools that are a string', '{"agent":"a","allowed_tools":"t"}', '"allowed_tools" that is no array of strings'],
    [
      'tools that are an object',
      '{"agent":"a","allowed_tools":{"0":"t"}}',
      '"allowed_tools" that is no array of strings',
    ],
    ['tools that are null', '{"agent":"a","allowed_tools":null}', '"allowed_tools" that is no array of strings'],
    [
      'a tool that is no string',
      '{"agent":"a","allowed_tools":["t",7]}',
      '"allowed_tools" that is no array of strings',
    ],
    [
      'a tool in an array of its own',
      '{"agent":"a","allowed_tools":[["t"]]}',
      '"allowed_tools" that is no array of strings',
    ],
  ])('%s', (_, text, found) => {
    const { code, fault } = refusal(() => scopeOf(text));
    expect([code, fault.found, fault.expected]).toEqual(['scope', `${found} in the scope file`, SHAPE]);
  });

  test.each([
    ['a key twice', '{"agent":"a","agent":"b","allowed_tools":[]}', 'duplicate-key', 1, 14],
    ['a comma too many', '{"agent":"a",\n"allowed_tools":["t",]}', 'json', 2, 22],
    ['nothing', '', 'json', 1, 1],
    ['a comment', '// scope\n{}', 'json', 1, 1],
  ])('%s is no strict JSON, and the error says where', (_, text, code, line, column) => {
    const error = refusal(() => scopeOf(text));
    expect([error.code, error.place.line, error.place.column]).toEqual([code, line, column]);
  });

  const SCOPE = '{"agent":"a","allowed_tools":["t"]}';

  test.each([
    ['with a byte order mark', Buffer.from(`\ufeff${SCOPE}`), 'a UTF-8 byte order mark'],
    ['in UTF-16 with a byte order mark', Buffer.from(`\ufeff${SCOPE}`, 'utf16le'), 'a UTF-16 byte order mark'],
    ['in UTF-16', Buffer.from(SCOPE, 'utf16le'), 'UTF-16 text'],
    ['in big-endian UTF-16', Buffer.from(SCOPE, 'utf16le').swap16(), 'UTF-16 text'],
  ])('a scope %s is refused as that', (_, bytes, found) => {
    const error = refusal(() => parseScope(bytes));
    expect([error.code, error.place]).toEqual(['encoding', { line: 1, column: 1 }]);
    expect(error.message).toBe(`found ${found}, expected UTF-8 without a byte order mark; save the file as such`);
  });

  test('a scope in Latin-1 is refused as that, by its place', () => {
    const error = refusal(() => parseScope(Buffer.from('{"agent":\n"caf\u00e9","allowed_tools":[]}', 'latin1')));
    expect([error.code, error.place]).toEqual(['encoding', { line: 2, column: 5 }]);
    expect(error.message).toBe('found invalid UTF-8: byte 0xe9, expected UTF-8');
  });

  test('the malformed samples', () => {
    const codeOf = (file: string) => refusal(() => parseScope(readFileSync(`samples/malformed/${file}`))).code;
    expect([codeOf('scope-not-json.json'), codeOf('scope-unknown-key.json')]).toEqual(['json', 'scope']);
  });
});
