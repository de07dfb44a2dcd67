// A second opinion on the canonical form and on the rules of `replay`: slow, naive, and sharing no code with src/.

/** JSON text as nested values in which a number is its canonical text in a {@link Numeral}. */
export type Model = null | boolean | string | Numeral | Model[] | Map<string, Model>;

export class Numeral {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const TOKEN = /"(?:[^"\\]|\\.)*"|-?[0-9][0-9.eE+-]*/g;

/** Reads JSON text by `JSON.parse`, with each string marked by `$` and each number made a string marked by `#`. */
export function modelOf(text: string): Model {
  const marked = text.replace(TOKEN, (token) => (token[0] === '"' ? `"$${token.slice(1)}` : `"#${numeral(token)}"`));
  return unmark(JSON.parse(marked));
}

function unmark(value: unknown): Model {
  if (typeof value === 'string') return value[0] === '#' ? new Numeral(value.slice(1)) : value.slice(1);
  if (Array.isArray(value)) return value.map(unmark);
  if (value === null || typeof value !== 'object') return value as null | boolean;
  return new Map(Object.entries(value).map(([key, member]) => [key.slice(1), unmark(member)]));
}

/** The canonical form of a model. */
export function canonicalOf(model: Model): string {
  if (model instanceof Numeral) return model.text;
  if (typeof model === 'string') return escaped(model);
  if (Array.isArray(model)) return `[${model.map(canonicalOf).join(',')}]`;
  if (!(model instanceof Map)) return String(model);
  const members = [...model].sort(([left], [right]) => byCodePoint(left, right));
  return `{${members.map(([key, value]) => `${escaped(key)}:${canonicalOf(value)}`).join(',')}}`;
}

function escaped(text: string): string {
  const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
  const short = new Map([...'\b\t\n\f\r"\\'].map((character, k) => [character.charCodeAt(0), `\\${'btnfr"\\'[k]}`]));
  const plain = (unit: number) =>
    unit < 0x20 || unit > 0x7e ? `\\u${unit.toString(16).padStart(4, '0')}` : String.fromCharCode(unit);
  return `"${units.map((unit) => short.get(unit) ?? plain(unit)).join('')}"`;
}

function byCodePoint(left: string, right: string): number {
  const [a, b] = [left, right].map((text) => Array.from(text, (character) => character.codePointAt(0) ?? 0));
  for (let k = 0; k < Math.min(a?.length ?? 0, b?.length ?? 0); k++) {
    const difference = (a?.[k] ?? 0) - (b?.[k] ?? 0);
    if (difference !== 0) return difference;
  }
  return (a?.length ?? 0) - (b?.length ?? 0);
}

function numeral(literal: string): string {
  return /^-?\d+$/.test(literal) ? String(BigInt(literal)) : pythonRepr(Number(literal));
}

/** Python's `repr` of a finite double: the fewest digits that read back, laid out by hand. */
export function pythonRepr(value: number): string {
  const sign = value < 0 || Object.is(value, -0) ? '-' : '';
  if (value === 0) return `${sign}0.0`;
  const [digits, exponent] = shortestDigits(Math.abs(value));
  if (exponent < -4 || exponent > 15) {
    const fraction = digits.length > 1 ? `.${digits.slice(1)}` : '';
    const size = String(Math.abs(exponent)).padStart(2, '0');
    return `${sign}${digits[0]}${fraction}e${exponent < 0 ? '-' : '+'}${size}`;
  }
  if (exponent < 0) return `${sign}0.${'0'.repeat(-exponent - 1)}${digits}`;
  const whole = digits.padEnd(exponent + 1, '0');
  return `${sign}${whole.slice(0, exponent + 1)}.${whole.slice(exponent + 1) || '0'}`;
}

/** The nearest of the shortest decimals that read back as a double, and the exponent of its first digit. */
function shortestDigits(value: number): [digits: string, exponent: number] {
  for (let places = 0; places < 17; places++) {
    const [mantissa = '', power = ''] = value.toExponential(places).split('e');
    const rounded = BigInt(mantissa.replace('.', ''));
    // Half way between two decimals JavaScript takes the larger one, and Python the even one.
    const half = /^50+$/.test(value.toExponential(100).slice(places + 2, -power.length - 1));
    const nearest = half && rounded % 2n === 1n ? rounded - 1n : rounded;
    // Below a power of two doubles lie closer together, so that the nearest decimal may miss where its neighbour hits.
    for (const candidate of [nearest, nearest - 1n, nearest + 1n]) {
      const digits = String(candidate);
      if (digits.length === places + 1 && Number(`${digits}e${Number(power) - places}`) === value) {
        return [digits.replace(/0+$/, ''), Number(power)];
      }
    }
  }
  throw new Error(`no 17 digits read back as ${value}`);
}

/** The findings of `replay`, as `index kind other`, by comparing each call with every call before it. */
export function naiveReplay(lines: readonly string[], mutators: readonly string[]): string[] {
  const calls = lines.map((text) => {
    const { tool } = JSON.parse(text) as { tool: string };
    const members = modelOf(text) as Map<string, Model>;
    const form = (name: string) => canonicalOf(members.get(name) ?? null);
    return { tool, call: form('tool') + form('args'), answer: form('response') };
  });
  return calls.flatMap(({ tool, call, answer }, index) => {
    const first = calls.findIndex((other) => other.call === call);
    const found: string[] = [];
    if (calls[first]?.answer !== answer) found.push(`${index} non-determinism ${first}`);
    if (calls[index - 1]?.call === call && !mutators.includes(tool)) {
      found.push(`${index} redundant-call ${index - 1}`);
    }
    return found;
  });
}
