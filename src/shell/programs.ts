import { applyBuiltin, changesFolder } from './builtins.ts';
import type { Part, Redirect, Word } from './command-line.ts';
import type { Limits } from './limits.ts';
import { deeper, type Place } from './place.ts';
import { isOverfull, type Shell, union } from './shell.ts';
import type { Start } from './start.ts';
import { unwrap } from './unwrap.ts';

/** Takes the text that a shell is given apart. */
export type ReadText = (text: string, shell: Shell, place: Place) => readonly Part[];

/** What stands around the words of a program. */
export interface Setting {
  /** The names that are set in front of it. */
  readonly names: readonly string[];
  readonly redirects: readonly Redirect[];
  readonly shell: Shell;
  readonly place: Place;
}

const NOTHING: readonly never[] = [];

/** Makes parts of programs and of what they start, and applies to the shell what they do to it. */
export class Programs {
  readonly #limits: Limits;
  readonly #read: ReadText;

  constructor(limits: Limits, read: ReadText) {
    this.#limits = limits;
    this.#read = read;
  }

  /** A program with all that it starts; undefined once the line has a fault. */
  part(words: readonly Word[], { names, redirects, shell, place }: Setting): Part | undefined {
    if (!this.#limits.program(place.depth)) return undefined;
    const { inside, isOpen } = place;
    const assignments = union(shell.names, names);
    const { folders } = shell;
    const found = unwrap(words, isOpen);
    applyProgram(words, shell);
    if (shell.isOverfull || isOverfull(assignments)) this.#limits.fail('a command that changes too much');
    let starts: readonly Part[] = NOTHING;
    let allowedBy: Part['allowedBy'] = 'itself';
    if (found !== undefined) {
      if ('fault' in found) {
        this.#limits.fail(found.fault);
        return undefined;
      }
      starts = found.starts.flatMap((start) => this.#start(start, { names, redirects: NOTHING, shell, place }));
      allowedBy = found.allowedBy;
    }
    // Written out once: most parts are made here, and a copy of another object costs more than all the rest.
    return { words, assignments, redirects, inside, folders, isOpen, starts, allowedBy };
  }

  #start(start: Start, { names, redirects, shell: outer, place: around }: Setting): readonly Part[] {
    const shell = start.shell === 'same' ? outer : outer.child();
    if (start.shell === 'elsewhere') shell.lose();
    if (start.folder !== undefined) shell.enter(start.folder);
    const place = deeper(around, start.inside, start.isOpen);
    const set = union(names, start.assignments ?? NOTHING);
    if ('words' in start.what) return some(this.part(start.what.words, { names: set, redirects, shell, place }));
    const { text } = start.what;
    // Where the text is not known, neither is the program.
    if (!text.isKnown) return some(this.part([text], { names: set, redirects, shell, place }));
    shell.set(set);
    return this.#read(text.text, shell, place);
  }
}

/** What a program does to the shell that runs it: a function that was defined there, or one of the shell's own. */
function applyProgram(words: readonly Word[], shell: Shell): void {
  const program = words[0];
  if (!program?.isKnown) return;
  const effect = shell.functions.get(program.text);
  if (effect === undefined) {
    applyBuiltin(words, shell);
  } else {
    shell.set(effect.names);
    // `command cd` passes by a function of that name.
    if (effect.changesFolder || changesFolder(program.text)) shell.lose();
  }
}

function some(part: Part | undefined): readonly Part[] {
  return part === undefined ? NOTHING : [part];
}
