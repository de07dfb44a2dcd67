import { button, element, grouped } from './dom.ts';
import { markOf } from './marks.ts';
import type { Model, Session } from './model.ts';
import { nameOf } from './session-head.ts';

/** So many rows there are at first, and so many more each time that more are asked for. */
const ROWS = 20;
const MORE_ROWS = 200;

/** The table of all sessions: what cannot be judged first, then what has findings. */
export function filesTable(model: Model, goTo: (session: Session) => void): HTMLElement {
  const kinds = [...model.data.head.kinds.entries()].filter(([, { isShown }]) => isShown);
  const numbers = kinds.map(([kind]) => kind);
  const sessions = [...model.sessions].sort((a, b) => rank(a) - rank(b) || a.number - b.number);
  const body = element('tbody');
  const head = element('tr', {}, heading('transcript'), heading('calls', 'number'), heading('divergence'));
  for (const [, { kind }] of kinds) {
    const name = element('span', { class: 'kind' }, markOf(kind), kind);
    head.append(element('th', { scope: 'col', class: 'number' }, name));
  }
  head.append(heading('chain'), heading('scope'), heading('result'));
  const table = element('table', {}, element('thead', {}, head), body);
  let shown = 0;
  const more = button({ class: 'more' }, () => {
    const before = body.lastElementChild;
    add(MORE_ROWS);
    // A button that is gone takes the keyboard with it.
    if (more.hidden) before?.nextElementSibling?.querySelector('button')?.focus();
  });
  const add = (rows: number): void => {
    for (const session of sessions.slice(shown, shown + rows)) body.append(rowOf(session, numbers, goTo));
    shown = Math.min(sessions.length, shown + rows);
    const left = sessions.length - shown;
    more.hidden = left === 0;
    more.textContent = `show ${grouped(Math.min(left, MORE_ROWS))} of ${grouped(left)} more`;
  };
  add(ROWS);
  return element(
    'details',
    { class: 'files', open: '' },
    element('summary', {}, element('h2', {}, 'Transcripts'), ` ${grouped(sessions.length)}`),
    element('div', { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': 'Table of transcripts' }, table, more),
  );
}

function heading(text: string, name?: string): HTMLElement {
  return element('th', { scope: 'col', class: name }, text);
}

function rank({ data }: Session): number {
  return data.unusable !== undefined ? 0 : data.result === 'findings' ? 1 : 2;
}

function rowOf(session: Session, kinds: readonly number[], goTo: (session: Session) => void): HTMLElement {
  const { data } = session;
  const name = element(
    'th',
    { scope: 'row' },
    button({ class: 'link' }, () => goTo(session), nameOf(session)),
  );
  if (data.unusable !== undefined) {
    const { place, message, code } = data.unusable;
    const why = element('td', { colspan: kinds.length + 4, class: 'why' }, element('code', {}, place), ` ${message}`);
    return element('tr', {}, name, why, element('td', { class: 'bad' }, `unusable (${code})`));
  }
  const replay = data.replay === 'checked' ? undefined : data.replay;
  return element(
    'tr',
    {},
    name,
    element('td', { class: 'number' }, grouped(data.calls)),
    replay === undefined
      ? element('td', {}, data.divergence === undefined ? 'none' : `index ${data.divergence}`)
      : skipped(replay),
    ...kinds.map((kind) => {
      const number = data.counts[kind] ?? 0;
      return element('td', { class: number > 0 ? 'number some' : 'number' }, grouped(number));
    }),
    data.chain === 'intact' || data.chain === 'broken' ? element('td', {}, data.chain) : skipped(data.chain),
    element('td', {}, data.scope),
    element(
      'td',
      { class: data.result === 'findings' ? 'bad' : data.result.startsWith('clean') ? 'good' : 'dim' },
      data.result,
    ),
  );
}

function skipped(why: string): HTMLElement {
  return element('td', { class: 'dim' }, why);
}
