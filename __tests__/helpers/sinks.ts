import { type Ran, runAction, runCli, scopeFile, transcript, type Workspace, workspace } from './bundle.ts';
import { resulted, used } from './claude.ts';
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
  cli('audit --format json', ['audit', 'run.jsonl', '--scope', 'scope.json', '--format', 'json']),
  cli('audit --format sarif', ['audit', 'run.jsonl', '--scope', 'scope.json', '--format', 'sarif']),
  cli('audit --format junit', ['audit', 'run.jsonl', '--scope', 'scope.json', '--format', 'junit']),
  cli('audit --format github', ['audit', 'run.jsonl', '--scope', 'scope.json', '--format', 'github']),
  cli('compare', ['compare', 'run.jsonl', 'head.jsonl']),
  cli('compare --show-values', ['compare', 'run.jsonl', 'head.jsonl', '--show-values']),
  cli('compare --format json', ['compare', 'run.jsonl', 'head.jsonl', '--show-values', '--format', 'json']),
  cli('flake', ['flake', 'run.jsonl', 'head.jsonl']),
  cli('flake --format json', ['flake', 'run.jsonl', 'head.jsonl', '--format', 'json']),
  cli('report', ['report', 'run.jsonl', '--scope', 'scope.json', '--show-values']),
  // There is room for the start of a name alone.
  padded(cli('draw', ['draw', 'run.jsonl', '--show-values'])),
  cli('baseline', ['baseline', 'run.jsonl', 'log.jsonl', '--reason', 'known']),
  cli('audit with a baseline', ['audit', 'run.jsonl', '--baseline', 'baseline.json']),
  cli('an error that quotes a key', ['replay', 'twice.jsonl']),
  cli('an error that lists sessions', ['replay', 'log.jsonl']),
  cli('a mistake in the call', (text) => ['replay', 'run.jsonl', `--format=${text}`]),
  action('the log of the Action', ({ stdout, stderr }) => stdout + stderr),
  action('the summary of the Action', ({ summary }) => summary ?? ''),
  padded(action('the outputs of the Action', ({ outputs }) => outputs ?? '')),
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
    'head.jsonl': transcript([tool, { [text]: text }, { same: 1, [text]: `other ${text}` }], [`more ${text}`]),
    'baseline.json': JSON.stringify({
      version: 1,
      accepted: [{ fingerprint: '0'.repeat(32), kind: 'non-determinism', tool, file: 'run.jsonl', reason: text }],
    }),
    'broken.jsonl': broken,
    'twice.jsonl': `{"index":0,"tool":"t","args":{${JSON.stringify(text)}:1,${JSON.stringify(text)}:2},"response":{}}\n`,
    'names.json': scopeFile(`agent ${text}`, 'Bash'),
    'scope.json': JSON.stringify({
      version: 2,
      agent: `agent ${text}`,
      allowed_tools: ['Bash', text],
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
    'text.txt': text,
  });
  return files;
}

function cli(name: string, args: readonly string[] | ((text: string) => readonly string[])): Sink {
  const run = async (files: Workspace): Promise<string> => {
    const ran: Ran = await runCli(files, typeof args === 'function' ? args(files.read('text.txt')) : args);
    return ran.stdout + ran.stderr;
  };
  return { name, run };
}

/** A sink that need not show anything that is planted. */
function padded({ name, run }: Sink): Sink {
  return { name, run: async (files) => `${await run(files)} [redacted:none]` };
}

function action(name: string, shown: (ran: Awaited<ReturnType<typeof runAction>>) => string): Sink {
  return { name, run: async (files) => shown(await runAction(files, INPUTS)) };
}
