// The audit of the dirty sample as a chain, a link a call, with its findings.
import { TRANSCRIPT } from './audit.mjs';
import { divergenceDot, dotHeight, drawChain, linkCentre } from './chain.mjs';
import { element, escapeXml, MONO, round, SANS, svgDocument } from './svg.mjs';

const CHAIN = { name: 'session', left: 47, y: 148, length: 156, radius: 29, pitch: 130, wire: 12, gap: 3.5 };

/** How each finding kind looks: the paint of its link, whose colour its line has too, and the colour of its name. */
const KIND_STYLE = {
  'redundant-call': { paint: { colour: 'amber' }, text: 'amberText' },
  'permission-overreach': { paint: { colour: 'clay', core: 'clayTint' }, text: 'clay' },
  'non-determinism': { paint: { colour: 'clay' }, text: 'clay' },
};

/** The second line of a finding's caption. */
function explain({ kind, index, earlier }, { links, agent }) {
  const response = (position) => JSON.stringify(links[position].response);
  if (kind === 'redundant-call') return `repeats index ${earlier}, nothing changed`;
  if (kind === 'permission-overreach') return `not in the scope of ${agent}`;
  return `same call, ${response(earlier)} then ${response(index)}`;
}

/** A line of text in one of the text styles below. */
function label(x, y, classes, text) {
  return element('text', { x: round(x), y, class: classes }, escapeXml(text));
}

const TEXT_RULES = [
  `text{font-family:${SANS};font-size:13px;text-anchor:middle}`,
  `.mono{font-family:${MONO}}`,
  '.start{text-anchor:start}',
  '.strong{font-weight:600}',
  '.title{font-size:15px}',
  '.number{font-size:22px}',
];

/** The number inside a link, and its tool and digest below. */
function drawLinkText(chain, { index, tool, digest }) {
  const x = linkCentre(chain, index);
  return [
    label(x, chain.y + 8, 'number strong fill-ink', index),
    label(x, chain.y + 64, 'strong mono fill-ink', tool),
    label(x, chain.y + 84, 'mono fill-muted', digest.slice(0, 8)),
  ];
}

/** The two lines of a finding's caption, the second one with its base line at `y`. */
function drawCaption(x, y, finding, session) {
  const { text } = KIND_STYLE[finding.kind];
  return [label(x, y - 18, `strong fill-${text}`, finding.kind), label(x, y, 'fill-ink', explain(finding, session))];
}

/** A thin line in the colour of a finding. */
function drawLine(d, { kind }) {
  const { colour } = KIND_STYLE[kind].paint;
  return element('path', { d, class: `stroke-${colour}`, 'stroke-width': 2, 'stroke-linecap': 'round' });
}

/** A finding that refers to an earlier call: a bracket from that call to this one, its caption on top. */
function drawPairFinding(chain, finding, session) {
  const [from, to] = [linkCentre(chain, finding.earlier), linkCentre(chain, finding.index)];
  const foot = chain.y - chain.radius - chain.wire;
  const end = finding.index === session.divergence ? dotHeight(chain) : foot;
  const bracket = `M${from} ${foot}v-26a8 8 0 0 1 8-8H${round(to - 8)}a8 8 0 0 1 8 8V${end}`;
  return [drawLine(bracket, finding), ...drawCaption((from + to) / 2, foot - 46, finding, session)];
}

/** A finding about one call alone: a stem below the link's text, its caption below that. */
function drawSingleFinding(chain, finding, session) {
  const x = linkCentre(chain, finding.index);
  const top = chain.y + 96;
  return [drawLine(`M${x} ${top}v16`, finding), ...drawCaption(x, top + 54, finding, session)];
}

/** A finding's line and caption. */
function drawFinding(chain, finding, session) {
  const draw = finding.earlier === undefined ? drawSingleFinding : drawPairFinding;
  return draw(chain, finding, session);
}

/** The divergence: its dot, and the word beside it. */
function drawDivergence(chain, index) {
  const y = dotHeight(chain) + 4.5;
  return [
    divergenceDot(chain, index),
    label(linkCentre(chain, index) + 15, y, 'start strong fill-amberText', 'divergence'),
  ];
}

/** The panel that the picture brings along, so that it reads on any page, and what the picture is of. */
function drawPanel({ width, height, left, summary }) {
  const shape = { x: 0.5, y: 0.5, width: width - 1, height: height - 1, rx: 12 };
  return [
    element('rect', { ...shape, class: 'fill-panel stroke-edge' }),
    label(left, height - 52, 'start title strong fill-ink', TRANSCRIPT),
    label(left, height - 34, 'start fill-muted', summary),
  ];
}

/** The dirty session as a chain, a link a call. */
export function drawSession(session) {
  const chain = CHAIN;
  const { links, findings, divergence } = session;
  const size = { width: 900, height: 332 };
  const summary = `${links.length} calls, ${findings.length} findings, divergence at index ${divergence}`;
  const kindOf = (link) => findings.find(({ index }) => index === link.index)?.kind;
  const paints = links.map((link) => KIND_STYLE[kindOf(link)]?.paint ?? { colour: 'teal' });
  return svgDocument({
    ...size,
    title: `The audit of ${TRANSCRIPT}`,
    description: `${summary}. ${findings.map(({ index, kind }) => `Index ${index}: ${kind}.`).join(' ')}`,
    extraRules: TEXT_RULES,
    body: [
      ...drawPanel({ ...size, left: chain.left - chain.wire / 2, summary }),
      ...findings.flatMap((finding) => drawFinding(chain, finding, session)),
      ...drawChain(chain, paints),
      ...drawDivergence(chain, divergence),
      ...links.flatMap((link) => drawLinkText(chain, link)),
    ],
  });
}
