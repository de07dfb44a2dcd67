import { element } from './dom.ts';
import { filesTable } from './files.ts';
import { ALL, Filter } from './filter.ts';
import { topBar, verdictView } from './header.ts';
import { foldOf, layOut } from './layout.ts';
import { List } from './list.ts';
import type { Model, Session, Spot } from './model.ts';
import { nextFinding } from './next-finding.ts';
import { Panel } from './panel.ts';
import { Toolbar } from './toolbar.ts';

const KEYS: readonly (readonly [keys: string, what: string])[] = [
  ['← →', 'call'],
  ['↑ ↓', 'row'],
  ['Page ↑ ↓', 'session'],
  ['Enter', 'open'],
  ['Escape', 'close'],
  ['n p', 'next, previous finding'],
  ['/', 'filter tools'],
];

/** The whole page. */
export class App {
  private readonly model: Model;
  private readonly list: List;
  private readonly panel: Panel;
  private readonly toolbar: Toolbar;
  private readonly empty = element('p', { class: 'empty', hidden: '' });
  private filter: Filter;
  private unfolded = new Map<Session, Set<number>>();
  private open: Spot | undefined;
  private width = 0;

  constructor(model: Model) {
    this.model = model;
    this.filter = new Filter(model, ALL);
    this.list = new List(model, {
      opened: (spot, by) => this.look(spot, by === 'keyboard' ? 'focus' : 'stay'),
      reached: (spot) => {
        if (this.panel.isOpen) this.look(spot, 'stay');
      },
      unfolded: (session, { from }) => {
        const start = foldOf(session, this.filter, this.unfolded, from) ?? from;
        this.unfold(session, start);
        this.layOut();
        this.list.focus({ session, index: from });
      },
    });
    this.panel = new Panel(model, { went: (spot) => this.look(spot, 'focus'), closed: () => this.close() });
    this.toolbar = new Toolbar(model, (choice) => {
      this.filter = new Filter(model, choice);
      this.unfolded = new Map();
      this.layOut();
    });
  }

  /** Fills the page and begins to listen. */
  start(): void {
    const main = element('main', { id: 'main' }, this.toolbar.root, this.empty, this.list.root);
    const keys = element(
      'p',
      { class: 'keys' },
      ...KEYS.flatMap(([keys, what]) => [element('kbd', {}, keys), ` ${what} `]),
    );
    const columns = element('div', { class: 'columns' }, main, this.panel.root);
    document.body.prepend(
      element('a', { class: 'skip', href: '#main' }, 'Skip to the calls'),
      topBar(),
      element(
        'div',
        { class: 'summary' },
        verdictView(this.model),
        filesTable(this.model, (session) => this.goTo(session)),
      ),
      columns,
      keys,
    );
    document.addEventListener('keydown', (event) => this.pressed(event));
    new ResizeObserver(() => {
      if (this.list.width !== this.width) this.layOut();
    }).observe(this.list.root);
    this.layOut();
  }

  private layOut(): void {
    this.width = this.list.width;
    const layout = layOut(this.model, this.filter, this.unfolded, this.width);
    this.list.show(layout);
    this.toolbar.show(layout, this.filter.choosesAnything ? 'chosen' : 'all');
    this.empty.hidden = layout.lines.length > 0;
    this.empty.textContent = this.filter.choosesAnything ? 'No call is chosen by these filters.' : 'There is no call.';
  }

  private unfold(session: Session, start: number): void {
    const starts = this.unfolded.get(session) ?? new Set();
    starts.add(start);
    this.unfolded.set(session, starts);
  }

  /** Looks at a call, wherever it is: what hides it is taken away. */
  private look(spot: Spot, how: 'focus' | 'stay'): void {
    this.open = spot;
    this.panel.show(spot);
    document.body.classList.add('looking');
    this.list.mark(spot);
    if (!this.list.reveal(spot)) {
      const fold = foldOf(spot.session, this.filter, this.unfolded, spot.index);
      if (fold === undefined) this.toolbar.reset();
      else this.unfold(spot.session, fold);
      this.layOut();
      if (!this.list.reveal(spot)) {
        const start = foldOf(spot.session, this.filter, this.unfolded, spot.index);
        if (start !== undefined) this.unfold(spot.session, start);
        this.layOut();
        this.list.reveal(spot);
      }
    }
    if (how === 'focus') this.panel.focus();
  }

  private close(): void {
    const { open } = this;
    this.open = undefined;
    this.panel.close();
    document.body.classList.remove('looking');
    this.list.mark(undefined);
    if (open !== undefined) this.list.focus(open);
  }

  private goTo(session: Session): void {
    if (!this.filter.hasSession(session) || this.filter.choosesCalls) this.toolbar.reset();
    this.list.goTo(session);
  }

  private pressed(event: KeyboardEvent): void {
    if (event.key === 'Escape' && this.panel.isOpen) {
      this.close();
      event.preventDefault();
      return;
    }
    const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
    if (isTyping || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === '/') this.toolbar.focus();
    else if (event.key === 'n' || event.key === 'p') {
      const next = nextFinding(this.model, this.filter, this.open, event.key === 'n' ? 1 : -1);
      if (next !== undefined) this.look(next, 'stay');
    } else return;
    event.preventDefault();
  }
}
