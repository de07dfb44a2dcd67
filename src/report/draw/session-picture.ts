import type { Kind } from '../../rules/kinds.ts';
import { clip } from '../inert.ts';
import { count } from '../words.ts';
import { worseOf } from '../worse.ts';
import type { Chain } from './chain.ts';
import { type Drawing, type DrawnCall, slotsOf } from './drawing.ts';
import { label, SessionRow } from './session-row.ts';
import { element, MONO, SANS, svgDocument } from './svg.ts';

const CHAIN: Chain = { name: 'session', left: 47, y: 148, length: 156, radius: 29, pitch: 130, wire: 12, gap: 3.5 };
/** So many links stand in a row, and so wide that makes the picture. */
const ROW = 6;
const WIDTH = 900;
const LONGEST_NAME = 90;
const LONGEST_DESCRIPTION = 2000;
/** How wide a character of the title is, or more. */
const CHARACTER = 8.5;
/** What the title and the line below it take, with the room around them. */
const TITLE = 74;

const TEXT_RULES = [
  `text{font-family:${SANS};font-size:13px;text-anchor:middle}`,
  `.mono{font-family:${MONO}}`,
  '.start{text-anchor:start}',
  '.strong{font-weight:600}',
  '.title{font-size:15px}',
  '.number{font-size:22px}',
  '.halo{paint-order:stroke;stroke-width:7px;stroke-linejoin:round}',
];

/** A session as a chain, a link a call, with its findings: an SVG file. Sessions of any length are drawn in rows. */
export function sessionPicture(drawing: Drawing): string {
  const rows = rowsOf(drawing);
  const left = CHAIN.left - CHAIN.wire / 2;
  const name = clip(drawing.name, LONGEST_NAME);
  const last = rows.at(-1);
  const titleEnd = left + name.length * CHARACTER;
  // The title stands beside the last captions where these leave room for it.
  const bottom =
    last === undefined ? 0 : titleEnd < last.belowLeft ? Math.max(last.y + 92, last.bottom - TITLE) : last.bottom;
  const height = bottom + TITLE + (last === undefined ? 0 : 18);
  const found = summaryOf(drawing);
  const list = drawing.findings.map(({ index, kind }) => `Index ${index}: ${kind}.`).join(' ');
  return svgDocument({
    width: WIDTH,
    height,
    title: `The audit of ${name}`,
    description: clip(`${found}. ${list}`, LONGEST_DESCRIPTION),
    extraRules: TEXT_RULES,
    body: [
      // The panel that the picture brings along, so that it reads on any page.
      element('rect', {
        x: 0.5,
        y: 0.5,
        width: WIDTH - 1,
        height: height - 1,
        rx: 12,
        class: 'fill-panel stroke-edge',
      }),
      label(left, height - 52, 'start title strong fill-ink', name),
      label(left, height - 34, 'start fill-muted', found),
      ...rows.flatMap((row) => row.draw()),
    ],
  });
}

function rowsOf(drawing: Drawing): SessionRow[] {
  const { findings, calls, divergence } = drawing;
  const worst = new Map<number, Kind>();
  for (const { index, kind } of findings) worst.set(index, worseOf(worst.get(index), kind));
  const slots = slotsOf(drawing);
  const rows: SessionRow[] = [];
  for (let at = 0; at < slots.length; at += ROW) {
    const inRow = slots.slice(at, at + ROW);
    const drawn = new Set(inRow.filter(({ folded }) => folded === 0).map(({ first }) => first));
    const y = (rows.at(-1)?.bottom ?? 0) + CHAIN.y;
    rows.push(
      new SessionRow(
        { ...CHAIN, name: at === 0 ? CHAIN.name : `${CHAIN.name}-${at / ROW}`, y },
        {
          width: WIDTH,
          slots: inRow,
          // All slots are calls of the session.
          callOf: (index) => calls[index] as DrawnCall,
          findings: findings.filter(({ index }) => drawn.has(index)),
          worstOn: (index) => worst.get(index),
          divergence,
        },
      ),
    );
  }
  return rows;
}

function summaryOf({ calls, found, divergence }: Drawing): string {
  const where = divergence === undefined ? 'no divergence' : `divergence at index ${divergence}`;
  return `${count(calls.length, 'call')}, ${count(found, 'finding')}, ${where}`;
}
