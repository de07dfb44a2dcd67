import type { Imported, StatedImport } from '../../src/scope/declaration.ts';
import { readImport } from '../../src/scope/imports/read-import.ts';

export const SETTINGS = '.claude/settings.json';
export const RULES = 'default.rules';

/** An import as a scope file may state it. */
export function statedImport(path: string, more: Partial<StatedImport> = {}): StatedImport {
  return { file: 'scope.json', line: 1, column: 1, path, isTrusted: false, ...more };
}

/** What a file of that name and text adds. */
export function imported(path: string, text: string | Buffer, more: Partial<StatedImport> = {}): Imported {
  return readImport(Buffer.from(text), statedImport(path, more), path);
}

/** The same from a value. */
export function importedJson(value: unknown, more: Partial<StatedImport> = {}): Imported {
  return imported(SETTINGS, JSON.stringify(value, null, 2), more);
}

/** The rules of settings that somebody wrote. */
export function statedTexts(rules: Imported['allow']): string[] {
  return rules.filter(({ isImplied }) => isImplied !== true).map(({ text }) => text);
}

export function messages({ warnings }: Imported): string[] {
  return warnings.map(({ line, message }) => `${line}: ${message}`);
}
