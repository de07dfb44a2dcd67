import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Changes } from '../../src/rules/changes.ts';
import { RULES } from '../../src/rules/kinds.ts';
import type { Settings } from '../../src/rules/rule.ts';
import type { Effects } from '../../src/tools/tool.ts';
import { brief } from '../helpers/audit.ts';
import { effectsOf, judgedWith, type Said, said } from '../helpers/knowledge.ts';

/** Without loops, which are told instead of the repeats in them. */
const ALONE = RULES.filter(({ kind }) => kind !== 'repeated-loop');

function found(all: readonly Said[], settings: Partial<Settings> = {}): string[] {
  return brief(judgedWith(all, settings, ALONE).findings).filter((text) => text.includes('redundant'));
}

/** Calls in a row, `!` before one that was not answered. */
function row(...calls: readonly string[]): Said[] {
  return calls.map((call) => (call.startsWith('!') ? said(call.slice(1), null) : said(call)));
}

describe('a repeat where it is known what tools do', () => {
  test.each<[string, string[], string[]]>([
    ['right after', ['read /a', 'read /a'], ['1 redundant-call 0']],
    ['later, though something else was written', ['read /a', 'write /b', 'read /a'], ['2 redundant-call 0']],
    [
      'and refers to the last one',
      ['read /a', 'read /b', 'read /a', 'read /a'],
      ['2 redundant-call 0', '3 redundant-call 2'],
    ],
    ['when a neighbour of like name was written', ['read /a', 'write /ab', 'read /a'], ['2 redundant-call 0']],
    ['of what reads nothing, whatever was written', ['now', 'write /b', 'now'], ['2 redundant-call 0']],
    ['of an idempotent write', ['put /a', 'put /a'], ['1 redundant-call 0']],
    ['after a call that was not answered', ['read /a', '!read /b', 'read /a'], ['2 redundant-call 0']],
    ['of what reads nobody knows what, when nothing was written', ['look', 'read /a', 'look'], ['2 redundant-call 0']],
    [
      'when a mutator wrote something else, by its declaration',
      ['read /a', 'write_file /b', 'read /a'],
      ['2 redundant-call 0'],
    ],
  ])('is found %s', (_, calls, expected) => {
    expect(found(row(...calls))).toEqual(expected);
  });

  test.each<[string, string[]]>([
    ['when it was written between', ['read /a', 'write /a', 'read /a']],
    ['when a folder that it is in was written', ['read /d/a', 'write /d', 'read /d/a']],
    ['when something in it was written', ['read /d', 'write /d/e/a', 'read /d']],
    ['when the root was written', ['read /d/a', 'write /', 'read /d/a']],
    ['of the root when anything was written', ['read /', 'write /d/a', 'read /']],
    ['when a slash stands behind the folder', ['read /d/', 'write /d/a', 'read /d/']],
    ['when something unknown was written', ['read /a', 'touch', 'read /a']],
    ['of what reads nothing when something unknown was written', ['now', 'touch', 'now']],
    ['of what reads nobody knows what, when anything was written', ['look', 'write /b', 'look']],
    ['when a mutator did nobody knows what', ['read /a', 'run_command', 'read /a']],
    ['when a write was not answered', ['read /a', '!write /a', 'read /a']],
    ['of a write', ['write /a', 'write /a']],
    ['of an idempotent write over another', ['put /a', 'write /a', 'put /a']],
    ['of a mutator', ['write_file /a', 'write_file /a']],
    ['of a polling call', ['wait', 'wait', 'wait']],
    ['of a call that was not answered before', ['!read /a', 'read /a']],
    ['that is not answered', ['read /a', '!read /a']],
  ])('is not found %s', (_, calls) => {
    expect(found(row(...calls))).toEqual([]);
  });

  test('is not found when its answer is another, and is when its answer is the last one', () => {
    const answers = ['1', '2', '2', '1', '1'].map((n) => said('read /a', `{"n":${n}}`));
    expect(found(answers)).toEqual(['2 redundant-call 1', '4 redundant-call 3']);
  });

  test('is found of one of the five mutators that is said to read, or to do no more when it is repeated', () => {
    const told = (more: Partial<Effects>) =>
      found(row('run_command', 'run_command'), {
        knowledge: { effects: () => effectsOf(more), normalizer: undefined, redact: [] },
      });
    expect(told({ state: 'reads', isIdempotent: true })).toEqual(['1 redundant-call 0']);
    expect(told({ state: 'writes', reads: [], writes: [], isIdempotent: true })).toEqual(['1 redundant-call 0']);
    expect(told({ state: 'writes', reads: [], writes: [] })).toEqual([]);
    expect(told({ state: 'undeclared' })).toEqual([]);
  });

  test('takes no account of what the user calls a mutator', () => {
    expect(found(row('read /a', 'read /a'), { mutators: ['read'] })).toEqual([]);
    expect(found(row('read /a', 'now', 'read /a'), { mutators: ['now'] })).toEqual([]);
  });

  test('is not found after a compaction', () => {
    expect(found([said('read /a'), said('read /a', '{}', { era: 1 }), said('read /a', '{}', { era: 1 })])).toEqual([
      '2 redundant-call 1',
    ]);
  });

  test('is not found in another working directory', () => {
    const cwds = ['/x', '/y', '/y', undefined].map((cwd) => said('look', '{}', cwd === undefined ? {} : { cwd }));
    expect(found(cwds)).toEqual(['2 redundant-call 1']);
  });

  test('has the detail of every redundant call', () => {
    const [finding] = judgedWith(row('read /a', 'write /b', 'read /a')).findings;
    expect(finding).toMatchObject({ index: 2, line: 3, other: 0, first: 0, tool: 'read' });
  });
});

