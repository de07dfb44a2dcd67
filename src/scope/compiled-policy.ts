import { ToolReplayError } from '../error.ts';
import { NodeReader } from '../json/node-reader.ts';
import { PointedValues } from '../json/pointer.ts';
import type { RedactedPlace } from '../redaction/redacted-places.ts';
import { builtinTool, mergedTool } from '../tools/builtin.ts';
import { effectsOf } from '../tools/effects.ts';
import { namesFiles } from '../tools/files.ts';
import type { MadeCall } from '../tools/made-call.ts';
import { resolvedPath } from '../tools/path.ts';
import type { Effects, Tool } from '../tools/tool.ts';
import { ArgumentRule, type Place } from './argument-rule.ts';
import type { Declaration, Imported, ImportWarning, Stated, StatedPermission } from './declaration.ts';
import { normalizerOf } from './normalizer.ts';
import { type Permission, parsePermission, permissionFault } from './permission.ts';
import { hasMeaning } from './permission-match.ts';
import type { Judge, Normalizer, Policy, RuleUse } from './policy.ts';
import { PolicyJudge } from './policy-judge.ts';
import type { RegexCompiler } from './regex.ts';
import { patternsOf, type SequenceRule, sequenceRule } from './sequence.ts';
import { type Counted, type ToolRules, toolRules } from './tool-rules.ts';

/** What a scope file and the files that it imports say, ready to judge calls. */
export class CompiledPolicy implements Policy {
  readonly agent: string;
  readonly allowedTools: ReadonlySet<string>;
  /** Resolved; what no path may leave. */
  readonly root: string | undefined;
  readonly home: string | undefined;
  readonly permissions: readonly Counted<Permission>[];
  readonly rules: readonly Counted<ArgumentRule>[];
  readonly sequence: readonly Counted<SequenceRule>[];
  readonly uses: readonly RuleUse[];
  /** What of the imported files cannot be held against a recording. */
  readonly warnings: readonly ImportWarning[];
  readonly normalizer: Normalizer | undefined;
  readonly redact: readonly RedactedPlace[];
  private readonly unknownTools: Declaration['unknownTools'];
  private readonly declared: ReadonlyMap<string, Tool>;
  private readonly known = new Map<string, ToolRules>();

  /**
   * @param regex makes the regular expressions of the rules
   * @throws ToolReplayError with its place for a pattern that is none, or an example that does not hold
   */
  constructor(declaration: Declaration, imported: readonly Imported[], regex: RegexCompiler) {
    const { agent, allowedTools, root, home } = declaration;
    this.agent = agent;
    this.allowedTools = allowedTools;
    this.root = root === undefined ? undefined : resolvedPath(root, undefined);
    this.home = home === undefined ? undefined : resolvedPath(home, undefined);
    this.unknownTools = declaration.unknownTools;
    this.declared = new Map([...imported.flatMap(({ tools }) => [...tools]), ...declaration.tools]);
    const warnings = imported.flatMap((one) => one.warnings);
    this.permissions = (['deny', 'ask', 'allow'] as const).flatMap((effect) => [
      ...declaration[effect].map((stated) => this.permission(stated, effect)),
      ...imported
        .flatMap((one) => one[effect])
        .flatMap((stated) => {
          const fault = this.faultOf(stated);
          if (fault === undefined) return [this.permission(stated, effect)];
          warnings.push({ ...stated, message: `${effect} ${stated.text} is not used: ${fault}` });
          return [];
        }),
    ]);
    this.warnings = warnings;
    this.rules = declaration.rules.map((stated) => {
      const rule = new ArgumentRule(stated, regex);
      checkExamples(rule, { cwd: this.root, anchors: { start: undefined, root: this.root, home: this.home } });
      return { rule, use: use(stated.id, stated) };
    });
    this.sequence = declaration.sequence.map((stated) => {
      const rule = sequenceRule(stated);
      for (const permission of patternsOf(rule)) this.checkMeaning(permission);
      return { rule, use: use(stated.id, stated) };
    });
    this.uses = [...this.permissions, ...this.rules, ...this.sequence].map((counted) => counted.use);
    this.normalizer = normalizerOf(declaration.normalize);
    this.redact = declaration.redact;
  }

  judge(): Judge {
    return new PolicyJudge(this);
  }

