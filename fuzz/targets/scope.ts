import { RE2JS } from 're2js';
import { CompiledPolicy } from '../../src/scope/compiled-policy.ts';
import type { Declaration } from '../../src/scope/declaration.ts';
import { lintedScope } from '../../src/scope/lint/linted.ts';
import { lintsOf } from '../../src/scope/lint/lints.ts';
import { readDeclaration } from '../../src/scope/read-declaration.ts';
import { compilerWith } from '../../src/scope/regex.ts';
import { parseScope, statesVersion, versionOf } from '../../src/scope/scope.ts';
import { attempt, canonical, hold, same, valueIn } from '../checks.ts';
import { MADE_CALLS } from '../made-calls.ts';

const FILE = 'scope.json';
const REGEX = compilerWith(RE2JS);
const RESPONSE = canonical(
  Buffer.from('{"at":"2026-01-31T10:00:00Z","id":"6f1c7d3a-26ab-4bd0-9f31-0a3b6c1d2e4f","ms":[12.5,{"pid":4711}]}'),
);

/** A scope file of either version, and what it then says of calls: each refusal has its place, and each judge says the same. */
export function fuzz(data: Buffer): void {
  const version = valueIn(attempt(() => versionOf(data)));
  if (version !== undefined) hold(statesVersion(data) === (version === 2), 'a version is stated or not');
  const first = valueIn(attempt(() => parseScope(data)));
  if (first !== undefined) hold(version === 1, 'what version 1 reads says no version');
  const read = attempt(() => readDeclaration(data, FILE));
  if ('refusal' in read) {
    const { file, line, column } = read.refusal.place;
    hold(file === FILE && line !== undefined && column !== undefined, 'a refusal says where');
  } else judged(data, read.value);
}

function judged(data: Buffer, declaration: Declaration): void {
  const policy = valueIn(attempt(() => new CompiledPolicy(declaration, [], REGEX)));
  if (policy === undefined) return;
  lintsOf(lintedScope(data, FILE, { declaration, policy, regex: REGEX }));
  same(judgements(policy), judgements(policy), 'each session is judged alike');
  for (const call of MADE_CALLS) policy.effects(call);
  const { normalizer } = policy;
  if (normalizer === undefined) return;
  const once = Buffer.from(normalizer.normalize('Bash', RESPONSE).response).toString('latin1');
  same(canonical(Buffer.from(once)).toString('latin1'), once, 'what is left of an answer is canonical');
  const twice = normalizer.normalize('Bash', Buffer.from(once)).response.toString('latin1');
  same(twice, once, 'of what is left nothing more is taken');
}

function judgements(policy: CompiledPolicy): string {
  const judge = policy.judge();
  const all = MADE_CALLS.map((call, batch) => {
    const { breaches, decidedBy } = judge.judge(call, batch);
    hold(
      new Set(breaches.map(({ outcome }) => outcome)).size === breaches.length,
      'one breach of each outcome at most',
    );
    return { breaches, decidedBy };
  });
  return JSON.stringify(all);
}
