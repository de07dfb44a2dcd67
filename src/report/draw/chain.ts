import { type Colour, element, group, round } from './svg.ts';

/**
 * How a chain of interlocking links lies, in SVG units, measured on the middle of the wire.
 */
export interface Chain {
  /** Keeps identifiers of masks apart when several chains stand in one page. */
  readonly name: string;
  /** The left end of link 0. */
  readonly left: number;
  /** The middle height of all links. */
  readonly y: number;
  /** Of a link. */
  readonly length: number;
  /** Of the ends of a link. */
  readonly radius: number;
  /** From link to link. */
  readonly pitch: number;
  /** How thick the wire is. */
  readonly wire: number;
  /** What is left free on either side of a wire where it passes over another. */
  readonly gap: number;
}

/** How a link looks: with a core its wire is an outline in the colour around that core. */
export interface Paint {
  readonly colour: Colour;
  readonly core?: Colour;
}

/** The left end of a link's wire. */
export function linkLeft(chain: Chain, index: number): number {
  return round(chain.left + index * chain.pitch);
}

/** The middle of a link. */
export function linkCentre(chain: Chain, index: number): number {
  return round(linkLeft(chain, index) + chain.length / 2);
}

/** A chain of as many links as there are paints. */
export function drawChain(chain: Chain, paints: readonly Paint[]): string[] {
  return paints.flatMap((paint, index) => [weaveMask(chain, index, paints.length), drawLink(chain, index, paint)]);
}

/** The middle height of the dot above a chain. */
export function dotHeight(chain: Chain): number {
  return round(chain.y - chain.radius - 2 * chain.wire);
}

/** The dot above a link that says: here the recording diverges. */
export function divergenceDot(chain: Chain, index: number): string {
  const place = { cx: linkCentre(chain, index), cy: dotHeight(chain), r: round(chain.wire * 0.7) };
  return element('circle', { ...place, class: 'fill-amber' });
}

/** The left end of a link from its middle height down. */
function lowerLeftBend(chain: Chain, index: number): string {
  const { radius, y } = chain;
  return `M${linkLeft(chain, index)} ${y}a${radius} ${radius} 0 0 0 ${radius} ${radius}h${radius}`;
}

/** The right end of a link from its middle height up. */
function upperRightBend(chain: Chain, index: number): string {
  const { radius, y } = chain;
  const right = round(linkLeft(chain, index) + chain.length);
  return `M${right} ${y}a${radius} ${radius} 0 0 0 ${-radius} ${-radius}h${-radius}`;
}

/** The identifier of a link's mask. */
function weaveId(chain: Chain, index: number): string {
  return `${chain.name}-weave-${index}`;
}

/**
 * The mask that takes one link below its neighbours. Two neighbours cross twice: the left one is on top at the upper
 * crossing, the right one at the lower, which is what makes them interlock. The wire below is cut away by a mask and
 * not painted over, because the colour behind the picture is not known.
 */
function weaveMask(chain: Chain, index: number, count: number): string {
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

function drawLink(chain: Chain, index: number, { colour, core }: Paint): string {
  const { length, radius, wire } = chain;
  const shape = { x: linkLeft(chain, index), y: chain.y - radius, width: length, height: 2 * radius, rx: radius };
  const coats: { readonly class: string; readonly 'stroke-width': number }[] = [
    { class: `stroke-${colour}`, 'stroke-width': wire },
  ];
  if (core !== undefined) coats.push({ class: `stroke-${core}`, 'stroke-width': round(wire * 0.6) });
  const wires = coats.map((coat) => element('rect', { ...shape, ...coat }));
  return group('g', { mask: `url(#${weaveId(chain, index)})` }, wires);
}
