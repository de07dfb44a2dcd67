import type { JsonNode } from '../json/node.ts';
import { PointedValues } from '../json/pointer.ts';
import { isWithheld } from '../json/withheld.ts';
import type { MadeCall } from '../tools/made-call.ts';
import type { Tool } from '../tools/tool.ts';

/** Where the tool that an alias names has its arguments, and where that stands in what is known of a tool. */
const UNDER_ALIAS: ReadonlyMap<string, 'command' | 'path' | 'url'> = new Map([
  ['/command', 'command'],
  ['/file_path', 'path'],
  ['/notebook_path', 'path'],
  ['/url', 'url'],
]);

/**
 * The arguments of a call by JSON Pointer. A rule for `Bash` is for all tools of that alias, and says `/command` as Bash
 * has it: where a tool under an alias has no such argument, its own is meant, such as the `/cmd` of Codex.
 */
export class CallArguments {
  private readonly values: PointedValues;
  private readonly call: MadeCall;
  private readonly tool: Tool;

  constructor(call: MadeCall, tool: Tool) {
    this.values = new PointedValues(call.args);
    this.call = call;
    this.tool = tool;
  }

  at(pointer: string): JsonNode | undefined {
    const { values, call, tool } = this;
    const value = values.at(pointer) ?? this.withheldAbove(pointer);
    if (value !== undefined || tool.alias === undefined || tool.alias === call.tool) return value;
    const known = UNDER_ALIAS.get(pointer);
    for (const own of (known && tool[known]) ?? []) {
      const found = values.at(own);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** The value in which that would be, where all of that is withheld. */
  private withheldAbove(pointer: string): JsonNode | undefined {
    let above = pointer;
    let value: JsonNode | undefined;
    while (value === undefined && above !== '') {
      above = above.slice(0, above.lastIndexOf('/'));
      value = this.values.at(above);
    }
    return value !== undefined && isWithheld(value) ? value : undefined;
  }
}
