import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { runAction, samples, testOnPosix, type Workspace } from '../helpers/bundle.ts';
import { HELD, heldReading, PADDING } from '../helpers/held.ts';

/** The first transcript is read to its end, and the second is not. */
function twoFiles(): Workspace {
  const files = samples('session-clean.jsonl');
  files.write('held.jsonl', `${files.read('session-clean.jsonl')}${PADDING}`);
  return files;
}

const INPUTS = { transcripts: 'session-clean.jsonl\nheld.jsonl', report: 'report.json' };
const FAILED = 'exit-code=2\nresult=unusable\n';

describe('a job that is cancelled', () => {
  for (const [signal, exitCode] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const) {
    testOnPosix(`fails, says how far it came, and leaves no file: ${signal}`, async () => {
      const files = twoFiles();
      const ran = await runAction(files, INPUTS, { node: heldReading(files), stop: { signal, after: HELD } });
      expect(ran).toEqual({
        stdout: `::error::ToolReplay: stopped by ${signal} after 0 of 2 transcripts, 0 MB: nothing is reported of them\n`,
        stderr: HELD,
        exitCode,
        outputs: FAILED,
        summary: '',
      });
      expect(files.list()).toEqual(['held.jsonl', 'session-clean.jsonl']);
      expect(readdirSync(join(files.outside, 'home'))).toEqual([]);
    });
  }

  testOnPosix('closes the group that is open', async () => {
    const files = twoFiles();
    const node = heldReading(files, 'beat()');
    const ran = await runAction(files, INPUTS, { node, stop: { signal: 'SIGINT', after: HELD } });
    expect(ran.stdout).toBe(`::group::audit in progress
0 of 2 transcripts, 0 of 1 MB
::endgroup::
::error::ToolReplay: stopped by SIGINT after 0 of 2 transcripts, 0 MB: nothing is reported of them
`);
    expect(ran).toMatchObject({ exitCode: 130, outputs: FAILED });
  });
});

describe('an audit that takes longer than half a minute', () => {
  test('has a group that is closed before anything else is printed', async () => {
    const files = twoFiles();
    const plain = await runAction(files, { transcripts: INPUTS.transcripts });
    const ran = await runAction(
      files,
      { transcripts: INPUTS.transcripts },
      {
        node: heldReading(files, 'beat(); beat()', 'goes on'),
      },
    );
    const group = `::group::audit in progress
0 of 2 transcripts, 0 of 1 MB
0 of 2 transcripts, 0 of 1 MB
::endgroup::
`;
    expect(ran).toEqual({ ...plain, stdout: `${group}${plain.stdout}`, stderr: HELD });
    expect(plain).toMatchObject({ exitCode: 0 });
  });
});
