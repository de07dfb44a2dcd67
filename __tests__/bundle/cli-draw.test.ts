import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { type Call, refused, runCli, samples, told, transcript, workspace } from '../helpers/bundle.ts';

const texts = (svg: string): string[] => [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text ?? '');

describe('toolreplay draw', () => {
  test('draws what the README shows', async () => {
    const drawn = readFileSync('docs/assets/replay-divergence.svg', 'utf8');
    const args = ['draw', 'samples/session-dirty.jsonl', '--scope', 'samples/scope.json', '--show-values'];
    expect(await runCli(workspace(), args, { folder: process.cwd() })).toEqual(told(drawn, 0));
    expect(drawn).not.toContain('<script');
  });

  test('shows no value unless that is asked for', async () => {
    const { stdout } = await runCli(samples('session-dirty.jsonl'), ['draw', 'session-dirty.jsonl']);
    expect(stdout).not.toContain('hits');
    expect(texts(stdout)).toContain('another answer than index 3');
  });

  test('cuts no caption off at its sides', async () => {
    const answer = (k: number): object => ({ text: 'a long answer', k });
    const twice = Array.from({ length: 12 }, (_, k): Call => ['get', {}, answer(k)]);
    const ran = await runCli(workspace({ 'a.jsonl': transcript(...twice) }), ['draw', 'a.jsonl', '--show-values']);
    const captions = [...ran.stdout.matchAll(/<text x="([\d.]+)"[^>]*>(same call, [^<]*)</g)];
    expect(captions).toHaveLength(11);
    for (const [, x, words = ''] of captions) {
      // As wide as its letters are, or wider.
      const half = (words.replaceAll('&quot;', '"').length * 7) / 2;
      expect(Number(x) - half).toBeGreaterThanOrEqual(0);
      expect(Number(x) + half).toBeLessThanOrEqual(900);
    }
  });

  test('shows the digests that seal writes', async () => {
    const some = samples('session-dirty.jsonl');
    const { stdout } = await runCli(some, ['draw', 'session-dirty.jsonl', '-o', '-']);
    const sealed = (await runCli(some, ['seal', 'session-dirty.jsonl'])).stdout.trimEnd().split('\n');
    for (const line of sealed) {
      expect(texts(stdout)).toContain((JSON.parse(line) as { digest: string }).digest.slice(0, 8));
    }
  });

  test('folds long stretches without a finding, and the rest of what is too long', async () => {
    const quiet = (from: number, size: number): Call[] =>
      Array.from({ length: size }, (_, k): Call => ['read', { k: from + k }]);
    const long = workspace({
      'a.jsonl': transcript(...quiet(0, 30), ['get', {}, { a: 1 }], ['get', {}, { a: 2 }], ...quiet(100, 500)),
      'b.jsonl': transcript(...Array.from({ length: 300 }, (): Call => ['get', {}, {}])),
    });
    const one = await runCli(long, ['draw', 'a.jsonl']);
    expect(texts(one.stdout)).toEqual(expect.arrayContaining(['30 calls', '499 calls', '30', '31', '32']));
    expect(texts(one.stdout)).not.toContain('29');
    expect(texts(one.stdout).filter((text) => text === 'no finding' || text === 'not drawn')).toEqual([
      'no finding',
      'no finding',
    ]);
    const other = await runCli(long, ['draw', 'b.jsonl']);
    expect(texts(other.stdout)).toEqual(
      expect.arrayContaining(['300 calls, 299 findings, no divergence', '241 calls', 'not drawn']),
    );
    // There are findings on these.
    expect(texts(other.stdout)).not.toContain('no finding');
  });

  test('draws nothing where there is no call', async () => {
    const files = workspace({ 'none.jsonl': '' });
    expect(await runCli(files, ['draw', 'none.jsonl', '-o', 'none.svg'])).toEqual(
      refused(
        'none.jsonl: found not one call in the files that match, expected at least one recorded call; a check that compared nothing is no pass',
      ),
    );
    expect(files.list()).toEqual(['none.jsonl']);
  });

  test('draws one session of a log', async () => {
    const log = 'samples/formats/claude-code.jsonl';
    const { stdout, exitCode } = await runCli(workspace(), ['draw', log, '--session', '5f1c/a7'], {
      folder: process.cwd(),
    });
    expect([exitCode, texts(stdout)[0]]).toEqual([0, `${log} [5f1c/a7]`]);
  });

  test('refuses what cannot be judged', async () => {
    const ran = await runCli(workspace({ 'a.jsonl': '{' }), ['draw', 'a.jsonl']);
    expect(ran).toEqual(refused(ran.stderr.slice('toolreplay: '.length, -1)));
    expect(ran.stderr).toContain('a.jsonl:1:');
  });
});
