import { count, element, grouped } from './dom.ts';
import type { Piece } from './layout.ts';
import { markOf } from './marks.ts';
import { acceptedWhy, type Model, type Spot } from './model.ts';

/** A call in a strip. @param item which cell of its line it is */
export function callCell(model: Model, spot: Spot, item: number, open: Spot | undefined): HTMLElement {
  const { session, index } = spot;
  const worst = session.worst[index] ?? 0;
  const label = labelOf(model, spot);
  const cell = element('span', {
    class: 'cell',
    role: 'gridcell',
    tabindex: -1,
    title: label,
    'aria-label': label,
    'data-item': item,
    'data-index': index,
  });
  const accepted = session.accepted[index] ?? 0;
  if (worst + accepted > 0) {
    cell.classList.add(worst > 0 ? 'found' : 'accepted');
    cell.append(markOf(model.kindName((worst || accepted) - 1)));
  }
  markOpen(cell, spot, open);
  return cell;
}

/** A stretch of calls that are folded. */
export function foldCell({ from, to }: Piece, item: number): HTMLElement {
  const label = `${count(to - from, 'call')} folded, from index ${from} to ${to - 1}: unfold`;
  return element(
    'span',
    { class: 'fold', role: 'gridcell', tabindex: -1, title: label, 'aria-label': label, 'data-item': item },
    `⋯ ${grouped(to - from)} ⋯`,
  );
}

/** Marks the cell of the call that is looked at, and those of calls that are identical to it. */
export function markOpen(cell: HTMLElement, { session, index }: Spot, open: Spot | undefined): void {
  const isOpen = open?.session === session && open.index === index;
  const isSame = open?.session === session && session.firstOf(index) === session.firstOf(open.index);
  cell.classList.toggle('open', isOpen);
  cell.classList.toggle('identical', isSame && !isOpen);
  cell.setAttribute('aria-selected', String(isOpen));
}

function labelOf(model: Model, { session, index }: Spot): string {
  const kinds = session.findingsOn(index).map((finding) => {
    return `${model.kindName(finding[0])}${acceptedWhy(finding) === undefined ? '' : ' (accepted)'}`;
  });
  return [`index ${index}`, model.toolName(session.toolOf(index)), ...new Set(kinds)].join(', ');
}
