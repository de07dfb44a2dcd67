import { BACKSLASH, LEFT_BRACE, LEFT_BRACKET, QUOTE, RIGHT_BRACE, RIGHT_BRACKET } from '../json/bytes.ts';

const ERROR_MARK = Buffer.from('{"$error":true');
const IS_ERROR = Buffer.from('"is_error":true');
const EXIT_CODE = Buffer.from('"exit_code":');
/** What follows an integer, whole; `1.0` is none. */
const INTEGER_OTHER_THAN_0 = /^-?[1-9]\d*[,}]/;
/** An exit code has fewer digits. */
const LONGEST_CODE = 24;

/**
 * Whether an answer says that its call failed: the log marked it as an error, or it has an exit code other than 0.
 *
 * @param response the canonical form of an object
 */
export function isFailure(response: Buffer): boolean {
  if (startsWith(response, ERROR_MARK)) return true;
  if (memberAt(response, IS_ERROR) >= 0) return true;
  const code = memberAt(response, EXIT_CODE);
  return code >= 0 && INTEGER_OTHER_THAN_0.test(response.toString('latin1', code, code + LONGEST_CODE));
}

/** No view of the text is made: this is asked of every answer. */
function startsWith(text: Buffer, mark: Buffer): boolean {
  for (let k = 0; k < mark.length; k++) if (text[k] !== mark[k]) return false;
  return true;
}

/**
 * Where the text of a member of the outermost object ends that starts with a mark, or -1. Inside a string a quote is
 * escaped: what is found is a key, and only how deep it stands has to be seen.
 */
function memberAt(response: Buffer, mark: Buffer): number {
  let depth = 0;
  let at = 0;
  for (let found = response.indexOf(mark); found >= 0; found = response.indexOf(mark, found + 1)) {
    for (; at < found; at++) {
      const byte = response[at];
      if (byte === QUOTE) at = stringEnd(response, at);
      else if (byte === LEFT_BRACE || byte === LEFT_BRACKET) depth++;
      else if (byte === RIGHT_BRACE || byte === RIGHT_BRACKET) depth--;
    }
    if (depth === 1) return found + mark.length;
  }
  return -1;
}

/** The closing quote of the string that starts at a byte. */
function stringEnd(text: Buffer, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== QUOTE) at += text[at] === BACKSLASH ? 2 : 1;
  return at;
}
