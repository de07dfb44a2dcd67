import type { Kind } from '../../rules/kinds.ts';
import { clip } from '../inert.ts';
import { xmlData } from '../xml.ts';
import { type Chain, divergenceDot, dotHeight, drawChain, linkCentre, type Paint } from './chain.ts';
import type { DrawnCall, DrawnFinding, Slot } from './drawing.ts';
import { Lanes } from './lanes.ts';
import { type Colour, element, round } from './svg.ts';

/** How each finding kind looks: the paint of its link, whose colour its line has too, and the colour of its name. */
const KIND_STYLE: { readonly [kind in Kind]: { readonly paint: Paint; readonly text: Colour } } = {
  'non-determinism': { paint: { colour: 'clay' }, text: 'clay' },
  'redundant-call': { paint: { colour: 'amber' }, text: 'amberText' },
  'repeated-loop': { paint: { colour: 'amber', core: 'panel' }, text: 'amberText' },
  'permission-warning': { paint: { colour: 'amber', core: 'clayTint' }, text: 'amberText' },
  'unverifiable-call': { paint: { colour: 'muted', core: 'clayTint' }, text: 'muted' },
  'permission-overreach': { paint: { colour: 'clay', core: 'clayTint' }, text: 'clay' },
  'broken-chain': { paint: { colour: 'clay', core: 'page' }, text: 'clay' },
  'broken-seal': { paint: { colour: 'clay', core: 'panel' }, text: 'clay' },
};
const SOUND: Paint = { colour: 'teal' };
const FOLDED: Paint = { colour: 'teal', core: 'panel' };

/** How far apart two captions above one another are, in SVG units, and how wide a character of one is, or more. */
const LANE = 46;
const CHARACTER = 7.2;
const LONGEST_TOOL = 15;
const LONGEST_WORDS = 48;

/** What a caption above needs, which a row without one does not have. */
const CAPTION_ROOM = 80;
/** What is left free at the sides of a picture. */
const MARGIN = 14;

/** What a row of a picture is of. */
export interface RowOf {
  /** How wide the picture is, in SVG units. */
  readonly width: number;
  readonly slots: readonly Slot[];
  /** The call of a slot. */
  readonly callOf: (index: number) => DrawnCall;
  /** The findings on the calls of the slots. */
  readonly findings: readonly DrawnFinding[];
  /** The worst finding on a call, if any. */
  readonly worstOn: (index: number) => Kind | undefined;
  readonly divergence: number | undefined;
}

/** A caption, and where it stands. */
interface Caption {
  readonly finding: DrawnFinding;
  readonly lane: number;
  /** The middles of the links that it is about: one, or the earlier and the later. */
  readonly from: number;
  readonly to: number;
  /** The middle of the caption. */
  readonly middle: number;
}

/** One row of a chain with its findings, above those that refer to an earlier call and below the others. */
export class SessionRow {
  private readonly chain: Chain;
  private readonly of: RowOf;
  private readonly above: readonly Caption[];
  private readonly below: readonly Caption[];
  private readonly aboveLanes = new Lanes();
  private readonly belowLanes = new Lanes();

  /** @param chain where it lies, were there one caption above it */
  constructor(chain: Chain, of: RowOf) {
    this.of = of;
    const placed = (findings: readonly DrawnFinding[], lanes: Lanes): Caption[] =>
      findings
        .map((finding) => ({ finding, ...this.reach(chain, finding) }))
        .sort((a, b) => a.start - b.start)
        .map(({ start, end, ...caption }) => ({ ...caption, lane: lanes.place(start, end) }));
    this.above = placed(
      of.findings.filter(({ earlier }) => earlier !== undefined),
      this.aboveLanes,
    );
    this.below = placed(
      of.findings.filter(({ earlier }) => earlier === undefined),
      this.belowLanes,
    );
    const { count } = this.aboveLanes;
    this.chain = { ...chain, y: chain.y + (count === 0 ? -CAPTION_ROOM : LANE * (count - 1)) };
  }

  /** The middle height of its links. */
  get y(): number {
    return this.chain.y;
  }

  /** Where its last caption ends. */
  get bottom(): number {
    return this.chain.y + (this.belowLanes.count === 0 ? 92 : 158 + LANE * (this.belowLanes.count - 1));
  }

  /** Where the first caption below it starts. */
  get belowLeft(): number {
    return Math.min(...this.below.map(({ finding, middle }) => middle - captionWidth(finding) / 2));
  }

