import { ToolReplayError } from '../error.ts';
import type { JsonNode } from '../json/node.ts';
import { changed } from './compose.ts';
import { MAX_DOCUMENT } from './document-frames.ts';
import type { Value } from './format.ts';

/** How a string says that its text is elsewhere: the second is the older form. */
const PROTOCOLS: readonly string[] = ['attachment://', 'tc://'];

/** How much text the references of one item may be put in place as. A few bytes can refer to any number of them. */
export class AttachmentBudget {
  private left = 8 * MAX_DOCUMENT;

  /** @throws ToolReplayError when there is not so much left */
  spend(bytes: number, inValue: number): void {
    this.left -= bytes;
    if (this.left >= 0 && inValue <= MAX_DOCUMENT) return;
    const limit = `${(this.left < 0 ? 8 : 1) * (MAX_DOCUMENT / 1024 / 1024)} MiB`;
    throw new ToolReplayError('document-too-long', {
      found: `attachments of more than ${limit}, each counted as often as it is referred to`,
      expected: `at most ${limit}`,
    });
  }
}

/**
 * The long texts of one Inspect sample. They stand in a map of the sample, by their hash; a string that is
 * `attachment://<hash>`, wherever it stands, is short for one of them.
 */
export class Attachments {
  private readonly texts = new Map<string, JsonNode>();
  private readonly budget: AttachmentBudget;
  private inValue = 0;

  constructor(sample: JsonNode, budget: AttachmentBudget) {
    this.budget = budget;
    for (const map of [sample.get('attachments'), sample.at('transcript', 'content')]) {
      for (const [hash, text] of map?.members() ?? []) if (!this.texts.has(hash)) this.texts.set(hash, text);
    }
  }

  /** The value with each reference in it replaced by what it refers to; one to nothing stays. */
  resolve(node: JsonNode | undefined): Value | undefined {
    if (node === undefined || this.texts.size === 0 || !mayRefer(node)) return node;
    this.inValue = 0;
    return this.replaced(node);
  }

  /** Its depth is that of the JSON, which is bounded. */
  private replaced(node: JsonNode): Value {
    if (node.kind === 'string') return this.referredTo(node) ?? node;
    if (node.kind === 'array') return [...node.items()].map((element) => this.replaced(element));
    return changed(node, (_key, value) => this.replaced(value));
  }

  private referredTo(node: JsonNode): JsonNode | undefined {
    if (!mayRefer(node)) return undefined;
    const text = node.string() as string;
    const protocol = PROTOCOLS.find((one) => text.startsWith(one));
    const found = protocol === undefined ? undefined : this.texts.get(text.slice(protocol.length));
    if (found === undefined) return undefined;
    const bytes = found.end - found.start;
    this.inValue += bytes;
    this.budget.spend(bytes, this.inValue);
    return found;
  }
}

/** Most values hold no reference: that is seen in their bytes, with nothing decoded. */
function mayRefer({ text, start, end }: JsonNode): boolean {
  const bytes = text.subarray(start, end);
  return PROTOCOLS.some((protocol) => bytes.includes(`"${protocol}`));
}
