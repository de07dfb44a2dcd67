import type { Source } from '../audit/source.ts';
import { ToolReplayError } from '../error.ts';

/** The start of a file that Git LFS keeps elsewhere. @see https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md */
const LFS_POINTER = Buffer.from('version https://git-lfs.github.com/spec/v1\n');

/** What a tree says that a file is. */
const LINK = '120000';
const SUBMODULE = '160000';

/**
 * A file's bytes as a commit has them.
 *
 * @param name how reports name it
 * @param mode what the tree says that it is, in octal
 * @param chunks gives the bytes
 */
export function blobSource(name: string, mode: string, chunks: () => AsyncIterable<Buffer>): Source {
  return { name, chunks: () => checked(mode, chunks) };
}

async function* checked(mode: string, chunks: () => AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  if (mode === LINK || mode === SUBMODULE) {
    throw new ToolReplayError('not-a-file', {
      found: `${mode === LINK ? 'a symbolic link' : 'a submodule'} at the merge base`,
      expected: 'a file',
      advice: 'it is not followed: what it leads to is not of that commit',
    });
  }
  let head: Buffer | undefined = Buffer.alloc(0);
  for await (const chunk of chunks()) {
    if (head === undefined) {
      yield chunk;
      continue;
    }
    // A pipe may give less at once than it takes to know what it is.
    head = Buffer.concat([head, chunk]);
    if (head.length < LFS_POINTER.length) continue;
    refusePointer(head);
    yield head;
    head = undefined;
  }
  if (head !== undefined && head.length > 0) yield head;
}

function refusePointer(head: Buffer): void {
  if (!head.subarray(0, LFS_POINTER.length).equals(LFS_POINTER)) return;
  throw new ToolReplayError('unreadable', {
    found: 'a pointer of Git LFS at the merge base',
    expected: 'the transcript itself',
    advice: 'what it points to is not in the repository: fetch it in a step before and compare with its path',
  });
}
