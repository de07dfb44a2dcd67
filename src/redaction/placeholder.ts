/** `$VAR`, `${VAR}`, `$(command)`, `%s`, `%(name)s`, `%VAR%`, `{{ … }}`, `<password>`, `***`: all of it, so that a password may begin alike. */
const PLACEHOLDER =
  /^(?:\$(?:[A-Z_][A-Z0-9_]*|[A-Za-z_]+|\d|[{(].*)?|%(?:\([A-Za-z_]+\)|\{.*\})?[sdrv]?|%[A-Za-z_]+%|\{\{?|\{.*\}|<(?:[^<>]*>)?|\*+)$/;
/** What code has where a value may stand. */
const CODE =
  /^(?:(?:null|none|nil|true|false|undefined|string|str|required|optional)$|(?:process|os|env|config|self|this)\.)/i;

/** Whether a text stands for a value that is put in somewhere else. */
export function isPlaceholder(said: string): boolean {
  return PLACEHOLDER.test(said);
}

/** Whether a text stands for a value and is none, in a program or a template. */
export function isNoValue(said: string): boolean {
  return isPlaceholder(said) || CODE.test(said);
}
