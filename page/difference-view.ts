import type { PageDifference, PageRow } from '../src/report/page/page-data.ts';
import { count, element } from './dom.ts';

const ONLY = ['', ' (only in the first answer)', ' (only in the second answer)'];

/** Where two answers differ, and both side by side where they are shown. @param index that of the second call */
export function differenceView({ first, places, more, rows, moreRows }: PageDifference, index: number): HTMLElement[] {
  const list = element('ul', { class: 'places' });
  for (const [pointer, only] of places) {
    const name = pointer === '' ? element('em', {}, 'the whole answer') : element('code', {}, pointer);
    list.append(element('li', {}, name, ONLY[only] ?? ''));
  }
  if (more > 0) list.append(element('li', { class: 'dim' }, `and ${count(more, 'more place')}`));
  const where = element('div', {}, element('h4', {}, 'The answers differ at'), list);
  if (rows === undefined) return [where];
  const body = element('tbody');
  let before = '';
  for (const row of rows) {
    const pointer = pointerOf(row);
    // A line that is about the same place as the one above does not say so again.
    if (pointer !== '' && pointer !== before) body.append(placeRow(pointer));
    body.append(rowOf(row));
    before = pointer;
  }
  const head = element('tr', {}, side(`index ${first}`, 'first answer'), side(`index ${index}`, 'this answer'));
  const table = element('table', { class: 'sides' }, element('thead', {}, head), body);
  const note =
    moreRows === undefined ? [] : [element('p', { class: 'dim' }, `${count(moreRows, 'more row')} left out`)];
  return [
    where,
    element('div', { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': 'Both answers side by side' }, table),
    ...note,
  ];
}

function side(where: string, what: string): HTMLElement {
  return element('th', { scope: 'col' }, element('span', {}, where), ` ${what}`);
}

function pointerOf(row: PageRow): string {
  if (row[0] === 'changed') return row[4];
  return row[0] === 'first' || row[0] === 'second' ? row[2] : '';
}

function placeRow(pointer: string): HTMLElement {
  return element('tr', { class: 'pointer' }, element('td', { colspan: 2 }, element('code', {}, pointer)));
}

function rowOf(row: PageRow): HTMLElement {
  if (row[0] === 'folded') {
    return element('tr', { class: 'folded' }, element('td', { colspan: 2 }, `⋯ ${count(row[1], 'equal line')} ⋯`));
  }
  return element('tr', {}, ...cellsOf(row));
}

function cellsOf(row: Exclude<PageRow, readonly ['folded', number]>): [HTMLElement, HTMLElement] {
  if (row[0] === 'same') return [cell(row[1]), cell(row[1])];
  if (row[0] === 'first') return [cell(row[1], 'gone'), cell('', 'nothing')];
  if (row[0] === 'second') return [cell('', 'nothing'), cell(row[1], 'come')];
  const [, first, second, [start, end, otherStart, otherEnd]] = row;
  return [marked(first, start, end, 'gone'), marked(second, otherStart, otherEnd, 'come')];
}

function cell(text: string, name?: string): HTMLElement {
  return element('td', { class: name }, line(text, text));
}

function marked(text: string, start: number, end: number, name: string): HTMLElement {
  const part = element('mark', {}, text.slice(start, end));
  return element('td', { class: name }, line(text, text.slice(0, start), part, text.slice(end)));
}

/** A line of JSON: where it is too long for one, the rest stands a little deeper than its start. */
function line(text: string, ...parts: readonly (Node | string)[]): HTMLElement {
  const shown = element('span', { class: 'text' }, ...parts);
  shown.style.setProperty('--deep', String(text.search(/\S|$/) + 2));
  return shown;
}
