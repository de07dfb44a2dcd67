import { ANY_FILE, type Part, type Word } from '../shell/command-line.ts';
import { commandOf, urlsOf } from '../tools/arguments.ts';
import { isAstray } from '../tools/astray.ts';
import { type FileUse, filesOf, namesFiles } from '../tools/files.ts';
import type { MadeCall } from '../tools/made-call.ts';
import { resolvedPath } from '../tools/path.ts';
import { programFiles } from '../tools/program-files.ts';
import type { Tool } from '../tools/tool.ts';
import { setsAnyName, takenOverBy } from './command-spec.ts';
import { type Unseen, unseenIn } from './unseen.ts';

/** A file that a call works on. */
export interface UsedFile {
  /** Resolved; undefined where it is not known before the call is made. */
  readonly path: string | undefined;
  /** Of one that is not known: the glob, resolved as paths are, that a shell finds it by. */
  readonly glob?: string;
  readonly access: 'read' | 'write';
  /** Whose it is: an argument of the call, which one of several, or a program's in its command. It holds no path. */
  readonly where: string;
}

/** One program that a command starts, directly or through others. */
export interface Program {
  readonly part: Part;
  /** Which one of all, with its name where that is one: `part 2 of 3 (git), in bash -c`. */
  readonly where: string;
  /** What the shell opens for it. */
  readonly redirects: readonly UsedFile[];
  /** What it is known to work on, as far as that is known. */
  readonly files: readonly UsedFile[];
  readonly starts: readonly Program[];
  /** What it may start beside them. */
  readonly unseen: Unseen;
}

/** All that a call's command starts, or why nobody can say. */
export type Programs =
  | { readonly top: readonly Program[]; readonly all: readonly Program[] }
  | { readonly fault: string };

/** What is shown of a program: a name as programs have them, and nothing that may be a secret. */
const PROGRAM_NAME = /^[A-Za-z_][\w.+-]{0,31}$/;

/** A call with what its tool's arguments mean. It is worked out as it is asked for, while the call is valid. */
export class Subject {
  readonly call: MadeCall;
  readonly tool: Tool;
  private readonly cwd: string | undefined;
  private knownPrograms: Programs | undefined;
  private knownProgramFiles: readonly UsedFile[] | undefined;
  private knownAstray: boolean | undefined;
  private knownFiles: readonly UsedFile[] | { readonly fault: string } | undefined;

  /** @param cwd where the call's paths are relative to, when neither it nor its log says */
  constructor(call: MadeCall, tool: Tool, cwd: string | undefined) {
    this.call = call.cwd === undefined && cwd !== undefined ? { tool: call.tool, cwd, args: call.args } : call;
    this.tool = tool;
    this.cwd = call.cwd ?? cwd;
  }

  /** Whether a shell runs an argument of it. */
  get isCommand(): boolean {
    return this.tool.command !== undefined;
  }

  /** Whether arguments of it name files. */
  get isFiles(): boolean {
    return namesFiles(this.tool);
  }

  /** Whether it says something, but in no argument by which its tool is known. */
  get isAstray(): boolean {
    this.knownAstray ??= isAstray(this.call, this.tool);
    return this.knownAstray;
  }

  /** The addresses that it fetches. */
  get urls(): readonly string[] {
    return urlsOf(this.call, this.tool);
  }

  /** What the command starts; nothing where there is none. */
  get programs(): Programs {
    this.knownPrograms ??= this.readPrograms();
    return this.knownPrograms;
  }

  /** The files that arguments name; none where they name none. */
  get files(): readonly UsedFile[] | { readonly fault: string } {
    this.knownFiles ??= this.readFiles();
    return this.knownFiles;
  }

  /**
   * The files that the command opens, and those of which it is known that its programs work on them: of the files that
   * programs are given, those that are neither known before they run nor found by a glob are left out. Most arguments
   * are.
   */
  get programFiles(): readonly UsedFile[] | { readonly fault: string } {
    const { programs } = this;
    if ('fault' in programs) return programs;
    this.knownProgramFiles ??= programs.all.flatMap(({ redirects, files }) => [
      ...redirects,
      ...files.filter(({ path, glob }) => (path ?? glob) !== undefined),
    ]);
    return this.knownProgramFiles;
  }

