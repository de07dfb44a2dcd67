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
  readonly below: Map<string, Places>;
}

/** Which places are redacted in which part of which tool's calls. */
export class PlacesByTool {
  private readonly ofAll: ReadonlyMap<RedactedPart, Places>;
  private readonly byTool: ReadonlyMap<string, ReadonlyMap<RedactedPart, Places>>;

  constructor(stated: readonly RedactedPlace[]) {
    const tools = new Set(stated.flatMap(({ tool }) => (tool === undefined ? [] : [tool])));
    this.ofAll = byPart(stated.filter(({ tool }) => tool === undefined));
    this.byTool = new Map(
      Array.from(tools, (name) => [name, byPart(stated.filter(({ tool = name }) => tool === name))]),
    );
  }

  /** The places in a part of a call; undefined where there are none. */
  of(tool: string | undefined, part: RedactedPart | undefined): Places | undefined {
    const parts = (tool === undefined ? undefined : this.byTool.get(tool)) ?? this.ofAll;
    return part === undefined ? undefined : parts.get(part);
  }
}

function byPart(stated: readonly RedactedPlace[]): ReadonlyMap<RedactedPart, Places> {
  const parts = new Map<RedactedPart, Places>();
  for (const { part, pointer } of stated) {
    const root = parts.get(part) ?? { isRedacted: false, below: new Map() };
    parts.set(part, root);
    let places: Places = root;
    for (const key of keysOf(pointer)) {
      const next = places.below.get(key) ?? { isRedacted: false, below: new Map() };
      places.below.set(key, next);
      places = next;
    }
    places.isRedacted = true;
  }
  return parts;
}
