import { REQUIREMENTS } from '../provenance/requirements.ts';
import type { Command, Option } from './command.ts';
import { usageError } from './parse.ts';
import { REPORT, reportOnly } from './report-option.ts';
import { REQUIRE, SIGNERS, trustOf } from './trust.ts';

/** What is said of one sealed transcript beside its chain. */
const OF_ONE: readonly Option[] = [
  {
    name: 'manifest',
    value: 'FILE',
    help: 'what the file was when it was sealed; default: its name and .manifest.json, where that is there',
  },
  {
    name: 'signature',
    value: 'FILE',
    help: 'the signature; default: the name of the manifest and .dsse or .sig, where that is there',
  },
  { name: 'anchor', value: 'DIGEST', help: 'the head of the chain as it was recorded elsewhere' },
  { name: 'openings', value: 'FILE', help: 'openings of withheld values, to be proven' },
];

/** All that there is to know of sealed transcripts beside their chains. */
const EVIDENCE = [
  ...OF_ONE,
  ...SIGNERS,
  { ...REQUIRE, help: 'complete, signed, anchored: what has to be so; else what is absent fails nothing' },
];

/** The chains of sealed transcripts, and who vouches for them; exit code 1 when one is broken, not whole or not as required. */
export const verify: Command = {
  name: 'verify',
  summary: 'verify sealed transcripts: the chain, and with a manifest the whole',
  operands: ['sealed…'],
  options: [...EVIDENCE, REPORT],
  about:
    'Prints whether the chain is intact, or the first link that is broken with the digest expected and the one found. Of several, each has to follow the one before (seal --previous). Trust comes from the keys given and from nothing else. See docs/provenance.md.',
  async run(call, terminal) {
    const report = reportOnly('verify', call);
    const several = call.operands.length > 1;
    const ofOne = OF_ONE.find(({ name }) => several && call.values(name).length > 0);
    if (ofOne !== undefined)
      throw usageError('verify', `--${ofOne.name} for ${call.operands.length} files`, 'one file');
    // The second time there is nothing more to read, and a run of no calls is intact.
    if (call.operands.filter((operand) => operand === '-').length > 1) {
      throw usageError('verify', 'standard input twice', 'once');
    }
    if (several && report !== 'text') {
      throw usageError(
        'verify',
        `--format ${report} for ${call.operands.length} files`,
        'one; toolreplay audit has many',
      );
    }
    const trust = trustOf('verify', call, REQUIREMENTS, terminal);
    const { reportVerified, verifyAll } = await import('./provenance.ts');
    if (report !== 'text') return reportVerified(call, report, trust, terminal);
    const isPlain = !several && EVIDENCE.every(({ name }) => call.values(name).length === 0);
    return verifyAll(call, isPlain ? 'chain' : 'all', trust, terminal);
  },
};
