import { type Cell, cellBy } from './cell-by-key.ts';
import { callCell, foldCell, markOpen } from './cells.ts';
import { count, element, grouped, rem } from './dom.ts';
import { lastAt } from './last-at.ts';
import type { Layout, Line, Piece } from './layout.ts';
import type { Model, Session, Spot } from './model.ts';
import { headOf } from './session-head.ts';

/** Heights of lines, and widths of a cell and of the index before a line, in `rem`, as the style sheet has them. */
const HEAD = 4.5;
const CALLS = 1.875;
const CELL = 1.75;
const GUTTER = 3.75;
/** So much is drawn beyond what is seen, in pixels. */
const BEYOND = 400;
/** So many lines are printed at most. */
const MOST_PRINTED = 2000;

/** What happens in the list. */
export interface ListEvents {
  opened(spot: Spot, by: 'mouse' | 'keyboard'): void;
  /** The keyboard has moved to a call. */
  reached(spot: Spot): void;
  unfolded(session: Session, piece: Piece): void;
}

/** All sessions as strips of calls. Only the lines that are seen are elements: a session can have any number of calls. */
export class List {
  readonly root = element('div', { class: 'list', role: 'grid', 'aria-label': 'Calls by session' });
  private readonly model: Model;
  private readonly events: ListEvents;
  private lines: readonly Line[] = [];
  /** Where each line starts, in pixels, and where the last one ends. */
  private tops = new Float64Array(1);
  private readonly drawn = new Map<number, HTMLElement>();
  private current: Cell = { line: 0, item: 0 };
  private open: Spot | undefined;
  private goesTo: 'screen' | 'paper' = 'screen';

  constructor(model: Model, events: ListEvents) {
    this.model = model;
    this.events = events;
    this.root.addEventListener('click', (event) => this.clicked(event));
    this.root.addEventListener('keydown', (event) => this.pressed(event));
    this.root.addEventListener('focusin', (event) => this.focused(event));
    window.addEventListener('scroll', () => this.draw(), { passive: true });
    window.addEventListener('beforeprint', () => this.drawFor('paper'));
    window.addEventListener('afterprint', () => this.drawFor('screen'));
  }

  /** How many cells a line has room for. */
  get width(): number {
    return Math.max(8, Math.floor(this.root.clientWidth / rem() - GUTTER) / CELL) | 0;
  }

  /** Shows other lines. */
  show({ lines }: Layout): void {
    const at = this.spotAt(this.current);
    const hadFocus = this.root.contains(document.activeElement);
    this.lines = lines;
    this.tops = new Float64Array(lines.length + 1);
    const unit = rem();
    for (const [at, { pieces }] of lines.entries()) {
      this.tops[at + 1] = (this.tops[at] as number) + (pieces.length === 0 ? HEAD : CALLS) * unit;
    }
    this.root.style.setProperty('--height', `${this.tops[lines.length]}px`);
    this.root.setAttribute('aria-rowcount', String(lines.length));
    this.current = (at && this.cellOf(at)) ?? {
      line: Math.min(this.current.line, Math.max(0, lines.length - 1)),
      item: 0,
    };
    for (const row of this.drawn.values()) row.remove();
    this.drawn.clear();
    this.draw();
    if (hadFocus) this.moveTo(this.current, 'focus');
  }

  /** Marks the call that is looked at. */
  mark(spot: Spot | undefined): void {
    const before = this.open;
    this.open = spot;
    for (const one of [before, spot]) if (one !== undefined) this.redraw(one.session);
  }

  /** Brings a call into view. @returns whether it is there */
  reveal(spot: Spot): boolean {
    const cell = this.cellOf(spot);
    if (cell === undefined) return false;
    this.moveTo(cell, 'stay');
    return true;
  }

  /** Brings the head of a session into view and moves the keyboard there. */
  goTo(session: Session): void {
    const line = this.lines.findIndex((candidate) => candidate.session === session);
    if (line >= 0) this.moveTo({ line, item: 0 }, 'focus');
  }

  /** Moves the keyboard to a call. */
  focus(spot: Spot): void {
    const cell = this.cellOf(spot);
    if (cell !== undefined) this.moveTo(cell, 'focus');
  }

  private cellOf({ session, index }: Spot): Cell | undefined {
    for (let line = this.lineFrom(session); this.lines[line]?.session === session; line++) {
      let item = 0;
      for (const { from, to, isFolded } of this.lines[line]?.pieces ?? []) {
        if (!isFolded && index >= from && index < to) return { line, item: item + index - from };
        item += isFolded ? 1 : to - from;
      }
    }
    return undefined;
  }

  /** The first line of a session. Sessions stand in their order, so that half of the lines is left out at each look. */
  private lineFrom(session: Session): number {
    return lastAt(this.lines.length, (line) => (this.lines[line] as Line).session.number < session.number) + 1;
  }

  private drawFor(where: 'screen' | 'paper'): void {
    this.goesTo = where;
    const more = this.lines.length - MOST_PRINTED;
    if (more > 0) this.root.dataset['more'] = `${count(more, 'more line')} not printed`;
    else delete this.root.dataset['more'];
    this.draw();
  }

  /** The first and the last line that are seen. Paper has no window: what it shows is all lines. */
  private seen(): [first: number, last: number] {
    if (this.goesTo === 'paper') return [0, Math.min(this.lines.length, MOST_PRINTED) - 1];
    const { top } = this.root.getBoundingClientRect();
    return [this.lineAt(-top - BEYOND), this.lineAt(window.innerHeight - top + BEYOND)];
  }

