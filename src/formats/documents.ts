import type { JsonNode } from '../json/node.ts';
import type { Item, Reader } from './format.ts';

/** Reads the lines of one log, of which a file may hold more than one. */
export interface LineReader {
  line(node: JsonNode): void;
  /** There are no more lines of this log. */
  finish(): void;
}

/** Keys under which documents hold the lines of a log of lines. */
const LINES = ['items', 'events'];

/**
 * Reads a log of lines also where its lines were made the elements of an array, or of one in a document.
 *
 * @param make makes the reader of one log, which has this name if it does not tell its own
 */
export function readLines(make: (name: string) => LineReader): Reader {
  let logs = 0;
  let group = 0;
  let reader: LineReader | undefined;
  const finish = (): void => {
    reader?.finish();
    reader = undefined;
  };
  const open = (): LineReader => {
    reader ??= make(++logs === 1 ? 'main' : `conversation ${logs}`);
    return reader;
  };
  return {
    read(item: Item) {
      const lines = linesIn(item.node);
      if (lines !== undefined || item.group !== group) finish();
      group = item.group;
      if (lines === undefined) open().line(item.node);
      else {
        for (const line of lines.items()) open().line(line);
        finish();
      }
    },
    finish,
  };
}

/**
 * Whether an item is a line of a log, or a document with such lines.
 *
 * @param isElement what is looked for in a document
 */
export function hasLine(node: JsonNode, isLine: (line: JsonNode) => boolean, isElement = isLine): boolean {
  const lines = linesIn(node);
  if (lines === undefined) return isLine(node);
  for (const line of lines.items()) if (isElement(line)) return true;
  return false;
}

/** The array of the lines that a document holds; undefined when it is a line itself. */
function linesIn(node: JsonNode): JsonNode | undefined {
  if (node.kind !== 'object' || node.get('type') !== undefined) return undefined;
  return LINES.map((key) => node.get(key)).find((lines) => lines?.kind === 'array');
}
