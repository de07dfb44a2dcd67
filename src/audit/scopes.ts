import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { ToolReplayError } from '../error.ts';
import { splitBase } from '../glob/base.ts';
import { discover, isInside, nameIn, refusal } from './discover.ts';
import { readScopeFile, type ScopeFile, saysVersion } from './scope-file.ts';

/** The scopes that a transcript is held against; or why there is none. */
export type Applicable = readonly ScopeFile[] | 'no scope file found' | 'no scope applies';

/**
 * What the files are read for: the check of the scope, or, without it, what version 2 knows of tools. For knowledge alone
 * a file that cannot be read is no matter, as it was before version 2, unless it says that it has a version.
 */
export type ScopeUse = 'check' | 'knowledge';

/** Finds and reads the scope files of each transcript; each file is read once. */
export class Scopes {
  private readonly patterns: readonly string[];
  private readonly folder: string;
  private readonly workspace: string;
  private readonly use: ScopeUse;
  private readonly read = new Map<string, Promise<ScopeFile | undefined>>();
  private all: Promise<readonly ScopeFile[]> | undefined;

  /**
   * @param patterns one path; or one bare file name to look for from each transcript's folder upwards; or globs, of which
   *   all files are read, and each transcript is held against all that apply to it. One that is a file's name letter by
   *   letter is that file, whatever a glob would make of it.
   * @param folder what a path is relative to, absolute
   * @param workspace where the way up ends, absolute
   * @param use what they are read for
   */
  constructor(patterns: readonly string[], folder: string, workspace: string, use: ScopeUse) {
    this.patterns = patterns;
    this.folder = folder;
    this.workspace = workspace;
    this.use = use;
  }

  /**
   * The scopes of a transcript.
   *
   * @param path the transcript's, absolute; undefined for a stream, which stands in `folder`
   * @param name how reports name it
   * @throws ToolReplayError when a scope file cannot be read or is no scope
   */
  async of(path: string | undefined, name: string): Promise<Applicable> {
    const [pattern = '', ...more] = this.patterns;
    const one = more.length === 0 ? this.one(pattern, path) : undefined;
    const isSet = more.length > 0 || (isGlob(pattern) && (one === undefined || !existsSync(one)));
    const files = isSet ? await this.set() : one === undefined ? undefined : await this.filesAt([one]);
    if (files === undefined) return 'no scope file found';
    const applicable = files.filter((file) => file.appliesTo(name));
    for (const file of applicable) file.transcripts++;
    return applicable.length === 0 ? 'no scope applies' : applicable;
  }

  /** Every scope file that was read, by name. */
  async loaded(): Promise<readonly ScopeFile[]> {
    // Those that cannot be read were said of the transcripts that they are for.
    const read = await Promise.allSettled(this.read.values());
    const files = read.flatMap((result) => (result.status === 'fulfilled' && result.value ? [result.value] : []));
    return files.sort((a, b) => Buffer.compare(Buffer.from(a.file), Buffer.from(b.file)));
  }

  /** The file that a pattern names letter by letter, from where a transcript is. */
  private one(pattern: string, path: string | undefined): string | undefined {
    return /[\\/]/.test(pattern) ? resolve(this.folder, pattern) : this.nearest(pattern, path);
  }

  /** All files that the globs name, in the order of their names. One that cannot be read is no scope that can be left out. */
  private set(): Promise<readonly ScopeFile[]> {
    this.all ??= (async () => {
      const { found } = await discover(this.patterns, this.folder, this.workspace);
      const isChecked = this.use === 'check';
      if (isChecked && found.length === 0) throw noneFound(this.patterns);
      const refused = found.find(({ error }) => error !== undefined);
      if (isChecked && refused?.error !== undefined) throw refused.error.at({ file: refused.file });
      return this.filesAt(found.flatMap(({ path, error }) => (error === undefined ? [path] : [])));
    })();
    return this.all;
  }

  /** One after the other, so that it is always the first faulty one that is told. */
  private async filesAt(paths: readonly string[]): Promise<readonly ScopeFile[]> {
    const files: ScopeFile[] = [];
    for (const path of paths) {
      const file = await this.scopeAt(path);
      if (file !== undefined) files.push(file);
    }
    return files;
  }

  private scopeAt(file: string): Promise<ScopeFile | undefined> {
    let scope = this.read.get(file);
    if (scope === undefined) {
      scope = this.readChecked(file, nameIn(this.workspace, file));
      this.read.set(file, scope);
    }
    return scope;
  }

  /** A scope file may be as hostile as a transcript: no link leads out of the workspace, and no pipe is waited for. */
  private async readChecked(file: string, name: string): Promise<ScopeFile | undefined> {
    const inside = isInside(file, this.workspace);
    const refused = refusal(file, inside ? [this.workspace] : [this.workspace, dirname(file)]);
    const isKnowledge = this.use === 'knowledge';
    if (refused !== undefined) {
      if (isKnowledge) return undefined;
      throw refused.at({ file: name });
    }
    try {
      return await readScopeFile(file, name, this.workspace);
    } catch (error) {
      if (error instanceof ToolReplayError && isKnowledge && !(await saysVersion(file))) return undefined;
      throw error;
    }
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
