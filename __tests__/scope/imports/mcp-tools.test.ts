import { describe, expect, test } from '@jest/globals';
import { importedJson, messages, SETTINGS } from '../../helpers/imports.ts';

const TOOLS = [
  { name: 'get_issue', inputSchema: {}, annotations: { title: 'Get', readOnlyHint: true, openWorldHint: true } },
  { name: 'delete_repo', inputSchema: {}, annotations: { destructiveHint: true, idempotentHint: false } },
  { name: 'plain', inputSchema: {} },
];

describe('hints of tools', () => {
  // openai/codex#15519, QwenLM/qwen-code#6917: what an untrusted server says of itself was believed.
  test('are not used without trust, which is said once', () => {
    const { tools, warnings, allow } = importedJson({ tools: TOOLS });
    expect([tools.size, allow]).toEqual([0, []]);
    expect(warnings).toEqual([
      { file: SETTINGS, line: 2, column: 12, message: 'hints of 2 tools not used: "trusted" is not set' },
    ]);
  });

  // anthropics/claude-code#87452: hints that nobody used.
  test('are used with trust, by name', () => {
    const { tools, warnings } = importedJson({ result: { tools: TOOLS } }, { isTrusted: true });
    expect([...tools]).toEqual([
      ['get_issue', { readOnlyHint: true, openWorldHint: true }],
      ['delete_repo', { destructiveHint: true, idempotentHint: false }],
      ['plain', {}],
    ]);
    expect(warnings).toEqual([]);
  });

  test('have the name by which agents call the tools of a server', () => {
    const { tools } = importedJson(TOOLS, { isTrusted: true, server: 'github' });
    expect([...tools.keys()]).toEqual(['mcp__github__get_issue', 'mcp__github__delete_repo', 'mcp__github__plain']);
  });

  test('of names that objects inherit are hints like others', () => {
    const dump = {
      tools: ['__proto__', 'constructor'].map((name) => ({ name, annotations: { readOnlyHint: false } })),
    };
    expect([...importedJson(dump, { isTrusted: true }).tools]).toEqual([
      ['__proto__', { readOnlyHint: false }],
      ['constructor', { readOnlyHint: false }],
    ]);
  });

  test.each([
    [
      [{ name: 't', annotations: { readOnlyHint: 'yes', idempotentHint: true } }],
      ['6: readOnlyHint of "t" is no boolean and not used'],
    ],
    [[{ name: 't', annotations: [] }, TOOLS[0]], ['5: the annotations of "t" are no object and not used']],
    [[{ annotations: { readOnlyHint: true } }, TOOLS[0]], ['3: a tool without a name is not used']],
    [
      [{ name: '' }, 7, TOOLS[0]],
      ['3: a tool without a name is not used', '6: a tool without a name is not used'],
    ],
    [[TOOLS[0], TOOLS[0]], ['12: the tool "get_issue" is there twice, and only the first is used']],
    [[{ name: 't', annotations: null }], ['2: no tool of it has hints']],
    [[], ['2: no tool of it has hints']],
  ])('that cannot be used are said: %j', (tools, expected) => {
    expect(messages(importedJson({ tools }, { isTrusted: true }))).toEqual(expected);
  });

  test('one that is no boolean leaves the others as they are', () => {
    const tools = [{ name: 't', annotations: { readOnlyHint: 1, idempotentHint: true } }];
    expect(importedJson({ tools }, { isTrusted: true }).tools.get('t')).toEqual({ idempotentHint: true });
  });

  test('of one page are said to be of one page', () => {
    expect(messages(importedJson({ tools: [TOOLS[0]], nextCursor: 'p2' }, { isTrusted: true }))).toEqual([
      expect.stringContaining('one page of several'),
    ]);
    expect(messages(importedJson({ result: { tools: [TOOLS[0]], nextCursor: '' } }))).toEqual([
      '3: hints of 1 tool not used: "trusted" is not set',
    ]);
  });
});
