import { describe, test } from '@jest/globals';
import fc from 'fast-check';
import { draftOf, policyOfDraft } from '../helpers/draft.ts';
import { outcomes, type Said } from '../helpers/policy.ts';

// Texts in which much means something to shells, globs, permissions or JSON.
const hostile = fc.string({
  unit: fc.constantFrom(
    ...'ab*?[]{}()\\:"\'!~$;&|, \n/.-@%#'.split(''),
    ':*',
    '**',
    '..',
    'é',
    '\u2028',
    '\u0000',
    '\ud800',
  ),
  minLength: 1,
  maxLength: 8,
});
const name = hostile.filter((text) => !/[/\\]/.test(text) && text !== '.' && text !== '..');

/** What another call is, after the draft of the first. */
function allows(first: Said, other: Said): boolean {
  return outcomes(policyOfDraft(draftOf([first])), [other])[0] === 'ok';
}

describe('a draft of hostile calls', () => {
  test('is a scope file, whatever is in them', () => {
    fc.assert(
      fc.property(fc.array(hostile), hostile, (words, text) => {
        const calls: Said[] = [
          { tool: 'shell', args: { command: words } },
          { tool: 'Bash', args: { command: text } },
          { tool: 'Read', args: { file_path: text }, cwd: '/repo' },
          { tool: 'Edit', args: { file_path: `/repo/${text}/x` }, cwd: '/repo' },
          { tool: 'WebFetch', args: { url: `https://${text}/` } },
          { tool: text },
        ];
        policyOfDraft(draftOf(calls));
        return draftOf(calls).allowedTools.includes(text);
      }),
    );
  });

  test('allows a folder of no other name', () => {
    fc.assert(
      fc.property(name, name, (folder, other) => {
        fc.pre(folder.normalize('NFC') !== other.normalize('NFC'));
        const at = (path: string): Said => ({ tool: 'Read', args: { file_path: `/repo/${path}/x` }, cwd: '/repo' });
        return !allows(at(folder), at(other));
      }),
      { numRuns: 500 },
    );
  });

  test('allows no other program and no other subcommand', () => {
    const words = fc.array(hostile, { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(words, words, (command, other) => {
        const run = (said: readonly string[]): Said => ({ tool: 'shell', args: { command: said } });
        fc.pre(command[0] !== other[0]);
        return !allows(run(command), run(other)) && !allows(run(['make', ...command]), run(['make', ...other]));
      }),
      { numRuns: 500 },
    );
  });
});
