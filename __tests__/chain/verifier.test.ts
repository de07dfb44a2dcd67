import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { GENESIS } from '../../src/chain/link.ts';
import { Verifier } from '../../src/chain/verifier.ts';
import { breakOf } from '../helpers/audit.ts';
import { canonical, defined } from '../helpers/canonical.ts';
import { forEachRecord, line, sealed } from '../helpers/transcript.ts';

interface Link {
  index: number;
  tool: string;
  args: { [key: string]: unknown };
  response: { [key: string]: unknown };
  prev: string;
  digest: string;
}

const SEALED = readFileSync('samples/sealed.jsonl', 'utf8');
const digests = links().map(({ digest }) => digest);

function links(): Link[] {
  return SEALED.trimEnd()
    .split('\n')
    .map((text) => JSON.parse(text) as Link);
}

/** The sealed sample after an edit of its links. */
function edited(edit: (links: Link[]) => unknown): string {
  const all = links();
  edit(all);
  return all.map((link) => `${JSON.stringify(link)}\n`).join('');
}

function renumbered(all: Link[]): void {
  for (const [index, link] of all.entries()) link.index = index;
}

describe('the chain is intact', () => {
  test('in the sealed sample', () => {
    expect(breakOf(SEALED)).toBeUndefined();
  });

  test('when the last links are cut off, which a chain cannot tell', () => {
    expect(breakOf(edited((all) => all.splice(4)))).toBeUndefined();
  });

  test('whatever the spelling: order of fields, spaces, escapes, blank lines', () => {
    const spelled = SEALED.trimEnd()
      .split('\n')
      .map((text) => JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(text) as Link).reverse()), null, 1))
      .map((text) => text.replaceAll('\n', ' ').replaceAll('docs', '\\u0064ocs'));
    expect(breakOf(`\n${spelled.join('\r\n\n')}`)).toBeUndefined();
  });

  test('of no links', () => {
    expect(breakOf('')).toBeUndefined();
  });
});

describe('the chain is broken at the first link that was edited', () => {
  test('in the tampered sample, with the digests that ToolReplay 0.6 gives', () => {
    expect(breakOf(readFileSync('samples/tampered.jsonl'))).toEqual({
      index: 3,
      line: 4,
      expected: '34d19a9dfb112baa07afa37994ddcbbebe2973674385f3942340653d08d205bd',
      found: '40aadf3b8156217f0b5b1d95010b6b79f82a26ccf5e780aed0f5f311f865028a',
    });
  });

  test.each<[string, number, (link: Link) => void]>([
    ['a value in the response', 2, (link) => Object.assign(link.response, { bytes: 215 })],
    ['a key in the response', 2, (link) => Object.assign(link.response, { more: 1 })],
    ['the type of a value', 2, (link) => Object.assign(link.response, { bytes: '214' })],
    ['an argument', 3, (link) => Object.assign(link.args, { query: 'Install' })],
    ['the tool', 4, (link) => Object.assign(link, { tool: 'read_file' })],
    ['a value in the first link', 0, (link) => Object.assign(link.response, { entries: [] })],
    ['a value in the last link', 5, (link) => Object.assign(link.response, { hits: 3 })],
  ])('%s: found is the stored digest, expected is not', (_, index, edit) => {
    const broken = defined(breakOf(edited((all) => edit(defined(all[index])))));
    expect(broken).toMatchObject({ index, line: index + 1, found: digests[index] });
    expect(broken.expected).toMatch(/^[0-9a-f]{64}$/);
    expect(digests).not.toContain(broken.expected);
  });

  test('an integer that became a double', () => {
    expect(breakOf(SEALED.replace('{"hits":3}', '{"hits":3.0}'))?.index).toBe(3);
  });

  test.each([0, 3, 5])('the digest of link %d: expected is the recomputed one', (index) => {
    const found = 'f'.repeat(64);
    expect(breakOf(edited((all) => Object.assign(defined(all[index]), { digest: found })))).toEqual({
      index,
      line: index + 1,
      expected: digests[index],
      found,
    });
  });

  test('a digest in capitals, which is no digest', () => {
    const found = defined(digests[1]).toUpperCase();
    expect(breakOf(edited((all) => Object.assign(defined(all[1]), { digest: found })))).toMatchObject({
      index: 1,
      found,
    });
  });

  test.each([1, 3, 5])('the prev of link %d: expected is the digest before it', (index) => {
    const found = GENESIS;
    expect(breakOf(edited((all) => Object.assign(defined(all[index]), { prev: found })))).toEqual({
      index,
      line: index + 1,
      expected: digests[index - 1],
      found,
    });
  });

  test('the prev of the first link: expected is 64 zeros', () => {
    const found = 'not even hex';
    expect(breakOf(edited((all) => Object.assign(defined(all[0]), { prev: found })))).toEqual({
      index: 0,
      line: 1,
      expected: GENESIS,
      found,
    });
  });

  test('prev and digest both: prev is what is reported', () => {
    const edit = (all: Link[]) => Object.assign(defined(all[2]), { prev: 'p', digest: 'd' });
    expect(breakOf(edited(edit))).toMatchObject({ index: 2, expected: digests[1], found: 'p' });
  });

  test('a link taken out, and the others numbered anew', () => {
    const text = edited((all) => {
      all.splice(2, 1);
      renumbered(all);
    });
    expect(breakOf(text)).toMatchObject({ index: 2, expected: digests[1], found: digests[2] });
  });

  test('the first link taken out', () => {
    const text = edited((all) => {
      all.shift();
      renumbered(all);
    });
    expect(breakOf(text)).toMatchObject({ index: 0, line: 1, expected: GENESIS, found: digests[0] });
  });

  test('a link put in twice', () => {
    const text = edited((all) => {
      all.splice(2, 0, { ...defined(all[1]) });
      renumbered(all);
    });
    expect(breakOf(text)).toMatchObject({ index: 2, expected: digests[1], found: digests[0] });
  });

  test('two links swapped', () => {
    const text = edited((all) => {
      all.splice(2, 2, defined(all[3]), defined(all[2]));
      renumbered(all);
    });
    expect(breakOf(text)).toMatchObject({ index: 2, expected: digests[1], found: digests[2] });
  });

  test('a first link that was edited and sealed anew: the second does not point to it', () => {
    const fresh = sealed(line(0, 'list_dir', '{"path":"docs"}', '{}'));
    const { digest } = JSON.parse(fresh) as Link;
    const text = fresh + SEALED.slice(SEALED.indexOf('\n') + 1);
    expect(breakOf(text)).toMatchObject({ index: 1, expected: digest, found: digests[0] });
  });

  test('and later edits are not looked at', () => {
    const text = edited((all) => {
      Object.assign(defined(all[1]), { digest: 'first' });
      Object.assign(defined(all[4]), { digest: 'second' });
    });
    expect(breakOf(text)).toMatchObject({ index: 1, found: 'first' });
  });

  test('on its line, blank ones counted', () => {
    expect(breakOf(`\n\n${SEALED.replace('"hits":7', '"hits":8')}`)).toMatchObject({ index: 5, line: 8 });
  });
});

test('an unsealed call breaks nothing', () => {
  const verifier = new Verifier();
  forEachRecord([line(0, 't')], (record) => verifier.see(record));
  expect(verifier.break).toBeUndefined();
});

test('the links of the sample are canonical, so that an edit by JSON.stringify is no edit of its own', () => {
  expect(SEALED.trimEnd().split('\n').map(canonical).join('\n')).toBe(SEALED.trimEnd());
});
