import { redactorOf } from './redactor.ts';
import { ANY_REPLACEMENT } from './replacements.ts';

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

  isSession(stated: string, name: string): boolean {
    return this.isShownAs(stated, name, '[redacted:$1]');
  }

  private isShownAs(stated: string, name: string, replacement: string): boolean {
    if (stated === name) return true;
    if (!stated.includes('[redacted:') || name.includes('[redacted:')) return false;
    let shown = this.shown.get(name);
    if (shown === undefined) {
      shown = redactorOf().text(name);
      this.shown.set(name, shown);
    }
    return stated.replace(ANY_REPLACEMENT, replacement) === shown.replace(ANY_REPLACEMENT, replacement);
  }
}
