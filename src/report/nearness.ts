/** How near something is to what was changed, the nearest first: on a changed line, in a changed file, or elsewhere. */
export const NEARNESS = ['line', 'file', 'none'] as const;
export type Nearness = (typeof NEARNESS)[number];

/** Tells how near a line of a file is, or a file where the line is undefined. Both as reports have them. */
export type NearnessOf = (file: string, line: number | undefined) => Nearness;

/** Where nobody knows what was changed. */
export const nowhereNear: NearnessOf = () => 'none';

/** The same things, the nearest first, and of those that are as near in the order that they have. */
export function nearestFirst<Thing>(things: readonly Thing[], of: (thing: Thing) => Nearness): Thing[] {
  const byNearness = new Map<Nearness, Thing[]>(NEARNESS.map((nearness) => [nearness, []]));
  for (const thing of things) byNearness.get(of(thing))?.push(thing);
  return [...byNearness.values()].flat();
}
