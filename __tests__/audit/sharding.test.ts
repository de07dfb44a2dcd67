import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import type { AuditSettings } from '../../src/audit/audit.ts';
import { shardOf } from '../../src/audit/sharding.ts';
import type { Workspace } from '../helpers/bundle.ts';
import { shardOf as reportOf, runs } from '../helpers/shards.ts';

test.each([
  ['1/1', { index: 1, count: 1 }],
  ['2/4', { index: 2, count: 4 }],
  ['256/256', { index: 256, count: 256 }],
])('%s is a shard', (value, shard) => {
  expect(shardOf('shard', value)).toEqual(shard);
});

test.each(['', '0/3', '4/3', '1', '1/0', '1/257', 'a/b', '1/3/5', '-1/3', '01/3x', '1 / 3', '1e0/3', '1/3\n', '１/３'])(
  '%j is none',
  (value) => {
    expect(() => shardOf('shard', value)).toThrow(
      `found '${value}' for shard, expected one such as 1/4, of at most 256`,
    );
  },
);

describe('a report of a shard says what it is of', () => {
  const said = async (files: Workspace, more: Partial<AuditSettings> = {}): Promise<unknown> => {
    return (JSON.parse(await reportOf(files, 1, more)) as { shard: unknown }).shard;
  };
  const trust = { allowedSigners: undefined, required: [], today: () => '2027-01-31' };

  test.each<[what: string, Partial<AuditSettings>]>([
    ['mutators', { mutators: ['x'] }],
    ['checks', { checks: new Set(['replay']) }],
    ['scope', { scope: ['./scope.json'] }],
    ['format', { format: 'native' }],
    ['strict', { strictness: 'refuse' }],
    ['require', { trust: { ...trust, publicKey: undefined, required: ['complete'] } }],
    ['public-key', { trust: { ...trust, publicKey: 'a.pub' } }],
  ])('other %s are other settings', async (_, more) => {
    const files = runs();
    files.write('a.pub', KEYS[0]);
    expect(await said(files, more)).not.toEqual(await said(files));
    expect(await said(files, more)).toEqual(await said(files, more));
  });

  test('the order of what has none is no matter, nor is what does not decide', async () => {
    const files = runs();
    const some = await said(files, { mutators: ['x', 'y'], checks: new Set(['scope', 'replay']) });
    const same = {
      mutators: ['y', 'x'],
      checks: new Set(['replay', 'scope'] as const),
      jobs: 4,
      failOn: new Set<never>(),
    };
    expect(await said(files, same)).toEqual(some);
  });

  test('where the workspace stands is no matter', async () => {
    const [one, other] = [runs(), runs()];
    const inFull = (files: Workspace) => said(files, { scope: [files.path('scope.json')] });
    expect(await inFull(one)).toEqual(await inFull(other));
  });

  test('a scope file has the digest of its bytes, and of what it imports', async () => {
    const files = runs();
    const digestOf = async (): Promise<string> => {
      const { scopes } = JSON.parse(await reportOf(files, 1)) as { scopes: { sha256: string }[] };
      return scopes[0]?.sha256 ?? '';
    };
    expect(await digestOf()).toBe(createHash('sha256').update(files.read('scope.json')).digest('hex'));
    files.write('scope.json', '{"version": 2, "agent": "a", "import": ["settings.json"]}');
    files.write('settings.json', '{"permissions": {"allow": ["Read(./src/**)"]}}');
    const before = await digestOf();
    expect(before).toMatch(/^[0-9a-f]{64}$/);
    expect(await digestOf()).toBe(before);
    files.write('settings.json', '{"permissions": {"allow": ["Read(./src/*)"]}}');
    expect(await digestOf()).not.toBe(before);
  });

  test('another key in the same file is another setting', async () => {
    const [one, other] = KEYS.map((key) => Object.assign(runs(), { key }));
    if (one === undefined || other === undefined) throw new RangeError('two keys');
    for (const files of [one, other]) files.write('a.pub', files.key);
    const more = { trust: { ...trust, publicKey: 'a.pub' } };
    expect(await said(one, more)).not.toEqual(await said(other, more));
  });
});

/** Public keys that nobody has the private ones of. */
const KEYS = [
  'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIAABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhscHR4f\n',
  'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIB8eHRwbGhkYFxYVFBMSERAPDg0MCwoJCAcGBQQDAgEA\n',
] as const;
