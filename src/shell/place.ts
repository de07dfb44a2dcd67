/** Where in a line something stands. */
export interface Place {
  /** Outermost first. */
  readonly inside: readonly string[];
  /** How many shells, substitutions and wrappers deep. */
  readonly depth: number;
  /** Whether the programs there are given more arguments when they run. */
  readonly isOpen: boolean;
}

export const OUTSIDE: Place = { inside: [], depth: 0, isOpen: false };

/** In something that is no deeper: a group that is only written down. */
export function within(place: Place, what: string): Place {
  return { ...place, inside: [...place.inside, what] };
}

/** In something that another program, or the shell once more, takes apart. */
export function deeper(place: Place, what: string, isOpen: Place['isOpen']): Place {
  return { inside: [...place.inside, what], depth: place.depth + 1, isOpen };
}
