import { describe, expect, test } from '@jest/globals';
import { permissionOverreach } from '../../src/rules/permission-overreach.ts';
import { findingsOf } from '../helpers/audit.ts';
import { findingOf } from '../helpers/reports.ts';
import { transcriptOf } from '../helpers/transcript.ts';

function found(allowed: readonly string[], tools: readonly string[]) {
  const scope = { agent: 'reader', allowedTools: new Set(allowed) };
  return [...findingsOf([permissionOverreach], [transcriptOf(tools.map((tool) => [tool]))], { scopes: [scope] })];
}

describe('permission-overreach', () => {
  test('is each call of a tool that is not allowed', () => {
    expect(found(['read'], ['write', 'read', 'write', 'send'])).toEqual([
      { kind: 'permission-overreach', index: 0, line: 1, tool: 'write', other: 0, first: 0 },
      { kind: 'permission-overreach', index: 2, line: 3, tool: 'write', other: 0, first: 0 },
      { kind: 'permission-overreach', index: 3, line: 4, tool: 'send', other: 3, first: 3 },
    ]);
  });

  test('is every call where nothing is allowed', () => {
    expect(found([], ['a', 'b'])).toHaveLength(2);
  });

  test.each([
    'Read',
    'READ',
    'read ',
    ' read',
    'rea',
    'read_file',
    '',
    'réad',
    'read\u0000',
    'constructor',
    '__proto__',
  ])('is a tool whose name is not exactly an allowed one: %j', (tool) => {
    expect(found(['read'], [tool])).toMatchObject([{ tool }]);
  });

  test.each(['read', '', '__proto__', 'naïve 😀', 'x\n::error::owned'])(
    'is not a tool of that very name: %j',
    (tool) => {
      expect(found([tool], [tool])).toEqual([]);
    },
  );

  test('has this detail', () => {
    const finding = findingOf('permission-overreach', 4, { tool: 'write_file' });
    expect(permissionOverreach.detail(finding, { agent: 'docs-reader' })).toBe(
      "tool 'write_file' is not in the declared scope for agent 'docs-reader'",
    );
  });

  test('names no agent where none is known', () => {
    expect(permissionOverreach.detail(findingOf('permission-overreach', 1), {})).toMatch(/ for agent ''$/);
  });

  test('is not looked for without a scope', () => {
    expect([...findingsOf([permissionOverreach], [transcriptOf([['write']])])]).toEqual([]);
  });
});
