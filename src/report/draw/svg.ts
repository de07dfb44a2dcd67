import { xmlAttributes, xmlData } from '../xml.ts';

/**
 * Each colour as [on a light page, on a dark page]. A README is read on both, and an SVG in an `<img>` sees which.
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
} as const;

export type Colour = keyof typeof PALETTE;

const LIGHT = 0;
const DARK = 1;

export const SANS = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";
export const MONO = "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace";

/** What an element may be given; what is undefined is left out. */
export interface Attributes {
  readonly [name: string]: string | number | undefined;
}

/** One element around markup that is already XML. */
export function element(name: string, attributes: Attributes, markup = ''): string {
  const open = `<${name}${xmlAttributes(attributes)}`;
  return markup === '' ? `${open}/>` : `${open}>${markup}</${name}>`;
}

/** One element around other elements, a line each. */
export function group(name: string, attributes: Attributes, children: readonly string[]): string {
  return element(name, attributes, `\n${children.join('\n')}\n`);
}

/** A coordinate with at most two decimals, so that floating-point noise never reaches the file. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** A whole SVG file. */
export interface SvgDocument {
  readonly width: number;
  readonly height: number;
  /** Title and description are what a screen reader says in place of the picture. */
  readonly title: string;
  readonly description: string;
  readonly extraRules?: readonly string[];
  readonly body: readonly string[];
}

/** The text of an SVG file. It holds no script, and nothing in it is loaded. */
export function svgDocument({ width, height, title, description, extraRules = [], body }: SvgDocument): string {
  const markup = body.join('\n');
  const rules = [...extraRules, ...colourRules(markup, LIGHT)].join('\n');
  const darkRules = colourRules(markup, DARK).join('\n');
  const head = [
    element('title', {}, xmlData(title)),
    element('desc', {}, xmlData(description)),
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

/** The rules `.fill-x` and `.stroke-x` for the colours that the markup uses, for one column of the palette. */
function colourRules(markup: string, column: typeof LIGHT | typeof DARK): string[] {
  return Object.entries(PALETTE).flatMap(([name, shades]) =>
    ['fill', 'stroke']
      .filter((property) => new RegExp(`[" ]${property}-${name}[" ]`).test(markup))
      .map((property) => `.${property}-${name}{${property}:${shades[column]}}`),
  );
}
