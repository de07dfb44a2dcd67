/**
 * Draws the two pictures of the README: `docs/assets/logo.svg` and `docs/assets/replay-divergence.svg`.
 *
 * The second one shows the audit of the dirty sample, so its digests and findings are read from the built command
 * line and never typed in here. The same sources give the same bytes.
 *
 *   node scripts/draw.mjs           writes both files and prints their paths
 *   node scripts/draw.mjs --check   writes nothing; exit code 1 when a file on disk differs
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const CLI = 'dist/cli.js';
const TRANSCRIPT = 'samples/session-dirty.jsonl';
const SCOPE = 'samples/scope.json';

/**
 * Each colour as [on a light page, on a dark page]. The README is read on both, and an SVG in an `<img>` sees which.
 * `amberText` exists because an amber that looks like amber is too pale for small letters on white.
 */
const PALETTE = {
  page: ['#ffffff', '#0d1117'],
  ink: ['#1c2a33', '#e6edf0'],
  muted: ['#586872', '#9aaab3'],
  teal: ['#3a7f89', '#58a3ad'],
  clay: ['#bd4d36', '#df735b'],
  clayTint: ['#f8e3dd', '#40231d'],
  amber: ['#e09a12', '#f2b33d'],
  amberText: ['#8a5a00', '#f2b33d'],
  panel: ['#f7f9fa', '#131a21'],
  edge: ['#d3dce1', '#2b3741'],
};

const SANS = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";
const MONO = "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace";

/* ---------------------------------------------------------------- SVG text */

