/** A text as HTML. */
export function html(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
