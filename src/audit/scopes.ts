import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { ToolReplayError } from '../error.ts';
import { parseScope, type Scope } from '../scope/scope.ts';
import { isInside, nameIn, refusal } from './discover.ts';
import { fileError } from './system-error.ts';

/** The largest scope file that is read, in bytes. */
const MAX_SCOPE = 1 << 20;

/** Finds and reads the scope file of each transcript; each file is read once. */
export class Scopes {
  private readonly scope: string;
  private readonly folder: string;
  private readonly workspace: string;
  private readonly read = new Map<string, Promise<Scope>>();

  /**
   * @param scope a path, or a bare file name to look for from each transcript's folder upwards
   * @param folder what a path is relative to, absolute
   * @param workspace where the way up ends, absolute
   */
  constructor(scope: string, folder: string, workspace: string) {
    this.scope = scope;
    this.folder = folder;
    this.workspace = workspace;
  }

  /**
   * The scope of a transcript, or undefined when no file of that name is on the way up.
   *
   * @param path the transcript's, absolute; undefined for a stream, which stands in `folder`
   * @throws ToolReplayError when the scope file cannot be read or is no scope
   */
  async of(path: string | undefined): Promise<Scope | undefined> {
    const file = /[\\/]/.test(this.scope) ? resolve(this.folder, this.scope) : this.nearest(path);
    if (file === undefined) return undefined;
    let scope = this.read.get(file);
    if (scope === undefined) {
      scope = this.readChecked(file, nameIn(this.workspace, file));
      this.read.set(file, scope);
    }
    return scope;
  }

  /** A scope file may be as hostile as a transcript: no link leads out of the workspace, and no pipe is waited for. */
  private async readChecked(file: string, name: string): Promise<Scope> {
    const inside = isInside(file, this.workspace);
    const refused = refusal(file, inside ? [this.workspace] : [this.workspace, dirname(file)]);
    if (refused !== undefined) throw refused.at({ file: name });
    return readScope(file, name);
  }

  private nearest(path: string | undefined): string | undefined {
    // A transcript from outside must not bring its own scope along: whoever wrote it may have written that too.
    let folder = path !== undefined && isInside(path, this.workspace) ? dirname(path) : this.folder;
    for (;;) {
      const file = resolve(folder, this.scope);
      if (existsSync(file)) return file;
      if (!isInside(folder, this.workspace)) return undefined;
      folder = dirname(folder);
    }
  }
}

/**
 * Reads one scope file.
 *
 * @param name how errors name it
 */
export async function readScope(path: string, name: string): Promise<Scope> {
  try {
    const { size } = await stat(path);
    if (size > MAX_SCOPE) throw tooLarge();
    return parseScope(await readFile(path));
  } catch (error) {
    const known = error instanceof ToolReplayError ? error : fileError(error);
    throw known instanceof ToolReplayError ? known.at({ file: name }) : known;
  }
}

function tooLarge(): ToolReplayError {
  return new ToolReplayError('scope', { found: 'a scope file of more than 1 MiB', expected: 'at most 1 MiB' });
}
