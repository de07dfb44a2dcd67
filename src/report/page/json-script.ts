/** What would end a script element, begin a comment in one, or end a line for older readers of JavaScript. */
const UNSAFE = /[<>&\u2028\u2029]/g;

/** A value as JSON that can stand in a `<script>` element: whatever is in it, it does not end the element. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replace(UNSAFE, escaped);
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
