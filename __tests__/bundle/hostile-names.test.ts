import { describe, expect, test } from '@jest/globals';
import {
  type ActionRan,
  runAction,
  runCli,
  testCases,
  testOnPosix,
  transcript,
  type Workspace,
  workspace,
} from '../helpers/bundle.ts';
import { expectSafeLog, expectSafeSummary, expectSafeText } from '../helpers/hostile.ts';
import { TRIED } from '../helpers/logs.ts';

const LINKS = { GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'acme/agents', GITHUB_SHA: 'f'.repeat(40) };
const BLOB = `https://github.com/acme/agents/blob/${LINKS.GITHUB_SHA}/`;

/** A name of a file; how it is shown in the middle of a line; at its start, where that is another; in a link. */
type Name = readonly [name: string, shown: string, link: string, atStart?: string];

/** Names that every system has. */
const ANYWHERE: readonly Name[] = [
  ['with space.jsonl', 'with space.jsonl', 'with%20space.jsonl'],
  ["o'quote.jsonl", "o'quote.jsonl", 'o&#39;quote.jsonl'],
  ['100%25%0A.jsonl', '100%25%0A.jsonl', '100%2525%250A.jsonl'],
  ['a,line=1.jsonl', 'a,line=1.jsonl', 'a%2Cline%3D1.jsonl'],
  ['##[group]owned.jsonl', '##\\u005bgroup]owned.jsonl', '%23%23%5Bgroup%5Downed.jsonl'],
  ['-leading.jsonl', '-leading.jsonl', '-leading.jsonl'],
  ['--help.jsonl', '--help.jsonl', '--help.jsonl'],
  ['!bang.jsonl', '!bang.jsonl', '!bang.jsonl'],
  ['[owned](x)`#1.jsonl', '[owned](x)`#1.jsonl', '%5Bowned%5D(x)%60%231.jsonl'],
  ['@everyone.jsonl', '@everyone.jsonl', '%40everyone.jsonl'],
  ['&lt;owned&gt;.jsonl', '&lt;owned&gt;.jsonl', '%26lt%3Bowned%26gt%3B.jsonl'],
  ['\u202elnosj.jsonl', '\\u202elnosj.jsonl', '%E2%80%AElnosj.jsonl'],
  ['__proto__.jsonl', '__proto__.jsonl', '__proto__.jsonl'],
  ['constructor', 'constructor', 'constructor'],
  ['folder.jsonl/{a}.jsonl', 'folder.jsonl/{a}.jsonl', 'folder.jsonl/%7Ba%7D.jsonl'],
];

/** Names that Windows does not take. */
const ON_POSIX: readonly Name[] = [
  ['"quo"te.jsonl', '"quo"te.jsonl', '%22quo%22te.jsonl'],
  ['new\nline.jsonl', 'new\\nline.jsonl', 'new%0Aline.jsonl'],
  ['x\n::error::owned.jsonl', 'x\\n::error::owned.jsonl', 'x%0A%3A%3Aerror%3A%3Aowned.jsonl'],
  ['\r\n##[error]owned', '\\r\\n##\\u005berror]owned', '%0D%0A%23%23%5Berror%5Downed'],
  ['::error::owned.jsonl', '::error::owned.jsonl', '%3A%3Aerror%3A%3Aowned.jsonl', '\\u003a:error::owned.jsonl'],
  [' ::error::owned.jsonl', ' ::error::owned.jsonl', '%20%3A%3Aerror%3A%3Aowned.jsonl', ' \\u003a:error::owned.jsonl'],
  ['::endgroup::', '::endgroup::', '%3A%3Aendgroup%3A%3A', '\\u003a:endgroup::'],
  ['::', '::', '%3A%3A', '\\u003a:'],
  ['a:b.jsonl', 'a:b.jsonl', 'a%3Ab.jsonl'],
  ['a:1:2.jsonl', 'a:1:2.jsonl', 'a%3A1%3A2.jsonl'],
  ['<img src=x onerror=owned>.jsonl', '<img src=x onerror=owned>.jsonl', '%3Cimg%20src%3Dx%20onerror%3Downed%3E.jsonl'],
  ['a|owned|.jsonl', 'a|owned|.jsonl', 'a%7Cowned%7C.jsonl'],
  ['\u001b[31mred.jsonl', '\\u001b[31mred.jsonl', '%1B%5B31mred.jsonl'],
  ['back\\slash\\n.jsonl', 'back\\slash\\n.jsonl', 'back%5Cslash%5Cn.jsonl'],
  ['*.jsonl', '*.jsonl', '*.jsonl'],
  [
    '$(touch owned);`touch owned`.jsonl',
    '$(touch owned);`touch owned`.jsonl',
    '%24(touch%20owned)%3B%60touch%20owned%60.jsonl',
  ],
];

