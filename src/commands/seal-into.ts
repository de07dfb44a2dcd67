import { randomBytes } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { evidenceOf } from '../audit/evidence-files.ts';
import { type Followed, followRun } from '../audit/follow.ts';
import { isSameFile, ownFile } from '../audit/own-input.ts';
import type { LogSummary } from '../audit/records.ts';
import { readScopeFile } from '../audit/scope-file.ts';
import { OPENINGS_ENDING, sealRun, type Withholding } from '../audit/sealed-run.ts';
import { fileError } from '../audit/system-error.ts';
import { verifyRun } from '../audit/verify-run.ts';
import { ToolReplayError } from '../error.ts';
import { sha256 } from '../json/digest.ts';
import { MANIFEST_ENDING } from '../provenance/endings.ts';
import type { RedactedPlace } from '../redaction/redacted-places.ts';
import { inert, inertLine } from '../report/inert.ts';
import type { Call, ExitCode } from './command.ts';
import { named } from './named.ts';
import { noteOn } from './notes.ts';
import { readingOf, SESSION } from './options.ts';
import { namedOutput, ownInputError } from './output.ts';
import { usageError } from './parse.ts';
import type { Terminal } from './terminal.ts';

/** Seals into a file, with its manifest, and with whatever else was asked for. */
export async function sealInto(core: typeof import('./core.ts'), call: Call, terminal: Terminal): Promise<ExitCode> {
  const [operand = ''] = call.operands;
  const output = namedOutput(call);
  if (output === undefined) throw usageError('seal', 'no file to seal into', '-o FILE');
  if (operand === '-' && call.values('previous').at(-1) === '-') {
    throw usageError('seal', 'standard input twice', 'once');
  }
  const path = resolve(terminal.folder, output);
  await checkOutput(output, call, terminal);
  const previous = await previousHead(call.values('previous').at(-1), terminal);
  if (call.values('follow').length > 0) return follow(call, operand, { path, name: output }, previous, terminal);
  const withheld = await withholding(call, terminal);
  if (withheld !== undefined && existsSync(`${path}${OPENINGS_ENDING}`)) throw openingsThere(output);
  const settings = { ...(await readingOf(core, call)), wanted: call.values(SESSION.name).at(-1), previous, withheld };
  let log: LogSummary | undefined;
  await named(operand, () => {
    return sealRun(terminal.source(operand), path, output, settings, (summary) => {
      // A transcript may become its own seal. A log holds more than the calls of one session, which would be lost.
      if (operand !== '-' && isSameFile(resolve(terminal.folder, operand), path)) {
        throw ownInputError('seal', output, 'the log');
      }
      log = summary;
    });
  });
  if (log !== undefined) noteOn(core, operand, log, terminal);
  return 0;
}

async function follow(
  call: Call,
  operand: string,
  output: { readonly path: string; readonly name: string },
  previous: string | undefined,
  terminal: Terminal,
): Promise<ExitCode> {
  for (const name of ['commit', 'scope', 'session', 'format', 'strict']) {
    if (call.values(name).length > 0) throw usageError('seal', `--${name} with --follow`, 'one of the two');
  }
  const followed = await named(operand, async () => followedOf(operand, terminal));
  const note = (text: string): void => terminal.note(inertLine(`${inert(output.name)}: ${text}`));
  let failure: unknown;
  let told: Promise<void> = Promise.resolve();
  await named(operand, () => {
    return followRun(followed, output.path, output.name, {
      previous,
      onStart: (links) => note(`goes on after ${links} links`),
      onLink(index, digest) {
        // Sealing is worth more than saying so, and goes on.
        told = terminal.write([`${index} ${digest}\n`]).catch((error: unknown) => {
          failure = error;
        });
      },
      onRest: (bytes) => note(`${bytes} bytes behind the last line end were not sealed`),
    });
  });
  await told;
  if (failure !== undefined) throw failure;
  return 0;
}

