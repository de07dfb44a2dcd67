import { choice } from '../audit/choices.ts';
import { ToolReplayError } from '../error.ts';

/** The lines of an input, without the spaces around them and without empty ones. */
export function linesOf(environment: NodeJS.ProcessEnv, name: string): string[] {
  const value = environment[`INPUT_${name.toUpperCase()}`] ?? '';
  return value
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** The value of an input that has one line or none. @throws ToolReplayError for one of several */
export function lineOf(environment: NodeJS.ProcessEnv, name: string): string | undefined {
  const [line, ...more] = linesOf(environment, name);
  if (more.length === 0) return line;
  throw new ToolReplayError('usage', { found: `${more.length + 1} lines for ${name}`, expected: 'one' });
}

/** The value of an input that may have several lines. */
export function textOf(environment: NodeJS.ProcessEnv, name: string): string | undefined {
  return environment[`INPUT_${name.toUpperCase()}`]?.trim() || undefined;
}

/** Whether a switch is on. @param otherwise what it is where nothing is said @throws ToolReplayError for another word */
export function isOn(name: string, lines: readonly string[], otherwise: 'true' | 'false' = 'true'): boolean {
  const values = lines.length === 0 ? [otherwise] : lines.map((line) => line.toLowerCase());
  return choice(name, values, ['true', 'false']) === 'true';
}
