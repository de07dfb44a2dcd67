import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { nativeView, summaryOf } from '../../src/audit/import.ts';
import { redactedView } from '../../src/audit/redact.ts';
import { fileSource, type Source } from '../../src/audit/source.ts';
import { redactorOf } from '../../src/redaction/redactor.ts';
import { replayText, scopeText } from '../../src/report/text.ts';
import type { Findings } from '../../src/rules/findings.ts';
import { RULES } from '../../src/rules/kinds.ts';
import { parseScope } from '../../src/scope/scope.ts';
import { brief, findingsOf, REPLAY } from '../helpers/audit.ts';
import { SECRETS } from '../helpers/secrets.ts';
import { sourceOf } from '../helpers/source.ts';
import { transcriptOf } from '../helpers/transcript.ts';

const AS_IT_COMES = { accepted: 'unsealed', strictness: 'skip' } as const;
const SCOPE = RULES.filter(({ check }) => check === 'scope');
const ALLOWED = parseScope(Buffer.from('{"agent":"a","allowed_tools":["search","read_file"]}'));

async function textOf(chunks: AsyncIterable<Buffer>): Promise<string> {
  let text = '';
  for await (const chunk of chunks) text += chunk.toString();
  return text;
}

/** A session and its redacted copy, as transcripts. */
async function both(source: () => Source, session: string | undefined): Promise<[view: string, copy: string]> {
  const view = await textOf(nativeView(source(), AS_IT_COMES, session, () => undefined));
  const copy = await textOf(redactedView(source(), AS_IT_COMES, session, redactorOf(), () => undefined));
  return [view, copy];
}

function replayed(text: string): Findings {
  return findingsOf(REPLAY, [text]);
}

function scoped(text: string): Findings {
  return findingsOf(SCOPE, [text], { scopes: [ALLOWED] });
}

/** The reports of `replay` and of `scope` by a scope of version 1. */
function reports(text: string): string {
  const calls = text.split('\n').length - 1;
  return [...replayText(calls, replayed(text)), ...scopeText(calls, scoped(text), 'a')].join('');
}

function samplesIn(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => /\.(?:jsonl|json|eval|traj)$/.test(name) && !/\.txt$/.test(name)).sort();
}

describe('the copy of a sample has the findings of the sample', () => {
  const samples = [
    'session-clean.jsonl',
    'session-dirty.jsonl',
    ...samplesIn('samples/formats').map((name) => `formats/${name}`),
  ];

  test.each(samples)('%s', async (name) => {
    const source = (): Source => fileSource(`samples/${name}`, name);
    const { sessions } = await summaryOf(source(), AS_IT_COMES);
    expect(sessions.length).toBeGreaterThan(0);
    for (const session of sessions) {
      const [view, copy] = await both(source, session.name);
      expect(reports(copy)).toBe(reports(view));
    }
  });

  test('which are not all without a finding', () => {
    expect(readFileSync('samples/session-dirty.replay.txt', 'utf8')).toContain('findings: 2');
  });
});

describe('the copy of any transcript', () => {
  const text = fc.constantFrom(...SECRETS.slice(0, 3).map((planted) => planted.text), 'x', '[redacted:token:1]', 'a b');
  const object = fc.dictionary(fc.oneof(fc.constantFrom('password', 'token', 'a'), text), fc.oneof(text, fc.nat(2)), {
    maxKeys: 2,
  });
  const calls = (tool: fc.Arbitrary<string>) =>
    fc.array(fc.tuple(tool, object.map(jsonOf), fc.oneof(object.map(jsonOf), fc.constant('{"$unanswered":true}'))), {
      maxLength: 12,
    });
  const CHECKED = { seed: 20_241_105, numRuns: 300 };

  test('has its findings, byte for byte, and none of its secrets', async () => {
    let findings = 0;
    await fc.assert(
      fc.asyncProperty(calls(fc.constantFrom('search', 'read_file', 'write_file')), async (once) => {
        // Each call is repeated, and all are made once more with answers that may be others.
        const all = [
          ...once.flatMap((call) => [call, call]),
          ...once.map(([tool, args], k) => [tool, args, once[k + 1]?.[2] ?? '{}'] as const),
        ];
        const [view, copy] = await both(() => sourceOf([transcriptOf(all)]), undefined);
        expect(reports(copy)).toBe(reports(view));
        for (const { secret } of SECRETS.slice(0, 3)) expect(copy).not.toContain(secret);
        findings += replayed(copy).total;
      }),
      CHECKED,
    );
    expect(findings).toBeGreaterThan(100);
  });

  test('has the same findings on the same calls where names of tools are secrets too', async () => {
    await fc.assert(
      fc.asyncProperty(calls(fc.oneof(text, fc.constant('search'))), async (all) => {
        const [view, copy] = await both(() => sourceOf([transcriptOf(all)]), undefined);
        expect(brief(replayed(copy))).toEqual(brief(replayed(view)));
        expect(brief(scoped(copy))).toEqual(brief(scoped(view)));
      }),
      CHECKED,
    );
  });
});

function jsonOf(value: object): string {
  return JSON.stringify(value);
}
