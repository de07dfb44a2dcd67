import {
  type ActionRan,
  type Ran,
  runAction,
  runCli,
  scopeFile,
  transcript,
  type Workspace,
  workspace,
} from './bundle.ts';
import { resulted, used } from './claude.ts';
import { type GitHub, github, runWith } from './github-api.ts';
import { lines } from './logs.ts';
import { sealed } from './transcript.ts';

/** Something that shows what is in a transcript, on a workspace in which a text is planted wherever it can be. */
export interface Sink {
  readonly name: string;
  /** All that it shows. */
  readonly run: (files: Workspace) => Promise<string>;
}

const INPUTS = { transcripts: '*.jsonl', scope: 'scope.json', 'if-no-files-found': 'warn' };

/**
 * The sinks there are. A new one is one line here: it reads files of {@link planted}, and has to show something that is
 * planted, redacted.
 */
export const SINKS: readonly Sink[] = [
  cli('audit', ['audit', '*.jsonl', '--scope', 'scope.json']),
  cli('audit by a scope of version 1', ['audit', 'run.jsonl', '--scope', 'names.json']),
  cli('replay', ['replay', 'run.jsonl']),
  cli('replay with knowledge', ['replay', 'run.jsonl', '--scope', 'scope.json']),
  cli('scope', ['scope', 'run.jsonl', 'names.json']),
  cli('scope of version 2', ['scope', 'run.jsonl', 'scope.json']),
  cli('scope --explain', ['scope', '--explain', 'run.jsonl', 'scope.json']),
  cli('scope check', ['scope', 'check', 'lints.json']),
  cli('verify', ['verify', 'broken.jsonl']),
  cli('import --list', ['import', 'log.jsonl', '--list']),
  cli('redact', ['redact', 'run.jsonl']),
  cli('redact by a scope', ['redact', 'run.jsonl', '--scope', 'scope.json']),
  ...['json', 'sarif', 'junit', 'github'].map((format) => {
    return cli(`audit as ${format}`, ['audit', '*.jsonl', '--scope', 'scope.json', '--format', format]);
  }),
  cli('replay as json', ['replay', 'run.jsonl', '--scope', 'scope.json', '--format', 'json']),
  cli('scope as json', ['scope', 'run.jsonl', 'scope.json', '--format', 'json']),
  cli('verify as json', ['verify', 'broken.jsonl', '--format', 'json']),
  cli('a baseline file', ['baseline', 'run.jsonl', 'log.jsonl', '--scope', 'scope.json', '--reason', 'known']),
  ...['text', 'json', 'github'].map((format) => held(format)),
  ...['text', 'json'].flatMap((format) => [
    cli(`compare as ${format}`, ['compare', 'run.jsonl', 'golden/run.jsonl', '--format', format]),
    cli(`compare with values as ${format}`, [
      'compare',
      'run.jsonl',
      'golden/run.jsonl',
      '--show-values',
      '--format',
      format,
    ]),
    cli(`compare of logs as ${format}`, ['compare', 'log.jsonl', 'run.jsonl', '--format', format]),
    cli(`flake as ${format}`, ['flake', 'run.jsonl', 'golden/run.jsonl', 'log.jsonl', '--format', format]),
  ]),
  ...['text', 'json'].map((format) => merged(format)),
  cli('report', ['report', '*.jsonl', '--scope', 'scope.json']),
  cli('report with values', ['report', '*.jsonl', '--scope', 'scope.json', '--show-values']),
  cli('draw', ['draw', 'run.jsonl', '--scope', 'scope.json']),
  cli('draw with values', ['draw', 'run.jsonl', '--scope', 'scope.json', '--show-values']),
  cli('verify of all that there is', ['verify', 'broken.jsonl', '--require', 'complete']),
  cli('an anchor that is none', (text) => ['verify', 'broken.jsonl', `--anchor=${text}`]),
  cli('a place that is not there', (text) => ['seal', 'run.jsonl', '-o', 'x', `--commit=/args/${pointed(text)}/x`]),
  cli('a place that is none', (text) => ['seal', 'run.jsonl', '-o', 'x', `--commit=${text}`]),
  cli('a seal of a log with several sessions', ['seal', 'log.jsonl', '-o', 'x']),
  cli('a seal of what cannot be read, while it is written', ['seal', '--follow', 'twice.jsonl', '-o', 'x']),
  cli('an error that quotes a key', ['replay', 'twice.jsonl']),
  cli('an error that lists sessions', ['replay', 'log.jsonl']),
  cli('a mistake in the call', (text) => ['replay', 'run.jsonl', `--format=${text}`]),
  action('the log of the Action', ({ stdout, stderr }) => stdout + stderr),
  action('the summary of the Action', ({ summary }) => summary ?? ''),
  action('the summary of the Action with a comparison', ({ summary }) => summary ?? '', { compare: 'golden' }),
  action('the log of the Action with a comparison', ({ stdout, stderr }) => stdout + stderr, { compare: 'golden' }),
  action('the log of the Action that seals', ({ stdout, stderr }) => stdout + stderr, { 'seal-to': 'sealed' }),
  action('the outputs of the Action that seals', ({ outputs }) => `${outputs} [redacted:none]`, {
    'seal-to': 'sealed',
  }),
  statement(),
  action('the outputs of the Action', ({ outputs }) => `${outputs} [redacted:none]`),
  sent('check run', { 'check-run': 'true' }, ({ checkRuns }) => checkRuns),
  sent('comment', { comment: 'true', compare: 'golden' }, ({ comments }) => comments),
];

