import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { refused, runAction, runCli, told, transcript, type Workspace, workspace } from '../helpers/bundle.ts';
import { expectSafeLog } from '../helpers/hostile.ts';
import { TRIED } from '../helpers/logs.ts';

const LINE = transcript(['x', { k: 'v' }]);

/** The depth of an array in an array in …, in the arguments of the only call. */
function nested(levels: number): string {
  return `{"index":0,"tool":"x","args":{"a":${'['.repeat(levels)}${']'.repeat(levels)}},"response":{}}\n`;
}

describe('nesting', () => {
  const fault = 'found more than 512 levels of nesting, expected at most 512';

  test('of 600 levels is refused, by its place', async () => {
    const some = workspace({ 'a.jsonl': LINE + nested(600).replace('"index":0', '"index":1') });
    for (const command of ['replay', 'seal']) {
      const ran = await runCli(some, [command, 'a.jsonl']);
      expect(ran.stderr).toMatch(
        /^toolreplay: a\.jsonl:2:\d+: found more than 512 levels of nesting, expected at most 512\n$/,
      );
      expect(ran).toMatchObject({ stdout: '', exitCode: 2 });
    }
    const action = await runAction(some, { transcripts: 'a.jsonl' });
    expect(action.stdout).toMatch(new RegExp(`^::error title=unusable,file=a\\.jsonl,line=2,col=\\d+::${fault}$`, 'm'));
    expect(action).toMatchObject({ stderr: '', exitCode: 2 });
  });

  test('of a million levels is refused just so', async () => {
    const some = workspace({
      'a.jsonl': nested(1_000_000),
      'b.jsonl': nested(1_000_000).replace('"args"', '"response"').replace('"response":{}', '"args":{}'),
      'c.jsonl': `{"args":${'{"a":'.repeat(1_000_000)}1`,
    });
    const ran = await runCli(some, ['audit', '*.jsonl']);
    expect(ran.stdout.match(/: error: unusable: .*$/gm)).toEqual(Array(3).fill(`: error: unusable: ${fault}`));
    expect(ran).toMatchObject({ stderr: '', exitCode: 2 });
    some.write('scope.json', `{"agent": ${'['.repeat(1_000_000)}`);
    const scope = await runCli(some, ['scope', 'a.jsonl', 'scope.json']);
    expect(scope.stderr).toMatch(
      /^toolreplay: scope\.json:1:\d+: found more than 512 levels of nesting, expected at most 512\n$/,
    );
  });

  test('of 500 levels is read, sealed and verified', async () => {
    const some = workspace({ 'a.jsonl': nested(500) });
    expect(await runCli(some, ['seal', 'a.jsonl', '-o', 'b.jsonl'])).toEqual(told('', 0));
    expect(await runCli(some, ['verify', 'b.jsonl', '--require', 'complete'])).toMatchObject({ exitCode: 0 });
  });
});

describe('a line of 100 MB', () => {
  /** Writes a file of one line piece by piece, as long as asked for. */
  function writeLong(some: Workspace, name: string, megabytes: number, end: string): void {
    const file = openSync(some.path(name), 'w');
    const piece = Buffer.alloc(1_000_000, 'a');
    writeSync(file, '{"index":0,"tool":"x","args":{"text":"');
    for (let k = 0; k < megabytes; k++) writeSync(file, piece);
    writeSync(file, end);
    closeSync(file);
  }

  /** Has the child write down the most memory that it used, in KB. */
  function measured(some: Workspace, name: string): { readonly node: readonly string[]; readonly peak: () => number } {
    const file = join(some.outside, name);
    const script = `import { writeFileSync } from 'node:fs';
      process.on('exit', () => writeFileSync(${JSON.stringify(file)}, String(process.resourceUsage().maxRSS)));`;
    const node = ['--max-old-space-size=64', '--import', `data:text/javascript,${encodeURIComponent(script)}`];
    return { node, peak: () => Number(readFileSync(file, 'utf8')) / 1000 };
  }

  const FAULT = 'found a line of more than 64 MiB, expected at most 64 MiB; is this JSON Lines, one call a line?';

  test('is refused by its length, in bounded memory, by both doors', async () => {
    const some = workspace({ 'z.jsonl': LINE });
    writeLong(some, 'a.jsonl', 100, '"},"response":{}}\n');
    const cli = measured(some, 'cli');
    expect(await runCli(some, ['replay', 'a.jsonl'], { node: cli.node })).toEqual(refused(`a.jsonl:1: ${FAULT}`));
    expect(cli.peak()).toBeLessThan(350);
    const action = measured(some, 'action');
    const ran = await runAction(some, { transcripts: '*.jsonl' }, { node: action.node });
    expect(ran.stdout).toContain(`::error title=unusable,file=a.jsonl,line=1::${FAULT}\n`);
    expect(ran.outputs).toContain('exit-code=2\nresult=unusable\nfiles=2\ncalls=1\n');
    expect(ran).toMatchObject({ stderr: '', exitCode: 2 });
    expect(action.peak()).toBeLessThan(350);
  });

  test('without an end is refused by its length too', async () => {
    const some = workspace({ 'a.jsonl': '' });
    writeLong(some, 'a.jsonl', 70, '');
    expect(await runCli(some, ['verify', 'a.jsonl'])).toEqual(refused(`a.jsonl:1: ${FAULT}`));
  });

  test('that is shorter is read', async () => {
    const some = workspace({ 'a.jsonl': '' });
    writeLong(some, 'a.jsonl', 60, '"},"response":{}}\n');
    expect(await runCli(some, ['replay', 'a.jsonl'])).toEqual(told('calls: 1\ndivergence: none\nfindings: 0\n', 0));
  });
});

