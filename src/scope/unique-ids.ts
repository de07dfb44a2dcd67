import { ToolReplayError } from '../error.ts';
import type { JsonNode } from '../json/node.ts';
import type { ScopeText } from './scope-text.ts';

/** The ids of a scope file's rules, of which each is used once. */
export class UniqueIds {
  private readonly scope: ScopeText;
  /** The line of each. */
  private readonly lines = new Map<string, number>();

  constructor(scope: ScopeText) {
    this.scope = scope;
  }

  /**
   * The id of a rule.
   *
   * @throws ToolReplayError, at the id, when a rule before has it
   */
  of(rule: JsonNode): string {
    const node = rule.get('id') ?? rule;
    const id = node.string() ?? '';
    const place = this.scope.placeOf(node);
    const before = this.lines.get(id);
    if (before !== undefined) {
      const expected = `another than that of the rule at line ${before}`;
      throw new ToolReplayError('scope', { found: `the id "${id}" a second time`, expected }, place);
    }
    this.lines.set(id, place.line);
    return id;
  }
}
