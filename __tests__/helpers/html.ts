const TAG = /<(\/?)([a-z0-9]+)((?: [a-z]+="[^"<>]*")*)>/g;

/**
 * The tags of a Markdown text that are not closed in order, and what looks like a tag and is none that is known.
 *
 * A text that is well formed gives none.
 */
export function faultsOf(markdown: string): string[] {
  const known = new Set([
    'table',
    'tr',
    'th',
    'td',
    'code',
    'a',
    'p',
    'b',
    'i',
    'h4',
    'details',
    'summary',
    'pre',
    'ul',
    'li',
    'sub',
  ]);
  const open: string[] = [];
  const faults: string[] = [];
  const rest = markdown.replace(TAG, (tag, slash: string, name: string) => {
    if (!known.has(name)) faults.push(tag);
    else if (slash === '') open.push(name);
    else if (open.pop() !== name) faults.push(tag);
    return '';
  });
  return [...faults, ...open, ...(rest.match(/[<>].{0,20}/g) ?? [])];
}

/** The HTML blocks of a Markdown text: from a line that begins with a tag to the blank line that ends the block. */
export function blocksOf(markdown: string): { html: string; markdown: string } {
  const parts = markdown.split(/\n{2,}/);
  const html = parts.filter((part) => part.startsWith('<'));
  return { html: html.join('\n\n'), markdown: parts.filter((part) => !part.startsWith('<')).join('\n\n') };
}
