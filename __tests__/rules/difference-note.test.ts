import { describe, expect, test } from '@jest/globals';
import { normalizeLines } from '../../src/rules/difference-note.ts';
import { nonDeterminism } from '../../src/rules/non-determinism.ts';
import type { Settings } from '../../src/rules/rule.ts';
import type { StatedNormalization, VOLATILE_CLASSES } from '../../src/scope/declaration.ts';
import { normalizerOf } from '../../src/scope/normalizer.ts';
import { judgedWith, knowledge, type Said, said } from '../helpers/knowledge.ts';
import { findingOf } from '../helpers/reports.ts';

function notes(all: readonly Said[], settings: Partial<Settings> = {}): string[] {
  const findings = [...judgedWith(all, settings).findings].filter(({ kind }) => kind === 'non-determinism');
  return findings.map(({ index, note }) => `${index} ${note}`);
}

const search = (response: string): Said => said('search', response);
const WHERE = { file: 'scope.json', line: 1, column: 1, why: 'clock', tool: undefined };

function stating(...stated: readonly ({ response: string } | { class: (typeof VOLATILE_CLASSES)[number] })[]) {
  return { knowledge: knowledge(normalizerOf(stated.map((one): StatedNormalization => ({ ...WHERE, ...one })))) };
}

describe('a divergence', () => {
  test('names where the answers differ, and the line that would silence it', () => {
    expect(notes([said('now', '{"hits":3}'), said('now', '{"hits":4}')])).toEqual([
      '1 at /hits; to leave that out, normalize: {"tool":"now","response":"/hits","why":"…"}',
    ]);
  });

  test('names one line a place, and what one answer alone has', () => {
    expect(notes([said('now', '{"a":1,"b":2,"d":1}'), said('now', '{"a":2,"c":2,"d":1}')])).toEqual([
      '1 at /a, /b (only in the first answer), /c (only in the second answer); to leave that out, normalize: ' +
        ['/a', '/b', '/c'].map((at) => `{"tool":"now","response":"${at}","why":"…"}`).join(', '),
    ]);
  });

  test('names three places, and how many more there are', () => {
    expect(notes([said('now', '{"a":1,"b":1,"c":1,"d":1}'), said('now', '{"a":2,"b":2,"c":2,"d":2}')])[0]).toMatch(
      /^1 at \/a, \/b, \/c and 1 more; /,
    );
  });

  test('names the class, where that is all', () => {
    expect(notes([said('now', '{"at":"2024-05-06T07:08:09Z"}'), said('now', '{"at":"2024-05-06T07:08:10Z"}')])).toEqual(
      ['1 at /at; to leave that out, normalize: {"class":"iso-time","why":"…"}'],
    );
  });

  test('names the last call between that changed state', () => {
    const [first, second] = [said('look', '{"a":1}'), said('look', '{"a":2}')];
    const changed = (...between: Said[]): string | undefined =>
      /; after (.*) changed state/.exec(notes([said('touch'), first, ...between, second])[0] ?? '')?.[1];
    expect(changed(said('read /a'))).toBeUndefined();
    expect(changed(said('write_file /a'), said('read /a'))).toBe("index 2 ('write_file')");
    expect(changed(said('touch'), said('write /a', null))).toBe("index 3 ('write')");
    expect(changed(said('foo'))).toBe("index 2 ('foo') may have");
    expect(changed()).toBeUndefined();
  });

  test('shows no value', () => {
    const [note] = notes([said('now', '{"token":"hunter2"}'), said('now', '{"token":"hunter3"}')]);
    expect(note).toContain('/token');
    expect(note).not.toContain('hunter');
  });

  test('cuts a pointer that is long, and has no line for it', () => {
    const key = 'k'.repeat(5000);
    expect(notes([said('now', `{"${key}":1}`), said('now', `{"${key}":2}`)])).toEqual([`1 at /${'k'.repeat(199)}…`]);
  });

  test('has its note behind the sentence that it has without', () => {
    const finding = findingOf('non-determinism', 5, { other: 3, note: 'at /hits' });
    const without = "tool 'read_file' returned a different response than the identical call at index 3";
    expect(nonDeterminism.detail(finding)).toBe(`${without}: at /hits`);
    expect(nonDeterminism.short(finding).values).toEqual([3, { note: 'at /hits' }]);
  });

  test('is compared with the first answer each time', () => {
    expect(
      notes([1, 2, 1, 3].map((n) => said('now', `{"a":${n},"b":${n % 2}}`))).map((note) => note.slice(0, 12)),
    ).toEqual(['1 at /a, /b;', '3 at /a; to ']);
  });
});

