import { GENESIS } from '../chain/link.ts';
import { Verifier } from '../chain/verifier.ts';
import { faultOf, type Requirement } from '../provenance/requirements.ts';
import { type Evidence, type Verdicts, verdictsOn } from '../provenance/verdicts.ts';
import { WithheldValues } from '../provenance/withheld.ts';
import type { SealWatch } from '../rules/rule.ts';
import type { Record } from '../transcript/record.ts';
import { Hashing } from './hashed-source.ts';
import type { Source } from './source.ts';

/** Holds one sealed transcript against all that is said of it, in the pass that reads it. */
export class SealCheck implements SealWatch {
  readonly verifier: Verifier;
  private readonly evidence: Evidence;
  private readonly required: readonly Requirement[];
  private readonly manifest: Evidence['manifest'];
  private readonly previous: string;
  private readonly isInSeries: boolean;
  private readonly withheld = new WithheldValues();
  private readonly hashing = new Hashing();
  /** How many were seen. */
  links = 0;
  private known: Verdicts | undefined;

  /**
   * @param required what has to be so
   * @param follows the head of the run that it has to follow; undefined: what the manifest says, or else none
   */
  constructor(evidence: Evidence, required: readonly Requirement[] = [], follows?: string) {
    this.evidence = evidence;
    this.required = required;
    this.manifest = evidence.manifest ?? evidence.signatures.find((one) => one.manifest !== undefined)?.manifest;
    this.isInSeries = follows !== undefined;
    this.previous = follows ?? this.manifest?.previous ?? GENESIS;
    this.verifier = new Verifier(this.previous, this.manifest && this.manifest.links - 1);
  }

  /** The transcript, to be read once, and to its end before any verdict. */
  source(source: Source): Source {
    return this.hashing.source(source);
  }

  /** Sees the next call, which the verifier has seen. */
  see(record: Record): void {
    this.links++;
    this.withheld.see(record);
  }

  /** How many links were sealed, where that is known. */
  get sealedLinks(): number | undefined {
    return this.manifest?.links;
  }

  /** The four verdicts; all must have been read. */
  get verdicts(): Verdicts {
    const { verifier, manifest, previous, withheld, links, hashing, evidence } = this;
    const { head, watched, break: broken } = verifier;
    const headThen = manifest?.links === 0 ? previous : watched;
    this.known ??= verdictsOn(
      {
        ...hashing.result(),
        links,
        previous,
        head,
        headThen,
        break: broken,
        follows: this.isInSeries || previous === GENESIS ? undefined : previous,
        withheld,
      },
      manifest,
      evidence,
    );
    return this.known;
  }

  fault(): string | undefined {
    return faultOf(this.verdicts, this.required);
  }
}
