import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { FORMAT_NAMES } from '../src/formats/recognise.ts';
import { declaredInputs, declaredOutputs } from './helpers/action-yml.ts';
import { runCli, testCases, workspace } from './helpers/bundle.ts';
import { formatOf, sampleLogs } from './helpers/logs.ts';

const README = existsSync('README.md') ? readFileSync('README.md', 'utf8') : '';
const FORMATS_PAGE = readFileSync('docs/formats.md', 'utf8');
const OTHER_PAGES = [
  'scope',
  'baseline',
  'redaction',
  'compare',
  'reports',
  'report',
  'provenance',
  'scale',
  'long-runs',
].map((name) => readFileSync(`docs/${name}.md`, 'utf8'));
const PAGES = README + FORMATS_PAGE + OTHER_PAGES.join('');

test('README.md is here', () => {
  expect(README).not.toBe('');
});

test('the workflow of many runners is the same wherever it stands', () => {
  const [, workflow = ''] = /^## Many runners$[\s\S]*?^```yaml\n([\s\S]*?)^```$/m.exec(README) ?? [];
  expect(workflow).toContain('merge-reports:');
  expect(readFileSync('docs/scale.md', 'utf8')).toContain(workflow);
});

describe('the tables', () => {
  /** The cells of the row that begins with this name, without the name. */
  function row(name: string): string[] | undefined {
    const line = README.split('\n').find((text) => text.startsWith(`| \`${name}\` |`));
    // A bar that is escaped is text.
    return line
      ?.split(/(?<!\\)\|/)
      .slice(2, -1)
      .map((cell) => cell.trim());
  }

  test.each(declaredInputs())('have the input $name', ({ name, default: usual = '', required }) => {
    const cells = row(name);
    expect(cells?.join('').length ?? 0).toBeGreaterThan(20);
    if (usual !== '') expect(cells?.join(' | ')).toContain(`\`${usual}\``);
    if (required) expect(cells?.join(' | ')).toMatch(/required/i);
  });

  test.each(declaredOutputs())('have the output $name', ({ name }) => {
    expect(row(name)?.join('').length ?? 0).toBeGreaterThan(5);
  });
});

describe('the page of formats', () => {
  const names = FORMAT_NAMES.slice(1);

  test('has a row and a section for each, and for no other', () => {
    const rows = [...FORMATS_PAGE.matchAll(/^\| `([a-z-]+)` \| [^|]+ \| [^|]+ \| [^|]+ \|$/gm)].map(([, name]) => name);
    const sections = [...FORMATS_PAGE.matchAll(/^### (.+)$/gm)].map(([, name]) => name);
    expect(rows.sort()).toEqual([...names].sort());
    expect(sections.sort()).toEqual([...names].sort());
  });

  test('has a sample of each, which is found out to be of it', () => {
    const found = new Set(sampleLogs().map(({ text }) => formatOf(text.toString())));
    expect([...found].sort()).toEqual([...names].sort());
  });
});

describe('the command line', () => {
  const text = README.replace(/\s+/g, ' ');
  /** Whether a word stands in the README as code, not as a part of a longer one. */
  const stands = (word: string): boolean =>
    new RegExp(`(?<![\\w-])${word.replace(/[.*+?^$()|[\]{}\\]/g, '\\$&')}(?![\\w-])`).test(text);

  test('every command and each of its options', async () => {
    const anywhere = workspace();
    const { stdout } = await runCli(anywhere, ['--help']);
    const commands = [...stdout.matchAll(/^ {2}([a-z]+)/gm)].map(([, name]) => name ?? '');
    expect(commands.length).toBeGreaterThan(5);
    const helps = await Promise.all(commands.map((command) => runCli(anywhere, [command, '--help'])));
    const missing = commands.flatMap((command, k) => {
      const options = [...(helps[k]?.stdout ?? '').matchAll(/^ {2}(?:(-\w), )?(--[a-z-]+)/gm)];
      const without = options.filter(([, short, long]) => !stands(long ?? '') && !(short && stands(short)));
      // In code, in a command line, or at the start of a line of pasted help.
      const asCode = new RegExp(
        `\`(?:toolreplay )?${command}\\b|toolreplay ${command}\\b|cli\\.js ${command}\\b|^ {2}${command}\\b`,
        'm',
      );
      return [...(asCode.test(README) ? [] : [command]), ...without.map(([, , long]) => `${command} ${long}`)];
    });
    expect(missing).toEqual([]);
  });
});

describe('what is pasted from a run', () => {
  /** A block of output, and the command line in the comment above it. */
  const blocks = [...PAGES.matchAll(/^<!-- run: (.*) -->$\n?(?:^```(\w*)\n([\s\S]*?)^```$)?/gm)].map(
    ([, command = '', language, content]) => ({ command, language, content }),
  );

  test('is there, and with a text block below each comment', () => {
    expect(blocks.length).toBeGreaterThanOrEqual(5);
    expect(blocks.filter(({ language }) => language !== 'text').map(({ command }) => command)).toEqual([]);
    expect((PAGES.match(/<!--\s*run\b/g) ?? []).length).toBe(blocks.length);
  });

  testCases(
    blocks.map(({ command, content = '' }) => [command, content] as const),
    ([command]) => runCli(workspace(), argumentsOf(command), { folder: process.cwd() }),
    (ran, [, content]) => {
      expect(ran.exitCode).not.toBeNull();
      const shown = content.startsWith('$ ') ? content.slice(content.indexOf('\n') + 1) : content;
      // What a terminal shows: the report, or what is said instead of one.
      expect(shown).toBe(ran.stdout + ran.stderr);
    },
  );

  test('a file is shown as it is', () => {
    const files = [...PAGES.matchAll(/^<!-- file: (.*) -->\n```\w+\n([\s\S]*?)^```$/gm)];
    expect(files.length).toBeGreaterThan(0);
    for (const [, file = '', content] of files) expect(content).toBe(readFileSync(file, 'utf8'));
  });

  test('what is shown as typed is what was run', () => {
    for (const { command, content = '' } of blocks) {
      const [first = ''] = content.split('\n');
      if (!first.startsWith('$ ')) continue;
      expect(argumentsOf(first.slice(2))).toEqual(argumentsOf(command));
    }
  });
});

/**
 * The arguments in a command line, as a shell would give them to the program.
 *
 * @throws Error for a command line that does not start this program or that asks for more of the shell than words
 */
function argumentsOf(command: string): string[] {
  const words = command.match(/(?:'[^']*'|"[^"$`\\]*"|[^\s'"])+/g) ?? [];
  if (/[|;&<>$`\\*?{}[\]~]/.test(command.replace(/'[^']*'|"[^"]*"/g, '')))
    throw new Error(`not only words: ${command}`);
  const plain = words.map((word) => word.replace(/'([^']*)'|"([^"]*)"/g, '$1$2'));
  const start = plain[0] === 'toolreplay' ? 1 : plain[0] === 'node' && plain[1] === 'dist/cli.js' ? 2 : 0;
  if (start === 0) throw new Error(`no call of node dist/cli.js or toolreplay: ${command}`);
  return plain.slice(start);
}
