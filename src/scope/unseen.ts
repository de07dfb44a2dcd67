import type { Part, Word } from '../shell/command-line.ts';
import { parseCommandLine } from '../shell/parse.ts';
import { programName } from '../shell/program-name.ts';
import { configuredIn } from '../tools/git-config.ts';
import { isLanguage, runsNoArgument } from '../tools/plain-programs.ts';
import { runsUnread } from '../tools/unread.ts';

/** A program with its arguments, as far as a permission looks at it. */
type Command = Pick<Part, 'words' | 'isOpen'>;

/** What a program may start beside what it is known to start. */
export interface Unseen {
  /** It may be anything. */
  readonly isAnything: boolean;
  readonly commands: readonly Command[];
}

const NONE: Unseen = { isAnything: false, commands: [] };
const ANYTHING: Unseen = { isAnything: true, commands: [] };

/** So many of its words may each be the program that it starts. */
const MOST_PLACES = 8;

/** Options whose value is a text for a shell. */
const TEXT_OPTION = /^(?:-[a-z]*c|-e|-x|--(?:command|cmd|exec|execute|run|call|shell|[a-z-]+-filter)|foreach)$/;
const TEXT_IN_OPTION = /^--(?:command|cmd|exec|execute|run|call|shell|[a-z-]+-filter)=(.*)$/s;

/** What a part may start that it is not known to start. */
export function unseenIn({ words, starts, isOpen }: Part): Unseen {
  const [program, ...args] = words;
  if (program === undefined || starts.length > 0) return NONE;
  const name = program.isKnown ? programName(program.text) : '';
  if (runsUnread(name, args)) return ANYTHING;
  const ordered = name === 'git' ? configured(args) : [];
  if (ordered === undefined) return ANYTHING;
  if (runsNoArgument(name, args)) return ordered.length === 0 ? NONE : { isAnything: false, commands: ordered };
  return { isAnything: false, commands: [...ordered, ...handedOn(words, isOpen, name)] };
}

/** The words further on, each as if it were a program that is handed the rest. */
function handedOn(words: readonly Word[], isOpen: boolean, name: string): Command[] {
  const commands: Command[] = [];
  let places = 0;
  for (let at = 1; at < words.length && places < MOST_PLACES; at++) {
    const { text, isKnown } = words[at] as Word; // The loop's bound keeps it inside.
    if (!isKnown) continue;
    const isText = /\s/.test(text) && TEXT_OPTION.test(words[at - 1]?.text ?? '');
    const given = isText ? text : TEXT_IN_OPTION.exec(text)?.[1];
    if (given === undefined && text.startsWith('-')) continue;
    places++;
    if (given === undefined) commands.push({ words: words.slice(at), isOpen });
    else if (!isLanguage(name)) commands.push(...commandsOf(given));
  }
  return commands;
}

/** What git is told to run by its settings; undefined where that is not known. */
function configured(args: readonly Word[]): readonly Command[] | undefined {
  const commands: Command[] = [];
  for (const { kind, text } of configuredIn(args)) {
    if (text === undefined) return undefined;
    commands.push(...commandsOf(kind === 'subcommand' ? `git ${text}` : text));
  }
  return commands.map(({ words }) => ({ words, isOpen: true }));
}

/** All that a text starts; nothing of one that is no shell. */
function commandsOf(text: string): readonly Command[] {
  const line = parseCommandLine(text);
  return 'fault' in line ? [] : line.parts.flatMap(withStarts);
}

function withStarts(part: Part): readonly Part[] {
  return [part, ...part.starts.flatMap(withStarts)];
}
