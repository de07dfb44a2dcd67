import { describe, expect, test } from '@jest/globals';
import { runCli, samples, transcript, workspace } from '../helpers/bundle.ts';
import { resulted, used } from '../helpers/claude.ts';
import { lines } from '../helpers/logs.ts';

const TOKEN = `npm_${'q7Zk2Vx9'.repeat(5)}`;
const RUN = transcript(
  ['login', { user: 'bob@example.com', password: 'hunter2' }, { token: TOKEN, ok: true }],
  ['login', { user: 'eve@example.com', password: 'hunter2' }, { token: TOKEN, ok: true }],
  ['mail bob@example.com', { 'bob@example.com': 1.0, a: 12 }, { n: 12 }],
);
const COPY = `{"args":{"password":"[redacted:password:1]","user":"[redacted:email:1]"},"index":0,"response":{"ok":true,"token":"[redacted:secret:1]"},"tool":"login"}
{"args":{"password":"[redacted:password:1]","user":"[redacted:email:2]"},"index":1,"response":{"ok":true,"token":"[redacted:secret:1]"},"tool":"login"}
{"args":{"[redacted:email:1]":1,"a":12},"index":2,"response":{"n":12},"tool":"mail [redacted:email:1]"}
`;

describe('redact', () => {
  test('prints a copy in which equal values are equal, and counts what it redacted', async () => {
    const ran = await runCli(workspace({ 'a.jsonl': RUN }), ['redact', 'a.jsonl']);
    expect(ran).toEqual({
      stdout: COPY,
      stderr:
        'a.jsonl: redacted 2 passwords (1 different), 2 secrets (1 different), 4 e-mail addresses (2 different)\n',
      exitCode: 0,
    });
  });

  test('writes a file, of which there is nothing more to redact', async () => {
    const files = workspace({ 'a.jsonl': RUN });
    expect((await runCli(files, ['redact', 'a.jsonl', '-o', 'b.jsonl'])).stdout).toBe('');
    expect(files.read('b.jsonl')).toBe(COPY);
    expect(await runCli(files, ['redact', 'b.jsonl'])).toEqual({
      stdout: COPY,
      stderr: 'b.jsonl: nothing to redact was found\n',
      exitCode: 0,
    });
  });

  test('redacts the places that a scope file names, and says which are nowhere', async () => {
    const redact = [
      { args: '/a', why: 'a number' },
      { tool: 'login', response: '' },
      { tool: 'login', args: '/usr' },
    ];
    const files = workspace({
      'a.jsonl': RUN,
      'scope.json': JSON.stringify({ version: 2, agent: 'a', redact }),
    });
    const { stdout, stderr } = await runCli(files, ['redact', 'a.jsonl', '--scope', 'scope.json']);
    expect(stdout).toContain('"response":{"ok":"[redacted:value:1]","token":"[redacted:value:2]"}');
    expect(stdout).toContain('{"[redacted:email:1]":1,"a":"[redacted:value:3]"}');
    expect(stderr).toBe(
      'a.jsonl: redacted 2 passwords (1 different), 4 e-mail addresses (2 different), 5 values at named places (3 different)\n' +
        "a.jsonl: nothing at args '/usr' of tool 'login', which was to be redacted\n",
    );
  });

  test('makes the native view of a session of a log', async () => {
    const log = lines(used('A', 'Bash', { command: `login --token ${TOKEN}` }), resulted('A', 'ok'), used('B', 'Bash'));
    const ran = await runCli(workspace({ 'log.jsonl': log }), ['redact', 'log.jsonl']);
    expect(
      ran.stdout,
    ).toBe(`{"args":{"command":"login --token [redacted:token:1]"},"index":0,"response":{"$value":"ok"},"tool":"Bash"}
{"args":{},"index":1,"response":{"$unanswered":true},"tool":"Bash"}
`);
    expect(ran.stderr).toBe(
      'log.jsonl: note: read as claude-code; 1 call never answered\nlog.jsonl: redacted 1 token\n',
    );
  });

  test('refuses a sealed transcript, whose seal it would break, and writes nothing', async () => {
    const files = samples('sealed.jsonl');
    const ran = await runCli(files, ['redact', 'sealed.jsonl', '-o', 'copy.jsonl']);
    expect(ran).toEqual({
      stdout: '',
      stderr:
        'toolreplay: sealed.jsonl:1: found a sealed line, expected an unsealed transcript, since redaction changes what the digests are of and so breaks the seal; keep the sealed one as evidence, redact the transcript that it was made from, and seal the copy if need be\n',
      exitCode: 2,
    });
    expect(files.list()).toEqual(['sealed.jsonl']);
  });
});
