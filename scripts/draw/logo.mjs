// The logo: a chain that diverges, and the word mark.
import { divergenceDot, drawChain, linkLeft } from '../../build/src/report/draw/chain.js';
import { element, group, round, svgDocument } from '../../build/src/report/draw/svg.js';

const CHAIN = { name: 'logo', left: 5.5, y: 40, length: 54, radius: 17, pitch: 39.5, wire: 7, gap: 2.25 };

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
export function drawLogo() {
  const chain = CHAIN;
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
