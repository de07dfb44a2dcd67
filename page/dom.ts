/** What an element may be given. Data becomes text or the value of one of these, and never markup or an address. */
export interface Attributes {
  readonly [name: string]: string | number | undefined;
}

const SVG = 'http://www.w3.org/2000/svg';

/** An element. An attribute that is undefined is left out. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  give(made, attributes);
  made.append(...children);
  return made;
}

/** An element of a drawing. */
export function drawn(name: string, attributes: Attributes, ...children: readonly Node[]): SVGElement {
  const made = document.createElementNS(SVG, name);
  give(made, attributes);
  made.append(...children);
  return made;
}

/** A button that does something. */
export function button(
  attributes: Attributes,
  press: () => void,
  ...children: readonly (Node | string)[]
): HTMLButtonElement {
  const made = element('button', { type: 'button', ...attributes }, ...children);
  made.addEventListener('click', press);
  return made;
}

/** A number as people read it: `50,000`. The same everywhere, whatever the language of the browser. */
export function grouped(number: number): string {
  return String(number).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** A number with its noun. */
export function count(number: number, noun: string): string {
  return `${grouped(number)} ${noun}${number === 1 ? '' : 's'}`;
}

/** How many pixels a `rem` is: people choose it. */
export function rem(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}

function give(made: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) made.setAttribute(name, String(value));
  }
}
