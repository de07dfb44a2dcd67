import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { ToolReplayError } from '../error.ts';
import { splitBase } from '../glob/base.ts';
import { discover, isInside, nameIn, refusal } from './discover.ts';
import { readScopeFile, type ScopeFile } from './scope-file.ts';

/** The scopes that a transcript is held against; or why there is none. */
export type Applicable = readonly ScopeFile[] | 'no scope file found' | 'no scope applies';

/** Finds and reads the scope files of each transcript; each file is read once. */
export class Scopes {
  private readonly patterns: readonly string[];
  private readonly folder: string;
  private readonly workspace: string;
  private readonly read = new Map<string, Promise<ScopeFile>>();
  private all: Promise<readonly ScopeFile[]> | undefined;

  /**
   * @param patterns one path; or one bare file name to look for from each transcript's folder upwards; or globs, of which
   *   all files are read, and each transcript is held against all that apply to it
   * @param folder what a path is relative to, absolute
   * @param workspace where the way up ends, absolute
   */
  constructor(patterns: readonly string[], folder: string, workspace: string) {
    this.patterns = patterns;
    this.folder = folder;
    this.workspace = workspace;
  }

  /**
   * The scopes of a transcript.
   *
   * @param path the transcript's, absolute; undefined for a stream, which stands in `folder`
   * @param name how reports name it
   * @throws ToolReplayError when a scope file cannot be read or is no scope
   */
  async of(path: string | undefined, name: string): Promise<Applicable> {
    const [pattern, ...more] = this.patterns;
    const isOne = pattern !== undefined && more.length === 0 && !isGlob(pattern);
    const files = isOne ? await this.one(pattern, path) : await this.set();
    if (files === undefined) return 'no scope file found';
    const applicable = files.filter((file) => file.appliesTo(name));
    for (const file of applicable) file.transcripts++;
    return applicable.length === 0 ? 'no scope applies' : applicable;
  }

  /** Every scope file that was read, by name. */
  async loaded(): Promise<readonly ScopeFile[]> {
    // Those that cannot be read were said of the transcripts that they are for.
    const read = await Promise.allSettled(this.read.values());
    const files = read.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    return files.sort((a, b) => Buffer.compare(Buffer.from(a.file), Buffer.from(b.file)));
  }

  private async one(pattern: string, path: string | undefined): Promise<readonly ScopeFile[] | undefined> {
    const file = /[\\/]/.test(pattern) ? resolve(this.folder, pattern) : this.nearest(pattern, path);
    return file === undefined ? undefined : [await this.scopeAt(file)];
  }

  /** All files that the globs name, in the order of their names. One that cannot be read is no scope that can be left out. */
  private set(): Promise<readonly ScopeFile[]> {
    this.all ??= (async () => {
      const { found } = discover(this.patterns, this.folder, this.workspace);
      if (found.length === 0) throw noneFound(this.patterns);
      const files: ScopeFile[] = [];
      for (const { path, file, error } of found) {
        if (error !== undefined) throw error.at({ file });
        files.push(await this.scopeAt(path));
      }
      return files;
    })();
    return this.all;
  }

  private scopeAt(file: string): Promise<ScopeFile> {
    let scope = this.read.get(file);
    if (scope === undefined) {
      scope = this.readChecked(file, nameIn(this.workspace, file));
      this.read.set(file, scope);
    }
    return scope;
  }

  /** A scope file may be as hostile as a transcript: no link leads out of the workspace, and no pipe is waited for. */
  private async readChecked(file: string, name: string): Promise<ScopeFile> {
    const inside = isInside(file, this.workspace);
    const refused = refusal(file, inside ? [this.workspace] : [this.workspace, dirname(file)]);
    if (refused !== undefined) throw refused.at({ file: name });
    return readScopeFile(file, name, this.workspace);
  }

  private nearest(scope: string, path: string | undefined): string | undefined {
    // A transcript from outside must not bring its own scope along: whoever wrote it may have written that too.
    let folder = path !== undefined && isInside(path, this.workspace) ? dirname(path) : this.folder;
    for (;;) {
      const file = resolve(folder, scope);
      if (existsSync(file)) return file;
      if (!isInside(folder, this.workspace)) return undefined;
      folder = dirname(folder);
    }
  }
}

function isGlob(pattern: string): boolean {
  return pattern.startsWith('!') || splitBase(pattern).glob !== '';
}

function noneFound(patterns: readonly string[]): ToolReplayError {
  return new ToolReplayError('scope', {
    found: `no scope file that matches ${patterns.map((pattern) => `'${pattern.slice(0, 80)}'`).join(', ')}`,
    expected: 'at least one',
    advice: 'a check that compared nothing is no pass',
  });
}
