import { describe, expect, test } from '@jest/globals';
import { replayText, scopeText, verifyText } from '../../src/report/text.ts';
import { collected, findingOf } from '../helpers/reports.ts';

describe('the report of replay', () => {
  test('is that of ToolReplay 0.6', () => {
    const findings = collected([
      findingOf('redundant-call', 2, { other: 1 }),
      findingOf('non-determinism', 5, { tool: 'search', other: 3 }),
    ]);
    expect([...replayText(6, findings)].join('')).toBe(
      'calls: 6\n' +
        'divergence: index 5\n' +
        'findings: 2\n' +
        "index 2: redundant-call: tool 'read_file' repeats the identical call at index 1 with no state change between them\n" +
        "index 5: non-determinism: tool 'search' returned a different response than the identical call at index 3\n",
    );
  });

  test('says none in the clean case', () => {
    expect([...replayText(4, collected([]))].join('')).toBe('calls: 4\ndivergence: none\nfindings: 0\n');
  });

  test('shows data on one line', () => {
    const [, , , line] = replayText(2, collected([findingOf('redundant-call', 1, { tool: 'x\n::error::owned' })]));
    expect(line).toBe(
      "index 1: redundant-call: tool 'x\\n::error::owned' repeats the identical call at index 0 with no state change between them\n",
    );
  });
});

describe('the report of scope', () => {
  test('is that of ToolReplay 0.6', () => {
    const findings = collected([findingOf('permission-overreach', 4, { tool: 'write_file' })]);
    expect([...scopeText(6, findings, 'docs-reader')].join('')).toBe(
      'calls: 6\n' +
        'findings: 1\n' +
        "index 4: permission-overreach: tool 'write_file' is not in the declared scope for agent 'docs-reader'\n",
    );
  });

  test('has no divergence in the clean case', () => {
    expect([...scopeText(0, collected([]), 'a')].join('')).toBe('calls: 0\nfindings: 0\n');
  });
});

describe('the report of verify', () => {
  test('is that of ToolReplay 0.6', () => {
    expect(verifyText({ index: 3, line: 9, expected: '34d1', found: '40aa' })).toBe(
      'chain: broken\nfirst broken link: index 3\nexpected: 34d1\nfound: 40aa\n',
    );
  });

  test('is one line for an intact chain', () => {
    expect(verifyText(undefined)).toBe('chain: intact\n');
  });

  test('shows a stored digest that is none on one line', () => {
    expect(verifyText({ index: 0, line: 1, expected: 'e', found: 'f\n::error::owned' })).toMatch(
      /\nfound: f\\n::error::owned\n$/,
    );
  });
});
