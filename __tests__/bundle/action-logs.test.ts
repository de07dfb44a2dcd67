import { describe, expect, test } from '@jest/globals';
import {
  type ActionRan,
  PUSH,
  runAction,
  scopeFile,
  transcript,
  type Workspace,
  workspace,
} from '../helpers/bundle.ts';
import { resulted, used } from '../helpers/claude.ts';
import { expectSafeLog, expectSafeSummary } from '../helpers/hostile.ts';
import { lines } from '../helpers/logs.ts';

const AGENT = { agent: 'a7' };
const LOG = lines(
  'banner',
  used('A', 'Bash', { command: 'ls' }),
  used('S', 'Read', {}, AGENT),
  resulted('A', '1'),
  resulted('S', 'x', AGENT),
  used('B', 'Bash', { command: 'ls' }),
  resulted('B', '2'),
  used('C', 'Read'),
);

const log = (text = LOG): Workspace => workspace({ 'runs/log.jsonl': text, 'scope.json': scopeFile('reader', 'Read') });

function annotations({ stdout }: ActionRan): string[] {
  return stdout.match(/^::(error|warning|notice).*$/gm) ?? [];
}

describe("an agent's log", () => {
  test('has its findings on the line of the call, or of the answer, and a notice of what is not in full', async () => {
    const ran = await runAction(log(), { transcripts: 'runs/*.jsonl', scope: 'scope.json' });
    expect(annotations(ran)).toEqual([
      "::error title=permission-overreach,file=runs/log.jsonl,line=2::s1: index 0: tool 'Bash' is not in the declared scope for agent 'reader'; 2 such findings on this call",
      "::error title=non-determinism,file=runs/log.jsonl,line=7::s1: index 1: tool 'Bash' returned a different response than the identical call at index 0",
      "::warning title=redundant-call,file=runs/log.jsonl,line=6::s1: index 1: tool 'Bash' repeats the identical call at index 0 with no state change between them",
      '::notice title=read as claude-code,file=runs/log.jsonl::s1: 1 call never answered; 1 part passed over (1 not JSON)',
      '::error::ToolReplay: 4 findings in 4 calls in 1 transcript',
    ]);
    expect(ran).toMatchObject({ stderr: '', exitCode: 1 });
    expect(ran.outputs).toContain('files=1\n');
  });

  test('has a row a session in the summary, and what is not in full', async () => {
    const inputs = { transcripts: 'runs/*.jsonl', scope: 'scope.json' };
    const { summary = '' } = await runAction(log(), inputs, { environment: PUSH });
    expect(summary.match(/<tr><td><a .*<code>runs\/log\.jsonl<\/code><\/a> .*<\/tr>/g)).toHaveLength(2);
    expect(summary).toContain('</a> <code>s1/a7</code></td><td>1</td>');
    expect(summary).toContain('1 transcript read as claude-code.\n');
    expect(summary).toContain(
      '**Not in full:**\n\n<ul>\n<li><code>runs/log.jsonl</code> <code>s1</code>: 1 call never answered; 1 part passed over (1 not JSON)</li>\n</ul>\n',
    );
    const base = 'https://github.com/acme/agents/blob/1234567890abcdef1234567890abcdef12345678/runs/log.jsonl';
    for (const line of [2, 6, 7]) expect(summary).toContain(`<a href="${base}#L${line}">line ${line}</a>`);
  });

  test('in which nothing is missing has no notice, and one session has no name', async () => {
    const whole = lines(used('A', 'Read'), resulted('A', 'x'), used('B', 'Read'), resulted('B', 'y'));
    const ran = await runAction(log(whole), { transcripts: 'runs/*.jsonl' });
    expect(annotations(ran).slice(0, -1)).toEqual([
      "::error title=non-determinism,file=runs/log.jsonl,line=4::index 1: tool 'Read' returned a different response than the identical call at index 0",
      "::warning title=redundant-call,file=runs/log.jsonl,line=3::index 1: tool 'Read' repeats the identical call at index 0 with no state change between them",
    ]);
    expect(ran.summary).not.toContain('Not in full');
  });

  test('has no more than three notices, the last of which counts the others', async () => {
    const files = workspace(
      Object.fromEntries(
        Array.from({ length: 8 }, (_, k) => [
          `${k}.jsonl`,
          lines(used('A', 'Read'), used('B', 'Bash'), resulted('B', 'x')),
        ]),
      ),
    );
    const ran = await runAction(files, { transcripts: '*.jsonl' });
    expect(annotations(ran)).toHaveLength(3);
    expect(annotations(ran).at(-1)).toBe(
      '::notice title=read as claude-code,file=2.jsonl::1 call never answered (and 5 more logs with such notes)',
    );
    expect(ran.exitCode).toBe(0);
  });

  test('whose session is named to be taken for more than a name does nothing', async () => {
    const session = 'x\n::error::owned <img src=x> | @everyone\u001b[31m';
    const rest = { session };
    const text = lines(
      used('A', 'Read', {}, rest),
      used('B', 'Read', {}, { session: '##[group]' }),
      resulted('A', 'x', rest),
    );
    const ran = await runAction(log(text), { transcripts: 'runs/*.jsonl', scope: 'scope.json' });
    expect(annotations(ran)).toEqual([
      '::notice title=read as claude-code,file=runs/log.jsonl::##\\u005bgroup]: 1 call never answered',
    ]);
    expectSafeLog(ran.stdout);
    expectSafeSummary(ran.summary);
  });
});

