// A chain of interlocking links, which both pictures show.
//
// How a chain lies, in SVG units, measured on the middle of the wire: `left` end and middle height `y` of link 0, the
// `length` of a link, the `radius` of its ends, the `pitch` from link to link, the `wire`'s thickness and the `gap`
// that is left free on either side of a wire where it passes over another. The `name` keeps mask identifiers apart when
// both pictures stand in one page.
import { element, group, round } from './svg.mjs';

/** The left end of a link's wire. */
export function linkLeft(chain, index) {
  return round(chain.left + index * chain.pitch);
}

/** The middle of a link. */
export function linkCentre(chain, index) {
  return round(linkLeft(chain, index) + chain.length / 2);
}

/** The left end of a link from its middle height down. */
function lowerLeftBend(chain, index) {
  const { radius, y } = chain;
  return `M${linkLeft(chain, index)} ${y}a${radius} ${radius} 0 0 0 ${radius} ${radius}h${radius}`;
}

/** The right end of a link from its middle height up. */
function upperRightBend(chain, index) {
  const { radius, y } = chain;
  const right = round(linkLeft(chain, index) + chain.length);
  return `M${right} ${y}a${radius} ${radius} 0 0 0 ${-radius} ${-radius}h${-radius}`;
}

/** The identifier of a link's mask. */
function weaveId(chain, index) {
  return `${chain.name}-weave-${index}`;
}

/**
 * The mask that takes one link below its neighbours. Two neighbours cross twice: the left one is on top at the upper
 * crossing, the right one at the lower, which is what makes them interlock. The wire below is cut away by a mask and
 * not painted over, because the colour behind the picture is not known.
 */
function weaveMask(chain, index, count) {
  const x = round(linkLeft(chain, index) - chain.wire);
  const y = chain.y - chain.radius - chain.wire;
  const size = { x, y, width: chain.length + 2 * chain.wire, height: 2 * (chain.radius + chain.wire) };
  const cuts = [
    ...(index > 0 ? [upperRightBend(chain, index - 1)] : []),
    ...(index < count - 1 ? [lowerLeftBend(chain, index + 1)] : []),
  ];
  return group('mask', { id: weaveId(chain, index), maskUnits: 'userSpaceOnUse', ...size }, [
    element('rect', { ...size, fill: '#fff' }),
    element('path', { d: cuts.join(''), stroke: '#000', 'stroke-width': chain.wire + 2 * chain.gap }),
  ]);
}

/** One link. With a `core` colour the wire is an outline in `colour` around that core. */
function drawLink(chain, index, { colour, core }) {
  const { length, radius, wire } = chain;
  const shape = { x: linkLeft(chain, index), y: chain.y - radius, width: length, height: 2 * radius, rx: radius };
  const coats = [{ class: `stroke-${colour}`, 'stroke-width': wire }];
  if (core !== undefined) coats.push({ class: `stroke-${core}`, 'stroke-width': round(wire * 0.6) });
  const wires = coats.map((coat) => element('rect', { ...shape, ...coat }));
  return group('g', { mask: `url(#${weaveId(chain, index)})` }, wires);
}

/** A chain of as many links as there are paints. */
export function drawChain(chain, paints) {
  return paints.flatMap((paint, index) => [weaveMask(chain, index, paints.length), drawLink(chain, index, paint)]);
}

/** The middle height of the dot above a chain. */
export function dotHeight(chain) {
  return round(chain.y - chain.radius - 2 * chain.wire);
}

/** The dot above a link that says: here the recording diverges. */
export function divergenceDot(chain, index) {
  const place = { cx: linkCentre(chain, index), cy: dotHeight(chain), r: round(chain.wire * 0.7) };
  return element('circle', { ...place, class: 'fill-amber' });
}