describe('what is volatile', () => {
  const took = (ms: number, hits = 1): Said => search(`{"hits":${hits},"took":"${ms}ms"}`);

  test('makes no divergence, and is counted', () => {
    const { findings, normalized } = judgedWith([took(1), took(2), took(2), took(1)], stating({ class: 'duration' }));
    expect(findings.count('non-determinism')).toBe(0);
    expect(normalized).toEqual({ answers: 2, fields: 2 });
  });

  test('leaves what differs beside it, which is named alone', () => {
    expect(notes([took(1), took(2, 7)], stating({ response: '/took' }))).toEqual([
      '1 at /hits; to leave that out, normalize: {"tool":"search","response":"/hits","why":"…"}',
    ]);
  });

  test('is what a line that was named takes out', () => {
    const all = [took(1), took(2, 7)];
    const lines = [...(notes(all)[0] ?? '').matchAll(/\{"tool":"search","response":"([^"]*)"/g)];
    const stated = lines.map(([, response = '']) => ({ response }));
    expect(stated).toHaveLength(2);
    expect(notes(all, stating(...stated))).toEqual([]);
  });

  test('does not keep a repeat from being redundant or a loop', () => {
    const all = [1, 2, 3].map((ms) => said('now', `{"took":"${ms}ms"}`));
    const { findings } = judgedWith(all, stating({ class: 'duration' }));
    expect([findings.count('redundant-call'), findings.count('repeated-loop')]).toEqual([0, 1]);
  });

  test('is none without knowledge', () => {
    const { findings, normalized } = judgedWith([took(1), took(2)], { knowledge: undefined });
    expect([...findings].map(({ kind, note }) => [kind, note])).toEqual([
      ['non-determinism', undefined],
      ['redundant-call', undefined],
    ]);
    expect(normalized).toEqual({ answers: 0, fields: 0 });
  });
});

test('one large answer and many small ones that differ from it are not looked at each time', () => {
  const large = search(`{"a":[${'1,'.repeat(2_000_000)}1]}`);
  const small = Array.from({ length: 300 }, (_, k) => search(`{"a":${k}}`));
  const found = notes([large, ...small]);
  expect(found).toHaveLength(300);
  expect(found[0]).toMatch(/^1 at \/a; /);
  expect(found[299]).toBe("300 too large to say where; after index 299 ('search') may have changed state");
});

test('a polling tool waits for another answer', () => {
  const found = (tool: string) => judgedWith([said(tool, '{"n":1}'), said(tool, '{"n":2}')]).findings;
  expect([found('wait').total, found('wait').divergence]).toEqual([0, undefined]);
  expect([found('look').total, found('look').divergence]).toEqual([1, 1]);
});

describe('the lines that would silence it', () => {
  test('are those at the end of the note', () => {
    const [note = ''] = notes([said('now', '{"a":1,"b":2}'), said('now', '{"a":2,"c":2}')]);
    expect(normalizeLines(note)).toEqual(['/a', '/b', '/c'].map((at) => `{"tool":"now","response":"${at}","why":"…"}`));
  });

  test('are no data that looks like them', () => {
    const fake = '; to leave that out, normalize: {"class":"uuid","why":"..."}';
    const [note = ''] = notes([said('now', JSON.stringify({ [fake]: 1 })), said('now', JSON.stringify({ [fake]: 2 }))]);
    expect(normalizeLines(note)).toEqual([
      JSON.stringify({ tool: 'now', response: `/${fake.replaceAll('/', '~1')}`, why: '…' }),
    ]);
  });

  test('are none where a note ends with something else', () => {
    expect(normalizeLines('too large to say where')).toEqual([]);
    expect(normalizeLines('; to leave that out, normalize: no JSON')).toEqual([]);
  });
});
