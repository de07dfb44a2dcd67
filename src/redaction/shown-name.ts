import { redactorOf } from './redactor.ts';
import { ANY_REPLACEMENT } from './replacements.ts';

/**
 * Whether a name that is stated is a name of a transcript, as it is or as a report shows it. Numbers of replacements
 * depend on what else a report shows, so that they do not count. A name that looks redacted of its own is only itself: whoever
 * writes a transcript must not be able to take the name of another one.
 */
export function isShownAs(stated: string, name: string): boolean {
  if (stated === name) return true;
  return (
    stated.includes('[redacted:') &&
    !name.includes('[redacted:') &&
    withoutNumbers(stated) === withoutNumbers(redactorOf().text(name))
  );
}

function withoutNumbers(shown: string): string {
  return shown.replace(ANY_REPLACEMENT, '[redacted:$1]');
}
