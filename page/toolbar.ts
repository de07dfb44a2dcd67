import { button, count, element, grouped } from './dom.ts';
import { ALL, type Choice } from './filter.ts';
import type { Layout } from './layout.ts';
import { markOf } from './marks.ts';
import type { Model } from './model.ts';

/** A list of more names is too long to be chosen from: the text finds the others. */
const MOST_NAMES = 1000;

/** The filters, and how much of the report they leave. */
export class Toolbar {
  readonly root = element('form', { class: 'toolbar', role: 'search', 'aria-label': 'Filters' });
  private readonly model: Model;
  private readonly changed: (choice: Choice) => void;
  private readonly kinds = new Map<number, HTMLButtonElement>();
  private readonly tool: HTMLSelectElement;
  private readonly text = element('input', {
    type: 'search',
    id: 'text',
    placeholder: 'part of a name',
    autocomplete: 'off',
    spellcheck: 'false',
  });
  private readonly file: HTMLSelectElement;
  private readonly state = element('output', { class: 'state', tabindex: -1 });
  private readonly clear: HTMLButtonElement;

  constructor(model: Model, changed: (choice: Choice) => void) {
    this.model = model;
    this.changed = changed;
    this.tool = chooser('tool', 'all tools', toolsByUse(model));
    const files = [...new Set(model.sessions.map(({ data }) => data.file))];
    this.file = chooser(
      'file',
      'all files',
      files.map((name) => [name, name] as const),
    );
    this.clear = button(
      { class: 'clear' },
      () => {
        this.reset();
        // The button is gone with the filters: the keyboard would be lost with it.
        this.state.focus();
      },
      'clear filters',
    );
    this.root.append(this.kindButtons(), this.fields(), element('div', { class: 'counts' }, this.state, this.clear));
    this.root.addEventListener('submit', (event) => event.preventDefault());
    for (const field of [this.tool, this.file]) field.addEventListener('change', () => this.tell());
    this.text.addEventListener('input', () => this.tell());
  }

  /** Chooses everything again. */
  reset(): void {
    for (const one of this.kinds.values()) one.setAttribute('aria-pressed', 'false');
    this.tool.value = '';
    this.file.value = '';
    this.text.value = '';
    this.tell();
  }

  /** Moves the keyboard to the text. */
  focus(): void {
    this.text.focus();
  }

  /** Says how much is chosen. */
  show({ calls, sessions }: Layout, choosesAnything: 'chosen' | 'all'): void {
    const { model } = this;
    const all = model.sessions.reduce((sum, session) => sum + session.calls, 0);
    this.state.textContent =
      choosesAnything === 'all'
        ? `${count(all, 'call')} in ${count(model.sessions.length, 'session')}`
        : `${grouped(calls)} of ${count(all, 'call')}, ${grouped(sessions)} of ${count(model.sessions.length, 'session')}`;
    this.clear.hidden = choosesAnything === 'all';
  }

  private tell(): void {
    const kinds = [...this.kinds]
      .filter(([, one]) => one.getAttribute('aria-pressed') === 'true')
      .map(([kind]) => kind);
    this.changed({
      ...ALL,
      kinds: new Set(kinds),
      tool: this.tool.value === '' ? undefined : Number(this.tool.value),
      text: this.text.value,
      file: this.file.value === '' ? undefined : this.file.value,
    });
  }

  private kindButtons(): HTMLElement {
    const group = element('div', { class: 'kinds', role: 'group', 'aria-label': 'Kinds of finding' });
    for (const [number, { kind, count: found, isShown }] of this.model.data.head.kinds.entries()) {
      if (!isShown) continue;
      const chip = button(
        { class: 'chip', 'aria-pressed': 'false', disabled: found === 0 ? '' : undefined },
        () => {
          chip.setAttribute('aria-pressed', String(chip.getAttribute('aria-pressed') === 'false'));
          this.tell();
        },
        markOf(kind),
        element('span', {}, kind),
        element('b', {}, grouped(found)),
      );
      this.kinds.set(number, chip);
      group.append(chip);
    }
    return group;
  }

  private fields(): HTMLElement {
    const field = (name: string, label: string, input: HTMLElement): HTMLElement =>
      element('label', { for: name }, element('span', {}, label), input);
    return element(
      'div',
      { class: 'fields' },
      field('file', 'File', this.file),
      field('tool', 'Tool', this.tool),
      field('text', 'Tool has', this.text),
    );
  }
}

function chooser(
  id: string,
  all: string,
  options: readonly (readonly [value: string, text: string])[],
): HTMLSelectElement {
  const select = element('select', { id }, element('option', { value: '' }, all));
  for (const [value, text] of options.slice(0, MOST_NAMES))
    select.append(element('option', { value }, text === '' ? '(no name)' : text));
  const left = options.length - MOST_NAMES;
  if (left > 0) select.append(element('option', { value: '', disabled: '' }, `and ${grouped(left)} more`));
  return select;
}

/** The numbers and names of all tools with how often each was called, the most often first. */
function toolsByUse({ data, sessions }: Model): (readonly [value: string, text: string])[] {
  const calls = new Float64Array(data.tail.tools.length);
  for (const session of sessions) {
    for (let index = 0; index < session.calls; index++) {
      const tool = session.toolOf(index);
      calls[tool] = (calls[tool] ?? 0) + 1;
    }
  }
  return data.tail.tools
    .map((name, number) => [String(number), `${name} (${grouped(calls[number] ?? 0)})`, calls[number] ?? 0] as const)
    .sort((a, b) => b[2] - a[2])
    .map(([value, text]) => [value, text] as const);
}
