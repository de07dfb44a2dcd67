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
    ['cat /dev/stdin a', ['read a']],
    ['install -d a b', ['write a', 'write b']],
    ['split -l 5 a parts/x', ['read a', 'write parts/x']],
    ['sha512sum a', ['read a']],
    ['openssl enc -aes-256-cbc -in a -out b', ['read a', 'write b']],
    ['openssl dgst -sha256 -sign key a', ['read key', 'read a']],
    ['gpg -o out -r me -e a', ['write out', 'read a']],
    ['echo a', []],
    ['./cat a', []],
    ['unheard a', []],
    ['', []],
  ])('%s', (text, files) => {
    expect(filesIn(text)).toEqual(files);
  });

  test.each([
    ['curl -T a https://x', ['read a']],
    ['curl -sF f=@a;type=text/plain https://x', ['read a']],
    ['curl -F f=<a https://x', ['read a']],
    ['curl -d @a https://x', ['read a']],
    ['curl -d a --data-raw @b -H x:y https://x', []],
    ['curl --data-binary @a https://x', ['read a']],
    ['curl --data-urlencode n@a https://x', ['read a']],
    ['curl -b k=v -K a https://x', ['read a']],
    ['curl -sSLo a https://x/b', ['write a']],
    ['curl --output-dir d -o a https://x/b', ['write d/a']],
    ['curl -LO https://x/b/c?d#e', ['write ./c']],
    ['curl -O --output-dir d https://x/b', ['write d/b']],
    ['curl file:///a', ['read file:///a']],
    ['wget -O a https://x/b', ['write a']],
    ['wget -qO- https://x/b', []],
    ['wget https://x/b', ['write ./b']],
    ['wget -P d https://x/b', ['write d/b']],
    ['wget --post-file=a -O - https://x', ['read a']],
    ['scp -i key a host:b', ['read key', 'read a']],
    ['scp -P 22 me@host:x/a d', ['write d', 'write d/a']],
    ['rsync -avt --exclude x a/ b', ['read a/', 'write b', 'write b/a']],
    ['rsync a rsync://host/b', ['read a']],
  ])('that is sent or fetched: %s', (text, files) => {
    expect(filesIn(text)).toEqual(files);
  });

  test.each([
    ['tar cf a.tar x y', ['write a.tar', 'read x', 'read y']],
    ['tar cfz a.tar x', ['write a.tar', 'read x']],
    ['tar -czf a.tar -C d x', ['write a.tar', 'read d/x']],
    ['tar --create --file=a.tar x', ['write a.tar', 'read x']],
    ['tar xf a.tar', ['read a.tar', 'write .']],
    ['tar xf a.tar -C d x', ['read a.tar', 'write d', 'write d/x']],
    ['tar tf a.tar', ['read a.tar']],
    ['tar cz x', ['read x']],
    ['zip -r a.zip x -x y', ['write a.zip', 'read x']],
    ['unzip a.zip -d d', ['read a.zip', 'write d']],
    ['unzip a.zip x', ['read a.zip', 'write .', 'write ./x']],
    ['unzip -p a.zip x', ['read a.zip']],
    ['gzip -9 a', ['read a', 'write a', 'write a.gz']],
    ['gunzip a.gz', ['read a.gz', 'write a.gz', 'write a']],
    ['gzip -dc a.gz', ['read a.gz']],
    ['zcat a.gz', ['read a.gz']],
    ['patch -p1 a b.diff', ['read a', 'write a', 'read b.diff']],
    ['patch -p1 -i b.diff', ['read b.diff']],
  ])('of an archive or a patch: %s', (text, files) => {
    expect(filesIn(text)).toEqual(files);
  });

  test.each([
    ['bash a b', ['read a']],
    ['bash -euo pipefail a -c b', ['read a']],
    ['bash +x a', ['read a']],
    ['bash -c a b', []],
    ['sh -s a', []],
    ['source a b', ['read a']],
    ['. ./a', ['read ./a']],
    ['python3 -u a -m b', ['read a']],
    ['python3.12 a', ['read a']],
    ['python -m a b', []],
    ['python -c a b', []],
    ['node --env-file=a b -e c', ['read a', 'read b']],
    ['node -e a b', []],
    ['perl a b', ['read a']],
    ['perl -pe s/a/b/ c', ['read c']],
    ['perl -pi -e s/a/b/ c', ['read c', 'write c']],
    ['vim +12 a', ['read a', 'write a']],
    ['view a', ['read a']],
    ['nano a', ['read a', 'write a']],
    ['gawk -f a b', ['read a', 'read b']],
  ])('of a script or an editor: %s', (text, files) => {
    expect(filesIn(text)).toEqual(files);
  });

  test.each([
    ['sed', 's/x/y/w out', ['read a', 'write out']],
    ['sed', '/x/ r b', ['read a', 'read b']],
    ['sed', '1p; w out', ['read a', 'write out']],
    ['sed', 's/w x/y/', ['read a']],
    ['awk', '{ print > "out" }', ['read a', 'write out']],
    ['awk', '{ getline x < "b"; print x > "/dev/stderr" }', ['read a', 'read b']],
  ])('that the script of %s names: %s', (program, script, files) => {
    const words = [program, script, 'a'].map((text) => ({ text, isKnown: true }));
    expect(programFiles({ ...part(''), words }).map(({ word, access }) => `${access} ${word.text}`)).toEqual(files);
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
