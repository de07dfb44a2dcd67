import { ToolReplayError } from '../error.ts';
import { type JsonValue, parseDocument } from '../json/value.ts';
import type { Policy } from './policy.ts';

/** What one agent may call. */
export interface Scope {
  readonly agent: string;
  readonly allowedTools: ReadonlySet<string>;
  /** What version 2 says beyond names. Without it the names are all. */
  readonly policy?: Policy;
}

const SHAPE = '{"agent": string, "allowed_tools": [string, …]}';

/**
 * Reads a scope file. Tool names are exact and case-sensitive.
 *
 * @throws ToolReplayError, with line and column when it is no strict JSON
 */
export function parseScope(bytes: Uint8Array): Scope {
  const value = parseDocument(bytes);
  if (value === null || typeof value !== 'object' || Array.isArray(value)) throw fault('no object');
  for (const key of Object.keys(value)) {
    if (key !== 'agent' && key !== 'allowed_tools') throw fault(`the key "${key.slice(0, 80)}"`);
  }
  const { agent, allowed_tools: tools } = value;
  if (agent === undefined || tools === undefined)
    throw fault(`no key "${agent === undefined ? 'agent' : 'allowed_tools'}"`);
  if (typeof agent !== 'string') throw fault('an "agent" that is no string');
  if (!isStrings(tools)) throw fault('"allowed_tools" that is no array of strings');
  return { agent, allowedTools: new Set(tools) };
}

/**
 * The version that a scope file says it has: without the key `version` it is 1, which {@link parseScope} reads. A file
 * with the key is for `readDeclaration`, which refuses all versions but 2 and says where.
 *
 * @throws ToolReplayError, with line and column, when it is no strict JSON
 */
export function versionOf(bytes: Uint8Array): 1 | 2 {
  const value = parseDocument(bytes);
  const isObject = value !== null && typeof value === 'object' && !Array.isArray(value);
  return isObject && Object.hasOwn(value, 'version') ? 2 : 1;
}

/**
 * Whether a file, faulty or not, says that it has a version. In JSON that is the key of the outermost object. What is no
 * JSON, for a comma too many perhaps, can only be looked at as text: what looks like the key, at any depth, is taken for
 * it, for whoever wrote it would not want all of it passed over.
 */
export function statesVersion(bytes: Uint8Array): boolean {
  try {
    return versionOf(bytes) === 2;
  } catch (error) {
    if (!(error instanceof ToolReplayError)) throw error;
    return /"version"\s*:/.test(Buffer.from(bytes).toString('latin1'));
  }
}

function isStrings(value: JsonValue): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

function fault(found: string): ToolReplayError {
  return new ToolReplayError('scope', { found: `${found} in the scope file`, expected: SHAPE });
}
