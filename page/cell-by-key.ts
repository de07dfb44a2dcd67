import { itemsIn, type Line } from './layout.ts';

/** A line, and which of its cells. */
export interface Cell {
  readonly line: number;
  readonly item: number;
}

/** Where a key leads from a cell; undefined for one that leads nowhere. */
export function cellBy(
  { key, ctrlKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey'>,
  lines: readonly Line[],
  { line, item }: Cell,
): Cell | undefined {
  const last = lines.length - 1;
  const size = (at: number): number => itemsIn(lines[at]);
  if (key === 'ArrowRight') {
    return item + 1 < size(line) ? { line, item: item + 1 } : line < last ? { line: line + 1, item: 0 } : undefined;
  }
  if (key === 'ArrowLeft') {
    return item > 0 ? { line, item: item - 1 } : line > 0 ? { line: line - 1, item: size(line - 1) - 1 } : undefined;
  }
  if (key === 'ArrowDown' && line < last) return { line: line + 1, item: Math.min(item, size(line + 1) - 1) };
  if (key === 'ArrowUp' && line > 0) return { line: line - 1, item: Math.min(item, size(line - 1) - 1) };
  if (key === 'Home') return { line: ctrlKey ? 0 : line, item: 0 };
  if (key === 'End') return ctrlKey ? { line: last, item: size(last) - 1 } : { line, item: size(line) - 1 };
  if (key === 'PageDown') return headFrom(lines, line, 1);
  if (key === 'PageUp') return headFrom(lines, line, -1);
  return undefined;
}

/** The head of the next session, or of this one and then the one before. */
function headFrom(lines: readonly Line[], line: number, step: 1 | -1): Cell | undefined {
  for (let at = line + step; at >= 0 && at < lines.length; at += step) {
    if (lines[at]?.pieces.length === 0) return { line: at, item: 0 };
  }
  return undefined;
}
