import type { PageFinding, PageValue } from '../src/report/page/page-data.ts';
import { differenceView } from './difference-view.ts';
import { button, count, drawn, element, grouped } from './dom.ts';
import { markOf } from './marks.ts';
import { acceptedWhy, type Model, type Spot } from './model.ts';

const MOST_IDENTICAL = 12;

/** What can be asked for from a call that is looked at. */
export interface PanelEvents {
  /** Looks at another call of the same session. */
  went(spot: Spot): void;
  closed(): void;
}

/** One call in full. */
export class Panel {
  readonly root = element('aside', { class: 'panel', 'aria-labelledby': 'call', hidden: '' });
  private readonly model: Model;
  private readonly events: PanelEvents;
  private title: HTMLElement | undefined;

  constructor(model: Model, events: PanelEvents) {
    this.model = model;
    this.events = events;
  }

  get isOpen(): boolean {
    return !this.root.hidden;
  }

  /** Moves the keyboard into it. */
  focus(): void {
    this.title?.focus();
  }

  close(): void {
    this.root.hidden = true;
    this.root.replaceChildren();
  }

  show(spot: Spot): void {
    const { session, index } = spot;
    const { model } = this;
    this.title = element(
      'h2',
      { id: 'call', tabindex: -1 },
      element('span', { class: 'at' }, `index ${index}`),
      ' ',
      element('code', {}, model.toolName(session.toolOf(index))),
    );
    const bar = element(
      'div',
      { class: 'bar' },
      this.title,
      element('div', { class: 'steps' }, this.step(spot, -1), this.step(spot, 1), this.closer()),
    );
    const body = element('div', { class: 'body' }, this.facts(spot));
    for (const finding of session.findingsOn(index)) body.append(this.finding(spot, finding));
    body.append(...this.values(spot));
    this.root.replaceChildren(bar, body);
    this.root.hidden = false;
    this.root.scrollTop = 0;
  }

  private step({ session, index }: Spot, by: 1 | -1): HTMLElement {
    const to = index + by;
    const isThere = to >= 0 && to < session.calls;
    const label = by > 0 ? 'next call' : 'previous call';
    const path = by > 0 ? 'M6 3l5 5-5 5' : 'M10 3L5 8l5 5';
    return button(
      { class: 'icon', 'aria-label': label, title: label, disabled: isThere ? undefined : '' },
      () => this.events.went({ session, index: to }),
      icon(path),
    );
  }

  private closer(): HTMLElement {
    return button(
      { class: 'icon close', 'aria-label': 'close', title: 'close (Escape)' },
      () => this.events.closed(),
      icon('M4 4l8 8M12 4l-8 8'),
    );
  }

  private facts({ session, index }: Spot): HTMLElement {
    const { data } = session;
    const list = element('dl', { class: 'facts' });
    const fact = (name: string, ...what: (Node | string)[]): void => {
      list.append(element('dt', {}, name), element('dd', {}, ...what));
    };
    const [call, answer] = session.placeOf(index) ?? [];
    const bytes = data.columns?.answerBytes[index] ?? -1;
    fact(
      'call',
      element('code', { class: 'place' }, call ? `${data.file}: ${call}` : `${data.file}:${session.lineOf(index)}`),
    );
    fact(
      'answer',
      bytes < 0
        ? 'none'
        : element(
            'code',
            { class: 'place' },
            answer ? `${data.file}: ${answer}` : `line ${session.answerLineOf(index)}`,
          ),
    );
    if (data.session !== undefined) fact('session', element('code', {}, data.session));
    fact(
      'size',
      `${count(data.columns?.argsBytes[index] ?? 0, 'byte')} of arguments, ${bytes < 0 ? 'no answer' : `${count(bytes, 'byte')} of answer`}`,
    );
    const identical = session.identicalTo(index).filter((other) => other !== index);
    if (identical.length > 0) {
      const near = identical.slice(0, MOST_IDENTICAL).flatMap((other) => [this.link({ session, index: other }), ' ']);
      const more = identical.length > MOST_IDENTICAL ? `and ${grouped(identical.length - MOST_IDENTICAL)} more` : '';
      fact('identical', ...near, more);
    }
    return list;
  }

  private link(spot: Spot): HTMLElement {
    return button({ class: 'link' }, () => this.events.went(spot), `index ${spot.index}`);
  }

  private finding(spot: Spot, finding: PageFinding): HTMLElement {
    const { model } = this;
    const kind = model.data.head.kinds[finding[0]];
    const name = kind?.kind ?? '';
    const why = acceptedWhy(finding);
    const box = element('section', { class: `finding ${name}`, 'aria-label': name });
    box.append(
      element(
        'h3',
        {},
        markOf(name),
        name,
        element('span', { class: `level ${kind?.level}` }, why === undefined ? (kind?.level ?? '') : 'accepted'),
      ),
    );
    box.append(this.sentence(spot, finding));
    if (why !== undefined) box.append(element('p', { class: 'dim' }, `accepted: ${why}`));
    const difference = spot.session.differenceOf(finding);
    if (difference !== undefined) box.append(...differenceView(difference, spot.index));
    box.append(element('p', { class: 'fingerprint' }, 'fingerprint ', element('code', {}, finding[5])));
    return box;
  }

  private sentence({ session }: Spot, finding: PageFinding): HTMLElement {
    const sentence = element('p', { class: 'what' });
    const values = finding[4];
    for (const [at, words] of this.model.wordsOf(finding).entries()) {
      // A number is shown as a link that says what it is the number of.
      const value = values[at];
      sentence.append(typeof value === 'number' ? words.replace(/\bindex $/, '') : words);
      if (typeof value === 'number') sentence.append(this.link({ session, index: value }));
      else if (typeof value === 'string') sentence.append(element('code', {}, value));
      else if (value !== undefined) sentence.append(element('span', { class: 'note' }, value[0]));
    }
    return sentence;
  }

  private values({ session, index }: Spot): HTMLElement[] {
    const { values } = this.model.data.head;
    if (values === 'hidden') {
      return [
        element(
          'p',
          { class: 'dim values' },
          'Arguments and answers are hidden: ',
          element('code', {}, 'toolreplay report --show-values'),
          ' shows them.',
        ),
      ];
    }
    return [
      valueBox('canonical call', this.model.callOf(session, index), 'left out'),
      valueBox(
        'answer',
        this.model.answerOf(session, index),
        (session.data.columns?.answerBytes[index] ?? -1) < 0 ? 'none' : 'left out',
      ),
    ];
  }
}

function valueBox(title: string, value: PageValue | undefined, without: string): HTMLElement {
  const box = element('section', { class: 'value', 'aria-label': title }, element('h3', {}, title));
  if (value === undefined) box.append(element('p', { class: 'dim' }, without));
  else {
    box.append(element('pre', { tabindex: 0 }, value.text));
    if (value.cut !== undefined)
      box.append(element('p', { class: 'dim' }, `${count(value.cut, 'more character')} left out`));
  }
  return box;
}

function icon(path: string): SVGElement {
  return drawn('svg', { viewBox: '0 0 16 16', 'aria-hidden': 'true' }, drawn('path', { d: path, class: 'line' }));
}
