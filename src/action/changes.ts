import type { Changes, Ends } from '../changes/changes.ts';
import { type Compared, compareLocally } from '../changes/git-changes.ts';
import { Repository } from '../changes/repository.ts';
import { ToolReplayError } from '../error.ts';
import { inert } from '../report/inert.ts';
import type { ApiAccess } from './api/api.ts';

/** What it takes to find out what an event changed. */
export interface ChangeSettings {
  /** Undefined where the event is about no change. */
  readonly ends: Ends | undefined;
  /** Undefined without a token. */
  readonly api: ApiAccess | undefined;
  /** `owner/name` */
  readonly repository: string | undefined;
  /** Absolute: the repository is looked for from the first of them that is in one. */
  readonly folders: readonly string[];
  /** Absolute. */
  readonly workspace: string;
  /** Where programs are looked for, as the environment has it. */
  readonly path: string | undefined;
}

type Local = Compared | { readonly state: 'no event' } | { readonly state: 'no repository' };

/** Finds out what an event changed: each way is gone once, and none before somebody asks. */
export class ChangeFinder {
  private readonly settings: ChangeSettings;
  private opened: Promise<Repository | undefined> | undefined;
  private locally: Promise<Local> | undefined;
  private found: Promise<Changes> | undefined;

  constructor(settings: ChangeSettings) {
    this.settings = settings;
  }

  get ends(): Ends | undefined {
    return this.settings.ends;
  }

  /** The repository that is checked out; undefined where there is none, or no git. */
  repository(): Promise<Repository | undefined> {
    const { folders, workspace, path } = this.settings;
    this.opened ??= Repository.open(folders, workspace, path);
    return this.opened;
  }

  /** What is known already, or git's objects say; undefined where they say nothing. It asks nobody else. */
  async known(): Promise<Changes | undefined> {
    if (this.found !== undefined) return this.found;
    const local = await this.compared();
    return local.state === 'compared' ? local.changes : undefined;
  }

  /**
   * What was changed, from git's objects or else from GitHub's API.
   *
   * @param what the input that needs it, for errors
   * @param tell hears, once, that the API is asked and how it need not be
   * @throws ToolReplayError when nobody can say: a check that compared nothing is no pass
   */
  changes(what: string, tell: (message: string) => void): Promise<Changes> {
    this.found ??= this.find(what, tell);
    return this.found;
  }

  private async find(what: string, tell: (message: string) => void): Promise<Changes> {
    const local = await this.compared();
    if (local.state === 'compared') return local.changes;
    if (local.state === 'no event') {
      throw unknown(
        what,
        'an event that changes nothing',
        'run it for pull requests, merge groups or pushes to a branch',
      );
    }
    if (local.state === 'elsewhere') {
      const checkout = `actions/checkout without ref, or with the head of the ${this.ends?.kind} as ref`;
      throw unknown(what, `a commit that is not of the ${this.ends?.kind} checked out`, `use ${checkout}`);
    }
    const { api, repository, ends } = this.settings;
    const deeper = "give actions/checkout 'fetch-depth: 2', or 0 where it has a ref";
    const missing = local.state === 'cut' ? 'no merge base in what is checked out' : 'no git repository to compare in';
    if (api === undefined || repository === undefined || ends === undefined) {
      throw unknown(what, `${missing}, and no token for GitHub's API`, deeper);
    }
    tell(`${missing}: GitHub's API is asked what was changed; so that it need not be, ${deeper}`);
    const opened = await this.repository();
    const { compareByApi } = await import('./api-changes.ts');
    const between =
      local.state === 'cut'
        ? { base: local.base, heads: [local.head, ends.head] }
        : { base: ends.base, heads: [ends.head] };
    const asked = { ...between, number: ends.number };
    const result = await compareByApi(api, repository, asked, (path) => opened?.nameOf(path) ?? path);
    if ('changes' in result) return result.changes;
    throw unknown(what, `${missing}, and of GitHub's API: ${result.why}`, deeper);
  }

  private compared(): Promise<Local> {
    this.locally ??= this.compare();
    return this.locally;
  }

  private async compare(): Promise<Local> {
    const { ends } = this.settings;
    if (ends === undefined) return { state: 'no event' };
    const repository = await this.repository();
    return repository === undefined ? { state: 'no repository' } : compareLocally(repository, ends);
  }
}

function unknown(what: string, found: string, advice: string): ToolReplayError {
  return new ToolReplayError('nothing-checked', {
    found: inert(found),
    expected: `to know what was changed, for ${what}`,
    advice,
  });
}
