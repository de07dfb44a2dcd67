import { describe, expect, test } from '@jest/globals';
import { type ActionRan, runAction, runCli, sample, samples, type Workspace, workspace } from '../helpers/bundle.ts';

const INPUTS = { transcripts: 'session-*.jsonl', scope: 'scope.json' };
const FILE = 'baseline.json';

async function accepted(): Promise<Workspace> {
  const files = samples('session-dirty.jsonl', 'session-clean.jsonl', 'scope.json');
  await runCli(files, ['baseline', 'session-*.jsonl', '--scope', 'scope.json', '--reason', 'known', '-o', FILE]);
  return files;
}

/** The lines to be pasted for a key, in the first section of a summary that has some. */
function pasted(summary: string, key: string): string {
  const block = new RegExp(`<code>${key}</code>[^\n]*</p>\n<pre>\n([\\s\\S]*?)\n</pre>`).exec(summary)?.[1] ?? '';
  return block
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

describe('the input baseline', () => {
  test('accepts, and everything says how many', async () => {
    const files = await accepted();
    const { stdout, summary, outputs, exitCode } = await runAction(files, { ...INPUTS, baseline: FILE });
    expect(exitCode).toBe(0);
    expect(outputs).toMatch(/^result=clean\n[\s\S]*^findings=0\naccepted=3\n/m);
    expect(summary).toMatch(/^### ✅ ToolReplay: no finding, 3 accepted, in 10 calls in 2 transcripts\n/);
    expect(summary).toContain('<details><summary>3 accepted</summary>');
    expect(stdout).toContain('session-dirty.jsonl: 6 calls, no finding, 3 accepted, chain: not sealed');
    expect(stdout).toContain("session-dirty.jsonl:3: accepted: redundant-call: index 2: tool 'read_file': known\n");
    expect(stdout).not.toMatch(/^::(error|warning)/m);
  });

  test('annotates entries that accept nothing where they stand', async () => {
    const files = await accepted();
    files.write(
      FILE,
      files
        .read(FILE)
        .replace('session-dirty', 'session-clean')
        .replace('"known"}', '"known", "expires": "2020-01-01"}'),
    );
    const { stdout, exitCode } = await runAction(files, { ...INPUTS, baseline: FILE });
    expect(exitCode).toBe(1);
    expect(stdout).toContain(
      `::warning title=unused entry,file=${FILE},line=4::unused entry: no redundant-call of 'read_file' in session-clean.jsonl`,
    );
  });

  test('that names no file fails the step', async () => {
    const { stdout, outputs, exitCode } = await runAction(await accepted(), { ...INPUTS, baseline: 'no.json' });
    expect([exitCode, outputs]).toEqual([2, 'exit-code=2\nresult=unusable\n']);
    expect(stdout).toBe('::error::ToolReplay: no.json: found no such file, expected a readable file; check the path\n');
  });
});

describe('the lines in the summary work when they are pasted', () => {
  const hostile = 'x"</pre><b>\u001b[31m##[group]\u202e&amp;';
  const findings = ({ outputs = '' }: ActionRan): string | undefined => /^findings=(\d+)$/m.exec(outputs)?.[1];

  function files(): Workspace {
    const call = (index: number, tool: string, n: number): string =>
      `${JSON.stringify({ index, tool, args: {}, response: { n } })}\n`;
    return workspace({
      'r [1].jsonl': call(0, hostile, 1) + call(1, hostile, 2) + call(2, 'list_dir', 1),
      'v1.json': '{"agent": "a", "allowed_tools": []}',
      'v2.json': '{"version": 2, "agent": "a"}',
    });
  }

  test.each([
    ['v1.json', '5'],
    ['v2.json', '4'],
  ])('those that accept, with a reason, under %s', async (scope, number) => {
    const made = files();
    const before = await runAction(made, { transcripts: '*.jsonl', scope });
    expect(findings(before)).toBe(number);
    const lines = pasted(before.summary ?? '', 'accepted');
    made.write(FILE, `{"version": 1, "accepted": [${lines}]}`);
    const placeholder = await runAction(made, { transcripts: '*.jsonl', scope, baseline: FILE });
    expect([placeholder.exitCode, placeholder.stdout]).toEqual([2, expect.stringContaining('found "…" for "reason"')]);
    made.write(FILE, `{"version": 1, "accepted": [${lines.replaceAll('"…"', '"known"')}]}`);
    const after = await runAction(made, { transcripts: '*.jsonl', scope, baseline: FILE });
    expect([findings(after), after.exitCode]).toEqual(['0', 0]);
  });

  test('those that permit', async () => {
    const made = files();
    for (const [scope, head] of [
      ['v1.json', ''],
      ['v2.json', '"version": 2, '],
    ] as const) {
      const before = await runAction(made, { transcripts: '*.jsonl', scope });
      const lines = pasted(before.summary ?? '', 'allowed_tools');
      made.write(scope, `{${head}"agent": "a", "allowed_tools": [${lines}]}`);
      const after = await runAction(made, { transcripts: '*.jsonl', scope });
      expect(before.outputs).toContain('permission-overreach=3\n');
      expect(after.outputs).toContain('permission-overreach=0\n');
    }
  });

  test('those that silence', async () => {
    const made = files();
    const before = await runAction(made, { transcripts: '*.jsonl', scope: 'v2.json', checks: 'replay' });
    expect(findings(before)).toBe('1');
    const lines = pasted(before.summary ?? '', 'normalize');
    made.write('v2.json', `{"version": 2, "agent": "a", "normalize": [${lines}]}`);
    const after = await runAction(made, { transcripts: '*.jsonl', scope: 'v2.json', checks: 'replay' });
    expect(after.outputs).toMatch(/^non-determinism=0$/m);
  });

  test('and the rule that a call is denied by stands there with its place', async () => {
    const made = workspace({
      'run.jsonl': sample('scope/commands/run.jsonl'),
      'scope.json':
        '{"version": 2, "agent": "builder",\n"permissions": {"deny": ["Bash(npm:*)"], "allow": ["Bash(*)"]}}',
    });
    const { summary } = await runAction(made, { transcripts: 'run.jsonl', scope: 'scope.json' });
    expect(summary).toMatch(
      /<p>The rule <code>Bash\(npm:\*\)<\/code> \(<code>scope\.json:2<\/code>\) is broken at index \d/,
    );
  });
});
