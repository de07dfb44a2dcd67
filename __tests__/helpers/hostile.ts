import { expect } from '@jest/globals';

/**
 * What whoever wrote a transcript may have put into it, and how a log shows it. All but the names of properties hold
 * the word "owned", which must then stand nowhere but where data stands.
 */
export const HOSTILE: readonly (readonly [what: string, data: string, shown: string])[] = [
  ['a workflow command on a line of its own', 'x\n::error::owned', 'x\\n::error::owned'],
  ['a workflow command after a carriage return', '\r::error::owned\r\n', '\\r::error::owned\\r\\n'],
  ['a workflow command at the start', '::set-output name=exit-code::owned', '::set-output name=exit-code::owned'],
  ['a workflow command after spaces', ' \t::add-mask::owned', ' \\t::add-mask::owned'],
  ['a workflow command after wide spaces', '\u00a0\u3000::stop-commands::owned', '\u00a0\u3000::stop-commands::owned'],
  ['a workflow command after a line separator', '\u2028::error::owned\u2029', '\\u2028::error::owned\\u2029'],
  ['a workflow command after NEL', '\u0085::error::owned', '\\u0085::error::owned'],
  ['an escaped line feed', '%0A::error::owned%0D', '%0A::error::owned%0D'],
  ['a group of the old syntax', '##[group]owned', '##\\u005bgroup]owned'],
  ['old syntax in the middle', 'a ##[error]owned ##[endgroup]', 'a ##\\u005berror]owned ##\\u005bendgroup]'],
  ['old syntax across a character without a glyph', '##\u200b[error]owned', '##\\u200b[error]owned'],
  ['old syntax after one more sign', '###[error]owned', '###\\u005berror]owned'],
  ['an image', '<img src=x onerror=owned>', '<img src=x onerror=owned>'],
  ['the end of the cell', '</code></td></tr></table>owned<script>', '</code></td></tr></table>owned<script>'],
  ['quotes', '"owned" \'owned\' &quot;', '"owned" \'owned\' &quot;'],
  ['a table', 'a|owned|b', 'a|owned|b'],
  ['backticks', '```owned` ``', '```owned` ``'],
  [
    'Markdown',
    '# owned **owned** [owned](javascript:owned) ![owned](https://owned.example)',
    '# owned **owned** [owned](javascript:owned) ![owned](https://owned.example)',
  ],
  [
    'mentions and references',
    '@everyone @owned/team #1 owned#2 https://owned.example',
    '@everyone @owned/team #1 owned#2 https://owned.example',
  ],
  ['an empty line', 'a\n\n# owned\n\n', 'a\\n\\n# owned\\n\\n'],
  ['marks that turn the direction', '\u202eowned\u202c\u2066\u200f', '\\u202eowned\\u202c\\u2066\\u200f'],
  ['marks without a width', '\u200bo\ufeffw\u00adned\u{e0041}', '\\u200bo\\ufeffw\\u00adned\\udb40\\udc41'],
  ['colour', '\u001b[31mowned\u001b[0m', '\\u001b[31mowned\\u001b[0m'],
  [
    'a title and a link of the terminal',
    '\u001b]0;owned\u0007\u009b31m\u001b]8;;owned\u001b\\',
    '\\u001b]0;owned\\u0007\\u009b31m\\u001b]8;;owned\\u001b\\',
  ],
  ['control characters', '\u0000\b\t\u007fowned', '\\u0000\\u0008\\t\\u007fowned'],
  ['half a character', 'owned\ud83d', 'owned\\ud83d'],
  ['another half', '\ude00owned', '\\ude00owned'],
  ['a property', '__proto__', '__proto__'],
  ['another property', 'constructor', 'constructor'],
  ['nothing', '', ''],
  ['1 MB', `owned${'\u{1f600}'.repeat(250_000)}`, `owned${'\u{1f600}'.repeat(250_000)}`],
];