describe('calls that were issued together', () => {
  const together = (batch: number, ...calls: readonly string[]): Said[] =>
    calls.map((call) => said(call, '{}', { batch }));

  test('are not redundant to each other', () => {
    expect(found(together(1, 'read /a', 'read /a'))).toEqual([]);
  });

  test('stand between, whichever is named first', () => {
    expect(found([said('read /a'), ...together(1, 'read /a', 'write /a')])).toEqual([]);
    expect(found([said('read /a'), ...together(1, 'write /a', 'read /a')])).toEqual([]);
    expect(found([...together(1, 'write /a', 'read /a'), said('read /a')])).toEqual([]);
    expect(found([...together(1, 'read /a', 'write /a'), said('read /a')])).toEqual([]);
  });

  test('can be redundant, each kind of call once', () => {
    expect(found([...row('read /a', 'read /b'), ...together(1, 'read /b', 'read /a', 'read /a', 'write /c')])).toEqual([
      '2 redundant-call 1',
      '3 redundant-call 0',
    ]);
  });

  test('do not count against an idempotent write when they are identical', () => {
    expect(found([...together(1, 'put /a', 'put /a'), said('put /a')])).toEqual(['2 redundant-call 1']);
    expect(found([...together(1, 'write /a', 'put /a'), said('put /a')])).toEqual([]);
  });
});

describe('what could not be checked', () => {
  const unchecked = (...calls: readonly string[]): [string, number][] => {
    const { findings, unchecked } = judgedWith(row(...calls));
    expect(findings.count('redundant-call')).toBe(0);
    return [...unchecked];
  };

  test('is counted by the undeclared tool that was called between', () => {
    expect(unchecked('read /a', 'foo', 'read /a', 'bar', 'read /a', 'bar /x', 'read /a')).toEqual([
      ['foo', 1],
      ['bar', 2],
    ]);
  });

  test('is counted by the tool itself where that is undeclared', () => {
    expect(unchecked('foo', 'read /a', 'foo', 'foo')).toEqual([['foo', 2]]);
  });

  test('does not count what something declared has changed', () => {
    expect(unchecked('read /a', 'foo', 'write /a', 'read /a')).toEqual([]);
    expect(unchecked('write /a', 'foo', 'write /a', 'wait', 'foo 1', 'wait')).toEqual([]);
  });

  test('is counted under one name from the 1000th tool on', () => {
    const calls = Array.from({ length: 1500 }, (_, k) => [`tool-${k}`, `tool-${k}`]).flat();
    const counts = new Map(unchecked(...calls));
    expect(counts.size).toBe(1001);
    expect(counts.get('…')).toBe(500);
  });
});