  private draw(): void {
    const [first, last] = this.seen();
    for (const [line, row] of this.drawn) {
      // What has the focus stays: the keyboard would be lost with it.
      if (line >= first && line <= last) continue;
      if (row.contains(document.activeElement)) continue;
      row.remove();
      this.drawn.delete(line);
    }
    for (let line = first; line <= last; line++) this.drawLine(line);
    this.drawLine(this.current.line);
  }

  private lineAt(y: number): number {
    const line = lastAt(this.lines.length, (at) => (this.tops[at] as number) <= y);
    return Math.max(0, line);
  }

  private redraw(session: Session): void {
    for (const [line, row] of this.drawn) {
      if (this.lines[line]?.session !== session) continue;
      for (const cell of row.querySelectorAll<HTMLElement>('.cell'))
        markOpen(cell, { session, index: Number(cell.dataset['index']) }, this.open);
    }
  }

  private drawLine(line: number): void {
    const shown = this.lines[line];
    if (shown === undefined || this.drawn.has(line)) return;
    const row = element('div', { role: 'row', 'aria-rowindex': line + 1, 'data-line': line });
    row.style.top = `${this.tops[line]}px`;
    if (shown.pieces.length === 0) {
      row.className = 'row head';
      row.append(headOf(this.model, shown.session));
    } else {
      row.className = 'row calls';
      row.append(element('span', { class: 'index', 'aria-hidden': 'true' }, grouped(shown.pieces[0]?.from ?? 0)));
      let item = 0;
      for (const piece of shown.pieces) {
        if (piece.isFolded) row.append(foldCell(piece, item++));
        else
          for (let index = piece.from; index < piece.to; index++)
            row.append(callCell(this.model, { session: shown.session, index }, item++, this.open));
      }
    }
    if (line === this.current.line) this.tabbable(row)?.setAttribute('tabindex', '0');
    this.drawn.set(line, row);
    this.insert(line, row);
  }

  /** Rows stand in their order in the document too, which is what is read aloud. */
  private insert(line: number, row: HTMLElement): void {
    for (let child = this.root.lastElementChild; child !== null; child = child.previousElementSibling) {
      if (child instanceof HTMLElement && Number(child.dataset['line']) < line) {
        child.after(row);
        return;
      }
    }
    this.root.prepend(row);
  }

  private clicked(event: Event): void {
    const cell = this.cellUnder(event);
    if (cell !== undefined) this.press(cell, 'mouse');
  }

  private focused(event: Event): void {
    const cell = this.cellUnder(event);
    if (cell !== undefined) this.makeCurrent(cell);
  }

  private cellUnder({ target }: Event): Cell | undefined {
    const item = target instanceof Element ? target.closest<HTMLElement>('[data-item]') : null;
    const row = item?.closest<HTMLElement>('[data-line]');
    if (!item || !row) return undefined;
    return { line: Number(row.dataset['line']), item: Number(item.dataset['item']) };
  }

  private press(cell: Cell, by: 'mouse' | 'keyboard'): void {
    const { session } = this.lines[cell.line] as Line;
    const piece = this.pieceAt(cell);
    if (piece === undefined) return;
    this.makeCurrent(cell);
    if (piece.isFolded) this.events.unfolded(session, piece);
    else this.events.opened({ session, index: piece.from }, by);
  }

  /** The call that a cell shows; undefined for a head or a fold. */
  private spotAt(cell: Cell): Spot | undefined {
    const piece = this.pieceAt(cell);
    const session = this.lines[cell.line]?.session;
    return piece?.isFolded === false && session !== undefined ? { session, index: piece.from } : undefined;
  }

  /** What a cell shows: one call, or a fold; undefined in a head. */
  private pieceAt({ line, item }: Cell): Piece | undefined {
    let left = item;
    for (const piece of this.lines[line]?.pieces ?? []) {
      const size = piece.isFolded ? 1 : piece.to - piece.from;
      if (left < size) {
        return piece.isFolded ? piece : { from: piece.from + left, to: piece.from + left + 1, isFolded: false };
      }
      left -= size;
    }
    return undefined;
  }

  private pressed(event: KeyboardEvent): void {
    if (event.altKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') this.press(this.current, 'keyboard');
    else {
      const cell = cellBy(event, this.lines, this.current);
      if (cell === undefined) return;
      this.moveTo(cell, 'focus');
      const spot = this.spotAt(cell);
      if (spot !== undefined) this.events.reached(spot);
    }
    event.preventDefault();
  }

  private makeCurrent(cell: Cell): void {
    const before = this.drawn.get(this.current.line);
    if (before !== undefined) this.tabbable(before)?.setAttribute('tabindex', '-1');
    this.current = cell;
    const row = this.drawn.get(cell.line);
    if (row !== undefined) this.tabbable(row)?.setAttribute('tabindex', '0');
  }

  /** The cell of a row that the keyboard is at or would come to. */
  private tabbable(row: HTMLElement): HTMLElement | null {
    return row.querySelector<HTMLElement>(`[data-item="${this.current.item}"]`);
  }

  private moveTo(cell: Cell, how: 'focus' | 'stay'): void {
    this.makeCurrent(cell);
    this.drawLine(cell.line);
    const row = this.drawn.get(cell.line);
    if (row === undefined) return;
    this.makeCurrent(cell);
    // What is seen of the list begins below the bar with the filters.
    row.scrollIntoView({ block: 'nearest' });
    if (how === 'focus') this.tabbable(row)?.focus({ preventScroll: true });
    this.draw();
  }
}
