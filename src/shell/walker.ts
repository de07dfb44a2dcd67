import type * as Syntax from 'unbash';
import type { CommandLine, Part, Word } from './command-line.ts';
import { headOf, isCondition, isFolderChange, type Loop, leaves } from './flow.ts';
import { Limits } from './limits.ts';
import { OUTSIDE, type Place, within } from './place.ts';
import { Programs } from './programs.ts';
import { redirectsOf } from './redirects.ts';
import { Shell } from './shell.ts';
import { MADE } from './start.ts';
import { hasRunningSubscript, runsSubscript } from './subscripts.ts';
import { expansionOf, mayHold, needsExpansion, type Substitution } from './substitutions.ts';
import { syntaxOf } from './syntax.ts';
import { assignmentWordOf, quickWordOf } from './word.ts';

type Node = Syntax.Statement['command'] | Syntax.CompoundList;
type List = Pick<Syntax.CompoundList, 'commands'>;

const NO_NAMES: readonly string[] = [];
const NO_REDIRECTIONS: readonly Syntax.Redirection[] = [];

/**
 * Walks through what the parser made of a text and collects the programs, each before those in its words. What happens
 * for certain, one after another, changes the shell that it happens in; after what may have happened or not, nobody
 * knows the folder any more.
 */
export class Walker {
  readonly #limits = new Limits();
  readonly #programs = new Programs(this.#limits, (text, shell, place) => this.#text(text, shell, place));
  /** Where parts go: those of the text that is walked through now. */
  #parts: Part[] = [];
  /** How many nodes the one that is walked through now is in. */
  #depth = 0;

  text(text: string): CommandLine {
    const parts = this.#text(text, new Shell(), OUTSIDE);
    return this.#commandLine(parts);
  }

  words(words: readonly Word[]): CommandLine {
    const length = words.reduce((sum, word) => sum + word.text.length + 1, 0);
    if (words.length > 0 && this.#limits.text(length, 0)) this.#program(words, NO_NAMES, [], new Shell(), OUTSIDE);
    return this.#commandLine(this.#parts);
  }

  #commandLine(parts: readonly Part[]): CommandLine {
    const { fault } = this.#limits;
    return fault === undefined ? { parts } : { fault };
  }

  #text(text: string, shell: Shell, place: Place): readonly Part[] {
    if (!this.#limits.text(text.length, place.depth)) return [];
    const outer = this.#parts;
    this.#parts = [];
    const script = syntaxOf(text);
    if (script === undefined) this.#limits.nodes(Number.POSITIVE_INFINITY);
    else this.#script(script, shell, place);
    const parts = this.#parts;
    this.#parts = outer;
    return parts;
  }

