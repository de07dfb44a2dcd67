import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { audit } from '../../src/audit/audit.ts';
import { sealSessions } from '../../src/audit/sealed-sessions.ts';
import { SafeNames } from '../../src/audit/session-files.ts';
import { fileSource } from '../../src/audit/source.ts';
import { sample, transcript, type Workspace, workspace } from '../helpers/bundle.ts';

const NATIVE = transcript(['a'], ['b']);
const OTHER = transcript(['a'], ['c']);

/** The digest of what an audit has read of the one transcript. */
async function audited({ root }: Workspace): Promise<string | undefined> {
  const { files } = await audit({
    transcripts: ['run.jsonl'],
    streams: [],
    folder: root,
    workspace: root,
    scope: [],
    jobs: 1,
    mutators: [],
    failOn: new Set(),
    ifNoFilesFound: 'error',
    format: undefined,
    strictness: 'skip',
    digests: 'taken',
  });
  return files[0]?.sha256;
}

function seal(files: Workspace, digest: string | undefined): Promise<unknown> {
  const folder = {
    path: files.path('sealed'),
    name: 'sealed/',
    names: new SafeNames('.sealed.jsonl'),
    mayWrite: () => undefined,
  };
  const reading = { format: undefined, strictness: 'skip' } as const;
  return sealSessions(fileSource(files.path('run.jsonl'), 'run.jsonl'), digest ?? '', reading, folder, 'run');
}

test.each([
  ['native', NATIVE, OTHER],
  ['a log', sample('formats/claude-code.jsonl'), sample('formats/claude-code.jsonl').replace('Read', 'Grep')],
])('what was changed after the audit is not sealed: %s', async (_, before, after) => {
  const files = workspace({ 'run.jsonl': before });
  const digest = await audited(files);
  expect(digest).toBe(createHash('sha256').update(before).digest('hex'));
  files.write('run.jsonl', after);
  await expect(seal(files, digest)).rejects.toThrow('found other bytes than were audited');
  expect(files.list('sealed')).toEqual([]);
});
