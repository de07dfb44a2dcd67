import { describe, expect, test } from '@jest/globals';
import { runCli, testCases, transcript, workspace } from '../helpers/bundle.ts';
import { SECRETS } from '../helpers/secrets.ts';
import { planted, SINKS } from '../helpers/sinks.ts';

/** Each is a run of each sink; that the others are found is tested where they are looked for. */
const KINDS = ['a token of GitHub', 'a password in an address', 'a private key'];
const PLANTED = SECRETS.filter(({ kind }) => KINDS.includes(kind));

describe('no sink shows', () => {
  testCases(
    SINKS.flatMap((sink) => PLANTED.map((secret) => [`${secret.kind}: ${sink.name}`, sink, secret] as const)),
    ([, sink, { text }]) => sink.run(planted(text)),
    (shown, [, , { secret }]) => {
      expect(shown).not.toContain(secret);
      expect(shown).toContain('[redacted:');
    },
  );
});

describe('what is not redacted', () => {
  const files = workspace({ 'a.jsonl': transcript(['mail bob@example.com'], ['mail bob@example.com']) });

  test('is shown as it is on request', async () => {
    const { stdout } = await runCli(files, ['replay', 'a.jsonl', '--no-redact']);
    expect(stdout).toContain("tool 'mail bob@example.com' repeats");
    const errors = await runCli(files, ['replay', 'bob@example.com', '--no-redact', '--format', 'bob@example.com']);
    expect(errors.stderr).toContain("'bob@example.com' for --format");
  });

  test('is the name of a file', async () => {
    const named = workspace({ 'bob@example.com.jsonl': transcript(['a'], ['a']) });
    const { stdout } = await runCli(named, ['audit', '*.jsonl']);
    expect(stdout).toContain('bob@example.com.jsonl:2: warning: redundant-call');
  });
});

describe('scope init', () => {
  const files = workspace({ 'a.jsonl': transcript(['Bash', { command: 'ls' }], ['mail bob@example.com']) });

  test('learns nothing that is a secret, and says which call it leaves out', async () => {
    const { stdout, stderr, exitCode } = await runCli(files, ['scope', 'init', 'a.jsonl']);
    expect(stdout).toContain('"Bash(ls:*)"');
    expect(stdout).not.toContain('mail');
    expect(stderr).toBe(
      "a.jsonl:2: permission-overreach: index 1: tool 'mail [redacted:email:1]' is not in the declared scope for agent 'agent'\n" +
        'not in scope by this file: 1 of 2 calls\n',
    );
    expect(exitCode).toBe(1);
  });

  test('does on request', async () => {
    const { stdout, exitCode } = await runCli(files, ['scope', 'init', 'a.jsonl', '--no-redact']);
    expect(stdout).toContain('mail bob@example.com');
    expect(exitCode).toBe(0);
  });
});