describe('the input strict', () => {
  test.each([
    ['true', 2],
    ['false', 0],
    ['', 0],
  ])('as %p ends a log with a banner in %d', async (strict, exitCode) => {
    const ran = await runAction(log(`banner\n${lines(used('A', 'Read'), resulted('A', 'x'))}`), {
      transcripts: 'runs/*.jsonl',
      strict,
    });
    expect(ran.exitCode === 0 ? 0 : 2).toBe(exitCode);
    expect(annotations(ran).at(0)).toBe(
      exitCode === 0
        ? '::notice title=read as claude-code,file=runs/log.jsonl::1 part passed over (1 not JSON)'
        : '::error title=unusable,file=runs/log.jsonl,line=1::found a line that is no JSON, expected nothing that has to be passed over, since it is read strictly',
    );
    expect(ran.outputs).toContain(`exit-code=${exitCode}\n`);
  });

  test('as anything else is a mistake', async () => {
    const ran = await runAction(log(), { transcripts: 'runs/*.jsonl', strict: 'very' });
    expect(annotations(ran)).toEqual([expect.stringContaining("found 'very' for strict, expected true, false")]);
    expect(ran.outputs).toContain('exit-code=2\n');
  });
});

describe('the input format', () => {
  test('says what all transcripts are', async () => {
    const files = workspace({ 'a.jsonl': lines({ type: 'summary' }), 'b.jsonl': transcript(['x']) });
    const ran = await runAction(files, { transcripts: '*.jsonl', format: 'claude-code', 'if-no-files-found': 'warn' });
    expect(annotations(ran)).toEqual(
      expect.arrayContaining([
        '::notice title=read as claude-code,file=a.jsonl::no call',
        '::notice title=read as claude-code,file=b.jsonl::no call; 1 part passed over (1 of unknown type)',
      ]),
    );
    const native = await runAction(log(), { transcripts: 'runs/*.jsonl', format: 'native' });
    expect(annotations(native)[0]).toMatch(/^::error title=unusable,file=runs\/log\.jsonl,line=1,col=1::found 'b'/);
  });

  test('of which there is none is a mistake', async () => {
    const ran = await runAction(log(), { transcripts: 'runs/*.jsonl', format: 'nothing' });
    expect(annotations(ran)).toEqual([expect.stringContaining("found 'nothing' for format, expected native, ")]);
    expect(ran.outputs).toContain('exit-code=2\n');
  });
});
