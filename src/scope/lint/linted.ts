import type { JsonNode } from '../../json/node.ts';
import type { CompiledPolicy } from '../compiled-policy.ts';
import type { Declaration } from '../declaration.ts';
import { items, members } from '../node-values.ts';
import type { RegexCompiler } from '../regex.ts';
import { ScopeText } from '../scope-text.ts';
import type { Linted, StatedText } from './lint.ts';

/** What a scope file of version 2 says, ready to judge calls. */
interface Policied {
  readonly declaration: Declaration;
  readonly policy: CompiledPolicy;
  readonly regex: RegexCompiler;
}

/**
 * A valid scope file, for lints to look at.
 *
 * @param file how errors name it
 * @param policied what it says beyond names; undefined in version 1
 */
export function lintedScope(bytes: Uint8Array, file: string, policied?: Policied): Linted {
  const text = new ScopeText(bytes, file);
  const stated = (node: JsonNode | undefined): StatedText[] =>
    node === undefined ? [] : [{ ...text.placeOf(node), text: node.string() ?? '' }];
  const names = items(text.root, 'allowed_tools').flatMap(stated);
  const nothing = { permissions: [], rules: [], sequence: [], aliases: [], tool: () => ({}), regex: NO_REGEX };
  if (policied === undefined) return { ...nothing, file, names };
  const { declaration, policy, regex } = policied;
  const { rules, sequence } = declaration;
  return {
    file,
    names,
    permissions: policy.permissions.map(({ rule }) => rule).filter(({ isImplied }) => isImplied !== true),
    rules,
    sequence,
    aliases: members(text.root, 'tools').flatMap(([, tool]) => stated(tool.get('alias'))),
    tool: (name) => policy.tool(name) ?? {},
    regex,
  };
}

const NO_REGEX: RegexCompiler = () => () => 'unknown';
