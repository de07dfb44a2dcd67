// What a page is made of, and what could load or run something. Runs in the page.
({
  elements: [...new Set([...document.querySelectorAll('*')].map(({ localName }) => localName))].sort(),
  links: [...document.querySelectorAll('[href], [src]')].map((element) => element.outerHTML),
  handlers: document.querySelectorAll('[onerror], [onload], [onclick]').length,
  polluted: Object.keys(Object.prototype).length,
});
