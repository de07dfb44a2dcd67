import { JsonNode } from '../../json/node.ts';
import { Tape } from '../../json/tape.ts';
import { inert } from '../inert.ts';
import { blockOf, bracketsOf, indented, jsonLines, type Lead, memberLead, scalarText } from './json-lines.ts';
import type { PageRow } from './page-data.ts';

/** So many equal rows are left around what differs; a stretch is folded when that saves more than a row. */
const CONTEXT = 3;
/** A row is cut to this, around what differs in it. */
const LONGEST = 400;
const BEFORE_PART = 80;

/**
 * Two answers side by side, a row a line of both. Stretches in which they are equal are folded.
 *
 * Elements of arrays and lines of texts that both begin or end with are paired; what is between is paired in order.
 *
 * @param first in canonical form, as is `second`
 */
export function sideBySide(first: Buffer, second: Buffer): PageRow[] {
  const walk = new Walk();
  walk.value(nodeOf(first), nodeOf(second), { depth: 0, key: '' }, '');
  return folded(walk.rows);
}

function nodeOf(text: Buffer): JsonNode {
  const tape = new Tape();
  tape.read(Buffer.concat([text, Buffer.of(0)]), 0, text.length);
  return new JsonNode(tape);
}

/** How many things two lists have in common at their start and, beyond that, at their end. */
function common<Thing>(
  first: readonly Thing[],
  second: readonly Thing[],
  areSame: (one: Thing, other: Thing) => boolean,
): readonly [start: number, end: number] {
  const shorter = Math.min(first.length, second.length);
  let start = 0;
  while (start < shorter && areSame(first[start] as Thing, second[start] as Thing)) start++;
  let end = 0;
  while (
    end < shorter - start &&
    areSame(first[first.length - 1 - end] as Thing, second[second.length - 1 - end] as Thing)
  )
    end++;
  return [start, end];
}

class Walk {
  readonly rows: PageRow[] = [];

  value(a: JsonNode, b: JsonNode, lead: Lead, pointer: string): void {
    const bracket = bracketsOf(a);
    if (sameText(a, b)) this.same(jsonLines(a, lead));
    else if (bracket !== undefined && a.kind === b.kind) {
      this.same([indented(lead.depth, lead.key + bracket[0])]);
      if (a.kind === 'object') this.members(a, b, lead.depth + 1, pointer);
      else this.elements([...a.items()], [...b.items()], lead.depth + 1, pointer);
      this.same([indented(lead.depth, bracket[1])]);
    } else this.leaves(a, b, lead, pointer);
  }

  private leaves(a: JsonNode, b: JsonNode, lead: Lead, pointer: string): void {
    const [one, other] = [blockOf(a), blockOf(b)];
    const isPlain = bracketsOf(a) === undefined && bracketsOf(b) === undefined;
    if (one !== undefined && other !== undefined) {
      this.same([indented(lead.depth, `${lead.key}|`)]);
      this.lines(one, other, lead.depth + 1, pointer);
    } else if (isPlain && one === undefined && other === undefined) {
      this.changed(
        indented(lead.depth, lead.key + scalarText(a)),
        indented(lead.depth, lead.key + scalarText(b)),
        pointer,
      );
    } else {
      this.only('first', jsonLines(a, lead), pointer);
      this.only('second', jsonLines(b, lead), pointer);
    }
  }

  /** Keys of canonical forms are sorted, so that both are gone over side by side. */
  private members(a: JsonNode, b: JsonNode, depth: number, pointer: string): void {
    const [one, other] = [[...a.members()], [...b.members()]];
    const keys = new Set(other.map(([key]) => key));
    let j = 0;
    const onlySecond = (until: string | undefined): void => {
      for (; j < other.length && other[j]?.[0] !== until; j++) {
        const [key, value] = other[j] as (typeof other)[number];
        this.only('second', jsonLines(value, memberLead(key, depth)), pointerIn(pointer, key));
      }
    };
    for (const [key, value] of one) {
      const lead = memberLead(key, depth);
      if (!keys.has(key)) this.only('first', jsonLines(value, lead), pointerIn(pointer, key));
      else {
        onlySecond(key);
        this.value(value, (other[j++] as (typeof other)[number])[1], lead, pointerIn(pointer, key));
      }
    }
    onlySecond(undefined);
  }