/** A pipe under a name ends as one on standard input does; a file grows. */
function followedOf(operand: string, terminal: Terminal): Followed {
  const source = terminal.source(operand);
  if (operand === '-') return { kind: 'stream', source };
  const path = resolve(terminal.folder, operand);
  try {
    return statSync(path).isFile() ? { kind: 'file', path, name: operand } : { kind: 'stream', source };
  } catch (error) {
    throw fileError(error);
  }
}

/** A transcript may become its own seal. What else is read may not be written over, by the seal or by what stands beside it. */
async function checkOutput(output: string, call: Call, { folder }: Terminal): Promise<void> {
  const path = resolve(folder, output);
  const [operand = '-'] = call.operands;
  const [scope, before] = [call.values('scope').at(-1), call.values('previous').at(-1)];
  const transcript = operand === '-' ? undefined : resolve(folder, operand);
  for (const ending of ['', MANIFEST_ENDING, OPENINGS_ENDING]) {
    const isOwnPlace = ending === '' && call.values('follow').length === 0;
    const own = await ownFile(`${path}${ending}`, {
      transcript: isOwnPlace ? undefined : transcript,
      scope: scope === undefined ? undefined : resolve(folder, scope),
    });
    if (own !== undefined) throw ownInputError('seal', output, own);
    if (before !== undefined && isSameFile(resolve(folder, before), `${path}${ending}`)) {
      throw ownInputError('seal', output, 'the run before');
    }
  }
}

/** The head of the run before, whose chain has to be intact. */
async function previousHead(name: string | undefined, terminal: Terminal): Promise<string | undefined> {
  if (name === undefined) return undefined;
  const absolute = (file: string): string => resolve(terminal.folder, file);
  const none = { manifest: undefined, signature: undefined };
  const evidence = { ...(await evidenceOf(name, none, absolute)), ...NOTHING_ASKED };
  const { verdicts, head } = await named(name, () => verifyRun(terminal.source(name), evidence, undefined));
  const { chain, complete } = verdicts;
  const broken = chain && `a chain that is broken at index ${chain.index}`;
  const found = broken ?? (complete.state === 'no' ? `a run that is not whole: ${complete.why}` : undefined);
  if (found === undefined) return head;
  const fault = { found, expected: 'an intact run to follow', advice: 'see what toolreplay verify says of it' };
  throw new ToolReplayError('sealed', fault, { file: name });
}

/** Without them nothing that was sealed and published before could ever be opened. */
function openingsThere(output: string): ToolReplayError {
  const fault = {
    found: 'openings that are there already',
    expected: 'a new file, since they are of what was sealed before',
    advice: 'keep them under another name, or seal into another file',
  };
  return new ToolReplayError('unwritable', fault, { file: `${output}${OPENINGS_ENDING}` });
}

const NOTHING_ASKED = { trusted: undefined, anchor: undefined, openings: undefined };

async function withholding(call: Call, terminal: Terminal): Promise<Withholding | undefined> {
  const needed = call.values('commit').map(placeOf);
  const file = call.values('scope').at(-1);
  if (needed.length === 0 && file === undefined) return undefined;
  const salt = (): Buffer => randomBytes(32);
  if (file === undefined) return { needed, stated: [], scope: undefined, salt };
  const path = resolve(terminal.folder, file);
  const { scope } = await readScopeFile(path, file, terminal.folder);
  const stated = scope.policy?.redact ?? [];
  if (needed.length + stated.length === 0) {
    const fault = { found: 'no "redact" in the scope file', expected: 'places to withhold' };
    throw new ToolReplayError('scope', fault, { file });
  }
  return { needed, stated, scope: sha256(await readFile(path), 'hex'), salt };
}

/** `/args/password`, `/response/items/0/secret` */
function placeOf(pointer: string): RedactedPlace {
  const [, part, rest] = /^\/(args|response)((?:\/(?:[^~/]|~[01])*)*)$/.exec(pointer) ?? [];
  if ((part === 'args' || part === 'response') && rest !== undefined) return { tool: undefined, part, pointer: rest };
  throw usageError(
    'seal',
    `'${pointer.slice(0, 80)}' for --commit`,
    'a JSON Pointer that starts with /args or /response',
  );
}