  #script(script: Syntax.ParsedScript | undefined, shell: Shell, place: Place): void {
    if (script === undefined || (script.errors !== undefined && script.errors.length > 0)) {
      this.#limits.fail('a command that does not parse as shell');
    } else {
      this.#list(script, shell, place);
    }
  }

  #list({ commands }: List, shell: Shell, place: Place): void {
    for (const { command, background } of commands) {
      if (this.#limits.fault !== undefined) return;
      this.#node(command, background ? shell.copy() : shell, place);
    }
  }

  #node(node: Node, shell: Shell, place: Place): void {
    if (!this.#limits.nodes(++this.#depth)) return;
    this.#walk(node, shell, place);
    this.#depth--;
  }

  #walk(node: Node, shell: Shell, place: Place): void {
    switch (node.type) {
      case 'Command':
        this.#command(node, shell, place);
        break;
      case 'AndOr':
        this.#andOr(node, shell, place);
        break;
      case 'Pipeline':
        this.#pipeline(node, shell, place);
        break;
      case 'BraceGroup':
        this.#list(node.body, shell, place);
        break;
      case 'CompoundList':
        this.#list(node, shell, place);
        break;
      case 'Subshell':
        this.#list(node.body, shell.copy(), within(place, '(…)'));
        break;
      case 'Redirected':
        this.#redirected(node, shell, place);
        break;
      case 'If':
        this.#if(node, shell, place);
        break;
      case 'Case':
        this.#case(node, shell, place);
        break;
      case 'Function':
        this.#function(node, shell, place);
        break;
      case 'Coproc':
        this.#node(node.body, shell.copy(), within(place, 'coproc'));
        break;
      case 'TestCommand':
        if (hasRunningSubscript(node)) this.#limits.fail(MADE.fault);
        this.#expand([node], shell, place);
        break;
      case 'ArithmeticCommand':
        this.#expand([node], shell, place);
        break;
      default:
        this.#loop(node, shell, place);
        break;
    }
  }

  #command(node: Syntax.Command, shell: Shell, place: Place): void {
    const { name, prefix, suffix } = node;
    const words: Word[] = [];
    // Words without substitutions, which most are, are not looked into.
    const expanded: Syntax.SyntaxNode[] = [];
    const names: string[] = [];
    for (const item of prefix) {
      if (item.type === 'Assignment') {
        names.push(item.name);
        if (item.text.includes('[') && runsSubscript(assignmentWordOf(item))) this.#limits.fail(MADE.fault);
      }
      if (needsExpansion(item)) expanded.push(item);
    }
    if (name !== undefined) {
      words.push(quickWordOf(name));
      if (mayHold(name)) expanded.push(name);
    }
    for (const item of suffix) {
      if (item.type === 'Word') words.push(quickWordOf(item));
      else if (item.type === 'Assignment') words.push(assignmentWordOf(item));
      if (needsExpansion(item)) expanded.push(item);
    }
    const redirects = prefix.length + suffix.length < words.length ? NO_REDIRECTIONS : node.redirects;
    const before = expanded.length === 0 ? shell : shell.copy();
    this.#program(words, names, redirects, shell, place);
    if (expanded.length > 0) this.#expand(expanded, before, place, shell);
  }

  /** A program, or redirections alone. Assignments alone stay in the shell. */
  #program(
    words: readonly Word[],
    names: readonly string[],
    redirections: readonly Syntax.Redirection[],
    shell: Shell,
    place: Place,
  ): void {
    const redirects = redirections.length === 0 ? [] : redirectsOf(redirections);
    if (words.length > 0 || redirects.length > 0) {
      const part = this.#programs.part(words, { names, redirects, shell, place });
      if (part !== undefined) this.#parts.push(part);
    }
    if (words.length === 0) shell.set(names);
  }

  /** What is substituted runs in shells of its own, but for what `${ …; }` and `${x:=…}` do to this one. */
  #expand(nodes: readonly Syntax.SyntaxNode[], before: Shell, place: Place, shell = before): void {
    const { substitutions, names, isDark } = expansionOf(nodes);
    if (isDark) this.#limits.fail(MADE.fault);
    for (const substitution of substitutions) this.#substitution(substitution, before, place, shell);
    shell.set(names);
  }

  #substitution(
    { script, inside, isSameShell }: Substitution,
    before: Shell,
    { inside: around, depth, isOpen }: Place,
    shell: Shell,
  ): void {
    const place = { inside: [...around, ...inside], depth: depth + 1, isOpen };
    if (!this.#limits.text(0, place.depth)) return;
    const own = before.copy();
    this.#script(script, own, place);
    if (isSameShell && own.folders !== before.folders) shell.lose();
    if (isSameShell) shell.set(own.names);
  }

  /**
   * What is behind `&&` is taken to have happened, unless a condition is before it. What is behind `cd … ||` happens
   * where the shell was before, and leaves its folder in doubt unless it leaves the shell.
   */
  #andOr({ commands, operators }: Syntax.AndOr, shell: Shell, place: Place): void {
    const start = shell.copy();
    let certain: Shell | undefined;
    for (const [index, command] of commands.entries()) {
      if (index === 0 || operators[index - 1] === '&&') {
        this.#node(command, shell, place);
      } else {
        const other = shell.copy();
        if (index === 1 && isFolderChange(commands[0])) other.folders = start.folders;
        else if (other.folders !== start.folders) other.lose();
        this.#node(command, other, place);
        if (!leaves(command)) shell.join(start, other);
      }
      if (isCondition(command)) certain ??= shell.copy();
    }
    if (certain !== undefined) shell.join(certain, certain);
  }

  /** Of several each has a shell of its own. What follows `! cd …` happens where that failed, or did not. */
  #pipeline({ prefixes, commands }: Syntax.Pipeline, shell: Shell, place: Place): void {
    const { folders } = shell;
    for (const command of commands) this.#node(command, commands.length === 1 ? shell : shell.copy(), place);
    if (folders !== shell.folders && prefixes.some(({ type }) => type === 'Negation')) shell.lose();
  }

  /** Files are opened before what they are opened for. */
  #redirected({ command, redirects }: Syntax.Redirected, shell: Shell, place: Place): void {
    const before = shell.copy();
    this.#node(command, shell, place);
    this.#program([], NO_NAMES, redirects, before, place);
    this.#expand(redirects, before, place, shell);
  }

  /** Where a condition that changes the folder does not hold, nobody knows whether it did. */
  #if({ clause, then, elif, else: last }: Syntax.If, shell: Shell, place: Place): void {
    const before = shell.copy();
    this.#list(clause, shell, place);
    const start = shell.copy();
    const failed = shell.copy();
    if (failed.folders !== before.folders) failed.lose();
    this.#way(then, shell.copy(), start, shell, place);
    for (const branch of elif) {
      this.#list(branch.clause, failed, place);
      if (failed.folders !== start.folders) failed.lose();
      this.#way(branch.then, failed.copy(), start, shell, place);
    }
    if (last !== undefined) this.#way(last, failed.copy(), start, shell, place);
    shell.join(start, failed);
  }

  #case({ word, items }: Syntax.Case, shell: Shell, place: Place): void {
    this.#expand([word, ...items.flatMap((item) => item.pattern)], shell, place);
    const start = shell.copy();
    let fallsThrough = false;
    for (const { body, terminator } of items) {
      this.#way(body, (fallsThrough ? shell : start).copy(), start, shell, place);
      fallsThrough = terminator === ';&' || terminator === ';;&';
    }
  }

  /** What may happen, in a shell of its own, and after it the shell goes on. */
  #way(list: List, other: Shell, start: Shell, shell: Shell, place: Place): void {
    this.#list(list, other, place);
    shell.join(start, other);
  }

  /** What a body changes it finds changed when it comes round again: then it is walked through once more. */
  #loop(node: Loop, shell: Shell, place: Place): void {
    this.#expand(headOf(node), shell, place);
    if (node.type === 'For' || node.type === 'Select') shell.set([node.name.value]);
    const start = shell.copy();
    const first = this.#parts.length;
    this.#round(node, shell, place);
    if (shell.folders === start.folders && shell.names === start.names) return;
    this.#parts.length = first;
    shell.join(start, start);
    this.#round(node, shell.copy(), place);
  }

  #round(node: Loop, shell: Shell, place: Place): void {
    if (node.type === 'While') {
      const { folders } = shell;
      this.#list(node.clause, shell, place);
      if (node.kind === 'until' && shell.folders !== folders) shell.lose();
    }
    this.#list(node.body, shell, place);
  }

  /** Where a body runs depends on who calls the function, and what is set then is told at the call. */
  #function({ name, body }: Syntax.Function, shell: Shell, place: Place): void {
    const inner = shell.copy();
    inner.lose();
    const before = inner.copy();
    this.#node(body, inner, within(place, 'function'));
    shell.define(quickWordOf(name).text, {
      changesFolder: inner.folders !== before.folders,
      names: inner.names,
    });
  }
}
