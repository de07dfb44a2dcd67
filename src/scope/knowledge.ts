import type { Normalizer, Policy, Remainder } from './policy.ts';
import type { Scope } from './scope.ts';

/** What scope files of version 2 say of tools and answers. */
export type Knowledge = Pick<Policy, 'effects' | 'normalizer' | 'redact'>;

/** What several scopes say together; undefined where none is of version 2. Of a tool the first that knows it is believed. */
export function knowledgeOf(scopes: readonly Scope[]): Knowledge | undefined {
  const policies = scopes.flatMap(({ policy }) => (policy === undefined ? [] : [policy]));
  const [first, ...more] = policies;
  if (first === undefined || more.length === 0) return first;
  const normalizers = policies.flatMap(({ normalizer }) => (normalizer === undefined ? [] : [normalizer]));
  return {
    effects(call) {
      const effects = policies.map((policy) => policy.effects(call));
      return effects.find(({ state }) => state !== 'undeclared') ?? first.effects(call);
    },
    redact: policies.flatMap(({ redact }) => redact),
    normalizer: normalizers.length === 0 ? undefined : inTurn(normalizers),
  };
}

function inTurn(normalizers: readonly Normalizer[]): Normalizer {
  const all = (text: Buffer, one: (normalizer: Normalizer, text: Buffer) => Remainder): Remainder =>
    normalizers.reduce<Remainder>(
      (done, normalizer) => {
        const next = one(normalizer, done.response);
        return { response: next.response, fields: done.fields + next.fields };
      },
      { response: text, fields: 0 },
    );
  return {
    normalize: (tool, response) => all(response, (normalizer, text) => normalizer.normalize(tool, text)),
    normalizeArguments: (tool, args) => all(args, (normalizer, text) => normalizer.normalizeArguments(tool, text)),
  };
}
