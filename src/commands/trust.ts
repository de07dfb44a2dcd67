import { requiredOf } from '../audit/required.ts';
import type { TrustSettings } from '../audit/seals.ts';
import type { Requirement } from '../provenance/requirements.ts';
import type { Call, Option } from './command.ts';
import { usageError } from './parse.ts';
import type { Terminal } from './terminal.ts';

const PUBLIC_KEY: Option = {
  name: 'public-key',
  value: 'FILE',
  help: 'the key that is trusted to sign sealed transcripts, as PEM or of OpenSSH',
};
const ALLOWED_SIGNERS: Option = {
  name: 'allowed-signers',
  value: 'FILE',
  help: 'who is trusted to sign them, as ssh-keygen has it',
};

/** Whose signatures count. */
export const SIGNERS = [PUBLIC_KEY, ALLOWED_SIGNERS];

/** What sealed transcripts have to be. */
export const REQUIRE: Option = {
  name: 'require',
  value: 'LIST',
  repeatable: true,
  help: 'complete, signed: what they have to be; else a manifest or signature that is missing fails nothing',
};

/**
 * Whose signatures count, and what is required; undefined where nobody's do, and nothing is.
 *
 * @param command its name
 * @param requirements what may be required
 * @throws ToolReplayError for two ways to say whom to trust, and for what cannot be required
 */
export function trustOf(
  command: string,
  call: Call,
  requirements: readonly Requirement[],
  { today }: Terminal,
): TrustSettings | undefined {
  const [publicKey, allowedSigners] = [PUBLIC_KEY, ALLOWED_SIGNERS].map(({ name }) => call.values(name).at(-1));
  if (publicKey !== undefined && allowedSigners !== undefined) {
    throw usageError(command, '--public-key and --allowed-signers', 'one of the two');
  }
  const required = requiredOf('--require', call.values(REQUIRE.name), requirements);
  if (publicKey === undefined && allowedSigners === undefined && required.length === 0) return undefined;
  return { publicKey, allowedSigners, required, today };
}
