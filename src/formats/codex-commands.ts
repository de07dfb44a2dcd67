import type { JsonNode } from '../json/node.ts';
import { type Output, parseObject, running } from './codex-output.ts';
import type { Log, LoggedAnswer, Spot } from './format.ts';

/** A command that said that it goes on, and what came of it so far. */
interface Command {
  readonly session: string;
  readonly id: string;
  readonly texts: string[];
  readonly joint: string;
  /** Where the last of its output stands. */
  at: Spot;
  /** Copies of results that were held back. */
  copies: number;
}

/** A call that asks for more of a running command. */
interface Asking {
  readonly process: string;
  readonly command: Command;
  /** It only waits: what comes back is the output of the command. */
  readonly isPoll: boolean;
}

/**
 * Puts the output of a command together that came in parts.
 *
 * Unified exec gives a command some time, then says `Process running with session ID 7`. `write_stdin` with nothing to
 * write waits for more of it, and so does `wait` for a script of which was said that it is running as a cell. Such a
 * call is part of the command, whose result is told when it ended, or at the end of the log. A call that writes to the
 * command is one of its own, though its result may tell that the command ended.
 */
export class Commands {
  private readonly log: Log;
  private readonly running = new Map<string, Command>();
  /** By the id of the command. */
  private readonly held = new Map<string, Command>();
  /** The open calls that ask for more, by id. */
  private readonly asking = new Map<string, Asking>();
  /** The ids of the other open calls: only the first answer to one can start a command. */
  private readonly open = new Set<string>();

  constructor(log: Log) {
    this.log = log;
  }

  /** Hears of a call before it is told. @returns the id of the command that it is part of */
  issued(id: string | undefined, tool: string, args: JsonNode | undefined): string | undefined {
    if (id === undefined || this.held.has(id)) return undefined;
    const asked = askedFor(tool, args);
    const command = asked === undefined ? undefined : this.running.get(asked.process);
    if (asked === undefined || command === undefined) {
      this.open.add(id);
      return undefined;
    }
    this.asking.set(id, { ...asked, command });
    return asked.isPoll ? command.id : undefined;
  }

  /** Tells a result, now or when the command that it is of has ended. */
  result(session: string, id: string | undefined, output: Output, at: JsonNode): void {
    const { exitCode } = output;
    const answer = { value: output.value, at, ...(exitCode !== undefined && { exitCode }) };
    const asking = id === undefined ? undefined : this.asking.get(id);
    const held = id === undefined ? undefined : this.held.get(id);
    if (id !== undefined && asking !== undefined) {
      this.asking.delete(id);
      this.log.result({ session, id, ...answer });
      this.more(asking, output, at);
    } else if (held !== undefined) held.copies++;
    else if (
      id !== undefined &&
      this.open.delete(id) &&
      output.header !== undefined &&
      output.header.running !== undefined
    ) {
      this.start({ session, id, texts: [output.value], joint: output.header.joint }, output.header.running, at);
    } else this.log.result({ session, id, ...answer });
  }

  /** Nothing more comes of any command. */
  finish(): void {
    for (const process of [...this.running.keys()]) this.end(process);
  }

  private start(command: Omit<Command, 'at' | 'copies'>, process: string, at: JsonNode): void {
    // Its number is free again, so the one before has ended unseen.
    this.end(process);
    const held = { ...command, at: this.log.spot(at), copies: 0 };
    this.running.set(process, held);
    this.held.set(held.id, held);
    this.log.partOfResult(held.session);
  }

  private more({ process, command, isPoll }: Asking, output: Output, at: JsonNode): void {
    const { exitCode } = output;
    // What has no header is about the asking, not of the command.
    if (output.header === undefined || this.running.get(process) !== command) return;
    if (isPoll) {
      command.texts.push(output.value);
      command.at = this.log.spot(at);
    }
    if (output.header.running === undefined) this.end(process, { at, ...(exitCode !== undefined && { exitCode }) });
  }

  private end(process: string, last?: Omit<LoggedAnswer, 'value'>): void {
    const command = this.running.get(process);
    if (command === undefined) return;
    this.running.delete(process);
    const { session, id, texts, joint, at, copies } = command;
    this.held.delete(id);
    const value = texts.filter((text) => text !== '').join(joint);
    for (let answers = 0; answers <= copies; answers++) this.log.result({ session, id, value, at, ...last });
  }
}

/** The process that a call is for, and whether it only waits for it. */
function askedFor(tool: string, args: JsonNode | undefined): Omit<Asking, 'command'> | undefined {
  if ((tool !== 'write_stdin' && tool !== 'wait') || args === undefined) return undefined;
  const parsed = parseObject(args.string() ?? args.text.toString('utf8', args.start, args.end));
  const id = parsed?.[tool === 'wait' ? 'cell_id' : 'session_id'];
  if (typeof id !== 'string' && typeof id !== 'number') return undefined;
  const isPoll = tool === 'wait' ? parsed?.['terminate'] !== true : (parsed?.['chars'] ?? '') === '';
  return { process: running(tool === 'wait' ? 'cell' : 'session', String(id)), isPoll };
}
