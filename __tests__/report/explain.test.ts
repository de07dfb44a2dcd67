import { describe, expect, test } from '@jest/globals';
import { explainedText } from '../../src/report/explain.ts';
import type { Call } from '../../src/transcript/record.ts';
import { bash, editing, judgements, permitting, policyOf, type Said } from '../helpers/policy.ts';
import { HOSTILE } from '../helpers/reports.ts';

function callOf(index: number, tool: string): Call {
  return {
    index,
    line: index + 1,
    resultLine: index + 1,
    tool,
    batch: index,
    isCompared: true,
    cwd: undefined,
    era: 0,
  };
}

async function explained(policy: ReturnType<typeof policyOf>, ...calls: readonly Said[]): Promise<string[]> {
  const judged = judgements(await policy, calls);
  return judged.map((judgement, k) => explainedText(callOf(k, calls[k]?.tool ?? ''), judgement));
}

describe('what decided on a call', () => {
  test('is every rule that allows it', async () => {
    const policy = policyOf('"allowed_tools": ["Bash"], "permissions": {"allow": ["Bash(ls:*)", "Edit"]}');
    expect(await explained(policy, bash('ls -l'), editing('a'))).toEqual([
      "index 0: in scope: tool 'Bash': decided by allow Bash(ls:*), allowed_tools\n",
      "index 1: in scope: tool 'Edit': decided by allow Edit\n",
    ]);
  });

  test('is what denies it, and not what would allow it', async () => {
    const [text = ''] = await explained(
      permitting({ allow: ['Bash'], deny: ['Bash(git push:*)'] }),
      bash('ls; git push'),
    );
    expect(text).toBe(
      "index 0: permission-overreach: tool 'Bash': part 2 of 2 (git) is denied by Bash(git push:*) (decided by deny Bash(git push:*))\n",
    );
  });

  test('is that nothing allows it', async () => {
    expect(await explained(permitting({ allow: ['Read'] }), bash('ls'))).toEqual([
      "index 0: permission-overreach: tool 'Bash' is not in the declared scope for agent 'a'\n",
    ]);
  });

  test('is a line for each outcome where there are several', async () => {
    const rule = (id: string, severity: string) =>
      `{"id": "${id}", "effect": "deny", "tool": "t", "args": {"/n": {"min": 1}}, "severity": "${severity}"}`;
    const policy = policyOf(`"allowed_tools": ["t"], "rules": [${rule('bad', 'error')}, ${rule('odd', 'warning')}]`);
    const [text = ''] = await explained(policy, { tool: 't', args: { n: 1 } });
    const lines = text.split('\n').map((line) => line.split(': ').slice(0, 2).join(': '));
    expect(lines).toEqual(['index 0: permission-overreach', 'index 0: permission-warning', '']);
    expect(text).toContain("'bad'");
    expect(text).toContain("'odd'");
  });

  test.each(HOSTILE)('is one line, whatever the tool and the rule are called: %j', async (name) => {
    const rule = JSON.stringify({ id: name || 'x', effect: 'deny', tool: '*', args: {}, why: name });
    const [text = ''] = await explained(policyOf(`"allowed_tools": [], "rules": [${rule}]`), { tool: name });
    expect(text).toMatch(/^index 0: [^\r\n\u0085\u2028\u2029\u001b\u202e]*\n$/);
    expect(text).not.toContain('##[');
  });
});