  /** The same call as if its command started this one program and no other. */
  only(program: Program): Subject {
    const subject = new Subject(this.call, this.tool, this.cwd);
    const alone = { ...program, starts: [] };
    subject.knownPrograms = { top: [alone], all: [alone] };
    return subject;
  }

  private readPrograms(): Programs {
    const command = this.isCommand ? commandOf(this.call, this.tool) : undefined;
    if (command === undefined) return { top: [], all: [] };
    if ('fault' in command.line) return command.line;
    const { parts } = command.line;
    const total = parts.reduce((sum, part) => sum + sizeOf(part), 0);
    const all: Program[] = [];
    const program = (part: Part): Program => {
      const where = `part ${all.length + 1} of ${total}${named(part)}`;
      const folder = folderOf(part, command.cwd ?? this.cwd);
      const starts: Program[] = [];
      const used = ({ access, word }: { access: UsedFile['access']; word: Word }): UsedFile => {
        const { text, isKnown, isGlob } = word;
        const isSaid = (isKnown || isGlob === true) && !(folder.isUnknown && isRelative(text));
        if (text === ANY_FILE && isGlob) return { path: undefined, glob: ANY_FILE, access, where };
        const path = isSaid ? resolvedPath(text, folder.path) : undefined;
        const isFound = path !== undefined && isGlob && /[*?]/.test(text);
        return isFound ? { path: undefined, glob: path, access, where } : { path, access, where };
      };
      const made: Program = {
        part,
        where,
        redirects: part.redirects.map(({ target, access }) => used({ word: target, access })),
        files: part.words.length === 0 ? [] : programFiles(part).map(used),
        starts,
        unseen: unseenIn(part),
      };
      all.push(made);
      starts.push(...part.starts.map(program));
      return made;
    };
    return { top: parts.map(program), all };
  }

  private readFiles(): readonly UsedFile[] | { readonly fault: string } {
    const files = filesOf(this.call, this.tool);
    if (files === undefined) return [];
    if ('fault' in files) return { fault: files.fault };
    // A search that is given no path is of it, too.
    if (files.length === 1)
      return files.map((file) => this.named(file, file.path === '.' ? 'the working directory' : 'its path'));
    const paths = [...new Set(files.map(({ path }) => path))];
    const numbers = new Map(paths.map((path, index) => [path, index + 1]));
    const whereIs = (path: string): string =>
      paths.length === 1 ? 'its path' : `file ${numbers.get(path)} of ${paths.length}`;
    return files.map((file) => this.named(file, whereIs(file.path)));
  }

  private named({ path, access }: FileUse, where: string): UsedFile {
    return { path: resolvedPath(path, this.cwd), access, where };
  }
}

function sizeOf(part: Part): number {
  return part.starts.reduce((sum, started) => sum + sizeOf(started), 1);
}

function named(part: Part): string {
  const shown = programOf(part);
  const within = part.inside.length === 0 ? '' : `, in ${part.inside.join(', ')}`;
  return `${shown === undefined ? '' : ` (${shown})`}${within}`;
}

function programOf(part: Part): string | undefined {
  const [program] = part.words;
  if (program === undefined) return 'a redirect';
  if (!program.isKnown) return 'a program that is known only as it runs';
  const name = program.text.slice(program.text.lastIndexOf('/') + 1);
  if (!PROGRAM_NAME.test(name)) return undefined;
  const variable = takenOverBy(part);
  if (variable === undefined && setsAnyName(part)) return `${name} with a variable set that is known only as it runs`;
  return variable === undefined || !PROGRAM_NAME.test(variable) ? name : `${name} with ${variable} set`;
}

/** Where a part runs: where its shell has changed to. */
function folderOf({ folders }: Part, cwd: string | undefined): { path: string | undefined; isUnknown: boolean } {
  let path = cwd;
  let isUnknown = false;
  for (const { text, isKnown } of folders) {
    if (isKnown) {
      if (!isRelative(text)) isUnknown = false;
      path = resolvedPath(text, path);
    } else isUnknown = true;
  }
  return { path, isUnknown };
}

function isRelative(path: string): boolean {
  return !/^(?:[/~\\]|[A-Za-z]:[\\/])/.test(path);
}
