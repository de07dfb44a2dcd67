import { ToolReplayError } from '../error.ts';
import { compareDecimals, decimalOf } from '../json/decimal.ts';
import type { JsonNode } from '../json/node.ts';
import {
  type Condition,
  type Stated,
  type StatedCondition,
  type StatedExample,
  type StatedNormalization,
  type StatedPermission,
  type StatedRedaction,
  type StatedRule,
  type StatedSequence,
  VOLATILE_CLASSES,
} from './declaration.ts';
import { items, jsonOf, members, textAt, textsAt } from './node-values.ts';
import type { ScopeText } from './scope-text.ts';
import type { UniqueIds } from './unique-ids.ts';

// Each takes a value whose form is checked already.

/** An element of `rules`. */
export function readRule(scope: ScopeText, ids: UniqueIds, node: JsonNode): StatedRule {
  const effect = textAt(node, 'effect');
  return {
    ...scope.placeOf(node),
    id: ids.of(node),
    effect: effect === 'allow' || effect === 'deny' ? effect : 'require',
    tool: textAt(node, 'tool') ?? '',
    args: new Map(members(node, 'args').map(([pointer, value]) => [pointer, readCondition(scope, value)])),
    why: textAt(node, 'why'),
    severity: severityOf(node),
    match: items(node, 'match').map((example) => readExample(scope, example)),
    notMatch: items(node, 'not_match').map((example) => readExample(scope, example)),
  };
}

/** An element of `sequence`. */
export function readSequence(scope: ScopeText, ids: UniqueIds, node: JsonNode): StatedSequence {
  const stated = {
    ...scope.placeOf(node),
    id: ids.of(node),
    why: textAt(node, 'why'),
    severity: severityOf(node),
  };
  const before = node.get('before');
  if (before !== undefined) {
    const since = items(before, 'since').map((one) => readPermission(scope, one));
    const named = (key: string): StatedPermission => readPermission(scope, before.get(key) ?? before);
    return { ...stated, kind: 'before', first: named('first'), later: named('then'), since };
  }
  const most = node.get('at_most') ?? node;
  const call = readPermission(scope, most.get('call') ?? most);
  return { ...stated, kind: 'at_most', call, times: most.get('times')?.number() ?? 0 };
}

/** A permission string, wherever it stands. */
export function readPermission(scope: ScopeText, node: JsonNode): StatedPermission {
  return { ...scope.placeOf(node), text: node.string() ?? '' };
}

/** An element of `normalize`. */
export function readNormalization(scope: ScopeText, node: JsonNode): StatedNormalization {
  const stated = { ...scope.placeOf(node), tool: textAt(node, 'tool'), why: textAt(node, 'why') ?? '' };
  const name = textAt(node, 'class');
  const volatile = VOLATILE_CLASSES.find((known) => known === name);
  return volatile === undefined
    ? { ...stated, response: textAt(node, 'response') ?? '' }
    : { ...stated, class: volatile };
}

/** An element of `redact`. */
export function readRedaction(scope: ScopeText, node: JsonNode): StatedRedaction {
  const part = node.get('args') === undefined ? 'response' : 'args';
  const pointer = textAt(node, part) ?? '';
  return { ...scope.placeOf(node), tool: textAt(node, 'tool'), part, pointer, why: textAt(node, 'why') };
}

function severityOf(node: JsonNode): 'error' | 'warning' {
  return textAt(node, 'severity') === 'warning' ? 'warning' : 'error';
}

function readExample(scope: ScopeText, node: JsonNode): StatedExample {
  return { ...scope.placeOf(node), args: Buffer.from(node.text.subarray(node.start, node.end)) };
}

const TEXTS = ['glob', 'path', 'host', 'regex'] as const;
const JSON_TEXTS = ['equals', 'min', 'max'] as const;

function readCondition(scope: ScopeText, node: JsonNode): StatedCondition {
  const condition: { -readonly [key in keyof Condition]: Condition[key] } = {};
  const places = new Map<keyof Condition, Stated>();
  const find = (key: keyof Condition): JsonNode | undefined => {
    const value = node.get(key);
    if (value !== undefined) places.set(key, scope.placeOf(value));
    return value;
  };
  for (const key of TEXTS) {
    const value = find(key);
    if (value !== undefined) condition[key] = value.string() ?? '';
  }
  for (const key of JSON_TEXTS) {
    const value = find(key);
    if (value !== undefined) condition[key] = jsonOf(value);
  }
  if (find('in') !== undefined) condition.in = items(node, 'in').map(jsonOf);
  if (find('argv') !== undefined) condition.argv = textsAt(node, 'argv');
  const maxLength = find('maxLength')?.number();
  if (maxLength !== undefined) condition.maxLength = maxLength;
  const exists = find('exists')?.isTrue;
  if (exists !== undefined) condition.exists = exists;
  checkRange(condition, places.get('min'));
  return { ...scope.placeOf(node), ...condition, places };
}

function checkRange({ min, max }: Condition, place: Stated | undefined): void {
  if (min === undefined || max === undefined || compareDecimals(decimalOf(min), decimalOf(max)) <= 0) return;
  throw new ToolReplayError(
    'scope',
    { found: `${min.slice(0, 80)} for "min"`, expected: `at most ${max.slice(0, 80)}, which is "max"` },
    place,
  );
}
