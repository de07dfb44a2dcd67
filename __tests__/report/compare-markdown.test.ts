import { describe, expect, test } from '@jest/globals';
import type { ComparedReport } from '../../src/compare/compared-report.ts';
import { type ComparedTranscript, failsOn, worstOf } from '../../src/compare/compared-transcript.ts';
import { ToolReplayError } from '../../src/error.ts';
import { compareMarkdown } from '../../src/report/compare-markdown.ts';
import { compared, type MadeCall, run } from '../helpers/compare.ts';

const ROOM = { mostBytes: 60_000, mostSteps: 20 };

function transcript(name: string, base: readonly MadeCall[], head: readonly MadeCall[]): ComparedTranscript {
  return { state: 'compared', base: name, head: name, comparison: compared(base, head) };
}

function report(...transcripts: readonly ComparedTranscript[]): ComparedReport {
  return { transcripts, different: transcripts.length, added: 0, unusable: 0, worst: 'structure', failOn: 'none' };
}

const link = (file: string, line: number): string => `https://example.org/${file}#L${line}`;

describe('a comparison as Markdown', () => {
  test('has a row for each transcript that differs, and its alignment', () => {
    const markdown = compareMarkdown(
      report(
        transcript('a.jsonl', run('a b1 c'), run('a b2 d')),
        transcript('same.jsonl', run('a'), run('a')),
        { state: 'added', head: 'new.jsonl' },
        { state: 'removed', base: 'old.jsonl' },
        {
          state: 'unusable',
          base: 'x.jsonl',
          head: 'x.jsonl',
          side: 'base',
          error: new ToolReplayError('json', { found: 'no JSON' }),
        },
      ),
      link,
      ROOM,
    );
    expect(markdown).toContain(
      '<td><b>2</b></td><td><b>1</b></td><td>0</td><td>1</td><td>arguments: <code>b</code> at base index 1 line 2, <a href="https://example.org/a.jsonl#L2">head index 1 line 2</a></td>',
    );
    expect(markdown).toContain('- base 2 (line 3)                   c\n+                  head 2 (line 3)  d\n</pre>');
    expect(markdown).toContain(
      '<code>new.jsonl</code></a></td><td colspan="5">a new transcript: nothing to compare it with</td>',
    );
    expect(markdown).toContain('<code>old.jsonl</code></td><td colspan="5">deleted</td>');
    expect(markdown).toContain('the base cannot be judged: <code>found no JSON</code>');
    expect(markdown).not.toContain('same.jsonl');
  });

  test('tells a run without a call on one side call by call', () => {
    const [gone, come] = [transcript('a', run('a b'), []), transcript('a', [], run('a b'))].map((one) => {
      return compareMarkdown(report(one), link, ROOM);
    });
    expect(gone).toContain('<td>structure (removed): <code>a</code> at base index 0 line 1; all of the session is');
    expect(gone).toContain('- base 0 (line 1)    a\n- base 1 (line 2)    b\n</pre>');
    expect(come).toContain('+   head 0 (line 1)  a\n+   head 1 (line 2)  b\n</pre>');
  });

  test('is not there where nothing differs', () => {
    expect(compareMarkdown(report(transcript('a', run('a'), run('a'))), link, ROOM)).toBeUndefined();
  });

  test('lets no data be markup', () => {
    const bad = '</pre><script>@user ![x](y)\n\n# h';
    const markdown = compareMarkdown(
      report(transcript(bad, [{ tool: bad, args: { [bad]: 1 } }], [{ tool: bad, args: { [bad]: 2 } }])),
      () => undefined,
      ROOM,
    );
    expect(markdown).not.toMatch(/<script|<\/pre>[^\n]/);
    expect(markdown?.match(/<\/pre>/g)?.length).toBe(1);
    // A blank line would end the HTML block that the data stands in.
    expect(markdown?.match(/<table>[\s\S]*?<\/table>/)?.[0]).not.toContain('\n\n');
    expect(markdown?.match(/<details>[\s\S]*?<\/details>/)?.[0]).not.toContain('\n\n');
  });

  test('stays within its room and says what is left out', () => {
    const many = Array.from({ length: 500 }, (_, k) => transcript(`${k}.jsonl`, run('a b c d e'), run('v w x y z')));
    const markdown = compareMarkdown(report(...many), link, ROOM) ?? '';
    expect(Buffer.byteLength(markdown)).toBeLessThanOrEqual(ROOM.mostBytes);
    expect(markdown).toMatch(/\d+ more transcripts left out: `toolreplay compare` shows them/);
    expect(markdown).toMatch(/The alignment of \d+ more transcripts is left out/);
    const long = compareMarkdown(report(transcript('a', run('z'), run('a '.repeat(49).trim()))), link, ROOM);
    expect(long).toContain('… 30 more lines');
  });
});

describe('what fails', () => {
  const [structure, args, response] = [
    transcript('a', run('a'), run('b')),
    transcript('a', run('a1'), run('a2')),
    transcript('a', run('a=1'), run('a=2')),
  ].map(worstOf);

  test('the worst is told', () => {
    expect([structure, args, response, worstOf(transcript('a', run('a'), run('a')))]).toEqual([
      'structure',
      'arguments',
      'response',
      'none',
    ]);
    expect(worstOf({ state: 'removed', base: 'a' })).toBe('structure');
    expect(worstOf({ state: 'added', head: 'a' })).toBe('added');
  });

  test.each(['none', 'response', 'arguments', 'structure'] as const)('on %s', (failOn) => {
    const failing = (['none', 'response', 'arguments', 'structure'] as const).filter((found) => failsOn(failOn, found));
    const all = ['response', 'arguments', 'structure'];
    expect(failing).toEqual(failOn === 'none' ? [] : all.slice(all.indexOf(failOn)));
  });
});
