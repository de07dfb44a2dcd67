import { resolve } from 'node:path';
import { evidenceOf, readOpeningsFile } from '../audit/evidence-files.ts';
import { SealCheck } from '../audit/seal-check.ts';
import { trustedOf } from '../audit/seal-evidence.ts';
import type { TrustSettings } from '../audit/seals.ts';
import { verifyRun } from '../audit/verify-run.ts';
import { GENESIS } from '../chain/link.ts';
import { isRefused, unmet } from '../provenance/requirements.ts';
import type { Evidence } from '../provenance/verdicts.ts';
import { redactorOf } from '../redaction/redactor.ts';
import type { MachineFormat } from '../report/formats.ts';
import { inert, inertLine } from '../report/inert.ts';
import { redactedBreak } from '../report/redacted-report.ts';
import { verifyText } from '../report/text.ts';
import { verdictsText } from '../report/verdicts.ts';
import type { Call, ExitCode } from './command.ts';
import { named } from './named.ts';
import { usageError } from './parse.ts';
import type { Terminal } from './terminal.ts';
import { reportOne } from './write-report.ts';

/** The digests that a person copies from elsewhere. */
const DIGEST = /^[0-9a-f]{64}$/;

/**
 * Verifies sealed transcripts, each of which has to follow the one before, and writes what was found.
 *
 * @param asked whether nothing but the chain was asked for: then a file with nothing beside it has the report of 0.6
 */
export async function verifyAll(
  call: Call,
  asked: 'chain' | 'all',
  trust: TrustSettings | undefined,
  terminal: Terminal,
): Promise<ExitCode> {
  const stated = await statedEvidence(call, trust, terminal);
  const many = call.operands.length > 1;
  let exitCode: ExitCode = 0;
  // A series has a first run, which follows none.
  let follows = many ? GENESIS : undefined;
  const pieces: string[] = [];
  for (const operand of call.operands) {
    const evidence = { ...stated, ...(await besides(operand, call, terminal)) };
    const run = await named(operand, () => verifyRun(terminal.source(operand), evidence, follows));
    const { chain } = run.verdicts;
    const verdicts = { ...run.verdicts, chain: chain && redactedBreak(chain, redactorOf()) };
    const isBare = asked === 'chain' && evidence.manifest === undefined && evidence.signatures.length === 0;
    if (many) pieces.push(`${inert(operand)}\n`);
    pieces.push(isBare ? verifyText(verdicts.chain) : verdictsText(verdicts));
    const missing = unmet(run.verdicts, trust?.required ?? []);
    for (const requirement of missing) {
      terminal.note(inertLine(`${inert(operand)}: not ${requirement}, as --require wants it`));
    }
    if (isRefused(run.verdicts) || missing.length > 0) exitCode = 1;
    follows = run.head;
  }
  await terminal.write(pieces);
  return exitCode;
}

/** Verifies one sealed transcript, and writes its report for a machine. */
export async function reportVerified(
  call: Call,
  format: MachineFormat,
  trust: TrustSettings | undefined,
  terminal: Terminal,
): Promise<ExitCode> {
  const core = await import('./core.ts');
  const [operand = ''] = call.operands;
  const evidence = { ...(await statedEvidence(call, trust, terminal)), ...(await besides(operand, call, terminal)) };
  const isBare =
    trust === undefined &&
    Object.values(evidence)
      .flat()
      .every((one) => one === undefined);
  const seal = isBare ? undefined : new SealCheck(evidence, trust?.required);
  const settings = { accepted: 'sealed', mutators: [], strictness: 'skip' } as const;
  return reportOne(
    core,
    call,
    format,
    { check: 'verify', scope: undefined, session: undefined, seal, ...settings },
    terminal,
  );
}

/** What is said of the transcripts by the command line. */
async function statedEvidence(
  call: Call,
  trust: TrustSettings | undefined,
  { folder }: Terminal,
): Promise<Pick<Evidence, 'trusted' | 'anchor' | 'openings'>> {
  const anchor = call.values('anchor').at(-1);
  if (anchor !== undefined && !DIGEST.test(anchor)) {
    throw usageError('verify', `'${anchor.slice(0, 80)}' for --anchor`, '64 digits of 0-9 and a-f');
  }
  const openings = call.values('openings').at(-1);
  return {
    anchor,
    trusted: trust && (await trustedOf(trust, folder)),
    openings: openings === undefined ? undefined : await readOpeningsFile(resolve(folder, openings), openings),
  };
}

/** What is said of one of them by the files beside it. */
function besides(
  operand: string,
  call: Call,
  { folder }: Terminal,
): Promise<Pick<Evidence, 'manifest' | 'signatures'>> {
  const named = { manifest: call.values('manifest').at(-1), signature: call.values('signature').at(-1) };
  return evidenceOf(operand === '-' ? undefined : operand, named, (name) => resolve(folder, name));
}
