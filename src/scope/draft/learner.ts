import { builtinTool } from '../../tools/builtin.ts';
import { effectsOf } from '../../tools/effects.ts';
import { isEdit } from '../../tools/files.ts';
import type { MadeCall } from '../../tools/made-call.ts';
import { resolvedPath } from '../../tools/path.ts';
import type { Tool } from '../../tools/tool.ts';
import { isHarmless } from '../allowance.ts';
import { hostOf } from '../host.ts';
import { permissionFault } from '../permission.ts';
import { type Program, Subject } from '../subject.ts';
import { commandPermission } from './command-permission.ts';
import type { Draft } from './draft.ts';
import { Folders } from './folders.ts';

/** The order in which permissions are written; the names of others come behind. */
const ORDER = ['Read', 'Edit', 'Bash', 'WebFetch'];

/**
 * Learns from calls what they need to be allowed. What cannot be said without allowing more than is meant is not learned:
 * whoever asks has to judge the calls by the draft.
 */
export class Learner {
  private readonly names = new Set<string>();
  /** What stands in the parentheses, by the tool of the permission. */
  private readonly specs = new Map<string, Set<string>>();
  private readonly folders = new Map<string, Folders>();
  /** Of these some call did what only a permission for all that the tool can do would allow. */
  private readonly withheld = new Set<string>();

  /** Begins a session. It is shown each of its calls once, in order. */
  session(): { see(call: MadeCall): void } {
    let start: string | undefined;
    return {
      see: (call) => {
        start ??= call.cwd === undefined ? undefined : resolvedPath(call.cwd, undefined);
        this.learn(call, start);
      },
    };
  }

  /** What the calls so far need, the same whatever their order. */
  draft(): Draft {
    const specs = new Map([...this.specs].map(([tool, texts]) => [tool, [...texts]]));
    for (const [tool, folders] of this.folders) {
      specs.set(tool, [...(specs.get(tool) ?? []), ...folders.patterns()]);
    }
    const place = (tool: string): number => (ORDER.includes(tool) ? ORDER.indexOf(tool) : ORDER.length);
    const tools = [...specs.keys()].sort().sort((a, b) => place(a) - place(b));
    const allow = tools.flatMap((tool) => (specs.get(tool) ?? []).sort().map((spec) => `${tool}(${spec})`));
    return {
      allowedTools: [...this.names].filter((name) => !this.withheld.has(name)).sort(),
      allow: allow.filter((permission) => permissionFault(permission) === undefined),
    };
  }

  private learn(call: MadeCall, start: string | undefined): void {
    const tool = builtinTool(call.tool) ?? {};
    const subject = new Subject(call, tool, undefined);
    const name = tool.alias ?? call.tool;
    if (subject.isCommand) this.command(subject, name, start);
    else if (isKnownByFiles(tool)) this.files(subject, name, start);
    else if (tool.url !== undefined) this.addresses(subject, name);
    else if (isNameTooMuch(call, tool)) this.withheld.add(call.tool);
    else this.names.add(call.tool);
  }

  private command({ programs }: Subject, name: string, start: string | undefined): void {
    if ('fault' in programs) return;
    const { top } = programs;
    // Where all are harmless, none is beside one that is allowed.
    const need = top.every(isHarmless) ? 'each' : 'the others';
    for (const program of top) this.program(program, name, start, need);
  }

  private program(program: Program, name: string, start: string | undefined, need: 'each' | 'the others'): void {
    const { part, starts, redirects } = program;
    for (const { access, path } of redirects) this.file(access === 'write' ? 'Edit' : 'Read', path, start);
    if (starts.length > 0 && part.allowedBy !== 'itself') {
      for (const started of starts) this.program(started, name, start, need);
      if (part.allowedBy === 'either') return;
    }
    if (part.words.length === 0 || (need === 'the others' && isHarmless(program))) return;
    const spec = commandPermission(program);
    if (spec !== undefined) this.spec(name, spec);
  }

  private files({ files }: Subject, name: string, start: string | undefined): void {
    if ('fault' in files) return;
    for (const { path } of files) this.file(name, path, start);
  }

  private file(name: string, path: string | undefined, start: string | undefined): void {
    if (path === undefined) return;
    const folders = this.folders.get(name) ?? new Folders();
    this.folders.set(name, folders);
    folders.add(path, start);
  }

  private addresses({ urls }: Subject, name: string): void {
    for (const url of urls) {
      const host = hostOf(url);
      // In a permission it would be any host.
      if (host !== undefined && !host.includes('*')) this.spec(name, `domain:${host}`);
    }
  }

  private spec(tool: string, spec: string): void {
    const specs = this.specs.get(tool) ?? new Set();
    this.specs.set(tool, specs);
    specs.add(spec);
  }
}

/** Whether some argument of a tool is there to name files: of one that changes nothing but what the agent keeps, none is. */
function isKnownByFiles({ path, patch, reads, writes }: Tool): boolean {
  return [path, patch, reads, writes].some((pointers) => pointers !== undefined && pointers.length > 0);
}

/** Whether a call runs something or changes files and nobody knows which, so that its tool's name would allow them all. */
function isNameTooMuch(call: MadeCall, tool: Tool): boolean {
  const isMighty = tool.alias === 'Bash' || tool.alias === 'PowerShell' || isEdit(tool);
  return isMighty && effectsOf(call, tool, 'mutating').state !== 'reads';
}
