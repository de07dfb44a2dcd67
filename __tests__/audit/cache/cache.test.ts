import {
  chmodSync,
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { type AuditSettings, audit } from '../../../src/audit/audit.ts';
import type { CacheSettings } from '../../../src/audit/cache/cache.ts';
import { dataOfFileReport } from '../../../src/audit/file-report-data.ts';
import type { AuditReport } from '../../../src/audit/outcome.ts';
import { machineReport } from '../../../src/report/machine.ts';
import { plain } from '../../../src/report/paint.ts';
import { terminalReport } from '../../../src/report/terminal.ts';
import {
  makePipe,
  sample,
  scopeFile,
  testOnPosix,
  transcript,
  type Workspace,
  workspace,
} from '../../helpers/bundle.ts';
import { defined } from '../../helpers/canonical.ts';
import { CONCLUSION } from '../../helpers/shards.ts';

const CLEAN = transcript(['read', { path: 'a' }, { text: 'x' }]);
const DIRTY = transcript(['read', { path: 'a' }, { text: 'x' }], ['read', { path: 'a' }, { text: 'y' }]);

/** Audits what a workspace holds, or all that `folder` does. */
function audited({ root, outside }: Workspace, more: Partial<AuditSettings> = {}, cache: Partial<CacheSettings> = {}) {
  return audit({
    ...CONCLUSION,
    transcripts: ['*.jsonl'],
    streams: [],
    folder: root,
    workspace: root,
    scope: [],
    mutators: [],
    format: undefined,
    strictness: 'skip',
    jobs: 1,
    cache: { folder: join(outside, 'cache'), secret: undefined, use: 'taken', ...cache },
    ...more,
  });
}

function entries({ outside }: Workspace): string[] {
  return readdirSync(join(outside, 'cache')).map((name) => join(outside, 'cache', name));
}

function told(report: AuditReport): string[] {
  const machine = (['json', 'sarif', 'junit', 'github'] as const).flatMap((format) => [
    ...machineReport(report, format, CONCLUSION),
  ]);
  return [...terminalReport(report, plain), ...machine, JSON.stringify(report.scopes)];
}

describe('over all samples, the same is said whether a cache is filled, taken from, or not there', () => {
  const kept: Partial<AuditSettings>[] = [
    {},
    { scope: ['samples/scope.json'], fingerprints: 'made', otherLines: 'told', digests: 'taken' },
    { scope: ['samples/scope/**/scope.json', '!samples/scope/faulty/**'], fingerprints: 'first' },
    { checks: new Set(['scope']), scope: ['samples/scope/sequences/scope.json'], mutators: ['fetch'] },
  ];
  test.each(kept.map((settings, k) => [k, settings] as const))('settings %d', async (_, settings) => {
    const files = workspace();
    const all = {
      transcripts: ['samples/**/*.jsonl', 'samples/**/*.json', 'samples/formats/*'],
      folder: process.cwd(),
      workspace: process.cwd(),
      ...settings,
    };
    const without = await audited(files, { ...all, cache: undefined });
    const cold = await audited(files, all);
    const warm = await audited(files, all);
    const anew = await audited(files, all, { use: 'made anew' });
    expect([told(cold), told(warm), told(anew)]).toEqual([told(without), told(without), told(without)]);
    expect(warm.files.map(dataOfFileReport)).toEqual(without.files.map(dataOfFileReport));
    const number = defined(cold.cache).kept;
    expect(number).toBeGreaterThan(2);
    expect(without.cache).toBeUndefined();
    expect([cold.cache, warm.cache, anew.cache]).toEqual([
      { taken: 0, kept: number, notKept: 0 },
      { taken: number, kept: 0, notKept: 0 },
      { taken: 0, kept: number, notKept: 0 },
    ]);
  });
});

describe('an entry is of', () => {
  const start = (): Workspace => workspace({ 'a.jsonl': DIRTY, 'scope.json': scopeFile('a', 'read') });
  const base: Partial<AuditSettings> = { scope: ['./scope.json'] };

  test.each<[what: string, (files: Workspace) => void, Partial<AuditSettings>, Partial<CacheSettings>]>([
    ['the bytes of its file', (files) => files.write('a.jsonl', `${DIRTY.trimEnd()}\n\n`.slice(0, -1)), {}, {}],
    ['what its scope file says', (files) => files.write('scope.json', scopeFile('a', 'read', 'b')), {}, {}],
    ['there being a scope', () => undefined, { scope: [] }, {}],
    ['its checks', () => undefined, { checks: new Set(['replay']) }, {}],
    ['mutators', () => undefined, { mutators: ['read'] }, {}],
    ['strictness', () => undefined, { strictness: 'refuse' }, {}],
    ['a format', () => undefined, { format: 'native' }, {}],
    ['what is named', () => undefined, { fingerprints: 'made' }, {}],
    ['which lines are told', () => undefined, { otherLines: 'told' }, {}],
    ['whether digests are taken', () => undefined, { digests: 'taken' }, {}],
    ['its secret', () => undefined, {}, { secret: 'other' }],
  ])('%s', async (what, change, settings, cache) => {
    const files = start();
    expect((await audited(files, base)).cache).toEqual({ taken: 0, kept: 1, notKept: 0 });
    change(files);
    if (what === 'the bytes of its file') files.write('a.jsonl', DIRTY.replace('"y"', '"z"'));
    const more = { ...base, ...settings };
    const other = await audited(files, more, cache);
    expect(other.cache).toEqual({ taken: 0, kept: 1, notKept: 0 });
    expect(told(other)).toEqual(told(await audited(files, { ...more, cache: undefined })));
    // And both are there now, but where the other one took its place.
    expect((await audited(files, more, cache)).cache?.taken).toBe(1);
  });

  test('its name', async () => {
    const files = start();
    await audited(files);
    files.write('b.jsonl', DIRTY);
    const report = await audited(files);
    expect(report.cache).toEqual({ taken: 1, kept: 1, notKept: 0 });
    expect(report.files.map(({ file }) => file)).toEqual(['a.jsonl', 'b.jsonl']);
  });
});

describe('an entry that cannot be relied on is ignored and written anew:', () => {
  const damages: [what: string, (entry: string, other: string) => void][] = [
    ['an empty one', (entry) => writeFileSync(entry, '')],
    ['one that is cut off', (entry) => writeFileSync(entry, readFileSync(entry).subarray(0, -1))],
    ['one without a body', (entry) => writeFileSync(entry, readFileSync(entry).subarray(0, 84))],
    ['one with a byte more', (entry) => writeFileSync(entry, Buffer.concat([readFileSync(entry), Buffer.of(32)]))],
    ['one of another form', (entry) => writeFileSync(entry, readFileSync(entry, 'utf8').replace('-1 ', '-2 '))],
    [
      'one of which a byte changed',
      (entry) =>
        writeFileSync(entry, readFileSync(entry, 'utf8').replace('"line"', '"lime"').replace('replay', 'relpay')),
    ],
    ['that of a clean file under the name of this one', (entry, other) => copyFileSync(other, entry)],
    ['a text that is none', (entry) => writeFileSync(entry, '{"reports":[],"matches":[]}')],
    ['one too large', (entry) => writeFileSync(entry, Buffer.alloc(9 << 20))],
  ];

  async function rewritten(damage: (entry: string, other: string) => void): Promise<void> {
    const files = workspace({ 'b.jsonl': CLEAN });
    await audited(files);
    const [other = ''] = entries(files);
    files.write('a.jsonl', DIRTY);
    const cold = await audited(files);
    const entry = defined(entries(files).find((name) => name !== other));
    const before = readFileSync(entry);
    damage(entry, other);
    const again = await audited(files);
    expect(again.cache).toEqual({ taken: 1, kept: 1, notKept: 0 });
    expect(again.findings).toBe(2);
    expect(told(again)).toEqual(told(cold));
    expect(readFileSync(entry)).toEqual(before);
    expect((await audited(files)).cache?.taken).toBe(2);
  }

  test.each(damages)('%s', (_, damage) => rewritten(damage));

  testOnPosix('a link to one, through which nothing is written', async () => {
    let target = '';
    await rewritten((entry, other) => {
      target = `${entry}.target`;
      copyFileSync(other, target);
      rmSync(entry);
      symlinkSync(target, entry);
    });
    expect(existsSync(target)).toBe(true);
    expect(readFileSync(target, 'utf8')).toContain('b.jsonl');
  });

  testOnPosix('a pipe, which nobody waits for', () =>
    rewritten((entry) => {
      rmSync(entry);
      makePipe(entry);
    }),
  );
});

describe('a secret', () => {
  test('binds what is kept: what was written without it, or with another, cannot make a finding green', async () => {
    const files = workspace({ 'a.jsonl': DIRTY });
    await audited(files, {}, { secret: 'right' });
    const [entry = ''] = entries(files);
    const honest = readFileSync(entry);
    const poison = workspace({ 'a.jsonl': DIRTY });
    for (const secret of [undefined, 'wrong']) {
      await audited(poison, {}, { secret });
      const [forged = ''] = entries(poison);
      expect(forged.endsWith(entry.slice(-64))).toBe(true);
      copyFileSync(forged, entry);
      const report = await audited(files, {}, { secret: 'right' });
      expect([report.findings, report.cache?.taken]).toEqual([2, 0]);
      expect(readFileSync(entry)).toEqual(honest);
    }
    expect((await audited(files, {}, { secret: 'right' })).cache?.taken).toBe(1);
  });
});

describe('what is audited every time:', () => {
  test.each<[string, (files: Workspace) => void, Partial<AuditSettings>]>([
    ['a transcript that cannot be judged', (files) => files.write('a.jsonl', '{"index":0\n'), {}],
    [
      'one beside which there is a manifest',
      (files) => {
        files.write('a.jsonl', sample('provenance/run.sealed.jsonl'));
        files.write('a.jsonl.manifest.json', sample('provenance/run.sealed.jsonl.manifest.json'));
      },
      {},
    ],
    [
      'all, where it is asked whose signatures count',
      () => undefined,
      { trust: { publicKey: undefined, allowedSigners: undefined, required: ['complete'], today: () => '2027-01-31' } },
    ],
    [
      'what somebody listens to',
      () => undefined,
      { listenTo: () => ({ issued: () => undefined, settled: () => undefined }) },
    ],
  ])('%s', async (_, change, settings) => {
    const files = workspace({ 'a.jsonl': CLEAN });
    change(files);
    for (const time of ['first', 'second']) {
      const report = await audited(files, settings);
      expect([time, report.cache, entries(files)]).toEqual([time, { taken: 0, kept: 0, notKept: 0 }, []]);
    }
  });

  test('one of which more is said than is kept: names of tools of megabytes', async () => {
    const names = Array.from({ length: 130 }, (_, k) => `${k}${'x'.repeat(70_000)}`);
    const files = workspace({ 'a.jsonl': transcript(...names.flatMap((name) => [[name] as const, [name] as const])) });
    const report = await audited(files);
    expect([report.findings, report.cache, entries(files)]).toEqual([130, { taken: 0, kept: 0, notKept: 0 }, []]);
  });

  test('a stream', async () => {
    const files = workspace();
    const chunks = async function* () {
      yield Buffer.from(CLEAN);
    };
    const report = await audited(files, { transcripts: [], streams: [{ name: '<stdin>', chunks }] });
    expect(report.cache).toEqual({ taken: 0, kept: 0, notKept: 0 });
  });
});

describe('the folder', () => {
  test('is made, with those above it', async () => {
    const files = workspace({ 'a.jsonl': CLEAN });
    const folder = join(files.outside, 'x', 'y');
    await audited(files, {}, { folder });
    expect(readdirSync(folder)).toHaveLength(1);
  });

  test('loses what nobody asked for in 30 days, when something is written, and nothing else', async () => {
    const files = workspace({ 'a.jsonl': CLEAN, 'b.jsonl': DIRTY });
    await audited(files);
    const [first = '', second = ''] = entries(files);
    const foreign = join(files.outside, 'cache', '0'.repeat(64));
    writeFileSync(foreign, 'not an entry');
    const old = new Date(Date.now() - 31 * 24 * 3600 * 1000);
    for (const name of [first, second, foreign]) utimesSync(name, old, old);
    // Both are asked for, and are young again.
    await audited(files);
    files.write('c.jsonl', transcript(['other']));
    await audited(files);
    expect(entries(files)).toHaveLength(4);
    for (const name of [first, second, foreign]) utimesSync(name, old, old);
    rmSync(files.path('a.jsonl'));
    rmSync(files.path('b.jsonl'));
    files.write('c.jsonl', transcript(['another']));
    await audited(files);
    expect(existsSync(foreign)).toBe(true);
    expect(entries(files)).toHaveLength(3);
    expect([existsSync(first), existsSync(second)]).toEqual([false, false]);
  });

  testOnPosix('that is only read is of use all the same', async () => {
    const files = workspace({ 'a.jsonl': CLEAN });
    await audited(files);
    chmodSync(join(files.outside, 'cache'), 0o500);
    expect((await audited(files)).cache?.taken).toBe(1);
    chmodSync(join(files.outside, 'cache'), 0o700);
  });
});
