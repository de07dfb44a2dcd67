import type { Source } from '../audit/source.ts';
import { blobSource } from '../changes/blob-source.ts';
import type { ChangedFile, ChangeStatus, Changes } from '../changes/changes.ts';
import type { LineRanges } from '../changes/line-ranges.ts';
import { changedLines } from '../changes/patch.ts';
import { ToolReplayError } from '../error.ts';
import type { ApiAccess } from './api/api.ts';
import { type Api, openApi } from './api/api.ts';
import { apiFailure } from './api/failure.ts';
import { ApiTree } from './api-tree.ts';

/** A comparison lists so many files, whatever it has. @see https://docs.github.com/en/rest/commits/commits#compare-two-commits */
const MOST_COMPARED = 300;
/** And the list of a pull request so many. @see https://docs.github.com/en/rest/pulls/pulls#list-pull-requests-files */
const MOST_OF_PULL = 3000;
const A_PAGE = 100;

const STATUS: { readonly [status: string]: ChangeStatus } = {
  added: 'added',
  copied: 'added',
  removed: 'deleted',
  renamed: 'renamed',
};

/** What is used of an entry of either list. */
interface ListedFile {
  readonly filename: string;
  readonly status: string;
  readonly previous_filename?: string;
  /** Not there for a file that is large or no text. */
  readonly patch?: string;
}

/** What the API is asked to compare. */
export interface Asked {
  readonly base: string;
  /** What is checked out; after it the head of the pull request, for a server that no longer has the merge. */
  readonly heads: readonly string[];
  /** Of the pull request. */
  readonly number: number | undefined;
}

/**
 * Asks GitHub's API what was changed between two commits.
 *
 * @param repository `owner/name`
 * @param nameOf how reports name a file of the repository
 */
export async function compareByApi(
  access: ApiAccess,
  repository: string,
  { base: from, heads, number }: Asked,
  nameOf: (path: string) => string,
): Promise<{ readonly changes: Changes } | { readonly why: string }> {
  try {
    const api = await openApi(access);
    const [owner = '', repo = ''] = repository.split('/');
    const compared = await compareHeads(api, { owner, repo }, from, heads);
    let files: readonly ListedFile[] = compared.files ?? [];
    if (files.length >= MOST_COMPARED) {
      if (number === undefined) return { why: `it lists no more than ${MOST_COMPARED} files` };
      files = await filesOfPull(api, { owner, repo, pull_number: number });
      if (files.length < MOST_COMPARED) return { why: 'its list of the files is not whole' };
      if (files.length >= MOST_OF_PULL) return { why: `it lists no more than ${MOST_OF_PULL} files` };
    }
    const base = compared.merge_base_commit.sha;
    return { changes: new ApiChanges(base, files, new ApiTree(api, owner, repo, base), nameOf) };
  } catch (error) {
    // A mistake of this product is not the API's.
    if (error instanceof TypeError && !('status' in error)) throw error;
    return { why: apiFailure(error).reason };
  }
}

async function compareHeads(
  api: Api,
  repository: { owner: string; repo: string },
  base: string,
  [head = '', ...others]: readonly string[],
): Promise<{ readonly files?: readonly ListedFile[]; readonly merge_base_commit: { readonly sha: string } }> {
  try {
    const asked = { ...repository, basehead: `${base}...${head}`, per_page: 1 };
    // Of the commits, which are the pages, none is needed.
    const { data } = await api.request('GET /repos/{owner}/{repo}/compare/{basehead}', asked);
    return data;
  } catch (error) {
    const isGone = apiFailure(error).kind === 'not-found' && others.some((other) => other !== head);
    if (isGone) return compareHeads(api, repository, base, others);
    throw error;
  }
}

function filesOfPull(api: Api, pull: { owner: string; repo: string; pull_number: number }): Promise<ListedFile[]> {
  return api.paginate('GET /repos/{owner}/{repo}/pulls/{pull_number}/files', { ...pull, per_page: A_PAGE });
}

class ApiChanges implements Changes {
  readonly base: string;
  readonly files: readonly ChangedFile[];
  private readonly listed = new Map<string, ListedFile>();
  private readonly tree: ApiTree;

  constructor(base: string, files: readonly ListedFile[], tree: ApiTree, nameOf: (path: string) => string) {
    this.base = base;
    this.tree = tree;
    this.files = files
      .filter(({ status }) => status !== 'unchanged')
      .map((listed) => {
        const file = nameOf(listed.filename);
        this.listed.set(file, listed);
        const status = STATUS[listed.status] ?? 'modified';
        const previous = status === 'renamed' ? listed.previous_filename : undefined;
        return { file, status, ...(previous !== undefined && { previous: nameOf(previous) }) };
      });
  }

  async linesOf(files: readonly ChangedFile[]): Promise<ReadonlyMap<string, LineRanges>> {
    const lines = new Map<string, LineRanges>();
    for (const { file, status } of files) {
      const patch = this.listed.get(file)?.patch;
      if (patch !== undefined && status !== 'added') lines.set(file, changedLines(patch));
    }
    return lines;
  }

  baseOf({ file, previous = file }: ChangedFile): Source | undefined {
    const listed = this.listed.get(file);
    if (listed === undefined || STATUS[listed.status] === 'added') return undefined;
    const path = listed.previous_filename ?? listed.filename;
    return { name: previous, chunks: () => this.read(previous, path) };
  }

  private async *read(name: string, path: string): AsyncGenerator<Buffer> {
    const entry = await this.tree.find(path);
    if (entry === undefined) {
      throw new ToolReplayError('not-found', {
        found: 'no such file at the merge base',
        expected: 'the version before',
      });
    }
    yield* blobSource(name, entry.mode, () => this.tree.read(entry)).chunks();
  }
}
