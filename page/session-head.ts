import { count, element, grouped } from './dom.ts';
import { markOf } from './marks.ts';
import type { Model, Session } from './model.ts';

/** What stands above the calls of a session: its name, and what it came to. */
export function headOf(model: Model, session: Session): HTMLElement {
  const { data } = session;
  const name = element('span', { class: 'name' }, element('strong', {}, data.file));
  if (data.session !== undefined) name.append(element('span', { class: 'session' }, data.session));
  const head = element('div', { class: 'box', role: 'gridcell', tabindex: -1, 'data-item': 0, title: nameOf(session) });
  head.append(element('div', { class: 'title' }, name, found(model, session)));
  head.append(element('div', { class: 'facts' }, factsOf(session)));
  return head;
}

/** How a session is called in words. */
export function nameOf({ data }: Session): string {
  return data.session === undefined ? data.file : `${data.file} [${data.session}]`;
}

function found(model: Model, { data }: Session): HTMLElement {
  const counts = element('span', { class: 'counts' });
  if (data.unusable !== undefined)
    counts.append(element('span', { class: 'unusable' }, `unusable (${data.unusable.code})`));
  else if (data.result !== 'findings') counts.append(element('span', { class: 'calm' }, data.result));
  for (const [kind, number] of data.counts.entries()) {
    if (number === 0) continue;
    const name = model.kindName(kind);
    counts.append(
      element(
        'span',
        { class: 'count', title: `${grouped(number)} ${name}` },
        markOf(name),
        grouped(number),
        element('span', { class: 'hidden' }, ` ${name}`),
      ),
    );
  }
  return counts;
}

function factsOf({ data, calls }: Session): string {
  if (data.unusable !== undefined) return `${data.unusable.place}: ${data.unusable.message}`;
  const replay =
    data.replay !== 'checked' ? data.replay : data.divergence === undefined ? 'none' : `index ${data.divergence}`;
  return [
    count(calls, 'call'),
    `divergence: ${replay}`,
    `chain: ${data.chain}`,
    `scope: ${data.scope}`,
    ...(data.notes === undefined ? [] : [data.notes]),
  ].join('  ·  ');
}