describe('bytes that are no UTF-8 JSON Lines', () => {
  const utf16 = (text: string): Buffer => Buffer.from(text, 'utf16le');
  const bigEndian = (text: string): Buffer => utf16(text).swap16();
  const SAVE = 'expected UTF-8 without a byte order mark; save the file as such';

  const CASES: readonly (readonly [what: string, bytes: Buffer, fault: string])[] = [
    ['a UTF-8 byte order mark', Buffer.from(`\ufeff${LINE}`), `1:1: found a UTF-8 byte order mark, ${SAVE}`],
    ['a UTF-8 byte order mark and nothing else', Buffer.from('\ufeff'), `1:1: found a UTF-8 byte order mark, ${SAVE}`],
    ['UTF-16', utf16(LINE), `1:1: found UTF-16 text, ${SAVE}`],
    ['UTF-16 with a mark', utf16(`\ufeff${LINE}`), `1:1: found a UTF-16 byte order mark, ${SAVE}`],
    ['UTF-16 in the other order', bigEndian(LINE), `1:1: found UTF-16 text, ${SAVE}`],
    [
      'UTF-16 in the other order with a mark',
      bigEndian(`\ufeff${LINE}`),
      `1:1: found a UTF-16 byte order mark, ${SAVE}`,
    ],
    [
      'a byte order mark in the middle',
      Buffer.from(`${LINE}\ufeff${LINE}`),
      '2:1: found a byte order mark, expected a JSON value',
    ],
    [
      'a NUL in a string',
      Buffer.from(LINE.replace('v', '\0')),
      '1:36: found a NUL byte, expected no raw control character in a string; write it as \\u0000',
    ],
    ['a NUL between', Buffer.from(LINE.replace(',', '\0,')), "1:11: found a NUL byte, expected ',' or '}'"],
    ['a NUL alone', Buffer.of(0), `1:1: found a NUL byte, expected a JSON value${TRIED}`],
    ['NULs at the end', Buffer.from(`${LINE}\0\0\0\0`), '2:1: found a NUL byte, expected a JSON value'],
    ['Latin-1', Buffer.from(LINE.replace('v', 'é'), 'latin1'), '1:36: found invalid UTF-8: byte 0xe9, expected UTF-8'],
    [
      'half a surrogate pair in UTF-8',
      Buffer.from(LINE.replace('v', '\u00ed\u00a0\u0080'), 'latin1'),
      '1:36: found invalid UTF-8: byte 0xed, expected UTF-8',
    ],
    [
      'an overlong slash',
      Buffer.from(LINE.replace('v', '\u00c0\u00af'), 'latin1'),
      '1:36: found invalid UTF-8: byte 0xc0, expected UTF-8',
    ],
    [
      'gzip',
      Buffer.from('1f8b0800000000000003ab56ca', 'hex'),
      `1:1: found the control character U+001F, expected a JSON value${TRIED}`,
    ],
    [
      'PNG',
      Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
      `1:1: found invalid UTF-8: byte 0x89, expected UTF-8${TRIED}`,
    ],
    [
      'carriage returns alone',
      Buffer.from(LINE.repeat(2).replaceAll('\n', '\r')),
      "1:55: found '{', expected nothing more",
    ],
    [
      'one JSON array',
      Buffer.from(`[${LINE.trim()}]\n`),
      '1:1: found an array, expected an object; a transcript is JSON Lines: one call a line, and no array around them',
    ],
    [
      'a JSON object over several lines',
      Buffer.from('{\n  "index": 0\n}\n'),
      '1:2: found the end, expected a key in double quotes',
    ],
  ];
  test('are refused one by one where there are many, and stop no other', async () => {
    const name = (k: number): string => `${String(k).padStart(2, '0')}.jsonl`;
    const some = workspace({ ...Object.fromEntries(CASES.map(([, bytes], k) => [name(k), bytes])), 'z.jsonl': LINE });
    const places = CASES.map(([, , fault], k) => `${name(k)}:${fault.replace(/(?<=^\d+:\d+: )/, 'error: unusable: ')}`);
    const audit = await runCli(some, ['audit', '*.jsonl']);
    expect(audit.stdout.match(/^.*: error: unusable: .*$/gm)).toEqual(places);
    const action = await runAction(some, { transcripts: '*.jsonl' });
    expectSafeLog(action.stdout);
    expect(action.stdout.match(/^.*: error: unusable: .*$/gm)).toEqual(places);
    expect(action.outputs).toContain(`exit-code=2\nresult=unusable\nfiles=${CASES.length + 1}\ncalls=1\n`);
    expect([audit.exitCode, action.exitCode]).toEqual([2, 2]);
  });

  test('are refused on standard input too, before anything is printed', async () => {
    for (const [, bytes, fault] of CASES.filter((_, k) => k % 5 === 0)) {
      expect(await runCli(workspace(), ['seal', '-'], { input: bytes })).toEqual(refused(`<stdin>:${fault}`));
    }
  });

  test('U+2028 and U+0085 are text, CR before LF is dropped', async () => {
    const input = transcript(['a\u2028b\u0085c'], ['x']).replaceAll('\n', '\r\n');
    expect(await runCli(workspace(), ['replay', '-'], { input })).toEqual(
      told('calls: 2\ndivergence: none\nfindings: 0\n', 0),
    );
  });
});