/** The commands that the Action means to print, each on a line, with our own words around the data. */
const COMMANDS = [
  /^::(?:error|warning) title=(?:unusable|non-determinism|redundant-call|permission-overreach|broken-chain)(?:,file=[^,:]*)?(?:,line=\d+)?(?:,col=\d+)?::(?:index \d+: (?:tool '|the first broken link: expected )|found )/,
  /^::error title=broken-seal,file=[^,:]*,line=\d+::index \d+: (?:not complete|not signed|invalid signature)[:,] [^:]*$/,
  // A name that would be obeyed is not the file's any more, and stands in the message.
  /^::(?:error|warning) title=(?:unusable|redundant-call)(?:,line=\d+)?::.+: (?:index \d+: tool '|found )/,
  /^::error::ToolReplay: (?:\d+ findings? in|\d+ transcripts? cannot be judged(?:; |$)|nothing was checked: |found |<stdin>)/,
  /^::warning title=nothing checked::found /,
  /^::notice title=scope not checked::the scope of /,
  /^::notice title=read as [a-z-]+,file=[^,:]*::/,
  /^::group::.*: (?:unusable$|\d+ calls?, (?:\d+ findings? \(|no finding, chain: .*, read as [a-z-]+$))/,
  /^::endgroup::$/,
  /^::debug::audited \d+ calls in \d+ ms$/,
];

/** Holds a log to this: the runner takes nothing in it for a command but the commands that the Action means. */
export function expectSafeLog(stdout: string): void {
  // The runner reads lines as .NET does.
  const lines = stdout.split(/\r\n|[\n\r]/);
  expect(lines.filter((line) => /^\s*::/.test(line) && !COMMANDS.some((command) => command.test(line)))).toEqual([]);
  expect(lines.filter((line) => line.includes('##['))).toEqual([]);
  // Groups are opened and closed in turn: none was opened or closed by data.
  const groups = lines.filter((line) => /^::(end)?group::/.test(line)).map((line) => line.startsWith('::group'));
  expect(groups).toEqual(groups.map((_, k) => k % 2 === 0));
  expect(unprintable(lines.filter((line) => !/^::(?:error|warning)/.test(line)).join(''))).toEqual([]);
}

/** Holds what a terminal shows to this: nothing in it is obeyed, and each line is one that the report has. */
export function expectSafeText(text: string): void {
  expect(unprintable(text.replaceAll('\n', ''))).toEqual([]);
  expect(text.split('\n').filter((line) => /^\s*::/.test(line) || line.includes('##['))).toEqual([]);
}

/** Characters that have no glyph, or that change how others are shown. */
function unprintable(text: string): string[] {
  return text.match(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu) ?? [];
}

const ELEMENTS =
  /<\/?(?:table|ul|li|tr|th|td|code|b|i|p|h4|a|details|summary|pre)>|<td colspan="\d+">|<a href="https:\/\/github\.com\/[^"<>\s]*">/g;

/** Holds a summary to this: all markup is the Action's own, and data stands in `<code>`, in `<pre>` or in the path of a link. */
export function expectSafeSummary(summary: string | undefined): void {
  const text = summary ?? '';
  expect(text).not.toBe('');
  expect(unprintable(text.replaceAll('\n', '')).filter((character) => character !== '\ufe0f')).toEqual([]);
  const withoutElements = text.replaceAll(ELEMENTS, '');
  expect(withoutElements.match(/<.{0,40}|>.{0,40}/g)).toBeNull();
  // No entity but those that escape, each whole.
  expect(withoutElements.replace(/&(?:amp|lt|gt|quot|#39);/g, '')).not.toContain('&');
  const ours = text.replace(/<(code|pre)>[^<]*<\/\1>/g, '').replaceAll(ELEMENTS, '');
  expect(ours).not.toMatch(/owned|everyone|javascript|https?:|[@`|[\]\\]/);
  // Markdown is not read inside of HTML until an empty line.
  for (const [block] of text.matchAll(/<(table|h4|p|details)>[\s\S]*?<\/\1>/g)) expect(block).not.toContain('\n\n');
}
