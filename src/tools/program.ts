import type { Part, Word } from '../shell/command-line.ts';

/** The program of a part and what it is given. */
export interface Run {
  /** Its name without the folder. Undefined where that is not known, or is one of a place that is not the system's. */
  readonly name: string | undefined;
  readonly args: readonly Word[];
}

/** The folders that hold the programs of a system. */
const SYSTEM = /^(?:\/usr\/local|\/usr|\/opt\/homebrew)?\/s?bin\/(?=[^/]+$)/;

/** The program that a part runs, if it runs one. */
export function runOf(part: Part): Run | undefined {
  const [first, ...args] = part.words;
  if (first === undefined) return undefined;
  const name = first.text.replace(SYSTEM, '');
  return { name: first.isKnown && !name.includes('/') ? name : undefined, args };
}

const NONE: ReadonlySet<string> = new Set();

/** What a program is given, told apart. */
export interface Given {
  /** The options as they are written, long ones without their values, each letter of short ones by itself: `-o`, `--output`. */
  readonly options: readonly { readonly name: string; readonly value: Word | undefined }[];
  /** All else, in order. */
  readonly operands: readonly Word[];
}

/**
 * Tells options from operands, as most programs do: `-abc`, `-ovalue`, `-o value`, `--long=value`, `--long value`, and
 * `--` before operands alone.
 *
 * A word that is not known before it runs is an operand.
 *
 * @param valued the options that take the next word when no value is written with them
 * @param attached the options whose value, if any, is the rest of their word
 * @param order `first`: all that follows the first operand is an operand
 */
export function givenTo(
  args: readonly Word[],
  valued: ReadonlySet<string>,
  attached: ReadonlySet<string> = NONE,
  order: 'first' | 'mixed' = 'mixed',
): Given {
  const options: { name: string; value: Word | undefined }[] = [];
  const operands: Word[] = [];
  for (let at = 0; at < args.length; at++) {
    const word = args[at] as Word; // The loop's bound keeps it inside.
    const { text } = word;
    if (text === '--') {
      for (const operand of args.slice(at + 1)) operands.push(operand);
      break;
    }
    const isOperand = !/^-./s.test(text);
    if (isOperand && order === 'first') {
      for (const operand of args.slice(at)) operands.push(operand);
      break;
    }
    if (isOperand) operands.push(word);
    else if (text.startsWith('--')) {
      const equals = text.indexOf('=');
      const name = equals < 0 ? text : text.slice(0, equals);
      if (equals >= 0) options.push({ name, value: { ...word, text: text.slice(equals + 1) } });
      else options.push({ name, value: valued.has(name) ? args[++at] : undefined });
    } else {
      for (let k = 1; k < text.length; k++) {
        const name = `-${text[k]}`;
        const rest = text.slice(k + 1);
        const written = rest === '' ? undefined : { ...word, text: rest };
        if (valued.has(name)) options.push({ name, value: written ?? args[++at] });
        else options.push({ name, value: attached.has(name) ? written : undefined });
        if (valued.has(name) || attached.has(name)) break;
      }
    }
  }
  return { options, operands };
}
