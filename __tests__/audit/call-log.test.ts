import { describe, expect, test } from '@jest/globals';
import { CallLog } from '../../src/audit/call-log.ts';
import { fileSource } from '../../src/audit/source.ts';
import { Texts } from '../../src/audit/texts.ts';
import { auditTranscript } from '../../src/audit/transcript.ts';
import type { Check } from '../../src/rules/rule.ts';

/** The calls of every session of a sample. */
async function logged(file: string, ...checks: readonly Check[]): Promise<string[]> {
  const texts = new Texts();
  const log = new CallLog(texts);
  const { sessions } = await auditTranscript(fileSource(file), {
    checks: new Set(checks),
    accepted: 'either',
    mutators: [],
    scopes: [],
    strictness: 'skip',
    listenTo: (session) => log.listenTo(session),
  });
  try {
    return sessions.flatMap(({ name }) =>
      log.of(name).map(({ index, line, resultLine, tool, text, toolLength, response }) => {
        const args = texts.get(text).subarray(toolLength).toString();
        const answer = response === undefined ? 'none' : texts.get(response).toString().slice(0, 30);
        return `${index} ${line}-${resultLine} ${tool} ${args.slice(0, 30)} ${answer}`;
      }),
    );
  } finally {
    texts.close();
  }
}

describe('CallLog', () => {
  test('keeps the calls of a native transcript', async () => {
    expect(await logged('samples/session-clean.jsonl', 'replay')).toEqual([
      '0 1-1 list_dir {"path":"docs"} {"entries":["intro.md","guide.',
      '1 2-2 read_file {"path":"docs/intro.md"} {"bytes":214}',
      '2 3-3 search {"query":"install"} {"hits":3}',
      '3 4-4 read_file {"path":"docs/guide.md"} {"bytes":908}',
    ]);
  });

  test("keeps the calls of an agent's log, session by session", async () => {
    expect(await logged('samples/formats/claude-code.jsonl', 'replay')).toEqual([
      '0 3-6 Read {"file_path":"/repo/parser.ts" {"$value":"export const depth ',
      '1 4-5 Bash {"command":"npm test"} {"$error":true,"$value":"Exit ',
      '2 7-10 Task {"prompt":"Find who calls the  {"$value":[{"text":"Only main.',
      '3 11-12 Read {"file_path":"/repo/parser.ts" {"$value":"export const depth ',
      '4 14-14 Edit {"file_path":"/repo/parser.ts" none',
      '0 8-9 Read {"file_path":"/repo/parser.ts" {"$value":"export const depth ',
    ]);
  });
});

test('the calls are the same whether rules look at them or not, and answered ones are counted', async () => {
  const file = 'samples/session-dirty.jsonl';
  expect(await logged(file)).toEqual(await logged(file, 'replay'));
  const heard = await auditTranscript(fileSource(file), {
    checks: new Set(),
    accepted: 'either',
    mutators: [],
    scopes: [],
    strictness: 'skip',
  });
  const [session] = heard.sessions;
  expect([session?.calls, session?.compared, session?.findings.total]).toEqual([6, 6, 0]);
});
