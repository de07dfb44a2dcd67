import { drawn } from './dom.ts';

/** The shape of each kind of finding, in a square of 16, filled unless it starts with `~`, which is a line. */
const SHAPES: { readonly [kind: string]: readonly string[] } = {
  'non-determinism': ['M8 1.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13z'],
  'permission-overreach': ['M5.2 1.2h5.6l4 4v5.6l-4 4H5.2l-4-4V5.2zM4 7v2h8V7z'],
  'broken-chain': [
    'M8 .8l1.7 3.6L13.2 2.8l-1.6 3.5L15.2 8l-3.6 1.7 1.6 3.5-3.5-1.6L8 15.2l-1.7-3.6-3.5 1.6 1.6-3.5L.8 8l3.6-1.7-1.6-3.5 3.5 1.6z',
  ],
  'redundant-call': ['~M3 8a5 5 0 0 1 8.6-3.5L13 6M13 2.6V6H9.6M13 8a5 5 0 0 1-8.6 3.5L3 10M3 13.4V10h3.4'],
  'repeated-loop': ['~M8.5 8.2a1.1 1.1 0 0 1-2-.6a2.6 2.6 0 0 1 5.2 0a4 4 0 0 1-8 .4a5.5 5.5 0 0 1 10.6-1.6'],
  'permission-warning': ['M8 1.4l7 12.8H1zM7.2 6v4.4h1.6V6zM7.2 11.4v1.6h1.6v-1.6z'],
  'unverifiable-call': ['~M5 5.6a3 3 0 1 1 4.4 2.6c-1 .6-1.4 1-1.4 2.2M8 12.4v1.4'],
};

/** The mark of a kind: a shape of its own, not only a colour. It is there for the eye; words say the same. */
export function markOf(kind: string): SVGElement {
  const paths = (SHAPES[kind] ?? []).map((shape) =>
    shape.startsWith('~')
      ? drawn('path', { d: shape.slice(1), class: 'line' })
      : drawn('path', { d: shape, class: 'solid', 'fill-rule': 'evenodd' }),
  );
  return drawn('svg', { viewBox: '0 0 16 16', class: `mark ${kind}`, 'aria-hidden': 'true' }, ...paths);
}

const RESULTS: { readonly [result: string]: string } = {
  clean: 'M5 12.4l4.2 4.2L19 7',
  findings: 'M6.5 6.5l11 11M17.5 6.5l-11 11',
  unusable: 'M5.6 18.4L18.4 5.6M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z',
};

/** The mark of an outcome. */
export function resultMark(result: string): SVGElement {
  return drawn(
    'svg',
    { viewBox: '0 0 24 24', 'aria-hidden': 'true' },
    drawn('path', { d: RESULTS[result] ?? '', class: 'line' }),
  );
}

/** Two links of a chain, the second of another colour. */
export function logo(): SVGElement {
  const link = (x: number, name: string): SVGElement =>
    drawn('rect', { x, y: 9, width: 19, height: 14, rx: 7, class: name });
  return drawn('svg', { viewBox: '0 0 32 32', class: 'logo', 'aria-hidden': 'true' }, link(2, 'calm'), link(11, 'hot'));
}
