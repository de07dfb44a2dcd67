import { existsSync, symlinkSync, unlinkSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import {
  type ActionRan,
  makePipe,
  PUSH,
  runAction,
  runCli,
  sample,
  testOnPosix,
  testWithLinks,
  told,
  transcript,
  type Workspace,
  workspace,
} from '../helpers/bundle.ts';
import { resulted, used } from '../helpers/claude.ts';
import { allowedSigners, privatePem, publicPem, secretsOf } from '../helpers/keys.ts';
import { ENVELOPE, MANIFEST, RUN, SEALED, signedRun } from '../helpers/signed-run.ts';

/** The value of an output, which may have several lines. */
function output({ outputs = '' }: ActionRan, name: string): string {
  return new RegExp(`^${name}=(.*)$`, 'm').exec(outputs)?.[1] ?? '';
}

/** Everything that a run told anybody, in any place. */
function everything(files: Workspace, ran: ActionRan, folder: string): string {
  return [
    ran.stdout,
    ran.stderr,
    ran.outputs,
    ran.summary,
    ...files.list(folder).map((name) => files.read(`${folder}/${name}`)),
  ].join('\n');
}

const SEALING = { transcripts: 'runs/**', 'seal-to': 'sealed' };
const ON_RUNNER = { ...PUSH, GITHUB_ACTIONS: 'true' };

describe('seal-to', () => {
  test('seals and signs each transcript, for the steps that follow', async () => {
    const files = workspace({ 'runs/a.jsonl': RUN, 'runs/sub/b.jsonl': transcript(['stop']), 'key.pub': publicPem() });
    const ran = await runAction(files, { ...SEALING, 'signing-key': privatePem() });
    expect(ran.exitCode).toBe(0);
    expect(files.list('sealed')).toEqual([
      'runs_a.sealed.jsonl',
      'runs_a.sealed.jsonl.manifest.json',
      'runs_a.sealed.jsonl.manifest.json.dsse',
      'runs_sub_b.sealed.jsonl',
      'runs_sub_b.sealed.jsonl.manifest.json',
      'runs_sub_b.sealed.jsonl.manifest.json.dsse',
      'toolreplay.predicate.json',
      'toolreplay.statement.json',
    ]);
    for (const name of ['runs_a', 'runs_sub_b']) {
      const verified = await runCli(files, [
        'verify',
        `sealed/${name}.sealed.jsonl`,
        '--public-key',
        'key.pub',
        '--require',
        'complete,signed',
      ]);
      expect([verified.stderr, verified.exitCode]).toEqual(['', 0]);
    }
    expect(output(ran, 'predicate-path')).toBe(files.path('sealed/toolreplay.predicate.json'));
    expect(output(ran, 'statement-path')).toBe(files.path('sealed/toolreplay.statement.json'));
    expect(output(ran, 'subject-path')).toBe(files.path('sealed/runs_a.sealed.jsonl'));
    const { head } = JSON.parse(files.read('sealed/runs_a.sealed.jsonl.manifest.json')) as { head: string };
    expect(output(ran, 'head')).toBe(head);
    expect(ran.stdout).toContain('sealed: 2 sessions into sealed, signed by SHA256:');
  });

  test('makes what the command line makes, and a statement whose predicate is the other file', async () => {
    const files = await signedRun();
    await runAction(files, { transcripts: 'run.jsonl', 'seal-to': 'sealed', 'signing-key': privatePem() });
    for (const name of [SEALED, MANIFEST, ENVELOPE]) expect(files.read(`sealed/${name}`)).toBe(files.read(name));
    const statement = JSON.parse(files.read('sealed/toolreplay.statement.json')) as { predicate: object };
    expect(JSON.parse(files.read('sealed/toolreplay.predicate.json'))).toEqual(statement.predicate);
  });

  test('seals each session of a log, and what has findings too', async () => {
    const files = workspace({ 'runs/log.jsonl': sample('formats/claude-code.jsonl') });
    const ran = await runAction(files, SEALING);
    const sealed = files.list('sealed').filter((name) => name.endsWith('.sealed.jsonl'));
    expect(sealed.length).toBeGreaterThan(0);
    for (const name of sealed)
      expect(await runCli(files, ['verify', `sealed/${name}`, '--require', 'complete'])).toMatchObject({ exitCode: 0 });
    expect(ran.outputs).toContain(`statement-path=`);
  });

  test('says in log and summary what was sealed as what, with nothing in it that anybody would obey', async () => {
    const token = `ghp_${'a1B2c3D4e5'.repeat(3)}F6g7H8`;
    const names = ['\n::error::x', '<b>|@everyone', token];
    const lines = names.flatMap((session, k) => [
      used(`t${k}`, 'a', {}, { session }),
      resulted(`t${k}`, 'x', { session }),
    ]);
    const files = workspace({
      'runs/<i>.jsonl': RUN,
      'runs/log.jsonl': lines.map((line) => `${JSON.stringify(line)}\n`).join(''),
    });
    const ran = await runAction(files, SEALING);
    expect(ran.stdout).toContain(
      '\n::group::sealed: 4 sessions into sealed, not signed\nruns/<i>.jsonl: runs_i_.sealed',
    );
    expect(ran.stdout).toMatch(
      /\nruns\/log\.jsonl \[\\n::error::x\]: runs_log\._error_x\.sealed\.jsonl, 1 link, head [0-9a-f]{64}\n/,
    );
    expect(ran.summary).toContain('<p>sealed: 4 sessions into sealed, not signed: there is no signing-key</p>');
    expect(ran.summary).toContain(
      '<code>runs/&lt;i&gt;.jsonl</code></td><td><code>runs_i_.sealed.jsonl</code></td><td>3</td>',
    );
    expect(ran.summary).not.toContain('<b>');
    const everywhere = [ran.stdout, ran.summary, ran.outputs, ...files.list('sealed')].join();
    expect(everywhere).not.toContain(token);
    const without = await runAction(files, { ...SEALING, summary: 'false' });
    expect([without.summary, without.exitCode]).toEqual(['', 0]);
  });

  test('leaves what cannot be judged and what is sealed as it is', async () => {
    const files = workspace({
      'runs/a.jsonl': RUN,
      'runs/bad.jsonl': '{"index":0\n',
      'runs/c.jsonl': sample('sealed.jsonl'),
    });
    const ran = await runAction(files, SEALING);
    expect(ran.exitCode).toBe(2);
    expect(files.list('sealed').filter((name) => name.endsWith('.sealed.jsonl'))).toEqual(['runs_a.sealed.jsonl']);
  });

  test('without a key says that nothing is signed; of a fork it says why', async () => {
    const files = workspace({ 'runs/a.jsonl': RUN });
    const own = await runAction(files, SEALING);
    expect(own.stdout).toContain('::notice title=sealed and not signed::1 session not signed: there is no signing-key');
    expect(own.exitCode).toBe(0);
    const fork = { pull_request: { number: 7, head: { sha: 'a'.repeat(40), repo: { full_name: 'somebody/agents' } } } };
    files.write('event.json', JSON.stringify(fork));
    const environment = { ...ON_RUNNER, GITHUB_EVENT_PATH: files.path('event.json') };
    const forked = await runAction(files, { ...SEALING, 'signing-key': '' }, { environment });
    expect(forked.stdout).toContain('1 session not signed: a pull request from a fork has no secrets');
    expect(forked.exitCode).toBe(0);
    expect(files.list('sealed').some((name) => name.endsWith('.dsse'))).toBe(false);
    // A fork whose repository is gone is one too. What runs for the target has its secrets.
    files.write(
      'event.json',
      JSON.stringify({ pull_request: { number: 7, head: { sha: 'a'.repeat(40), repo: null } } }),
    );
    expect((await runAction(files, SEALING, { environment })).stdout).toContain('a pull request from a fork');
    const target = { ...environment, GITHUB_EVENT_NAME: 'pull_request_target' };
    expect((await runAction(files, SEALING, { environment: target })).stdout).toContain('there is no signing-key');
  });

  test('leaves no signature of another run beside what it seals', async () => {
    const files = workspace({ 'runs/a.jsonl': RUN });
    for (const ending of ['dsse', 'sig']) files.write(`sealed/runs_a.sealed.jsonl.manifest.json.${ending}`, 'stale');
    await runAction(files, SEALING);
    expect(files.list('sealed').filter((name) => name.startsWith('runs_a'))).toEqual([
      'runs_a.sealed.jsonl',
      'runs_a.sealed.jsonl.manifest.json',
    ]);
    const verified = await runCli(files, ['verify', 'sealed/runs_a.sealed.jsonl']);
    expect(verified.stdout).toContain('signed: no, no signature');
  });

  test.each(['a,b', 'runs/*', 'q?', '[abc]', 'say "x"'])(
    'takes no folder that is several for attest: %s',
    async (to) => {
      const files = workspace({ 'run.jsonl': RUN });
      const ran = await runAction(files, { transcripts: 'run.jsonl', 'seal-to': to });
      expect(ran.stdout).toContain(`found '${to}' for seal-to, which is in a path with one of , " * ? [ ] \\`);
      expect([ran.exitCode, files.list()]).toEqual([2, ['run.jsonl']]);
    },
  );

  test('says when there is more than attest takes, and takes no longer for each than for one', async () => {
    const log = Array.from({ length: 700 }, (_, k) => [
      used(`t${k}`, 'read', {}, { session: `s${k}` }),
      resulted(`t${k}`, 'x', { session: `s${k}` }),
    ]);
    const lines = log.flat().map((line) => `${JSON.stringify(line)}\n`);
    const files = workspace({ 'log.jsonl': lines.join('') });
    const ran = await runAction(files, { transcripts: 'log.jsonl', 'seal-to': 'sealed' });
    expect(ran.stdout).toContain('sealed: 700 sessions into sealed, not signed');
    expect(ran.stdout).toContain('::warning title=too many to attest::700 sessions and their manifests are more than');
  });

  test('says what stands in its way: a folder, a file', async () => {
    const name = 'sealed/run.sealed.jsonl';
    for (const place of [
      name,
      `${name}.manifest.json`,
      `${name}.manifest.json.sig`,
      'sealed/toolreplay.statement.json',
    ]) {
      const files = workspace({ 'run.jsonl': RUN, [`${place}/x`]: '' });
      const ran = await runAction(files, { transcripts: 'run.jsonl', 'seal-to': 'sealed' });
      expect(ran.stdout).toContain(`found '${place}' for seal-to, which is there already and no file`);
      expect([ran.exitCode, files.list('sealed').length]).toEqual([2, 1]);
    }
  });

  test('of nothing writes nothing and says so in its outputs', async () => {
    const files = workspace({ 'runs/c.jsonl': sample('sealed.jsonl') });
    const ran = await runAction(files, SEALING);
    expect([output(ran, 'subject-path'), output(ran, 'statement-path'), output(ran, 'head')]).toEqual(['', '', '']);
    expect(ran.outputs).toContain('subject-path=\n');
    expect(files.list()).toEqual(['runs']);
    expect(ran.stdout).toContain('sealed: nothing: no transcript with calls was judged that is not sealed already\n');
    expect(ran.stdout).not.toContain('not signed');
  });

  test('stays in the workspace and out of .git, and replaces no transcript', async () => {
    const files = workspace({ 'run.jsonl': RUN, '.git/config': '' });
    const tries = [
      ['../sealed', 'outside the workspace'],
      [files.outside, 'outside the workspace'],
      ['.git/sealed', 'in .git'],
      ['.GIT', 'in .git'],
    ] as const;
    for (const [to, why] of tries) {
      const ran = await runAction(files, { transcripts: 'run.jsonl', 'seal-to': to });
      expect(ran.stdout).toContain(`for seal-to, which is ${why}`);
      expect(ran.exitCode).toBe(2);
    }
    files.write('run.sealed.jsonl', sample('sealed.jsonl'));
    const over = await runAction(files, { transcripts: '*.jsonl', 'seal-to': '.' });
    expect(over.stdout).toContain('for seal-to, which is one of the transcripts');
    expect(over.exitCode).toBe(2);
    expect(files.read('run.sealed.jsonl')).toBe(sample('sealed.jsonl'));
    expect(files.list()).toEqual(['.git', 'run.jsonl', 'run.sealed.jsonl']);
    expect(files.list('.git')).toEqual(['config']);
  });

  test('replaces nothing that is read, nor the report, and writes nothing then', async () => {
    const scope = { 'scope.json': JSON.stringify({ agent: 'a', allowed_tools: ['login', 'read', 'stop'] }) };
    const evidence = 'sealed/run.sealed.jsonl.manifest.json';
    const tries: [{ [name: string]: string }, string, why: string][] = [
      [{ report: 'toolreplay.statement.json', 'seal-to': '.' }, 'toolreplay.statement.json', 'the report'],
      [{ report: evidence }, evidence, 'the report'],
      [{ scope: evidence }, evidence, 'a scope file, or of one'],
      [{ 'public-key': 'sealed/toolreplay.predicate.json' }, 'sealed/toolreplay.predicate.json', 'a file of keys'],
      [{ compare: 'sealed' }, 'sealed/toolreplay.predicate.json', 'among the golden runs'],
      [{ transcripts: '**/*.jsonl' }, 'sealed/run.sealed.jsonl', 'one of the transcripts'],
      [{ transcripts: '**/*.json*' }, 'sealed/toolreplay.predicate.json', 'one of the transcripts'],
    ];
    for (const [inputs, place, why] of tries) {
      const files = workspace({ 'run.jsonl': RUN, 'sealed/kept': '' });
      if (inputs['scope'] !== undefined) files.write(place, scope['scope.json']);
      if (inputs['public-key'] !== undefined) files.write(place, publicPem());
      if (inputs['compare'] !== undefined) files.write('sealed/run.jsonl', RUN);
      const before = files.list('sealed');
      const ran = await runAction(files, { transcripts: 'run.jsonl', 'seal-to': 'sealed', ...inputs });
      expect(ran.stdout.replace('./', '')).toContain(`found '${place}' for seal-to, which is ${why}`);
      expect([why, ran.exitCode]).toEqual([why, 2]);
      expect(files.list('sealed').filter((name) => inputs['report'] !== `sealed/${name}`)).toEqual(before);
    }
    const files = workspace({ 'run.jsonl': RUN });
    const excluded = { transcripts: '**/*.jsonl\n!sealed/**', 'seal-to': 'sealed' };
    for (const _ of ['once', 'again']) expect(await runAction(files, excluded)).toMatchObject({ exitCode: 0 });
  });

  testWithLinks('follows no link that somebody committed', async () => {
    const files = workspace({ 'run.jsonl': RUN });
    symlinkSync(files.outside, files.path('folder'));
    for (const name of ['run.sealed.jsonl', 'run.sealed.jsonl.manifest.json', 'toolreplay.statement.json']) {
      symlinkSync(`${files.outside}/target`, files.path(name));
      const ran = await runAction(files, { transcripts: 'run.jsonl', 'seal-to': '.' });
      expect(ran.stdout).toContain(`for seal-to, which is behind a symbolic link`);
      expect(ran.exitCode).toBe(2);
      unlinkSync(files.path(name));
      expect(existsSync(`${files.outside}/target`)).toBe(false);
    }
    for (const to of ['folder/x', 'folder/x/y/z']) {
      const ran = await runAction(files, { transcripts: 'run.jsonl', 'seal-to': to });
      expect(ran.stdout).toContain('which is behind a symbolic link');
      expect(existsSync(`${files.outside}/x`)).toBe(false);
    }
  });
});

test('report replaces nothing that stands beside a transcript, nor a file of keys', async () => {
  const files = await signedRun();
  files.write('key.json', publicPem());
  const inputs = { transcripts: SEALED, 'public-key': 'key.json' };
  for (const [report, why] of [
    [MANIFEST, 'the manifest or a signature of one of the transcripts'],
    ['key.json', 'a file of keys'],
  ] as const) {
    const before = files.read(report);
    const ran = await runAction(files, { ...inputs, report });
    expect(ran.stdout).toContain(`found '${report}' for report, which is ${why}`);
    expect([ran.exitCode, files.read(report)]).toEqual([2, before]);
  }
  expect(await runAction(files, inputs)).toMatchObject({ exitCode: 0 });
});

describe('signing-key', () => {
  test('is shown nowhere, and hidden by the runner', async () => {
    const files = workspace({ 'runs/a.jsonl': RUN });
    const masks = (ran: ActionRan): string[] =>
      ran.stdout.split('\n').filter((line) => line.startsWith('::add-mask::'));
    const environment = ON_RUNNER;
    const ran = await runAction(files, { ...SEALING, 'signing-key': privatePem() }, { environment });
    const [line = ''] = masks(ran);
    expect(masks(ran)).toEqual([`::add-mask::${privatePem().split('\n')[1]}`]);
    // It is hidden before anything else is printed.
    expect(ran.stdout.startsWith(line)).toBe(true);
    const told = everything(files, { ...ran, stdout: ran.stdout.replace(line, '') }, 'sealed');
    expect(secretsOf().filter((secret) => told.includes(secret))).toEqual([]);
    // Where there is no runner, nobody would hide it.
    expect(masks(await runAction(files, { ...SEALING, 'signing-key': privatePem() }))).toEqual([]);
  });

  test.each([
    ['cut', privatePem().slice(0, 60)],
    ['of somebody else', publicPem()],
    ['a word', 'hunter2'],
    ['its body alone', privatePem().split('\n')[1] ?? ''],
  ])('that is none fails the step, and nothing is sealed: %s', async (_, key) => {
    const files = workspace({ 'runs/a.jsonl': RUN });
    const ran = await runAction(files, { ...SEALING, 'signing-key': key });
    expect(ran.stdout).toMatch(/::error::ToolReplay: signing-key: found /);
    expect(ran.exitCode).toBe(2);
    const told = [ran.stdout, ran.stderr, ran.summary, ran.outputs].join('');
    expect([...secretsOf(), 'hunter2'].filter((secret) => told.includes(secret))).toEqual([]);
    expect(files.list()).toEqual(['runs']);
  });

  test.each([
    ['spaces', ' '],
    ['escapes', '\\n'],
  ])('whose lines were joined by %s is hidden too, and said to be one', async (_, joint) => {
    const files = workspace({ 'runs/a.jsonl': RUN });
    const key = privatePem().trim().replaceAll('\n', joint);
    const ran = await runAction(files, { ...SEALING, 'signing-key': key }, { environment: ON_RUNNER });
    expect(ran.stdout).toMatch(
      /^::add-mask::MC4C[^ \\]+\n::error::ToolReplay: signing-key: found a key without its line breaks/,
    );
    expect(ran.exitCode).toBe(2);
  });

  test('may have the line ends of Windows; no short line of it hides what else is printed', async () => {
    const files = workspace({ 'runs/a.jsonl': RUN });
    const key = privatePem().replaceAll('\n', '\r\n').replace('-----END', 'AAA=\r\n-----END');
    const ran = await runAction(files, { ...SEALING, 'signing-key': key }, { environment: ON_RUNNER });
    expect(ran.stdout.match(/^::add-mask::.*$/gm)).toEqual([`::add-mask::${privatePem().split('\n')[1]}`]);
    const whole = privatePem().replaceAll('\n', '\r\n');
    expect(await runAction(files, { ...SEALING, 'signing-key': whole })).toMatchObject({ exitCode: 0 });
  });

  test('without seal-to is a mistake', async () => {
    const files = workspace({ 'runs/a.jsonl': RUN });
    const ran = await runAction(files, { transcripts: 'runs/**', 'signing-key': privatePem() });
    expect(ran.stdout).toContain('found a signing-key and nothing to seal');
    expect(ran.exitCode).toBe(2);
  });
});

describe('public-key, allowed-signers and require', () => {
  const ASKED = { transcripts: SEALED, require: 'complete\nsigned' };

  test('are met by a run that is signed, whichever way the key is given', async () => {
    const files = await signedRun();
    files.write('allowed', allowedSigners());
    for (const trust of [
      { 'public-key': publicPem() },
      { 'public-key': 'key.pub' },
      { 'allowed-signers': 'allowed' },
    ]) {
      const ran = await runAction(files, { ...ASKED, ...trust });
      expect([trust, ran.exitCode]).toEqual([trust, 0]);
      expect(ran.summary).toMatch(/intact, complete, signed by (SHA256:|auditor)/);
    }
  });

  test('are not by another key, by none, by a cut run, and by what stands beside it alone', async () => {
    const files = await signedRun();
    const failing = async (inputs: { [name: string]: string }, why: string): Promise<void> => {
      const ran = await runAction(files, { ...ASKED, ...inputs });
      expect(ran.stdout).toContain(why);
      expect([inputs, ran.exitCode, output(ran, 'broken-seal')]).toEqual([inputs, 1, '1']);
    };
    await failing({ 'public-key': publicPem('other') }, 'invalid signature: not by a trusted key');
    await failing({}, 'not signed, which is required (a signature, but nobody whose key is trusted)');
    files.write(SEALED, files.read(SEALED).split('\n').slice(0, 2).join('\n').concat('\n'));
    await failing({ 'public-key': publicPem() }, 'not complete: only 2 of 3 links');
  });

  test('fail for a transcript that is not sealed, and for one with nothing beside it', async () => {
    const files = workspace({ 'run.jsonl': RUN, 'c.jsonl': sample('sealed.jsonl') });
    const unsealed = await runAction(files, { ...ASKED, transcripts: 'run.jsonl' });
    expect(unsealed.stdout).toContain('found an unsealed transcript, expected a sealed one, as is required');
    expect(unsealed.exitCode).toBe(2);
    const bare = await runAction(files, { ...ASKED, transcripts: 'c.jsonl' });
    expect(bare.stdout).toContain('not complete, which is required; not signed, which is required (no signature)');
    expect(bare.exitCode).toBe(1);
  });

  testOnPosix('do not wait for a pipe in the place of a manifest', async () => {
    const files = await signedRun();
    unlinkSync(files.path(MANIFEST));
    makePipe(files.path(MANIFEST));
    const ran = await runAction(files, { transcripts: SEALED });
    expect(ran.stdout).toContain(`${MANIFEST}: error: unusable: found a pipe, socket or device`);
    expect(ran.exitCode).toBe(2);
  });

  test('show nothing of a private key in the place of a public one', async () => {
    const files = await signedRun();
    const lines = privatePem().trim().split('\n');
    for (const key of [lines[1] ?? '', lines.slice(1).join('\n'), lines.join(' ')]) {
      const ran = await runAction(files, { transcripts: SEALED, 'public-key': key });
      expect(ran.exitCode).toBe(2);
      const told = [ran.stdout, ran.stderr, ran.summary, ran.outputs].join('');
      expect(secretsOf().filter((secret) => told.includes(secret))).toEqual([]);
    }
  });

  test('of two kinds, of none and of what they cannot have are mistakes', async () => {
    const files = await signedRun();
    const tries: [{ [name: string]: string }, string][] = [
      [{ 'public-key': 'key.pub', 'allowed-signers': 'a' }, 'found public-key and allowed-signers'],
      [{ 'public-key': 'no.pub' }, 'no.pub: error: unusable: found no such file'],
      [{ 'public-key': privatePem() }, 'found a private key'],
      [{ require: 'anchored' }, "found 'anchored' for require"],
      [{ require: 'sgned' }, "found 'sgned' for require"],
      [{ require: ' , \n,' }, 'found nothing for require, expected complete, signed'],
      [{ ...ASKED, checks: 'replay' }, 'without the check verify'],
    ];
    for (const [inputs, why] of tries) {
      const ran = await runAction(files, { transcripts: SEALED, ...inputs });
      expect(ran.stdout).toContain(why);
      expect([why, ran.exitCode]).toEqual([why, 2]);
      expect(secretsOf().filter((secret) => ran.stdout.includes(secret))).toEqual([]);
    }
  });
});

test('without any of this, nothing is sealed and the outputs are empty', async () => {
  const files = workspace({ 'runs/a.jsonl': RUN });
  const ran = await runAction(files, { transcripts: 'runs/**' });
  expect(ran.outputs).toContain('subject-path=\npredicate-path=\nstatement-path=\nhead=\n');
  expect(files.list()).toEqual(['runs']);
  expect(await runCli(files, ['verify', 'runs/a.jsonl'])).not.toEqual(told('', 0));
});
