import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sha256 } from '../../json/digest.ts';

/** The digest of the program that runs, all of which is in one folder. Its version says less: one that is in the making has it too. */
export function programDigest(): string {
  const folder = dirname(realpathSync(process.argv[1] ?? ''));
  const names = readdirSync(folder).filter((name) => /\.[cm]?js$/.test(name));
  const digests = names.sort().map((name) => `${name} ${sha256(readFileSync(join(folder, name)), 'hex')}`);
  return sha256(Buffer.from(digests.join('\n')), 'hex');
}
