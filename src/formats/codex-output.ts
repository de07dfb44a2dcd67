import type { JsonNode } from '../json/node.ts';
import type { Value } from './format.ts';
import { textOf } from './json-text.ts';

/** What the output of a tool of Codex says: what came back, without what only tells of how it came. */
export type Output =
  | { readonly value: Value | undefined; readonly exitCode?: number; readonly header?: undefined }
  | { readonly value: string; readonly exitCode?: number; readonly header: Header };

/** What is said above the text that came back. */
interface Header {
  /** What is still running, as {@link running} names it; undefined when nothing is. */
  readonly running?: string;
  /** What stands between this text and the next part of the same output. */
  readonly joint: '' | '\n';
}

/** The first line of a header, in all its versions. */
const FIRST_LINE =
  /^(?:Chunk ID: |Wall time: |Exit code: |Process (?:exited with code|running with session ID) |Script (?:completed|failed|terminated|running with cell ID ))/;
/** How far its last line is from there at most: a warning may stand between. */
const MOST_LINES = 12;

/** A running process of unified exec, or a running cell of a script, as both are numbered on their own. */
export function running(kind: 'session' | 'cell', id: string): string {
  return `${kind} ${id}`;
}

/** Whether a number is what a process can exit with. */
export function exitCodeOf(value: unknown): number | undefined {
  return Number.isSafeInteger(value) ? (value as number) : undefined;
}

/**
 * Takes the output of a tool of Codex apart.
 *
 * Codex tells an exit code, and has no other mark of failure, in one of two ways: as JSON text
 * `{"output":…,"metadata":{"exit_code":…,"duration_seconds":…}}` (up to about 0.50, of `apply_patch` also later), or in
 * a header of the text, whose last line is `Output:`. Duration, wall time, chunk id and token count differ from run to
 * run and are no part of what came back. Without a header nothing is read into the text.
 */
export function readOutput(output: JsonNode | undefined): Output {
  if (output?.kind === 'array') return fromItems(output);
  const text = output?.string();
  if (text === undefined) return { value: output };
  return fromJson(text) ?? fromHeader(text, []) ?? { value: text };
}

/** Where the output is a list, the header is in front in a text of its own, or in front of the first text. */
function fromItems(output: JsonNode): Output {
  const items = output.items();
  const first = items.next();
  const text = first.done === true ? undefined : first.value.get('text')?.string();
  if (text === undefined || !FIRST_LINE.test(text)) return { value: output };
  return fromHeader(text, [...items].map(wordsOf)) ?? { value: output };
}

/** What is no text is kept as its JSON. */
function wordsOf(item: JsonNode): string {
  return item.get('text')?.string() ?? textOf(item);
}

function fromJson(text: string): Output | undefined {
  if (!text.startsWith('{"output":')) return undefined;
  const parsed = parseObject(text);
  const metadata = parsed?.['metadata'];
  if (typeof parsed?.['output'] !== 'string' || typeof metadata !== 'object' || metadata === null) return undefined;
  const exitCode = exitCodeOf((metadata as { exit_code?: unknown }).exit_code);
  return exitCode === undefined ? undefined : { value: parsed['output'], exitCode };
}

/** @param more the texts after the one that starts with the header */
function fromHeader(text: string, more: readonly string[]): Output | undefined {
  if (!FIRST_LINE.test(text)) return undefined;
  let exitCode: number | undefined;
  let process: string | undefined;
  let joint: Header['joint'] = more.length > 0 ? '\n' : '';
  for (let start = 0, lines = 0; lines < MOST_LINES && start < text.length; lines++) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? text.length : found;
    const line = text.slice(start, end);
    if (line === 'Output:') {
      const value = [text.slice(end + 1), ...more].filter((part) => part !== '').join('\n');
      const header = { joint, ...(process !== undefined && { running: process }) };
      return { value, header, ...(exitCode !== undefined && { exitCode }) };
    }
    const [, , code] = /^(Process exited with code|Exit code:) (-?\d{1,10})$/.exec(line) ?? [];
    exitCode ??= code === undefined ? undefined : Number(code);
    const [, session] = /^Process running with session ID ([^\s]{1,99})$/.exec(line) ?? [];
    if (session !== undefined) process = running('session', session);
    if (line.startsWith('Script ')) joint = '\n';
    const [, cell] = /^Script running with cell ID ([^\s]{1,99})$/.exec(line) ?? [];
    if (cell !== undefined) process = running('cell', cell);
    start = end + 1;
  }
  return undefined;
}

/** The object that a text is the JSON of. */
export function parseObject(text: string): { readonly [key: string]: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as { [key: string]: unknown }) : undefined;
  } catch {
    return undefined;
  }
}
