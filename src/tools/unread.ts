import type { Word } from '../shell/command-line.ts';

/** Tells of the arguments of a program whether it runs a text that is not read here. */
type RunsUnread = (args: readonly string[]) => boolean;

const ONLY_TELLS = /^(?:--?version|--?help|-h|\/\?)$/i;
const FLAG = /^-/;
/** What is no file of its own but what the shell around puts there. */
const PUT_THERE = /^(?:<\(|\/dev\/(?:stdin$|fd\/)|\/proc\/self\/fd\/)/;

/** Options of shells that take the next word. */
const VALUED = /^(?:-[A-Za-z]*[oO]|--rcfile|--init-file)$/;

/** A shell runs what it is given to read where it is given neither a file nor, behind `-c`, a text: that one is read. */
const shell: RunsUnread = (args) => {
  for (let at = 0; at < args.length; at++) {
    const text = args[at] as string; // The loop's bound keeps it inside.
    if (!/^[-+]/.test(text)) return PUT_THERE.test(text);
    if (/^-[A-Za-z]*c/.test(text)) return false;
    if (text === '-s' || /^-[A-Za-z]+s/.test(text)) return true;
    if (VALUED.test(text)) at++;
  }
  return true;
};

/** A shell of another language, whose texts are not read either. */
const foreignShell: RunsUnread = (args) =>
  args.every((text) => FLAG.test(text)) ||
  args.some((text) => /^-[A-Za-z]*[cCe]|^--(?:commands?|init-command|execute)\b/.test(text));

/** An option can be shortened. Without one it takes what is no file of its own for a text, or reads it. */
const powershell: RunsUnread = (args) => {
  if (args.some((text) => /^[-/]-?(?:c(?:om?|omm.*|wa)?|e[cn]?|enc.*)$/i.test(text))) return true;
  return !args.some((text) => /^[-/]-?f/i.test(text) || /\.ps1$/i.test(text));
};

const always: RunsUnread = () => true;

const PROGRAMS: ReadonlyMap<string, RunsUnread> = new Map<string, RunsUnread>([
  ...['sh', 'bash', 'zsh', 'dash', 'ksh', 'mksh', 'ash'].map((name) => [name, shell] as const),
  ...['fish', 'csh', 'tcsh', 'nu', 'xonsh', 'elvish'].map((name) => [name, foreignShell] as const),
  ...['powershell', 'pwsh'].map((name) => [name, powershell] as const),
  ['cmd', always],
  ['parallel', always],
  ['batch', always],
  ['at', (args) => !args.some((text) => /^-[A-Za-z]*[lrdc]/.test(text))],
]);

/**
 * Whether a program runs commands that nobody reads here: they are in another language, or in what it reads.
 *
 * @param name without folders
 * @param args those of a program of which it is not known what it starts
 */
export function runsUnread(name: string, args: readonly Word[]): boolean {
  const runs = PROGRAMS.get(name);
  if (runs === undefined) return false;
  const texts = args.map(({ text }) => text);
  return !(texts.length === 1 && ONLY_TELLS.test(texts.join())) && runs(texts);
}
