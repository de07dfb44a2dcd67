import { COLON, COMMA, LEFT_BRACE, LEFT_BRACKET, QUOTE, RIGHT_BRACE, RIGHT_BRACKET } from '../json/bytes.ts';
import { CanonicalText } from '../json/canonical-text.ts';
import { MAX_GROWTH } from '../json/canonicalizer.ts';
import { Tape } from '../json/tape.ts';
import type { StatedNormalization, VolatileClass } from './declaration.ts';
import type { Normalizer, Remainder } from './policy.ts';
import { steady } from './volatile.ts';

/** Places to take out: those below a place by their key there. */
interface Places {
  isOut: boolean;
  readonly below: Map<string, Places>;
}

const NOWHERE: Places = { isOut: false, below: new Map() };

/** What is taken out of the answers of one tool. */
interface Plan {
  readonly root: Places;
  readonly classes: Set<VolatileClass>;
}

/**
 * What takes out of answers what a scope file states to be volatile; undefined where it states nothing.
 *
 * A member of an object is taken out with its key, an element of an array becomes `null`, so that the others keep their
 * place, and a text of a class becomes `<class>` wherever a string that is no key holds it.
 */
export function normalizerOf(stated: readonly StatedNormalization[]): Normalizer | undefined {
  return stated.length === 0 ? undefined : new StatedNormalizer(stated);
}

class StatedNormalizer implements Normalizer {
  /** What is stated of all tools. */
  private readonly ofAll: Plan;
  /** The same, with what is stated of a tool. */
  private readonly byTool: ReadonlyMap<string, Plan>;
  private readonly writer = new Writer();

  constructor(stated: readonly StatedNormalization[]) {
    const tools = new Set(stated.flatMap(({ tool }) => (tool === undefined ? [] : [tool])));
    this.ofAll = planOf(stated.filter(({ tool }) => tool === undefined));
    this.byTool = new Map(
      Array.from(tools, (name) => [name, planOf(stated.filter(({ tool = name }) => tool === name))]),
    );
  }

  normalize(tool: string, response: Buffer): Remainder {
    const plan = this.planOf(tool);
    const isEmpty = plan.classes.size === 0 && !plan.root.isOut && plan.root.below.size === 0;
    return isEmpty ? { response, fields: 0 } : this.writer.write(response, plan);
  }

  normalizeArguments(tool: string, args: Buffer): Remainder {
    const { classes } = this.planOf(tool);
    return classes.size === 0 ? { response: args, fields: 0 } : this.writer.write(args, { root: NOWHERE, classes });
  }

  private planOf(tool: string): Plan {
    return this.byTool.get(tool) ?? this.ofAll;
  }
}

function planOf(stated: readonly StatedNormalization[]): Plan {
  const plan: Plan = { root: { isOut: false, below: new Map() }, classes: new Set() };
  for (const one of stated) {
    if ('class' in one) plan.classes.add(one.class);
    else placeAt(plan.root, one.response).isOut = true;
  }
  return plan;
}

function placeAt(root: Places, pointer: string): Places {
  let places = root;
  for (const segment of pointer.split('/').slice(1)) {
    const key = segment.replaceAll('~1', '/').replaceAll('~0', '~');
    const next = places.below.get(key) ?? { isOut: false, below: new Map() };
    places.below.set(key, next);
    places = next;
  }
  return places;
}

/** Whether there is nothing to take out below a place: then no key need be decoded. */
function isLeaf(places: Places | undefined): boolean {
  return places === undefined || places.below.size === 0;
}

const EMPTY_OBJECT = Buffer.from('{}');

/** Writes answers without what a plan takes out of them. It goes over the text once and copies all that stays. */
class Writer {
  private readonly tape = new Tape();
  private readonly output = new CanonicalText();
  private classes: ReadonlySet<VolatileClass> = new Set();
  private fields = 0;

  write(response: Buffer, { root, classes }: Plan): Remainder {
    if (root.isOut) {
      return response.equals(EMPTY_OBJECT) ? { response, fields: 0 } : { response: EMPTY_OBJECT, fields: 1 };
    }
    this.tape.read(Buffer.concat([response, Buffer.of(0)]), 0, response.length);
    this.output.length = 0;
    this.classes = classes;
    this.fields = 0;
    this.value(0, root);
    const { fields, output } = this;
    return fields === 0
      ? { response, fields }
      : { response: Buffer.from(output.bytes.subarray(0, output.length)), fields };
  }

  private value(entry: number, places: Places | undefined): void {
    const { tape } = this;
    const byte = tape.text[tape.startOf(entry)];
    if (isLeaf(places) && this.classes.size === 0) this.copy(tape.startOf(entry), tape.endOf(entry));
    else if (byte === LEFT_BRACE) this.object(entry, places);
    else if (byte === LEFT_BRACKET) this.array(entry, places);
    else if (byte === QUOTE && this.classes.size > 0) this.string(entry);
    else this.copy(tape.startOf(entry), tape.endOf(entry));
  }

  private object(entry: number, places: Places | undefined): void {
    const { tape } = this;
    this.byte(LEFT_BRACE);
    let isFirst = true;
    for (let key = entry + 1; key < tape.after(entry); key = tape.after(key + 1)) {
      const below = isLeaf(places) ? undefined : places?.below.get(this.decode(key));
      if (below?.isOut) {
        this.fields++;
        continue;
      }
      if (!isFirst) this.byte(COMMA);
      isFirst = false;
      this.copy(tape.startOf(key), tape.endOf(key));
      this.byte(COLON);
      this.value(key + 1, below);
    }
    this.byte(RIGHT_BRACE);
  }

  private array(entry: number, places: Places | undefined): void {
    const { tape } = this;
    this.byte(LEFT_BRACKET);
    let index = 0;
    for (let at = entry + 1; at < tape.after(entry); at = tape.after(at)) {
      if (index > 0) this.byte(COMMA);
      const below = isLeaf(places) ? undefined : places?.below.get(String(index));
      if (below?.isOut) this.nothing(at);
      else this.value(at, below);
      index++;
    }
    this.byte(RIGHT_BRACKET);
  }

  private nothing(entry: number): void {
    const { tape } = this;
    if (tape.text[tape.startOf(entry)] !== 0x6e) this.fields++;
    this.reserve(4);
    this.output.ascii('null');
  }

  private string(entry: number): void {
    const { tape } = this;
    const { text, fields } = steady(this.decode(entry), this.classes);
    if (fields === 0) {
      this.copy(tape.startOf(entry), tape.endOf(entry));
      return;
    }
    this.fields += fields;
    this.reserve(text.length * MAX_GROWTH + 2);
    const { output } = this;
    output.byte(QUOTE);
    for (let k = 0; k < text.length; k++) output.unit(text.charCodeAt(k));
    output.byte(QUOTE);
  }

  private decode(entry: number): string {
    const { tape } = this;
    const start = tape.startOf(entry);
    const end = tape.endOf(entry);
    if (!tape.isEscaped(entry)) return tape.text.toString('latin1', start + 1, end - 1);
    // The text of a string of JSON is one.
    return JSON.parse(tape.text.toString('latin1', start, end)) as string;
  }

  private byte(byte: number): void {
    this.reserve(1);
    this.output.byte(byte);
  }

  private copy(start: number, end: number): void {
    this.reserve(end - start);
    this.tape.text.copy(this.output.bytes, this.output.length, start, end);
    this.output.length += end - start;
  }

  private reserve(size: number): void {
    const needed = this.output.length + size;
    if (needed > this.output.bytes.length) this.output.reserve(2 * needed);
  }
}
