import { readFile, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { ToolReplayError } from '../error.ts';
import { Glob } from '../glob/glob.ts';
import { sha256 } from '../json/digest.ts';
import type { RedactedPlace } from '../redaction/redacted-places.ts';
import type { CompiledPolicy } from '../scope/compiled-policy.ts';
import type { Declaration, Imported, ImportWarning, StatedImport } from '../scope/declaration.ts';
import type { RuleUse } from '../scope/policy.ts';
import { parseScope, type Scope, statesVersion, versionOf } from '../scope/scope.ts';
import { isInside, nameIn, refusal } from './discover.ts';
import { fileError } from './system-error.ts';

/** The largest scope file that is read, and the largest file that one imports, in bytes. */
export const MAX_SCOPE = 1 << 20;

/** A scope file, read with all that it imports. */
export interface ScopeFile {
  /** How reports name it. */
  readonly file: string;
  readonly scope: Scope;
  /** Of its bytes; where it imports others, of the digests of it and of those, in order. */
  readonly sha256: string;
  /** How often each of its rules matched; version 1 has none. */
  readonly uses: readonly RuleUse[];
  /** What of its imports cannot be held against a recording. */
  readonly warnings: readonly ImportWarning[];
  /** How many transcripts it was held against. */
  transcripts: number;
  /** Whether it is for a transcript of this name. */
  appliesTo(transcript: string): boolean;
}

/** What a report says of a scope file. */
export interface ScopeReport extends Pick<ScopeFile, 'file' | 'sha256' | 'uses' | 'transcripts'> {
  readonly warnings: readonly Pick<ImportWarning, 'file' | 'line' | 'message'>[];
  readonly agent: string;
  /** Places in calls whose values are never shown. */
  readonly redact: readonly RedactedPlace[];
}

/** What there is to report of a scope file. */
export function scopeReport({ file, sha256, scope, uses, warnings, transcripts }: ScopeFile): ScopeReport {
  return { file, sha256, agent: scope.agent, uses, warnings, transcripts, redact: scope.policy?.redact ?? [] };
}

/**
 * Reads one scope file and all that it imports.
 *
 * @param path absolute
 * @param name how errors and reports name it
 * @param workspace absolute: what it imports is named relative to it, and must not leave it when the file is inside
 * @throws ToolReplayError when it, or what it imports, cannot be read or is no such file
 */
export async function readScopeFile(path: string, name: string, workspace: string): Promise<ScopeFile> {
  const bytes = await scopeBytes(path, name);
  const named = namedScope(bytes, name);
  if (named !== undefined) return versionOne(name, named, digestOf([bytes]));
  const { declaration, policy, sha256 } = await readPolicy(bytes, path, name, workspace);
  const { agent, allowedTools } = declaration;
  return {
    file: name,
    scope: { agent, allowedTools, policy },
    sha256,
    uses: policy.uses,
    warnings: policy.warnings,
    transcripts: 0,
    appliesTo: applicable(declaration),
  };
}

/**
 * What a scope file of version 1 says; undefined for another version.
 *
 * @throws ToolReplayError when it is no JSON, or no scope file of version 1 and says of no other version that it is
 */
export function namedScope(bytes: Buffer, name: string): Scope | undefined {
  try {
    return versionOf(bytes) === 1 ? parseScope(bytes) : undefined;
  } catch (error) {
    throw error instanceof ToolReplayError ? error.at({ file: name }) : error;
  }
}

/** What a scope file of version 2 says, ready to judge calls. */
export interface ReadPolicy {
  readonly declaration: Declaration;
  readonly policy: CompiledPolicy;
  /** As that of a {@link ScopeFile}. */
  readonly sha256: string;
}

/**
 * Reads a scope file of version 2 and all that it imports.
 *
 * @throws ToolReplayError as {@link readScopeFile} does
 */
export async function readPolicy(bytes: Buffer, path: string, name: string, workspace: string): Promise<ReadPolicy> {
  const { CompiledPolicy, readDeclaration, readImport, regexCompiler } = await import('../scope/version-2.ts');
  const declaration = readDeclaration(bytes, name);
  const imported: Imported[] = [];
  const read = [bytes];
  for (const stated of declaration.imports) {
    const importPath = resolve(dirname(path), stated.path);
    const importName = nameIn(workspace, importPath);
    const roots = isInside(path, workspace) ? [workspace] : [workspace, dirname(path)];
    const refused = refusal(importPath, roots);
    if (refused !== undefined) {
      const isFile = refused.code !== 'not-a-file';
      const fault = isFile ? refused.fault : { ...refused.fault, advice: 'name the file that has the rules' };
      const { file, line, column } = stated;
      throw new ToolReplayError(
        'scope',
        { ...fault, found: `${fault.found} to import as '${stated.path.slice(0, 200)}'` },
        { file, line, column },
      );
    }
    try {
      const importBytes = await scopeBytes(importPath, importName, 'an import');
      read.push(importBytes);
      imported.push(readImport(importBytes, stated, importName));
    } catch (error) {
      throw error instanceof ToolReplayError ? importedBy(stated, error) : error;
    }
  }
  const policy = new CompiledPolicy(declaration, imported, await regexCompiler(declaration.rules));
  return { declaration, policy, sha256: digestOf(read) };
}

/** The same error, which is about an imported file, with the place that imports it. */
function importedBy({ file, line }: StatedImport, { code, fault, place, cause }: ToolReplayError): ToolReplayError {
  const advice = `${fault.advice === undefined ? '' : `${fault.advice}; `}it is imported by ${file}:${line}`;
  return new ToolReplayError(code, { ...fault, advice }, place, { cause });
}

/**
 * Whether a scope file that cannot be used says nevertheless that it has a version. One that cannot even be read says
 * nothing.
 *
 * @param path absolute, refused by nobody
 */
export async function saysVersion(path: string): Promise<boolean> {
  try {
    return statesVersion(await scopeBytes(path, path));
  } catch (error) {
    if (error instanceof ToolReplayError) return false;
    throw error;
  }
}

/** The same scope with a policy that says no more than its names, where it has none: what decided can be told then. */
export async function withPolicy(scope: Scope): Promise<Scope> {
  if (scope.policy !== undefined) return scope;
  const { namesPolicy } = await import('../scope/version-2.ts');
  return { ...scope, policy: namesPolicy(scope) };
}

function digestOf(files: readonly Buffer[]): string {
  const [first = '', ...others] = files.map((bytes) => sha256(bytes, 'hex'));
  return others.length === 0 ? first : sha256(Buffer.from([first, ...others].join('\n')), 'hex');
}

function versionOne(file: string, scope: Scope, digest: string): ScopeFile {
  return { file, scope, sha256: digest, uses: [], warnings: [], transcripts: 0, appliesTo: () => true };
}

function applicable({ appliesTo }: Declaration): (transcript: string) => boolean {
  if (appliesTo === undefined) return () => true;
  const globs = appliesTo.map((pattern) => new Glob(pattern));
  return (transcript) => globs.some((glob) => glob.matches(transcript));
}

/** The text of a scope file, or of a file that one imports. @param what which of them, for errors. @throws ToolReplayError when it cannot be read */
export async function scopeBytes(path: string, name: string, what = 'a scope file'): Promise<Buffer> {
  try {
    const { size } = await stat(path);
    if (size > MAX_SCOPE) throw tooLarge(what);
    return await readFile(path);
  } catch (error) {
    const known = error instanceof ToolReplayError ? error : fileError(error);
    throw known instanceof ToolReplayError ? known.at({ file: name }) : known;
  }
}

function tooLarge(what: string): ToolReplayError {
  return new ToolReplayError('scope', { found: `${what} of more than 1 MiB`, expected: 'at most 1 MiB' });
}