  private elements(one: readonly JsonNode[], other: readonly JsonNode[], depth: number, pointer: string): void {
    const lead = { depth, key: '' };
    const [start, end] = common(one, other, sameText);
    for (const node of one.slice(0, start)) this.same(jsonLines(node, lead));
    const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
    for (let k = 0; k < Math.max(left.length, right.length); k++) {
      const [a, b, at] = [left[k], right[k], `${pointer}/${start + k}`];
      if (a !== undefined && b !== undefined) this.value(a, b, lead, at);
      else if (a !== undefined) this.only('first', jsonLines(a, lead), at);
      else if (b !== undefined) this.only('second', jsonLines(b, lead), at);
    }
    for (const node of one.slice(one.length - end)) this.same(jsonLines(node, lead));
  }

  private lines(one: readonly string[], other: readonly string[], depth: number, pointer: string): void {
    const [start, end] = common(one, other, (a, b) => a === b);
    const at = (line: string): string => indented(depth, line);
    this.same(one.slice(0, start).map(at));
    const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
    for (let k = 0; k < Math.max(left.length, right.length); k++) {
      const [a, b] = [left[k], right[k]];
      if (a !== undefined && b !== undefined) this.changed(at(a), at(b), pointer);
      else if (a !== undefined) this.only('first', [at(a)], pointer);
      else if (b !== undefined) this.only('second', [at(b)], pointer);
    }
    this.same(one.slice(one.length - end).map(at));
  }

  private same(lines: Iterable<string>): void {
    for (const line of lines) this.rows.push(['same', cut(line)]);
  }

  private only(side: 'first' | 'second', lines: Iterable<string>, pointer: string): void {
    for (const line of lines) this.rows.push([side, cut(line), inert(pointer)]);
  }

  private changed(first: string, second: string, pointer: string): void {
    if (first === second) {
      this.same([first]);
      return;
    }
    const [start, end] = common(characters(first), characters(second), (a, b) => a === b);
    const [one, other] = [around(first, start, end), around(second, start, end)];
    this.rows.push(['changed', one.text, other.text, [one.start, one.end, other.start, other.end], inert(pointer)]);
  }
}

/** Units and not characters would do for where they part, but that half of one must not be marked. */
function characters(text: string): string[] {
  return [...text];
}

/** A text cut around its part that differs, and where that part is then. @param end how many characters are behind it */
function around(
  text: string,
  start: number,
  end: number,
): { readonly text: string; readonly start: number; readonly end: number } {
  const all = characters(text);
  const from = all.length > LONGEST && start > BEFORE_PART ? start - BEFORE_PART : 0;
  const to = Math.min(all.length, from + LONGEST);
  const before = from > 0 ? '…' : '';
  const after = to < all.length ? '…' : '';
  const shown = (a: number, b: number): string => all.slice(a, Math.max(a, b)).join('');
  const partEnd = Math.min(all.length - end, to);
  const lead = before + shown(from, start);
  const part = shown(start, partEnd);
  return { text: lead + part + shown(partEnd, to) + after, start: lead.length, end: lead.length + part.length };
}

function cut(line: string): string {
  return around(line, 0, 0).text;
}

function sameText(a: JsonNode, b: JsonNode): boolean {
  return a.text.compare(b.text, b.start, b.end, a.start, a.end) === 0;
}

function pointerIn(pointer: string, key: string): string {
  return `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** The rows with long stretches of equal ones folded. */
function folded(rows: readonly PageRow[]): PageRow[] {
  const short: PageRow[] = [];
  for (let at = 0; at < rows.length; ) {
    let end = at;
    while (end < rows.length && rows[end]?.[0] === 'same') end++;
    const head = at === 0 ? 0 : CONTEXT;
    const tail = end === rows.length ? 0 : CONTEXT;
    if (end - at > head + tail + 1) {
      short.push(...rows.slice(at, at + head), ['folded', end - at - head - tail], ...rows.slice(end - tail, end));
    } else short.push(...rows.slice(at, end));
    if (end < rows.length) short.push(rows[end] as PageRow);
    at = end + 1;
  }
  return short;
}
