import { NodeReader } from '../../json/node-reader.ts';
import { PointedValues } from '../../json/pointer.ts';
import { ArgumentRule } from '../argument-rule.ts';
import type { StatedCondition, StatedRule } from '../declaration.ts';
import type { RegexCompiler } from '../regex.ts';
import { type Lint, remark } from './lint.ts';

/** Conditions that exclude each other: the rule never matches, or never holds where it is required. */
export const impossibleCondition: Lint = {
  name: 'impossible-condition',
  *find({ rules, regex }) {
    for (const rule of rules) {
      const effect = rule.effect === 'require' ? 'cannot be kept' : 'matches no call';
      const there = holders(rule);
      for (const [pointer, condition] of rule.args) {
        const reason = excluded(condition) ?? missing(there, pointer, condition) ?? tried(rule, condition, regex);
        if (reason !== undefined)
          yield remark(condition, `"${rule.id}" ${effect}: ${pointer === '' ? 'the whole' : pointer} ${reason}`);
      }
    }
  },
};

/** What each condition is about. */
const KINDS: { readonly [key in keyof StatedCondition]?: readonly string[] } = {
  glob: ['string'],
  path: ['string'],
  host: ['string'],
  regex: ['string'],
  argv: ['string', 'array'],
  maxLength: ['string', 'array'],
  min: ['number'],
  max: ['number'],
};

/** Two of which no value is. */
function excluded(condition: StatedCondition): string | undefined {
  const asked = Object.entries(KINDS).filter(([key]) => condition[key as keyof StatedCondition] !== undefined);
  for (const [k, [key, kinds]] of asked.entries()) {
    const other = asked.slice(k + 1).find(([, others]) => !kinds.some((kind) => others.includes(kind)));
    if (other !== undefined) return `cannot be within "${key}" and "${other[0]}"`;
  }
  return undefined;
}

/** So deep it is looked for arguments of what must not be there. */
const DEEPEST = 64;

/** What has to be there for a rule to match: the pointers to all that some argument is in, each with that argument. */
function holders({ args }: StatedRule): Map<string, string> {
  const found = new Map<string, string>();
  for (const [pointer, { exists }] of args) {
    if (exists === false) continue;
    let end = pointer.indexOf('/', 1);
    for (let depth = 1; end > 0 && depth < DEEPEST; depth++) {
      found.set(pointer.slice(0, end), pointer);
      end = pointer.indexOf('/', end + 1);
    }
  }
  return found;
}

/** An argument of one that must not be there. */
function missing(there: ReadonlyMap<string, string>, pointer: string, { exists }: StatedCondition): string | undefined {
  if (exists !== false) return undefined;
  if (pointer === '') return 'is always there';
  const inside = there.get(pointer);
  return inside === undefined ? undefined : `must not be there, and ${inside} must`;
}

/** Values that are asked for, of which none is within the rest. A path may be within, by where the call is made. */
function tried(rule: StatedRule, { path, ...condition }: StatedCondition, regex: RegexCompiler): string | undefined {
  const { equals, in: choices = [], ...rest } = condition;
  const values = equals === undefined ? choices : [equals];
  if (values.length === 0) return undefined;
  // All that is chosen from is within what is chosen from.
  const others = equals === undefined ? rest : condition;
  const alone = new ArgumentRule({ ...rule, args: new Map([['', others]]) }, regex);
  const reader = new NodeReader();
  if (values.some((value) => alone.holds(new PointedValues(reader.read(Buffer.from(value)))).truth !== 'no'))
    return undefined;
  return equals === undefined ? 'can be none of "in"' : 'cannot be what it has to equal';
}