/** A workspace in which a text stands in all that a transcript, a scope file or a log may say. */
export function planted(text: string): Workspace {
  const tool = `tool ${text}`;
  const calls = [
    [tool, { [text]: text }, { same: 1, [text]: 1 }],
    [tool, { [text]: text }, { same: 1, [text]: 2 }],
    [tool, { [text]: text }, { same: 1, [text]: 2 }],
    ['Bash', { command: `deploy '${text}'` }, { $error: true, $value: text }],
  ] as const;
  const broken = sealed(transcript([tool])).replace(/"digest":"[^"]*"/, () => `"digest":${JSON.stringify(text)}`);
  const files = workspace({
    'run.jsonl': transcript(...calls),
    'log.jsonl': lines(
      ...[used('A', tool, { [text]: text }), resulted('A', text)].map((line) => ({ ...line, sessionId: text })),
      ...[used('B', tool, {}), resulted('B', text)].map((line) => ({ ...line, sessionId: `other ${text}` })),
    ),
    'broken.jsonl': broken,
    'twice.jsonl': `{"index":0,"tool":"t","args":{${JSON.stringify(text)}:1,${JSON.stringify(text)}:2},"response":{}}\n`,
    'names.json': scopeFile(`agent ${text}`, 'Bash'),
    'scope.json': JSON.stringify({
      version: 2,
      agent: `agent ${text}`,
      allowed_tools: ['Bash', text],
      redact: [{ tool, args: `/${pointed(text)}/none` }],
      permissions: { deny: [`Bash(${text.replace(/[()\n]/g, ' ')}:*)`] },
      rules: [
        {
          id: `r ${text}`.slice(0, 80),
          effect: 'deny',
          tool: 'Bash',
          args: { '/command': { exists: true } },
          why: text,
        },
      ],
    }),
    'lints.json': JSON.stringify({ version: 2, agent: `agent ${text}`, allowed_tools: [text] }),
    // The same calls with other answers, and one in the place of another.
    'golden/run.jsonl': transcript(
      [tool, { [text]: text }, { same: 1, [text]: text }],
      [`other ${text}`],
      [tool, { [text]: `${text} and more`, [`a ${text}`]: 1 }, { same: 1, [text]: 2 }],
    ),
    'text.txt': text,
  });
  return files;
}

/** A key as a JSON Pointer has it. */
function pointed(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** What the Action has vouched for in public: what was sealed, by the names of files. */
function statement(): Sink {
  const run = async (files: Workspace): Promise<string> => {
    await runAction(files, { ...INPUTS, 'seal-to': 'sealed' });
    const said = files.list('sealed').filter((name) => !name.endsWith('.sealed.jsonl'));
    return `${said.map((name) => `${name}\n${files.read(`sealed/${name}`)}`).join('\n')} [redacted:none]`;
  };
  return { name: 'manifests, predicate and statement of the Action', run };
}

function cli(name: string, args: readonly string[] | ((text: string) => readonly string[])): Sink {
  const run = async (files: Workspace): Promise<string> => {
    const ran: Ran = await runCli(files, typeof args === 'function' ? args(files.read('text.txt')) : args);
    return ran.stdout + ran.stderr;
  };
  return { name, run };
}

/** What was audited as a part of nothing else, and told by whoever merges the parts. */
function merged(format: string): Sink {
  const run = async (files: Workspace): Promise<string> => {
    const how = ['--scope', 'scope.json', '--shard', '1/1', '--format', 'json', '-o', 'shard.json'];
    await runCli(files, ['audit', '*.jsonl', ...how]);
    const { stdout, stderr } = await runCli(files, ['merge', 'shard.json', '--format', format]);
    return stdout + stderr;
  };
  return { name: `merge as ${format}`, run };
}

function action(name: string, shown: (ran: ActionRan) => string, more: Inputs = {}): Sink {
  return { name, run: async (files) => shown(await runAction(files, { ...INPUTS, ...more })) };
}

interface Inputs {
  readonly [name: string]: string;
}

/** What the Action sends to GitHub. */
function sent(name: string, more: Inputs, shown: (server: GitHub) => object): Sink {
  const run = async (files: Workspace): Promise<string> => {
    const server = await github();
    await runWith(server, files, { ...INPUTS, ...more });
    return JSON.stringify(shown(server));
  };
  return { name: `a ${name}`, run };
}

/** An audit that is held against a baseline of which some entries accept, one has expired and two accept nothing. */
function held(format: string): Sink {
  const scoped = ['run.jsonl', 'log.jsonl', '--scope', 'scope.json'];
  const run = async (files: Workspace): Promise<string> => {
    const reason = files.read('text.txt');
    const drafted = await runCli(files, ['baseline', ...scoped, '--no-redact', `--reason=${reason}`]);
    const [first = '', second = '', third = '', ...others] = drafted.stdout
      .split('\n')
      .filter((line) => line.startsWith('    {'));
    const expired = first.replace(/\},$/, ', "expires": "2020-01-31"},');
    const unused = second.replace(/"fingerprint": "\w+"/, `"fingerprint": "${'0'.repeat(32)}"`);
    const other = third.replace(/"tool": "(?:[^"\\]|\\.)*"/, '"tool": "other"');
    files.write('b.json', `{"version": 1, "accepted": [\n${[expired, unused, other, ...others].join('\n')}\n]}`);
    const { stdout, stderr } = await runCli(files, ['audit', ...scoped, '--baseline', 'b.json', '--format', format]);
    for (const word of [/accepted/, /expired/, /unused/, /which it does not accept/]) {
      if (!word.test(stdout)) throw new RangeError(`nothing is ${word} in:\n${stdout}${stderr}`);
    }
    return stdout + stderr;
  };
  return { name: `what a baseline accepts, as ${format}`, run };
}
