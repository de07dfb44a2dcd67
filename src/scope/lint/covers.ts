import type { Tool } from '../../tools/tool.ts';
import type { Permission, Spec } from '../permission.ts';
import { meansTool } from '../tool-names.ts';

/** What is known of tools, and the aliases that a scope file gives. */
export interface KnownTools {
  readonly aliases: ReadonlySet<string>;
  tool(name: string): Tool;
}

/** Says of permissions whether one surely forbids all that this one allows. */
export function coveringOf(allow: Permission, known: KnownTools): (deny: Permission) => boolean {
  const { spec } = allow;
  const coversSpec = spec === undefined ? () => false : coveringSpecOf(spec, known.tool(allow.tool));
  return (deny) => coversTool(deny.tool, allow.tool, known) && (deny.spec === undefined || coversSpec(deny.spec));
}

/** Whether each tool that the second name in rules means is meant by the first, too. */
export function coversTool(wide: string, narrow: string, { tool, aliases }: KnownTools): boolean {
  if (wide === narrow || wide === '*') return true;
  // A pattern of names, or an alias, may mean tools of which the name says nothing.
  if (narrow.includes('*') || SERVER.test(narrow) || aliases.has(narrow)) return false;
  return meansTool(wide, narrow, tool(narrow).alias);
}

const SERVER = /^mcp__(?:(?!__).)+$/s;

function coveringSpecOf(allow: Spec, { command, path, patch, url }: Tool): (deny: Spec) => boolean {
  const text = allow.text.trim();
  const isSame = (deny: Spec): boolean => deny.text.trim() === text;
  if (command !== undefined) return (deny) => isSame(deny) || deny.command.forbidsAllOf(allow.command);
  if ((path ?? patch) !== undefined) {
    // How far one leads that climbs is not known.
    const base = text.split('/').includes('..') ? undefined : baseOf(allow.text);
    return (deny) => isSame(deny) || (base !== undefined && deny.path.matches(base, ANCHORS) === 'yes');
  }
  return (deny) => isSame(deny) || (url !== undefined && coversHost(deny, allow));
}

function coversHost({ host, text }: Spec, allow: Spec): boolean {
  if (host === undefined || allow.host === undefined) return false;
  if (text === 'domain:*') return true;
  const name = allow.text.slice('domain:'.length);
  // All that is below a name is below what that is below.
  const example = name.startsWith('*.') ? `any${name.slice(1)}` : name;
  const isWide = !name.includes('*') || text.startsWith('domain:*.');
  return isWide && host(`https://${example}/`) === 'yes';
}

/** Folders that are not within each other, in the place of those that nobody knows. */
const ANCHORS = { start: '/<start>', root: '/<root>', home: '/<home>' };

/**
 * The folder that all paths of a pattern are in, or the one path that it is. What is denied is denied with all that is in
 * it, so that it is enough to ask for this one.
 */
function baseOf(pattern: string): string {
  const bare = pattern.replace(/^(?:\.\/)+/, '');
  const isAnyDepth = bare === pattern && !/[/]./.test(pattern.replace(/^~\/?/, ''));
  const segments = bare.replace(/^(?:\/\/?|~\/?)/, '').split('/');
  const wild = segments.findIndex((segment) => /[*?[\]{}\\]/.test(segment));
  const plain = isAnyDepth && !/^[~/]/.test(pattern) ? [] : segments.slice(0, wild < 0 ? segments.length : wild);
  const below = plain
    .filter((segment) => segment !== '' && segment !== '.')
    .map((segment) => `/${segment}`)
    .join('');
  if (pattern.startsWith('//')) return below === '' ? '/' : below;
  if (pattern.startsWith('~')) return ANCHORS.home + below;
  return (pattern.startsWith('/') ? ANCHORS.root : ANCHORS.start) + below;
}
