import { readFileSync } from 'node:fs';

/** An input as action.yml declares it. */
export interface DeclaredInput {
  readonly name: string;
  readonly description: string;
  readonly required: boolean;
  /** Undefined when action.yml has none. */
  readonly default: string | undefined;
}

/** An output as action.yml declares it. */
export interface DeclaredOutput {
  readonly name: string;
  readonly description: string;
}

export const ACTION_YML = readFileSync('action.yml', 'utf8');

/**
 * The inputs of action.yml. A reader of YAML is no dependency of this repository: what is read here is the form that
 * the file has, and a test holds it to be YAML.
 */
export function declaredInputs(): DeclaredInput[] {
  return entries('inputs').map(([name, fields]) => ({
    name,
    description: fields.get('description') ?? '',
    required: fields.get('required') === 'true',
    default: fields.get('default'),
  }));
}

export function declaredOutputs(): DeclaredOutput[] {
  return entries('outputs').map(([name, fields]) => ({ name, description: fields.get('description') ?? '' }));
}

/** The names below a key of the top level, each with its fields. */
function entries(key: string): [name: string, fields: Map<string, string>][] {
  const [, block = ''] = new RegExp(`^${key}:\\n((?: .*\\n|\\n)+)`, 'm').exec(ACTION_YML) ?? [];
  const found: [string, Map<string, string>][] = [];
  for (const line of block.split('\n').filter((text) => text.trim() !== '')) {
    const [, indent = '', name, value = ''] = /^( +)(?:([\w-]+):(?: (.*))?|.*)$/.exec(line) ?? [];
    const fields = found.at(-1)?.[1];
    if (indent.length === 2 && name !== undefined) found.push([name, new Map()]);
    else if (indent.length === 4 && name !== undefined) fields?.set(name, scalar(value));
    else fields?.set('description', `${fields.get('description') ?? ''} ${line.trim()}`.trim());
  }
  return found;
}

/** A plain or quoted scalar; the start of a folded one, which goes on below it, is empty. */
function scalar(text: string): string {
  if (text === '>-') return '';
  const [, quoted] = /^'(.*)'$/.exec(text) ?? [];
  return quoted?.replaceAll("''", "'") ?? text;
}
