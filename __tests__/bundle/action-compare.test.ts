import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { type ActionRan, PUSH, runAction, transcript, workspace } from '../helpers/bundle.ts';
import { checkOut, type Files, pullEvent, pullRequestIn } from '../helpers/git.ts';

const ONE = transcript(['a', { one: 'x'.repeat(99) }], ['b']);
const OTHER = transcript(['quite', { two: 'y'.repeat(99) }], ['another'], ['thing']);

/** The Action on the merge of a pull request that changes some of a few files. */
function pulled(changes: Files, inputs: { readonly [name: string]: string } = {}): Promise<ActionRan> {
  const some = workspace();
  const pull = pullRequestIn(some.outside, { 'runs/a.jsonl': ONE, 'runs/b.jsonl': ONE }, [changes]);
  checkOut(pull.server, some.root, pull.merge, 2);
  const path = join(some.outside, 'event.json');
  writeFileSync(path, JSON.stringify(pullEvent(pull)));
  return runAction(
    some,
    { transcripts: 'runs/*.jsonl', compare: 'base', 'compare-fail-on': 'response', ...inputs },
    { environment: { ...PUSH, PATH: process.env['PATH'], GITHUB_EVENT_PATH: path } },
  );
}

describe('compare: base', () => {
  test('an added transcript has nothing to differ from: it is told and fails nothing', async () => {
    const { exitCode, outputs, summary } = await pulled({ 'runs/c.jsonl': OTHER });
    expect(exitCode).toBe(0);
    expect(outputs).toContain('result=clean\n');
    expect(outputs).toContain('difference=\n');
    expect(summary).toContain('; nothing to compare: 1 transcript added\n');
    expect(summary).toMatch(
      /\*\*New runs:\*\*[\s\S]*runs\/c\.jsonl[\s\S]*a new transcript: nothing to compare it with/,
    );
  });

  test('a deleted transcript is a difference of structure', async () => {
    const { exitCode, outputs, summary } = await pulled({ 'runs/b.jsonl': undefined, 'runs/c.jsonl': OTHER });
    expect(exitCode).toBe(1);
    expect(outputs).toContain('result=different\n');
    expect(outputs).toContain('difference=structure\n');
    expect(summary).toContain('1 of 1 compared transcript differs (at worst in structure), 1 transcript added\n');
  });

  test('one that is emptied beside others is told call by call, and fails', async () => {
    const { exitCode, outputs, summary } = await pulled({ 'runs/b.jsonl': '' }, { 'compare-fail-on': 'structure' });
    expect(exitCode).toBe(1);
    expect(outputs).toContain('difference=structure\n');
    expect(summary).toContain('- base 0 (line 1)    a\n- base 1 (line 2)    b\n');
  });
});

describe('compare with golden runs', () => {
  test('of which none is for any transcript is no pass where a difference is to fail', async () => {
    const golden = { 'golden/README.md': 'none yet' };
    const failing = await pulled(golden, { compare: 'golden' });
    expect(failing.stdout).toContain("found no golden run in 'golden' for any of the transcripts, expected");
    expect(failing.exitCode).toBe(2);
    const told = await pulled(golden, { compare: 'golden', 'compare-fail-on': 'none' });
    expect(told.exitCode).toBe(0);
    expect(told.summary).toContain('; nothing to compare: 2 transcripts added\n');
  });

  test('that are the only transcripts is no pass where a difference is to fail', async () => {
    const { stdout, exitCode } = await pulled(
      { 'golden/sub/a.jsonl': OTHER },
      { transcripts: 'golden/sub/*.jsonl', compare: 'golden' },
    );
    expect(stdout).toContain("found no golden run in 'golden' for any of the transcripts, expected");
    expect(exitCode).toBe(2);
  });

  test('of which the only one cannot be judged is no difference, and not the lack of one', async () => {
    const { summary, outputs } = await pulled(
      { 'golden/a.jsonl': 'x\n' },
      { transcripts: 'runs/a.jsonl', compare: 'golden', 'compare-fail-on': 'none' },
    );
    expect(summary).toContain('; nothing to compare: 1 transcript cannot be compared\n');
    expect(outputs).toContain('difference=\n');
  });
});
