import { ToolReplayError } from '../../error.ts';
import type { JsonNode } from '../../json/node.ts';
import type { Imported, Stated } from '../declaration.ts';
import { implied, impliedAllows, impliedAsks } from './claude-implied.ts';
import { LISTS, type List, uselessBecause } from './claude-rule.ts';
import { Gathering, shown } from './gathering.ts';
import type { Places } from './places.ts';

/** Keys of `permissions` that say how Claude Code asks, and not what it may do. */
const PASSED_OVER: ReadonlySet<string> = new Set([
  'disableBypassPermissionsMode',
  'disableAutoMode',
  'skipDangerousModePermissionPrompt',
]);

/** What a mode leaves to somebody of whose answer a recording says nothing; undefined where it leaves nothing. */
const MODES: ReadonlyMap<string, string | undefined> = new Map([
  ['default', undefined],
  ['manual', undefined],
  ['dontAsk', undefined],
  ['bypassPermissions', undefined],
  [
    'acceptEdits',
    'of mode "acceptEdits" only edits are allowed: that mkdir, touch, rm, rmdir, mv, cp and sed may run inside the working directory cannot be expressed',
  ],
  [
    'plan',
    'mode "plan" is not used: a recording does not show when a plan was approved, so that edits go by the rules',
  ],
  [
    'auto',
    'mode "auto" is not used: what its classifier let pass is not known, so that only what the rules allow is allowed',
  ],
]);

/**
 * Reads the settings of Claude Code: what `permissions` says, and what Claude Code does without asking whatever they say.
 * All other settings, such as hooks, are no rules and are passed over.
 *
 * After code.claude.com/docs/en/permissions and code.claude.com/docs/en/settings, as of 2026. The mode in which a session
 * was started on the command line is not known: `defaultMode` is taken to have been in force.
 *
 * @param root an object
 * @throws ToolReplayError with code `scope` where `permissions` has not the form that Claude Code reads
 */
export function readClaudeSettings(root: JsonNode, places: Places): Imported {
  const permissions = root.get('permissions');
  if (permissions !== undefined && permissions.kind !== 'object') {
    throw fault('"permissions" that is no object', 'an object of rules', places.at(permissions.start));
  }
  return new Reader(places).read(root, permissions);
}

class Reader {
  private readonly places: Places;
  private readonly gathering = new Gathering();

  constructor(places: Places) {
    this.places = places;
  }

  read(root: JsonNode, permissions: JsonNode | undefined): Imported {
    const { gathering, places } = this;
    const mode = this.modeOf(permissions);
    for (const [key, value] of permissions?.members() ?? []) {
      const list = LISTS.find((name) => name === key);
      if (list !== undefined) this.readRules(list, value);
      else if (key === 'additionalDirectories') this.readDirectories(value, mode);
      else if (key === 'blockReadsOutsideWorkingDirectories') this.readBlock(value);
      else if (key !== 'defaultMode' && !PASSED_OVER.has(key)) {
        gathering.warn(places.at(value.start), `the key ${shown(key)} of "permissions" is not known and not used`);
      }
    }
    this.readSandbox(root);
    this.imply(places.at((permissions ?? root).start), mode);
    return gathering.done();
  }

  /** The mode that is in force, or undefined where it is not known. */
  private modeOf(permissions: JsonNode | undefined): string | undefined {
    const node = permissions?.get('defaultMode');
    if (node === undefined) return undefined;
    const { gathering, places } = this;
    const place = places.at(node.start);
    const mode = node.string();
    if (mode === undefined || !MODES.has(mode)) {
      gathering.warn(
        place,
        `"defaultMode" ${mode === undefined ? 'is no string' : `${shown(mode)} is not known`} and not used`,
      );
      return undefined;
    }
    const unused = MODES.get(mode);
    if (unused !== undefined) gathering.warn(place, unused);
    if (mode !== 'bypassPermissions' || !permissions?.get('disableBypassPermissionsMode')?.is('disable')) return mode;
    gathering.warn(place, 'mode "bypassPermissions" is not used: "disableBypassPermissionsMode" forbids it');
    return undefined;
  }

  private readRules(list: List, value: JsonNode): void {
    const { gathering, places } = this;
    for (const item of itemsOf(list, value, places)) {
      const place = places.at(item.start);
      const text = item.string();
      const reason = text === undefined ? 'it is no string' : uselessBecause(list, text);
      if (text !== undefined && reason === undefined) gathering[list].push({ ...place, text });
      else gathering.warn(place, `the ${list} rule ${shown(text ?? `of type ${item.kind}`)} is not used: ${reason}`);
    }
  }

  private readDirectories(value: JsonNode, mode: string | undefined): void {
    const { gathering, places } = this;
    for (const item of itemsOf('additionalDirectories', value, places)) {
      const place = places.at(item.start);
      const below = patternBelow(item.string() ?? '');
      if (below === undefined) {
        gathering.warn(place, `the directory ${shown(item.string() ?? item.kind)} cannot be expressed as a path rule`);
        continue;
      }
      gathering.allow.push({ ...place, text: `Read(${below})` });
      if (mode === 'acceptEdits') gathering.allow.push({ ...place, text: `Edit(${below})` });
    }
  }

  private readBlock(value: JsonNode): void {
    if (!value.isTrue) return;
    const message =
      '"blockReadsOutsideWorkingDirectories" is not held against commands, only against tools that read files';
    this.gathering.warn(this.places.at(value.start), message);
  }

  private readSandbox(root: JsonNode): void {
    const sandbox = root.get('sandbox');
    const asks = sandbox?.get('autoAllowBashIfSandboxed');
    if (!sandbox?.get('enabled')?.isTrue || (asks !== undefined && !asks.isTrue)) return;
    const message =
      'that "sandbox" lets commands run without asking is not used: a recording does not show what ran in it';
    this.gathering.warn(this.places.at(sandbox.start), message);
  }

  private imply(place: Stated, mode: string | undefined): void {
    const { allow, ask } = this.gathering;
    if (mode === 'bypassPermissions') {
      allow.push(implied('*', place));
      return;
    }
    const stated = allow.map(({ text }) => text);
    allow.push(...impliedAllows(place));
    if (mode === 'acceptEdits') allow.push(implied('Edit(./**)', place));
    ask.push(...impliedAsks(place, stated));
  }
}

function itemsOf(key: string, value: JsonNode, places: Places): Iterable<JsonNode> {
  if (value.kind !== 'array') {
    throw fault(`"${key}" of "permissions" that is no array`, 'an array of strings', places.at(value.start));
  }
  return value.items();
}

/** Everything in a directory, as a path rule has it; undefined for a name that would be a pattern. */
function patternBelow(directory: string): string | undefined {
  // A path of Windows, as the rules have it: C:\\x is /c/x.
  const drive = /^([A-Za-z]):[\\/]/.exec(directory)?.[1];
  const path = drive === undefined ? directory : `/${drive.toLowerCase()}${directory.slice(2).replaceAll('\\', '/')}`;
  if (path === '' || /[*?[\]!\\\p{Cc}]/u.test(path)) return undefined;
  const bare = withoutSlashes(path);
  if (path.startsWith('/')) return `/${bare}/**`;
  return /^(~|\.\.?)(\/|$)/.test(bare) ? `${bare}/**` : `./${bare}/**`;
}

function withoutSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end--;
  return path.slice(0, end);
}

function fault(found: string, expected: string, place: Stated): ToolReplayError {
  return new ToolReplayError('scope', { found, expected }, { ...place });
}
