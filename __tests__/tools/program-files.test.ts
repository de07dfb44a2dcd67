import { describe, expect, test } from '@jest/globals';
import { programFiles } from '../../src/tools/program-files.ts';
import { part } from '../helpers/made-calls.ts';

const filesIn = (text: string): string[] =>
  programFiles(part(text)).map(({ word, access }) => `${access} ${word.text}`);

describe('the files that a program is given', () => {
  test.each([
    ['cat a b', ['read a', 'read b']],
    ['/bin/cat a', ['read a']],
    ['cat -n -- -a', ['read -a']],
    ['cat -', []],
    ['head -n 5 a', ['read a']],
    ['head -5 a', ['read a']],
    ['tail --lines 5 -fq a', ['read a']],
    ['grep -rn x src', ['read src']],
    ['grep -e x -f list src', ['read list', 'read src']],
    ['grep -A3 -B 2 x a', ['read a']],
    ['rg -g *.ts x src', ['read src']],
    ['awk -F: -v n=1 {print} a', ['read a']],
    ['sed -n 1p a', ['read a']],
    ['sed -i s/x/y/ a b', ['read a', 'write a', 'read b', 'write b']],
    ['sed -i.bake s/x/y/ a', ['read a', 'write a']],
    ['sed -ne 1p a', ['read a']],
    ['sed --in-place=~ -e s/x/y/ a', ['read a', 'write a']],
    ['wc -l a', ['read a']],
    ['sort -k 2 -o out a', ['write out', 'read a']],
    ['sort --output=out a', ['write out', 'read a']],
    ['sort -ro out a', ['write out', 'read a']],
    ['uniq a out', ['read a', 'write out']],
    ['xxd -l 16 a', ['read a']],
    ['cp a b', ['read a', 'write b', 'write b/a']],
    ['cp -r x/a y/b dir', ['read x/a', 'read y/b', 'write dir', 'write dir/a', 'write dir/b']],
    ['cp -t dir a', ['read a', 'write dir', 'write dir/a']],
    ['mv a b', ['read a', 'write a', 'write b', 'write b/a']],
    ['rm -rf a b', ['write a', 'write b']],
    ['rm -- -f', ['write -f']],
    ['mkdir -m 700 -p a/b', ['write a/b']],
    ['touch -d now a', ['write a']],
    ['touch -r ref a', ['read ref', 'write a']],
    ['tee -a a', ['write a']],
    ['ln -s a b', ['read a', 'write b', 'write b/a']],
    ['chmod 755 a', ['write a']],
    ['chmod --reference=b a', ['write a']],
    ['chown -R me:me a', ['write a']],
    ['truncate -s 0 a', ['write a']],
    ['dd if=a of=b bs=1', ['read a', 'write b']],
    ['install -m 755 a b', ['read a', 'write b', 'write b/a']],
    ['base64 -w 0 a', ['read a']],
    ['diff -u a b', ['read a', 'read b']],
    ['echo a', []],
    ['./cat a', []],
    ['unheard a', []],
    ['', []],
  ])('%s', (text, files) => {
    expect(filesIn(text)).toEqual(files);
  });

  test('may not be known before it runs', () => {
    expect(programFiles(part('cp $A b'))).toEqual([
      { word: { text: '$A', isKnown: false }, access: 'read' },
      { word: { text: 'b', isKnown: true }, access: 'write' },
      { word: { text: 'b/$A', isKnown: false }, access: 'write' },
    ]);
    expect(programFiles(part('$CAT a'))).toEqual([]);
  });

  test('are those that a patch names', () => {
    const words = ['apply_patch', '*** Begin Patch\n*** Delete File: a\n*** End Patch'];
    const files = programFiles({ ...part(''), words: words.map((text) => ({ text, isKnown: true })) });
    expect(files).toEqual([{ word: { text: 'a', isKnown: true }, access: 'write' }]);
  });

  test('take no time and space beyond their text, however many there are', () => {
    const words = ['cp', ...Array.from({ length: 100_000 }, () => 'a'), 'd'.repeat(100_000)];
    const files = programFiles({ ...part(''), words: words.map((text) => ({ text, isKnown: true })) });
    expect(files.at(-1)?.word.isKnown).toBe(false);
    expect(files).toHaveLength(100_002);
  });
});