  draw(): string[] {
    const { chain, of } = this;
    const paints = of.slots.map(({ first, folded }) => {
      if (folded > 0) return FOLDED;
      const kind = of.worstOn(first);
      return kind === undefined ? SOUND : KIND_STYLE[kind].paint;
    });
    return [
      ...this.above.map((caption) => this.lineAbove(caption)),
      ...this.below.map((caption) => this.lineBelow(caption)),
      // Above the lines: one of another finding may pass behind a caption.
      ...this.above.flatMap((caption) => this.captionAbove(caption)),
      ...this.below.flatMap((caption) => this.captionBelow(caption)),
      ...drawChain(chain, paints),
      ...of.slots.flatMap(({ first, folded }, k) =>
        folded === 0 && first === of.divergence ? this.drawDivergence(k) : [],
      ),
      ...of.slots.flatMap((slot, k) => this.drawLinkText(slot, k)),
    ];
  }

  /** From where to where a finding's line and caption go. */
  private reach(
    chain: Chain,
    finding: DrawnFinding,
  ): Pick<Caption, 'from' | 'to' | 'middle'> & { start: number; end: number } {
    const { slots, width } = this.of;
    const placeOf = (index: number): number => slots.findIndex(({ first, folded }) => folded === 0 && first === index);
    const to = linkCentre(chain, placeOf(finding.index));
    const earlier = finding.earlier === undefined ? -1 : placeOf(finding.earlier);
    const from = earlier < 0 ? to : linkCentre(chain, earlier);
    const half = captionWidth(finding) / 2;
    // A long one beside the first or the last link would be cut off.
    const middle = Math.max(MARGIN + half, Math.min((from + to) / 2, width - MARGIN - half));
    return { start: Math.min(from, middle - half), end: Math.max(to, middle + half), from, to, middle };
  }

  /** A bracket from an earlier call to this one; a stem where the earlier one is not in the row. */
  private lineAbove({ finding, lane, from, to }: Caption): string {
    const { chain, of } = this;
    const foot = this.foot;
    const rise = LANE * lane;
    const end = finding.index === of.divergence ? dotHeight(chain) : foot;
    const bracket = `M${from} ${foot}v${-26 - rise}a8 8 0 0 1 8-8H${round(to - 8)}a8 8 0 0 1 8 8V${end}`;
    return drawLine(from === to ? `M${to} ${end}V${foot - 34 - rise}` : bracket, finding);
  }

  private captionAbove({ finding, lane, middle }: Caption): string[] {
    return drawCaption(middle, this.foot - 46 - LANE * lane, finding);
  }

  /** A stem below the link's text. */
  private lineBelow({ finding, lane, to }: Caption): string {
    return drawLine(`M${to} ${this.chain.y + 96}v${16 + LANE * lane}`, finding);
  }

  private captionBelow({ finding, lane, middle }: Caption): string[] {
    return drawCaption(middle, this.chain.y + 150 + LANE * lane, finding);
  }

  /** Where lines above the links end. */
  private get foot(): number {
    return this.chain.y - this.chain.radius - this.chain.wire;
  }

  /** The divergence: its dot, and the word beside it. */
  private drawDivergence(slot: number): string[] {
    const { chain } = this;
    const y = dotHeight(chain) + 4.5;
    return [
      divergenceDot(chain, slot),
      label(linkCentre(chain, slot) + 15, y, 'start strong fill-amberText', 'divergence'),
    ];
  }

  /** The number inside a link, and its tool and digest below. */
  private drawLinkText({ first, folded, why }: Slot, slot: number): string[] {
    const { chain } = this;
    const x = linkCentre(chain, slot);
    if (folded > 0) {
      return [
        label(x, chain.y + 6, 'number fill-muted', '⋯'),
        label(x, chain.y + 64, 'fill-muted', `${folded} calls`),
        label(x, chain.y + 84, 'fill-muted', why),
      ];
    }
    const { index, tool, digest } = this.of.callOf(first);
    const text = [
      label(x, chain.y + 8, 'number strong fill-ink', String(index)),
      label(x, chain.y + 64, 'strong mono fill-ink', clip(tool, LONGEST_TOOL)),
    ];
    return digest === undefined ? text : [...text, label(x, chain.y + 84, 'mono fill-muted', digest.slice(0, 8))];
  }
}

/** A line of text in one of the styles of the document. */
export function label(x: number, y: number, classes: string, text: string): string {
  return element('text', { x: round(x), y, class: classes }, xmlData(text));
}

function captionWidth({ kind, words }: DrawnFinding): number {
  return CHARACTER * Math.max(kind.length, Math.min(words.length, LONGEST_WORDS));
}

/** The two lines of a finding's caption, the second one with its base line at `y`. */
function drawCaption(x: number, y: number, { kind, words }: DrawnFinding): string[] {
  const { text } = KIND_STYLE[kind];
  return [
    label(x, y - 18, `strong halo stroke-panel fill-${text}`, kind),
    label(x, y, 'halo stroke-panel fill-ink', clip(words, LONGEST_WORDS)),
  ];
}

/** A thin line in the colour of a finding. */
function drawLine(d: string, { kind }: DrawnFinding): string {
  const { colour } = KIND_STYLE[kind].paint;
  return element('path', { d, class: `stroke-${colour}`, 'stroke-width': 2, 'stroke-linecap': 'round' });
}