const REPEATED = transcript(['x'], ['x']);
const DETAIL = "index 1: tool 'x' repeats the identical call at index 0 with no state change between them";

const filesOf = (names: readonly Name[]): Workspace =>
  workspace(Object.fromEntries(names.map(([name]) => [name, REPEATED])));

/** As GitHub's own toolkit writes a property of a command. */
const property = (text: string): string =>
  text.replace(/[%\r\n:,]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
const html = (text: string): string =>
  text.replace(
    /[&<>"']/g,
    (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[character] ?? '',
  );

describe('the Action on files of the names', () => {
  /** As many as can be annotated in one run. */
  const A_RUN = 10;
  const runs = (names: readonly Name[]) =>
    Array.from({ length: Math.ceil(names.length / A_RUN) }, (_, k) => {
      const some = [...names.slice(k * A_RUN, (k + 1) * A_RUN)].sort(([a], [b]) =>
        Buffer.compare(Buffer.from(a), Buffer.from(b)),
      );
      return [JSON.stringify(some.map(([name]) => name)), some] as const;
    });
  type Run = ReturnType<typeof runs>[number];

  const onAction = ([, names]: Run): Promise<ActionRan> =>
    runAction(filesOf(names), { transcripts: '**' }, { environment: LINKS });

  function expectAction({ stdout, stderr, exitCode, summary }: ActionRan, [, names]: Run): void {
    const logged = names.map(([, shown, , atStart = shown]) => {
      const group = `${atStart}: 2 calls, 1 finding (1 redundant-call), chain: not sealed, scope: no scope given`;
      return `::group::${group.replaceAll('%', '%25')}\n${atStart}:2: warning: redundant-call: ${DETAIL}\n::endgroup::\n`;
    });
    // The annotation names the file as it is called, or it would stand nowhere; what the log would obey, its message names.
    const annotated = names.map(([name, shown]) => {
      const isObeyed = /##\[|\p{Cf}|(?![\r\n])\p{Cc}/u.test(name);
      const [file, before] = isObeyed ? ['', `${shown.replaceAll('%', '%25')}: `] : [`,file=${property(name)}`, ''];
      return `::warning title=redundant-call${file},line=2::${before}${DETAIL}\n`;
    });
    expect(stdout).toBe(`${logged.join('')}not checked: scope of ${names.length} transcripts: no scope given
not checked: chain of ${names.length} transcripts: not sealed
${annotated.join('')}::error::ToolReplay: ${names.length} findings in ${2 * names.length} calls in ${names.length} transcripts
`);
    expectSafeLog(stdout);
    expectSafeSummary(summary);
    for (const [, shown, link] of names) {
      expect(summary).toContain(`<td><a href="${BLOB}${link}#L1"><code>${html(shown)}</code></a></td>`);
      expect(summary).toContain(`<a href="${BLOB}${link}#L2">line 2</a>`);
      expect(summary).toContain(`<h4><code>${html(shown)}</code></h4>`);
    }
    expect({ stderr, exitCode }).toEqual({ stderr: '', exitCode: 1 });
  }

  testCases(runs(ANYWHERE), onAction, expectAction);
  testCases(runs(ON_POSIX), onAction, expectAction, testOnPosix);
});

describe('the command line on files of all these names', () => {
  async function expectAudit(names: readonly Name[]): Promise<void> {
    const ran = await runCli(filesOf(names), ['audit', '**']);
    expectSafeText(ran.stdout);
    const starts = names.map(([, shown, , atStart = shown]) => atStart);
    expect(ran.stdout.match(/^.*: warning: .*$/gm)?.sort()).toEqual(
      starts.map((start) => `${start}:2: warning: redundant-call: ${DETAIL}`).sort(),
    );
    const table = ran.stdout.slice(ran.stdout.search(/^file {2}/m)).split('\n');
    expect(
      table
        .slice(1, 1 + names.length)
        .map((row) => row.replace(/ {2,}2 {2,}none {2,}1 {2,}not sealed .*$/, ''))
        .sort(),
    ).toEqual([...starts].sort());
    expect(ran).toMatchObject({ stderr: '', exitCode: 1 });
  }

  test('anywhere', () => expectAudit(ANYWHERE));
  testOnPosix('with what Windows does not take', () => expectAudit([...ANYWHERE, ...ON_POSIX]));

  async function expectErrors(names: readonly Name[]): Promise<void> {
    const some = workspace();
    for (const [name, shown] of names) {
      some.write(name, '[]');
      const ran = await runCli(some, ['replay', '--', name]);
      expect(ran).toEqual({
        stdout: '',
        stderr: `toolreplay: ${shown}:1:1: found an array, expected an object; a transcript is JSON Lines: one call a line, and no array around them${TRIED}\n`,
        exitCode: 2,
      });
    }
  }

  test('an error names it', () => expectErrors([0, 2, 4, 5, 11].flatMap((k) => (ANYWHERE[k] ? [ANYWHERE[k]] : []))));
  testOnPosix('an error names what Windows does not take', () =>
    expectErrors([2, 4, 6, 11].flatMap((k) => (ON_POSIX[k] ? [ON_POSIX[k]] : []))),
  );
});

test('a file that is not there is named as safely', async () => {
  const names = [
    'x\n::error::owned',
    '::error::owned',
    '##[group]owned',
    '\u001b[31mowned',
    '<img src=x onerror=owned>',
  ];
  for (const command of ['replay', 'seal', 'verify', 'audit']) {
    const ran = await runCli(workspace(), [command, names[0] ?? '']);
    expectSafeText(ran.stdout + ran.stderr);
    expect(ran.exitCode).toBe(2);
  }
  // In an input each line is a name of its own; what could be a glob and matches nothing is none.
  const ran = await runAction(workspace(), { transcripts: names.slice(1).join('\n') }, { environment: LINKS });
  expectSafeLog(ran.stdout);
  expectSafeSummary(ran.summary);
  expect(ran.outputs).toContain('unusable-files=3\n');
});

testOnPosix('a folder and a scope file of a hostile name', async () => {
  const folder = 'runs\n::error::owned';
  const some = workspace({ [`${folder}/##[x/a.jsonl`]: REPEATED, [`${folder}/<b>owned.json`]: '{"agent":"x"}' });
  const bare = await runAction(some, { transcripts: '**/*.jsonl', scope: '<b>owned.json' }, { environment: LINKS });
  expectSafeLog(bare.stdout);
  expectSafeSummary(bare.summary);
  expect(bare.stdout).toContain(
    '\nruns\\n::error::owned/<b>owned.json: error: unusable: found no key "allowed_tools" in the scope file, ',
  );
  expect(bare.exitCode).toBe(2);
  const inside = await runAction(some, { transcripts: '**/*.jsonl', 'working-directory': '.' }, { environment: LINKS });
  expectSafeLog(inside.stdout);
  expectSafeSummary(inside.summary);
  expect(inside.outputs).toContain('exit-code=1\nresult=findings\nfiles=1\n');
});
