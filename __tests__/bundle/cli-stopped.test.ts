import { closeSync, openSync, readdirSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from '@jest/globals';
import { makePipe, runCli, sample, testOnPosix, transcript, type Workspace, workspace } from '../helpers/bundle.ts';
import { HELD, heldReading, PADDING } from '../helpers/held.ts';
import { LONG, SIGNALS } from '../helpers/signals.ts';

describe('audit, ended by a signal, says how far it came and leaves nothing behind', () => {
  for (const [signal, exitCode] of SIGNALS) {
    testOnPosix(`while it waits for a pipe, ${signal}`, async () => {
      const files = workspace({ 'a.jsonl': transcript(['a']) });
      const pipe = join(files.outside, 'pipe');
      makePipe(pipe);
      const input = openSync(pipe, 'r+');
      writeSync(input, sample('session-clean.jsonl'));
      // A person looks at it, whose clock is a second later each time: the line is the sign of life.
      const node = ['--import', 'data:text/javascript,let t=0;performance.now=()=>t+=1000;process.stderr.isTTY=true'];
      const stop = { signal, after: '0 of 2 transcripts' };
      const ran = await runCli(files, ['audit', '-', 'a.jsonl', '-o', 'report.txt'], { input, node, stop });
      closeSync(input);
      expect(ran).toMatchObject({ stdout: '', exitCode });
      expect(ran.stderr.split('\r\u001b[K').at(-1)).toBe(
        `toolreplay: stopped by ${signal} after 0 of 2 transcripts, 0 MB: nothing is reported of them\n`,
      );
      expect(files.list()).toEqual(['a.jsonl']);
      expect(readdirSync(join(files.outside, 'home'))).toEqual([]);
    });
  }

  testOnPosix('while workers read', async () => {
    const files = workspace({ 'held.jsonl': LONG, 'other.jsonl': LONG });
    const ran = await stopped(files, ['audit', 'held.jsonl', 'other.jsonl', '--jobs', '2', '-o', 'report.txt']);
    expect(ran).toMatchObject({ stdout: '', exitCode: 130 });
    expect(ran.stderr).toMatch(
      /^reading is held\ntoolreplay: stopped by SIGINT after [01] of 2 transcripts, \d+ MB: nothing is reported of them\n$/,
    );
    expect(files.list()).toEqual(['held.jsonl', 'other.jsonl']);
    expect(readdirSync(join(files.outside, 'home'))).toEqual([]);
  });

  testOnPosix('and so do the other commands that audit', async () => {
    const files = workspace({ 'held.jsonl': `${transcript(['a'])}${PADDING}` });
    for (const args of [
      ['report', 'held.jsonl', '-o', 'page.html'],
      ['baseline', 'held.jsonl', '--reason', 'known', '-o', 'baseline.json'],
    ]) {
      expect(await stopped(files, args)).toEqual({
        stdout: '',
        stderr:
          'reading is held\ntoolreplay: stopped by SIGINT after 0 of 1 transcript, 0 MB: nothing is reported of them\n',
        exitCode: 130,
      });
      expect(files.list()).toEqual(['held.jsonl']);
    }
  });
});

/** Runs a command that reads `held.jsonl`, and stops it while it does. */
function stopped(files: Workspace, args: readonly string[]) {
  return runCli(files, args, { node: heldReading(files), stop: { signal: 'SIGINT', after: HELD } });
}
