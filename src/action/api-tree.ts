import { ToolReplayError } from '../error.ts';
import type { Api } from './api/api.ts';
import { apiFailure } from './api/failure.ts';

/** What a commit has under a path. */
export interface ApiTreeEntry {
  /** In octal, as git has it. */
  readonly mode: string;
  readonly object: string;
  /** In bytes; undefined for what is no file. */
  readonly size: number | undefined;
}

/** The largest file that the API gives. @see https://docs.github.com/en/rest/git/blobs#get-a-blob */
const MOST_BYTES = 100_000_000;

/**
 * The files of a commit, by GitHub's API: folder by folder, each of which is asked for once. So no name is a part of an
 * address, and a link is seen to be one, which the API for contents would follow.
 */
export class ApiTree {
  private readonly api: Api;
  private readonly owner: string;
  private readonly repo: string;
  private readonly commit: string;
  private readonly folders = new Map<string, Promise<ReadonlyMap<string, ApiTreeEntry>>>();

  constructor(api: Api, owner: string, repo: string, commit: string) {
    this.api = api;
    this.owner = owner;
    this.repo = repo;
    this.commit = commit;
  }

  /** @param path relative to the repository @throws ToolReplayError when the API does not say */
  async find(path: string): Promise<ApiTreeEntry | undefined> {
    let folder = this.commit;
    const names = path.split('/');
    const last = names.pop() as string;
    for (const name of names) {
      const entry = (await this.folder(folder)).get(name);
      if (entry === undefined) return undefined;
      folder = entry.object;
    }
    return (await this.folder(folder)).get(last);
  }

  /** The bytes of a file. @throws ToolReplayError when the API does not give them */
  async *read({ object, size = 0 }: ApiTreeEntry): AsyncGenerator<Buffer> {
    if (size > MOST_BYTES) {
      throw new ToolReplayError('unreadable', {
        found: `a version of ${size} bytes at the merge base`,
        expected: 'at most 100 MB, which is what the API of GitHub gives',
        advice: "have it checked out: 'fetch-depth: 2' for actions/checkout, or 0 where it has a ref",
      });
    }
    const { owner, repo } = this;
    try {
      const { data } = await this.api.request('GET /repos/{owner}/{repo}/git/blobs/{file_sha}', {
        owner,
        repo,
        file_sha: object,
        headers: { accept: 'application/vnd.github.raw+json' },
        request: { parseSuccessResponseBody: false },
      });
      // With that setting it is the body of the answer, which the types do not know.
      for await (const chunk of data as unknown as AsyncIterable<Uint8Array>) {
        yield Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
      }
    } catch (error) {
      throw this.failed(error);
    }
  }

  private folder(object: string): Promise<ReadonlyMap<string, ApiTreeEntry>> {
    const known = this.folders.get(object) ?? this.list(object);
    this.folders.set(object, known);
    return known;
  }

  private async list(object: string): Promise<ReadonlyMap<string, ApiTreeEntry>> {
    const { owner, repo } = this;
    try {
      const { data } = await this.api.request('GET /repos/{owner}/{repo}/git/trees/{tree_sha}', {
        owner,
        repo,
        tree_sha: object,
      });
      // Of more than 100,000 entries.
      if (data.truncated) throw new Error('a folder that is not listed in full');
      return new Map(data.tree.map(({ path, mode, sha, size }) => [path, { mode, object: sha, size }]));
    } catch (error) {
      throw this.failed(error);
    }
  }

  private failed(error: unknown): ToolReplayError {
    const advice = "have the merge base checked out: 'fetch-depth: 2' for actions/checkout, or 0 where it has a ref";
    const found = `${apiFailure(error).reason} from GitHub's API`;
    return new ToolReplayError('unreadable', { found, expected: 'the version at the merge base', advice });
  }
}
