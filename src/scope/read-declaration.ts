import { ToolReplayError } from '../error.ts';
import { literalOf } from '../json/equality.ts';
import type { JsonNode } from '../json/node.ts';
import { parseDocument } from '../json/value.ts';
import { resolvedPath } from '../tools/path.ts';
import type { Tool } from '../tools/tool.ts';
import { checkGlob } from './check-glob.ts';
import type { Declaration, StatedImport, StatedPermission } from './declaration.ts';
import { isTrueAt, items, members, textAt, textsAt, textsOf } from './node-values.ts';
import { readNormalization, readPermission, readRedaction, readRule, readSequence } from './read-rules.ts';
import { schemaFault } from './schema-fault.ts';
import { ScopeText } from './scope-text.ts';
import { validate } from './scope-v2-validator.ts';
import { UniqueIds } from './unique-ids.ts';

/**
 * Reads a scope file of version 2. Its form is that of schemas/scope-v2.json, and no two of its rules have one id.
 *
 * @param file how errors, and all that is stated, name it
 * @throws ToolReplayError with file, line and column of the key or the value that is wrong
 */
export function readDeclaration(bytes: Uint8Array, file: string): Declaration {
  const scope = checkedJson(bytes, file);
  checkVersion(scope);
  checkForm(bytes, scope);
  const { root } = scope;
  const ids = new UniqueIds(scope);
  const permissions = root.get('permissions');
  return {
    agent: textAt(root, 'agent') ?? '',
    allowedTools: new Set(textsAt(root, 'allowed_tools')),
    appliesTo: root.get('applies_to') && items(root, 'applies_to').map((node) => readGlob(scope, node)),
    root: readFolder(scope, 'root'),
    home: readFolder(scope, 'home'),
    imports: items(root, 'import').map((node) => readImport(scope, node)),
    allow: readPermissions(scope, permissions, 'allow'),
    deny: readPermissions(scope, permissions, 'deny'),
    ask: [],
    tools: new Map(members(root, 'tools').map(([name, node]) => [name, readTool(node)])),
    rules: items(root, 'rules').map((node) => readRule(scope, ids, node)),
    sequence: items(root, 'sequence').map((node) => readSequence(scope, ids, node)),
    normalize: items(root, 'normalize').map((node) => readNormalization(scope, node)),
    redact: items(root, 'redact').map((node) => readRedaction(scope, node)),
    unknownTools: textAt(root, 'unknown_tools') === 'reading' ? 'reading' : 'mutating',
  };
}

function checkedJson(bytes: Uint8Array, file: string): ScopeText {
  try {
    parseDocument(bytes);
  } catch (error) {
    throw error instanceof ToolReplayError ? error.at({ file }) : error;
  }
  return new ScopeText(bytes, file);
}

/** A file of another version has another form, so that this comes first. */
function checkVersion(scope: ScopeText): void {
  const version = scope.root.get('version');
  if (version === undefined || version.number() === 2) return;
  const text = version.string();
  const found =
    version.kind === 'number' ? literalOf(version) : text === undefined ? version.kind : JSON.stringify(text);
  const advice = version.number() === 1 ? { advice: 'a file of version 1 has no such key' } : {};
  throw new ToolReplayError(
    'scope',
    { found: `${found.slice(0, 80)} for "version"`, expected: '2', ...advice },
    scope.placeOf(version),
  );
}

function checkForm(bytes: Uint8Array, scope: ScopeText): void {
  // Read anew rather than taken from the strict parser, which sorts keys: the first fault in the file is to be told.
  if (validate(JSON.parse(Buffer.from(bytes).toString()))) return;
  const found = schemaFault(validate.errors ?? []);
  if (found === undefined) return;
  const { fault, path, key } = found;
  throw new ToolReplayError('scope', fault, key === undefined ? scope.placeAt(path) : scope.placeOfKey(path, key));
}

function readGlob(scope: ScopeText, node: JsonNode): string {
  const glob = node.string() ?? '';
  try {
    checkGlob(glob);
  } catch (error) {
    throw error instanceof ToolReplayError ? error.at(scope.placeOf(node)) : error;
  }
  return glob;
}

/** A folder that recordings name. Nothing says what a relative one would be relative to. */
function readFolder(scope: ScopeText, key: 'root' | 'home'): string | undefined {
  const node = scope.root.get(key);
  const path = node?.string();
  if (node === undefined || path === undefined || /^[/~]/.test(resolvedPath(path, undefined))) return path;
  throw new ToolReplayError(
    'scope',
    {
      found: `the relative path ${JSON.stringify(path.slice(0, 200))} for "${key}"`,
      expected: 'an absolute path',
      advice: 'write it as recordings name it',
    },
    scope.placeOf(node),
  );
}

function readImport(scope: ScopeText, node: JsonNode): StatedImport {
  const path = node.string() ?? textAt(node, 'file') ?? '';
  return {
    ...scope.placeOf(node),
    path,
    isTrusted: isTrueAt(node, 'trusted') ?? false,
    server: textAt(node, 'server'),
  };
}

function readPermissions(scope: ScopeText, permissions: JsonNode | undefined, key: string): StatedPermission[] {
  return items(permissions, key).map((node) => readPermission(scope, node));
}

/** The keys are those of the file: whatever the schema lets through is a text, an array of texts, or true or false. */
function readTool(node: JsonNode): Tool {
  const places = ['command', 'cwd', 'path', 'patch', 'url', 'reads', 'writes'] as const;
  const hints = ['readOnlyHint', 'destructiveHint', 'idempotentHint', 'openWorldHint', 'polling'] as const;
  const tool: { -readonly [key in keyof Tool]: Tool[key] } = {};
  const alias = textAt(node, 'alias');
  if (alias !== undefined) tool.alias = alias;
  for (const key of places) {
    const value = node.get(key);
    if (value !== undefined) tool[key] = textsOf(value);
  }
  for (const key of hints) {
    const value = isTrueAt(node, key);
    if (value !== undefined) tool[key] = value;
  }
  return tool;
}
