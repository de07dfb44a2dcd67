import { ToolReplayError } from '../error.ts';
import type { JsonNode } from '../json/node.ts';
import type { CommandLine, Part } from '../shell/command-line.ts';
import { commandLineOf, parseCommandLine } from '../shell/parse.ts';
import { resolvedPath } from '../tools/path.ts';
import type { CallArguments } from './call-arguments.ts';
import { CommandSpec } from './command-spec.ts';
import { conditionMatcher, type Specials } from './condition.ts';
import type { StatedRule } from './declaration.ts';
import { forbidsPart } from './forbidden-part.ts';
import { type Anchors, PathSpec, pathFault } from './path-spec.ts';
import type { RegexCompiler } from './regex.ts';
import { every, some, type Truth } from './truth.ts';
import { unseenIn } from './unseen.ts';
import { type Verdict, YES } from './verdict.ts';

/** What the arguments of a call are looked at with: where its paths are relative to. */
export interface Place {
  readonly cwd: string | undefined;
  readonly anchors: Anchors;
}

const NOWHERE: Place = { cwd: undefined, anchors: { start: undefined, root: undefined, home: undefined } };

/** What a rule asks of one argument, with what there is to say where that does not hold or nobody can tell. */
interface Asked {
  readonly pointer: string;
  readonly holds: (value: JsonNode | undefined) => Truth;
  readonly no: Verdict;
  readonly unknown: Verdict;
}

/** A rule about the arguments of a tool, ready to be held against calls. */
export class ArgumentRule {
  readonly stated: StatedRule;
  private readonly conditions: readonly Asked[];
  private place = NOWHERE;

  /** @throws ToolReplayError with its place for a pattern that is none */
  constructor(stated: StatedRule, regex: RegexCompiler) {
    this.stated = stated;
    const specials = this.specials(regex);
    this.conditions = [...stated.args].map(([pointer, condition]) => ({
      pointer,
      holds: conditionMatcher(condition, specials),
      no: { truth: 'no', where: pointer },
      unknown: { truth: 'unknown', where: pointer },
    }));
  }

  /** Whether all that the rule says of the arguments holds, and where not. */
  holds(args: Pick<CallArguments, 'at'>, place: Place = NOWHERE): Verdict {
    this.place = place;
    let verdict = YES;
    for (const { pointer, holds, no, unknown } of this.conditions) {
      const truth = holds(args.at(pointer));
      if (truth === 'no') return no;
      if (truth === 'unknown') verdict = unknown;
    }
    return verdict;
  }

  private specials(regex: RegexCompiler): Specials {
    const use = this.stated.effect === 'deny' ? 'deny' : 'allow';
    return {
      regex,
      path: (text) => {
        const fault = pathFault(text);
        if (fault !== undefined)
          throw new ToolReplayError('scope', { found: fault, expected: 'a path as in gitignore' });
        const spec = new PathSpec(text, use);
        return (value) => spec.matches(resolvedPath(value, this.place.cwd), this.place.anchors);
      },
      argv: (words) => {
        const spec = new CommandSpec(words);
        return (value) => {
          const line = lineOf(value);
          if (line === undefined) return 'no';
          if ('fault' in line) return 'unknown';
          return use === 'deny' ? forbidden(spec, line.parts) : allowed(spec, line.parts);
        };
      },
    };
  }
}

/** The command that an argument is: a text, or an array of words. */
function lineOf(value: JsonNode): CommandLine | undefined {
  const text = value.string();
  if (text !== undefined) return parseCommandLine(text);
  const words = [...value.items()].map((item) => item.string());
  return value.kind === 'array' && words.every((word) => word !== undefined) ? commandLineOf(words) : undefined;
}

function forbidden(spec: CommandSpec, parts: readonly Part[]): Truth {
  return some(parts.map((part) => some([forbidsPart(spec, part, unseenIn(part)), forbidden(spec, part.starts)])));
}

function allowed(spec: CommandSpec, parts: readonly Part[]): Truth {
  if (parts.length === 0) return 'no';
  return every(
    parts.map((part) => {
      const itself = spec.allows(part);
      if (part.starts.length === 0 || part.allowedBy === 'itself') return itself;
      const started = allowed(spec, part.starts);
      return part.allowedBy === 'both' ? every([itself, started]) : some([itself, started]);
    }),
  );
}
