import { keysOf } from '../json/pointer.ts';

/** A place whose value is never shown, as a scope file names it. */
export interface RedactedPlace {
  /** The tool that it is about; undefined for all. */
  readonly tool: string | undefined;
  readonly part: RedactedPart;
  /** A JSON Pointer into that part; an empty one is each of its members. */
  readonly pointer: string;
}

/** The parts of a call that are JSON. */
export type RedactedPart = 'args' | 'response';

/** Places to redact: those below a place by their key there. */
export interface Places {
  isRedacted: boolean;
  /** Whether a value was redacted for it. */
  isFound: boolean;
  readonly below: Map<string, Places>;
}

/** Which places are redacted in which part of which tool's calls. */
export class PlacesByTool {
  private readonly ofAll: ReadonlyMap<RedactedPart, Places>;
  private readonly byTool: ReadonlyMap<string, ReadonlyMap<RedactedPart, Places>>;
  /** What became of each that was stated: one that is for all tools is there for each tool that has its own, too. */
  private readonly stated = new Map<RedactedPlace, Places[]>();

  constructor(stated: readonly RedactedPlace[]) {
    const tools = new Set(stated.flatMap(({ tool }) => (tool === undefined ? [] : [tool])));
    this.ofAll = this.byPart(stated.filter(({ tool }) => tool === undefined));
    this.byTool = new Map(
      Array.from(tools, (name) => [name, this.byPart(stated.filter(({ tool = name }) => tool === name))]),
    );
  }

  /** The places in a part of a call; undefined where there are none. */
  of(tool: string | undefined, part: RedactedPart | undefined): Places | undefined {
    const parts = (tool === undefined ? undefined : this.byTool.get(tool)) ?? this.ofAll;
    return part === undefined ? undefined : parts.get(part);
  }

  /** Those at which there was nothing so far: a pointer with a slip of the pen hides nothing. */
  notFound(): RedactedPlace[] {
    return [...this.stated].filter(([, found]) => !found.some(({ isFound }) => isFound)).map(([place]) => place);
  }

  private byPart(stated: readonly RedactedPlace[]): ReadonlyMap<RedactedPart, Places> {
    const parts = new Map<RedactedPart, Places>();
    for (const place of stated) {
      let places = parts.get(place.part) ?? nowhere();
      parts.set(place.part, places);
      for (const key of keysOf(place.pointer)) {
        const next = places.below.get(key) ?? nowhere();
        places.below.set(key, next);
        places = next;
      }
      places.isRedacted = true;
      this.stated.set(place, [...(this.stated.get(place) ?? []), places]);
    }
    return parts;
  }
}

function nowhere(): Places {
  return { isRedacted: false, isFound: false, below: new Map() };
}