  effects(call: MadeCall): Effects {
    const cwd = call.cwd ?? this.root;
    return effectsOf({ ...call, cwd }, this.tool(call.tool), this.unknownTools);
  }

  /** What the policy says of a tool, and what is known of it. */
  rulesFor(name: string): ToolRules {
    const known = this.known.get(name);
    if (known !== undefined) return known;
    const rules = toolRules(name, this.tool(name) ?? {}, this);
    // A transcript can have any number of names.
    if (this.known.size < MOST_TOOLS) this.known.set(name, rules);
    return rules;
  }

  /** What is known of a tool, by itself and by what is declared of it; undefined where nothing is. */
  tool(name: string): Tool | undefined {
    return mergedTool(builtinTool(name), this.declared.get(name));
  }

  private permission(stated: StatedPermission, effect: Permission['effect']): Counted<Permission> {
    // What is no permission at all is refused by whoever reads it.
    const rule = parsePermission(stated, effect);
    this.checkMeaning(stated);
    return { rule, use: use(`${effect} ${stated.text}`, stated) };
  }

  private checkMeaning(stated: StatedPermission): void {
    const fault = this.faultOf(stated);
    if (fault === undefined) return;
    const { file, line, column, text } = stated;
    throw new ToolReplayError(
      'scope',
      {
        found: `${fault} in the permission "${text.slice(0, 200)}"`,
        expected: 'a tool of which it is known where its command, its path or its address is',
        advice: 'declare it in "tools", or write a rule with "args"',
      },
      { file, line, column },
    );
  }

  /** Why a permission cannot be held against anything, if that is so. */
  private faultOf(stated: StatedPermission): string | undefined {
    const fault = permissionFault(stated.text);
    if (fault !== undefined) return fault;
    const permission = parsePermission(stated, 'deny');
    const knows = (name: string): boolean => {
      const tools = [
        this.tool(name),
        ...[...this.declared].filter(([, tool]) => tool.alias === name).map(([, tool]) => tool),
      ];
      return tools.some((tool) => tool !== undefined && ((tool.command ?? tool.url) !== undefined || namesFiles(tool)));
    };
    return hasMeaning(permission, knows) ? undefined : 'a specification of a tool whose arguments nobody declared';
  }
}

/** The policy of a scope that has names and nothing else. */
export function namesPolicy({ agent, allowedTools }: Pick<Declaration, 'agent' | 'allowedTools'>): CompiledPolicy {
  const nothing = { appliesTo: undefined, root: undefined, home: undefined, imports: [], allow: [], deny: [], ask: [] };
  const declaration = {
    ...nothing,
    agent,
    allowedTools,
    tools: new Map(),
    rules: [],
    sequence: [],
    normalize: [],
    redact: [],
  };
  return new CompiledPolicy({ ...declaration, unknownTools: 'mutating' }, [], () => () => 'unknown');
}

/** Of so many tools it is remembered what is said of them. */
const MOST_TOOLS = 10_000;

function use(name: string, { file, line, isImplied = false }: Stated & { readonly isImplied?: boolean }): RuleUse {
  return { name, file, line, isImplied, matches: 0 };
}

/** Examples are a rule's own tests: one that does not hold says that the rule is not what its author means. */
function checkExamples(rule: ArgumentRule, place: Place): void {
  const reader = new NodeReader();
  const { id, match, notMatch } = rule.stated;
  for (const [examples, wanted] of [
    [match, 'yes'],
    [notMatch, 'no'],
  ] as const) {
    for (const { args, file, line, column } of examples) {
      const { truth, where } = rule.holds(new PointedValues(reader.read(args)), place);
      if (truth === wanted) continue;
      const found = wanted === 'yes' ? `that rule "${id}" does not match it` : `that rule "${id}" matches it`;
      throw new ToolReplayError(
        'scope',
        {
          found: `an example in "${wanted === 'yes' ? 'match' : 'not_match'}", and ${found}`,
          expected: `an example that it ${wanted === 'yes' ? 'matches' : 'does not match'}`,
          ...(where !== undefined && {
            advice: truth === 'unknown' ? `of ${where} nobody can say; give "root" for paths` : `look at ${where}`,
          }),
        },
        { file, line, column },
      );
    }
  }
}