test('a deep path is no different, and one that is too deep counts as all that is there', () => {
  const deep = (depth: number, end: string): string => `${'/d'.repeat(depth)}/${end}`;
  expect(found(row(`read ${deep(50, 'a')}`, `write ${deep(50, 'b')}`, `read ${deep(50, 'a')}`))).toHaveLength(1);
  expect(found(row(`read ${deep(50, 'a')}`, `write ${deep(20, '')}`, `read ${deep(50, 'a')}`))).toEqual([]);
  expect(found(row(`read ${deep(90, 'a')}`, `write ${deep(90, 'b')}`, `read ${deep(90, 'a')}`))).toEqual([]);
});

test('more written paths than are remembered change everything', () => {
  const changes = new Changes();
  const write = (index: number): void => changes.change({ index, identity: 2, tool: 'write' }, [`/${index}`]);
  for (let index = 1; index < 99_999; index++) write(index);
  expect(changes.isChanged(['/a'], 0, 1)).toBe(false);
  write(99_999);
  write(100_000);
  expect(changes.isChanged(['/a'], 0, 1)).toBe(true);
  expect(changes.isChanged(['/a'], 100_001, 1)).toBe(false);
});

test('where tools only read, a repeat right after is found as without knowledge', () => {
  const call = fc.record({ tool: fc.constantFrom('a', 'b'), batch: fc.boolean(), era: fc.boolean() });
  const reads = { knowledge: { effects: () => effectsOf({ reads: [] }), normalizer: undefined, redact: [] } };
  fc.assert(
    fc.property(fc.array(call, { maxLength: 30 }), (calls) => {
      let [batch, era] = [0, 0];
      const all = calls.map((one): Said => {
        if (one.era) era++;
        if (one.era || one.batch) batch++;
        return { tool: one.tool, batch, era };
      });
      const { findings } = judgedWith(all, reads, ALONE);
      const adjacent = [...findings].filter(
        ({ kind, index, other }) => kind === 'redundant-call' && other === index - 1,
      );
      expect(brief(adjacent)).toEqual(found(all, { knowledge: undefined }));
    }),
  );
});

/** The rule by its words, in quadratic time. */
function byWords(all: readonly Said[]): string[] {
  const isIn = (path: string, folder: string): boolean => `${path}/`.startsWith(`${folder}/`);
  const writes = ({ tool, path: written = '' }: Said, path: string): boolean =>
    tool === 'touch' || (tool === 'write' && (isIn(path, written) || isIn(written, path)));
  return all.flatMap((one, index) => {
    if (one.tool !== 'read') return [];
    const other = all.findLastIndex((before, k) => k < index && before.tool === 'read' && before.path === one.path);
    const before = all[other];
    if (before === undefined || before.batch === one.batch) return [];
    const between = all
      .filter((_, k) => k !== index && k !== other)
      .filter(({ batch = 0 }) => {
        return batch >= (before.batch ?? 0) && batch <= (one.batch ?? 0);
      });
    return between.some((call) => writes(call, one.path ?? '')) ? [] : [`${index} redundant-call ${other}`];
  });
}

test('what is found is what the rule says', () => {
  const path = fc.constantFrom('/a', '/a/b', '/a/b/c', '/a/c', '/d');
  const call = fc.record({ tool: fc.constantFrom('read', 'read', 'write', 'touch'), path, next: fc.boolean() });
  fc.assert(
    fc.property(fc.array(call, { maxLength: 25 }), (calls) => {
      let batch = 0;
      const all = calls.map((one): Said => ({ tool: one.tool, path: one.path, batch: one.next ? ++batch : batch }));
      expect(found(all)).toEqual(byWords(all));
    }),
    { numRuns: 500 },
  );
});