/** Text as XML character data, fit for an element's content and for a double-quoted attribute. */
function escapeXml(text) {
  const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return String(text).replace(/[&<>"']/g, (character) => entities[character]);
}

/** One element around markup that is already XML. */
function element(name, attributes, markup = '') {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const open = `<${name}${list.join('')}`;
  return markup === '' ? `${open}/>` : `${open}>${markup}</${name}>`;
}

/** One element around other elements, a line each. */
function group(name, attributes, children) {
  return element(name, attributes, `\n${children.join('\n')}\n`);
}

/** A coordinate with at most two decimals, so that floating-point noise never reaches the file. */
function round(value) {
  return Math.round(value * 100) / 100;
}

/** The rules `.fill-x` and `.stroke-x` for the colours that the markup uses, for one column of the palette. */
function colourRules(markup, column) {
  return Object.entries(PALETTE).flatMap(([name, shades]) =>
    ['fill', 'stroke']
      .filter((property) => new RegExp(`[" ]${property}-${name}[" ]`).test(markup))
      .map((property) => `.${property}-${name}{${property}:${shades[column]}}`),
  );
}

/** A whole SVG file. Title and description are what a screen reader says in place of the picture. */
function svgDocument({ width, height, title, description, extraRules = [], body }) {
  const markup = body.join('\n');
  const rules = [...extraRules, ...colourRules(markup, 0)].join('\n');
  const darkRules = colourRules(markup, 1).join('\n');
  const head = [
    element('title', {}, escapeXml(title)),
    element('desc', {}, escapeXml(description)),
    element('style', {}, `\n${rules}\n@media (prefers-color-scheme: dark){\n${darkRules}\n}\n`),
  ];
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    width,
    height,
    viewBox: `0 0 ${width} ${height}`,
    fill: 'none',
    role: 'img',
  };
  return `${group('svg', attributes, [...head, markup])}\n`;
}

/* ------------------------------------------------------------------- Chain */

/**
 * How a chain lies, in SVG units, measured on the middle of the wire: `left` end and middle height `y` of link 0, the
 * `length` of a link, the `radius` of its ends, the `pitch` from link to link, the `wire`'s thickness and the `gap`
 * that is left free on either side of a wire where it passes over another. The `name` keeps mask identifiers apart when
 * both pictures stand in one page.
 */
const LOGO_CHAIN = { name: 'logo', left: 5.5, y: 40, length: 54, radius: 17, pitch: 39.5, wire: 7, gap: 2.25 };
const SESSION_CHAIN = { name: 'session', left: 47, y: 148, length: 156, radius: 29, pitch: 130, wire: 12, gap: 3.5 };

/** The left end of a link's wire. */
function linkLeft(chain, index) {
  return round(chain.left + index * chain.pitch);
}

/** The middle of a link. */
function linkCentre(chain, index) {
  return round(linkLeft(chain, index) + chain.length / 2);
}

/** The left end of a link from its middle height down. */
function lowerLeftBend(chain, index) {
  const { radius, y } = chain;
  return `M${linkLeft(chain, index)} ${y}a${radius} ${radius} 0 0 0 ${radius} ${radius}h${radius}`;
}

/** The right end of a link from its middle height up. */
function upperRightBend(chain, index) {
  const { radius, y } = chain;
  const right = round(linkLeft(chain, index) + chain.length);
  return `M${right} ${y}a${radius} ${radius} 0 0 0 ${-radius} ${-radius}h${-radius}`;
}

/** The identifier of a link's mask. */
function weaveId(chain, index) {
  return `${chain.name}-weave-${index}`;
}

/**
 * The mask that takes one link below its neighbours. Two neighbours cross twice: the left one is on top at the upper
 * crossing, the right one at the lower, which is what makes them interlock. The wire below is cut away by a mask and
 * not painted over, because the colour behind the picture is not known.
 */
function weaveMask(chain, index, count) {
  const x = round(linkLeft(chain, index) - chain.wire);
  const y = chain.y - chain.radius - chain.wire;
  const size = { x, y, width: chain.length + 2 * chain.wire, height: 2 * (chain.radius + chain.wire) };
  const cuts = [
    ...(index > 0 ? [upperRightBend(chain, index - 1)] : []),
    ...(index < count - 1 ? [lowerLeftBend(chain, index + 1)] : []),
  ];
  return group('mask', { id: weaveId(chain, index), maskUnits: 'userSpaceOnUse', ...size }, [
    element('rect', { ...size, fill: '#fff' }),
    element('path', { d: cuts.join(''), stroke: '#000', 'stroke-width': chain.wire + 2 * chain.gap }),
  ]);
}

/** One link. With a `core` colour the wire is an outline in `colour` around that core. */
function drawLink(chain, index, { colour, core }) {
  const { length, radius, wire } = chain;
  const shape = { x: linkLeft(chain, index), y: chain.y - radius, width: length, height: 2 * radius, rx: radius };
  const coats = [{ class: `stroke-${colour}`, 'stroke-width': wire }];
  if (core !== undefined) coats.push({ class: `stroke-${core}`, 'stroke-width': round(wire * 0.6) });
  const wires = coats.map((coat) => element('rect', { ...shape, ...coat }));
  return group('g', { mask: `url(#${weaveId(chain, index)})` }, wires);
}

/** A chain of as many links as there are paints. */
function drawChain(chain, paints) {
  return paints.flatMap((paint, index) => [weaveMask(chain, index, paints.length), drawLink(chain, index, paint)]);
}

/** The middle height of the dot above a chain. */
function dotHeight(chain) {
  return round(chain.y - chain.radius - 2 * chain.wire);
}

/** The dot above a link that says: here the recording diverges. */
function divergenceDot(chain, index) {
  const place = { cx: linkCentre(chain, index), cy: dotHeight(chain), r: round(chain.wire * 0.7) };
  return element('circle', { ...place, class: 'fill-amber' });
}

/* -------------------------------------------------------------------- Logo */

const LETTER_STROKE = 6;
const BOWL = 'M0 0a12 12 0 1 1 24 0a12 12 0 1 1-24 0z';

/**
 * The letters as strokes, because an `<img>` may load no font. Origin: the left edge of the strokes' middle, half way
 * up the x-height, which reaches from -12 to 12. `sides` says how the left and the right edge look, for the spacing.
 */
const LETTERS = {
  t: { width: 13, sides: ['open', 'open'], d: 'M5-20V5a7 7 0 0 0 7 7h1M0-12h13' },
  o: { width: 24, sides: ['bowl', 'bowl'], d: BOWL },
  l: { width: 0, sides: ['stem', 'stem'], d: 'M0-25V12' },
  r: { width: 12, sides: ['stem', 'open'], d: 'M0-12V12M0 0a12 12 0 0 1 12-12' },
  e: { width: 24, sides: ['bowl', 'bowl'], d: 'M0 0h24a12 12 0 1 0-5.12 9.83' },
  p: { width: 24, sides: ['stem', 'bowl'], d: `M0-12V24${BOWL}` },
  a: { width: 24, sides: ['bowl', 'stem'], d: `${BOWL}M24-12V12` },
  y: { width: 22, sides: ['stem', 'stem'], d: 'M0-12V1a11 11 0 0 0 22 0V-12M22 0v13a11 11 0 0 1-11 11h-5' },
};

/** Free space beside an edge: a straight stem needs more of it than a bowl to look the same. */
const SIDE_BEARING = { stem: 3.5, bowl: 2, open: 1.25 };

/** The letters of a word with the place of each, from `left` (the outer edge of the first stroke) on. */
function placeLetters(word, left) {
  let x = left - SIDE_BEARING[LETTERS[word[0]].sides[0]];
  return [...word].map((character) => {
    const { width, sides, d } = LETTERS[character];
    const origin = x + SIDE_BEARING[sides[0]] + LETTER_STROKE / 2;
    x = origin + width + LETTER_STROKE / 2 + SIDE_BEARING[sides[1]];
    return { d, x: round(origin), right: round(origin + width + LETTER_STROKE / 2) };
  });
}

/** Placed letters in one colour. */
function drawLetters(letters, y, colour, width = LETTER_STROKE) {
  const attributes = {
    class: `stroke-${colour}`,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  };
  const paths = letters.map(({ d, x }) => element('path', { transform: `translate(${x} ${y})`, d }));
  return group('g', attributes, paths);
}

/**
 * Letters in ink on a halo in the colour of the page. Teal reads on any page, ink does not: on a dark system, a white
 * page that declares no colour scheme gets the picture's dark colours. The halo, unseen elsewhere, keeps the word
 * readable there.
 */
function drawInkLetters(letters, y) {
  return [drawLetters(letters, y, 'page', LETTER_STROKE + 2.5), drawLetters(letters, y, 'ink')];
}

/** The logo: two sound links, a third that diverges, and the word mark. */
function drawLogo() {
  const chain = LOGO_CHAIN;
  const paints = [{ colour: 'teal' }, { colour: 'teal' }, { colour: 'clay' }];
  const chainRight = linkLeft(chain, 2) + chain.length + chain.wire / 2;
  const letters = placeLetters('toolreplay', chainRight + 18);
  return svgDocument({
    width: Math.ceil(letters.at(-1).right + 2),
    height: 72,
    title: 'ToolReplay',
    description: 'A chain of three links. The third is red, with an amber dot above it: there the recording diverges.',
    body: [
      ...drawChain(chain, paints),
      divergenceDot(chain, 2),
      ...drawInkLetters(letters.slice(0, 4), chain.y),
      drawLetters(letters.slice(4), chain.y, 'teal'),
    ],
  });
}

/* ----------------------------------------------------------------- Session */

/**
 * What a command of the built command line prints. Exit code 1 means findings, which are wanted here; but Node too ends
 * with 1, and prints nothing, when the bundle is missing or crashes.
 */
function toolreplay(...parameters) {
  const { status, stdout, stderr, error } = spawnSync(process.execPath, [CLI, ...parameters], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (error !== undefined) throw error;
  const answered = (status === 0 || status === 1) && stdout !== '';
  if (!answered) throw new Error(`${CLI} ${parameters.join(' ')}: ${stderr.trim()}`);
  return stdout;
}

/** The number that the first group of a pattern finds in a text, if it does. */
function numberIn(text, pattern) {
  const digits = pattern.exec(text)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** The finding lines of a text report as objects; `earlier` is the index that the detail refers to, if it does. */
function parseFindings(report) {
  return [...report.matchAll(/^index (\d+): ([a-z-]+): (.*)$/gm)].map(([, index, kind, detail]) => ({
    index: Number(index),
    kind,
    earlier: numberIn(detail, /identical call at index (\d+)/),
  }));
}

/** The audit of the dirty sample: its links, its findings by index, and the divergence. */
function auditSession() {
  const sealed = toolreplay('seal', TRANSCRIPT).trimEnd().split('\n');
  const replay = toolreplay('replay', TRANSCRIPT);
  const findings = [...parseFindings(replay), ...parseFindings(toolreplay('scope', TRANSCRIPT, SCOPE))];
  const { agent } = JSON.parse(readFileSync(join(ROOT, SCOPE), 'utf8'));
  const links = sealed.map((line) => JSON.parse(line));
  return { links, agent, findings, divergence: numberIn(replay, /^divergence: index (\d+)$/m) };
}

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
function drawSession(session) {
  const chain = SESSION_CHAIN;
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

/* -------------------------------------------------------------------- Main */

/** The text of each picture by its path in the repository. */
function drawAll() {
  return new Map([
    ['docs/assets/logo.svg', drawLogo()],
    ['docs/assets/replay-divergence.svg', drawSession(auditSession())],
  ]);
}

/** The text of a file, or nothing when there is no such file. */
function readIfPresent(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Writes the pictures, or with `--check` only compares them; the exit code. */
function main(parameters) {
  const check = parameters.includes('--check');
  if (parameters.length !== Number(check)) throw new Error('usage: node scripts/draw.mjs [--check]');
  const pictures = [...drawAll()].map(([path, svg]) => ({ path, file: join(ROOT, path), svg }));
  if (check) return pictures.every(({ file, svg }) => readIfPresent(file) === svg) ? 0 : 1;
  for (const { path, file, svg } of pictures) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, svg);
    console.log(path);
  }
  return 0;
}

process.exitCode = main(process.argv.slice(2));
