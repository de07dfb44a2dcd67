import { redactorOf } from './redactor.ts';
import { ANY_REPLACEMENT, looksRedacted } from './replacements.ts';

/**
 * Says whether a name that is stated is a name of a transcript, as it is or as a report shows it. Numbers of replacements
 * depend on what else a report shows, so that they do not count. A name that looks redacted of its own is only itself: whoever
 * writes a transcript must not be able to take the name of another one.
 */
export class ShownNames {
  /** Each name is redacted once: many entries may be held against it. */
  private readonly shown = new Map<string, string>();

  /** Of a tool, whose real name is in the fingerprint: its kinds do not count either, which depend on what was shown before. */
  isTool(stated: string, name: string): boolean {
    return this.isShownAs(stated, name, '[redacted]');
  }

  /** What counts of a stated name of a session: all but the numbers. */
  statedKey(stated: string): string {
    return stated.replace(ANY_REPLACEMENT, '[redacted:$1]');
  }

  /** What counts of the name of a session as a report shows it. */
  shownKey(name: string): string {
    return this.statedKey(this.shownAs(name));
  }

  private isShownAs(stated: string, name: string, replacement: string): boolean {
    if (stated === name) return true;
    if (!looksRedacted(stated) || looksRedacted(name)) return false;
    return stated.replace(ANY_REPLACEMENT, replacement) === this.shownAs(name).replace(ANY_REPLACEMENT, replacement);
  }

  private shownAs(name: string): string {
    const known = this.shown.get(name) ?? redactorOf().text(name);
    this.shown.set(name, known);
    return known;
  }
}
