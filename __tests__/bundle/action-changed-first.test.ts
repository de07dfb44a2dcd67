import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { type Call, PUSH, runAction, transcript, type Workspace, workspace } from '../helpers/bundle.ts';
import { checkOut, pullEvent, pullRequestIn } from '../helpers/git.ts';

/** Calls of so many tools, each of which is repeated at once: a warning on every second line. */
function repeating(number: number, name = 'tool'): Call[] {
  return Array.from({ length: number }, (_, k): Call[] => [[`${name}-${k}`], [`${name}-${k}`]]).flat();
}

/** The warnings that were annotated, as `file:line`. */
async function warnings(some: Workspace, event: object, path = process.env['PATH']): Promise<string[]> {
  const file = join(some.outside, 'event.json');
  writeFileSync(file, JSON.stringify(event));
  const environment = { ...PUSH, PATH: path, GITHUB_EVENT_PATH: file };
  const { stdout } = await runAction(some, { transcripts: '**/*.jsonl' }, { environment });
  return [...stdout.matchAll(/^::warning .*file=([^,]+),line=(\d+)::/gm)].map(([, name, line]) => `${name}:${line}`);
}

describe('on a pull request', () => {
  const some = workspace();
  const old = transcript(...repeating(12));
  const pull = pullRequestIn(some.outside, { 'a.jsonl': old, 'm.jsonl': old, 'o.jsonl': transcript(['x']) }, [
    {
      // Lines 21 to 24, which repeat two tools, are new; so is all of z.
      'm.jsonl': transcript(...repeating(10), ...repeating(2, 'new')),
      'z.jsonl': transcript(...repeating(3)),
    },
  ]);
  checkOut(pull.server, some.root, pull.merge, 2);

  test('annotations go to changed lines first, then to changed files, then to others', async () => {
    expect(await warnings(some, pullEvent(pull))).toEqual([
      ...[22, 24].map((line) => `m.jsonl:${line}`),
      ...[2, 4, 6].map((line) => `z.jsonl:${line}`),
      ...[2, 4, 6, 8, 10].map((line) => `m.jsonl:${line}`),
    ]);
  });

  test('but not for another event, or where nobody can say what was changed', async () => {
    const inOrder = Array.from({ length: 10 }, (_, k) => `a.jsonl:${2 * k + 2}`);
    expect(await warnings(some, { before: pull.base, after: pull.merge })).toEqual(inOrder);
    expect(await warnings(some, pullEvent(pull), '')).toEqual(inOrder);
    const shallow = workspace();
    checkOut(pull.server, shallow.root, pull.merge, 1);
    expect(await warnings(shallow, pullEvent(pull))).toEqual(inOrder);
  });
});

test('a pull request of clean transcripts starts no git', async () => {
  const some = workspace({ 'a.jsonl': transcript(['a']) });
  mkdirSync(join(some.outside, 'bin'));
  const mark = join(some.outside, 'mark');
  writeFileSync(join(some.outside, 'bin', 'git'), `#!/bin/sh\necho started >> ${mark}\nexit 1\n`, { mode: 0o755 });
  const event = pullEvent({ base: 'a'.repeat(40), head: 'b'.repeat(40) });
  const bin = join(some.outside, 'bin');
  expect(await warnings(some, event, bin)).toEqual([]);
  expect(some.list('..')).not.toContain('mark');
  // It would tell: with a finding it is asked.
  some.write('a.jsonl', transcript(['a'], ['a']));
  expect(await warnings(some, event, bin)).toEqual(['a.jsonl:2']);
  expect(some.list('..')).toContain('mark');
});
