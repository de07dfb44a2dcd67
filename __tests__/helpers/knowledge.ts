import { Verifier } from '../../src/chain/verifier.ts';
import type { AnswerStore } from '../../src/rules/answer.ts';
import { RULES } from '../../src/rules/kinds.ts';
import type { Settings } from '../../src/rules/rule.ts';
import { type Issued, SessionRules } from '../../src/rules/session-rules.ts';
import type { Knowledge } from '../../src/scope/knowledge.ts';
import type { Normalizer } from '../../src/scope/policy.ts';
import type { Effects } from '../../src/tools/tool.ts';
import { answerOf } from './audit.ts';

/** Effects, of which a test says only what is not usual. */
export function effectsOf(more: Partial<Effects> = {}): Effects {
  return { state: 'reads', reads: undefined, writes: undefined, isIdempotent: false, isPolling: false, ...more };
}

/**
 * Knowledge of a few tools by their names. `read`, `write` and `put` (a write that is idempotent) work on the path in
 * their arguments; `look` reads nobody knows what, `touch` writes nobody knows what, `now` reads nothing, `wait` polls,
 * and of all others nothing is declared.
 */
export function knowledge(normalizer?: Normalizer): Knowledge {
  return {
    normalizer,
    redact: [],
    effects: ({ tool, args, cwd = '' }) => {
      const path = args.get('path')?.string();
      const paths = path === undefined ? undefined : [path.startsWith('/') ? path : `${cwd}/${path}`];
      if (tool === 'read') return effectsOf({ reads: paths });
      if (tool === 'write' || tool === 'write_file') return effectsOf({ state: 'writes', reads: [], writes: paths });
      if (tool === 'put') return effectsOf({ state: 'writes', reads: [], writes: paths, isIdempotent: true });
      if (tool === 'look') return effectsOf();
      if (tool === 'now') return effectsOf({ reads: [] });
      if (tool === 'touch') return effectsOf({ state: 'writes' });
      if (tool === 'wait') return effectsOf({ isPolling: true });
      return effectsOf({ state: 'undeclared' });
    },
  };
}

/** Keeps answers in memory, and hands each out as a copy, as a file would. */
export class Answers implements AnswerStore {
  private readonly kept: Buffer[] = [];

  keep(response: Buffer): number {
    return this.kept.push(Buffer.from(response)) - 1;
  }

  get(handle: number): Buffer {
    return Buffer.from(this.kept[handle] as Buffer);
  }
}

/** A call as a test says it: `response` null stands for an answer that never came. */
export interface Said {
  readonly tool: string;
  readonly path?: string;
  readonly response?: string | null;
  readonly batch?: number;
  readonly era?: number;
  readonly cwd?: string;
}

/** Says a call in short: `read /a` with an answer, which is `{}` unless it is given. */
export function said(call: string, response: string | null = '{}', more: Partial<Said> = {}): Said {
  const [tool = '', path] = call.split(' ');
  return { tool, response, ...(path !== undefined && { path }), ...more };
}

/** The rules of all checks on calls where there is knowledge of tools. Each call is a batch of its own unless it is said. */
export function judgedWith(
  all: readonly Said[],
  settings: Partial<Settings> = {},
  watched: readonly (typeof RULES)[number][] = RULES,
): SessionRules {
  const rules = new SessionRules(watched, {
    ...{ mutators: [], scopes: [], knowledge: knowledge(), answers: new Answers(), verifier: new Verifier() },
    ...settings,
  });
  const calls = all.map(({ tool, path, response = '{}', batch, era = 0, cwd }, index) => ({
    call: {
      ...{ index, line: index + 1, resultLine: index + 1, tool, batch: batch ?? index + 1000 },
      ...{ isCompared: response !== null, cwd, era },
    },
    response,
    text: Buffer.from(`${JSON.stringify(tool)}${path === undefined ? '{}' : JSON.stringify({ path })}`),
  }));
  const issued = calls.map(({ call, text }): Issued => rules.issue(call, text, JSON.stringify(call.tool).length));
  for (const [k, { call, response }] of calls.entries()) {
    rules.settle(call, issued[k] as Issued, response === null ? undefined : answerOf(response));
  }
  rules.end();
  return rules;
}
