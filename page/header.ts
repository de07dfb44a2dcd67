import { button, element } from './dom.ts';
import { logo, resultMark } from './marks.ts';
import type { Model } from './model.ts';

const THEMES = ['auto', 'light', 'dark'] as const;

/** The name of the product, and the choice of light and dark. */
export function topBar(): HTMLElement {
  const root = document.documentElement;
  let theme = 0;
  const toggle = button({ class: 'theme' }, () => {
    theme = (theme + 1) % THEMES.length;
    paint();
  });
  const paint = (): void => {
    const name = THEMES[theme] ?? 'auto';
    root.dataset['theme'] = name;
    toggle.textContent = `theme: ${name}`;
  };
  paint();
  return element('header', { class: 'top' }, element('span', { class: 'brand' }, logo(), 'ToolReplay'), toggle);
}

/** The outcome, and all that is to be said of the audit as a whole. */
export function verdictView({ data }: Model): HTMLElement {
  const { result, exitCode, verdict, nothing, notes, notChecked, values } = data.head;
  const passed = exitCode === 0 ? 'passed' : 'failed';
  const box = element('section', { class: `verdict ${result} ${passed}`, 'aria-label': 'Outcome' });
  const words = element('div', {}, element('h1', {}, verdict), element('p', {}, `${result}, exit code ${exitCode}`));
  box.append(element('span', { class: 'badge' }, resultMark(result)), words);
  const list = element('ul', { class: 'notes' });
  if (nothing !== undefined) list.append(element('li', { class: 'bad' }, nothing));
  for (const line of notes) list.append(element('li', {}, line));
  for (const line of notChecked) list.append(element('li', {}, element('b', {}, 'not checked: '), line));
  for (const line of data.tail.left) list.append(element('li', {}, element('b', {}, 'left out: '), line));
  list.append(element('li', {}, VALUES[values]));
  return element('div', {}, box, list);
}

const VALUES = {
  hidden: 'Arguments and answers are hidden.',
  redacted: 'Arguments and answers are shown, redacted.',
  'as they are': 'Arguments and answers are shown as they are: this page may hold secrets.',
} as const;
