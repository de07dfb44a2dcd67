import type { Tool } from '../../tools/tool.ts';
import type { Imported, ImportWarning, Stated, StatedPermission } from '../declaration.ts';

/** How many warnings of one file are kept: whoever writes the file does not decide how long a report gets. */
const MOST_WARNINGS = 100;
/** How much of a text of the file a warning shows. */
const SHOWN = 80;

/** What is gathered from one file while it is read. */
export class Gathering {
  readonly allow: StatedPermission[] = [];
  readonly ask: StatedPermission[] = [];
  readonly deny: StatedPermission[] = [];
  readonly tools = new Map<string, Tool>();
  private readonly warnings: ImportWarning[] = [];
  private unsaid = 0;
  private lastUnsaid: Stated | undefined;

  /** Notes a rule that cannot be held against a recording. Beyond a hundred they are counted. */
  warn(place: Stated, message: string): void {
    if (this.warnings.length < MOST_WARNINGS) {
      this.warnings.push({ ...place, message });
      return;
    }
    this.unsaid++;
    this.lastUnsaid = place;
  }

  /** All of it. */
  done(): Imported {
    const { allow, ask, deny, tools, unsaid, lastUnsaid } = this;
    const warnings = [...this.warnings];
    if (lastUnsaid !== undefined)
      warnings.push({ ...lastUnsaid, message: `the last of ${unsaid} more that are not used` });
    return { allow, ask, deny, tools, warnings };
  }
}

/** A text of the file, short enough for a message. */
export function shown(text: string): string {
  return `"${text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text}"`;
}
