// biome-ignore-all lint/suspicious/noTemplateCurlyInString: shell has them as well
import { describe, expect, test } from '@jest/globals';
import { partOf, shownWord } from '../helpers/shown.ts';

describe('the folders before x', () => {
  test.each<[text: string, folders: string]>([
    ['x', ''],
    ['cd a && x', 'a'],
    ['cd a; cd ../b\nx', 'a ../b'],
    ['cd /a && cd "b c" && x', '/a b c'],
    ['cd -P -- a; x', 'a'],
    ['cd; x', '~'],
    ['cd -; x', '<->'],
    ['cd $A; x', '<$A>'],
    ['cd a b; x', '<a>'],
    ['CDPATH=/; cd a; x', '<a>'],
    ['pushd a; x', 'a'],
    ['pushd; x', '<…>'],
    ['pushd +1; x', '<…>'],
    ['pushd a; popd; x', 'a <…>'],
    ['chdir a; x', 'a'],
    ['\\cd a; x', 'a'],
    ['command cd a; builtin cd b; x', 'a b'],
    ["eval 'cd a'; x", 'a'],
    ["cd a; bash -c 'cd b; x'", 'a b'],
    ["bash -c 'cd b'; x", ''],
    ['cd a; timeout 5 x', 'a'],
    ['env -C a x', 'a'],
    ['sudo -D a x', 'a'],
    // Other shells.
    ['(cd a); x', ''],
    ['cd a; (cd b; x)', 'a b'],
    ['cd a | b; x', ''],
    ['cd a | x', ''],
    ['cd a & x', ''],
    ['b $(cd a); x', ''],
    ['cd a; b $(x)', 'a'],
    ['cd a $(x)', ''],
    ['coproc cd a; x', ''],
    ['sudo cd a; x', ''],
    ['{ cd a; }; x', 'a'],
    // Perhaps.
    ['cd a || x', ''],
    ['cd a || exit; x', 'a'],
    ['cd a || { echo no; exit 1; }; x', 'a'],
    ['cd a || true; x', '<…>'],
    ['cd a && b || x', 'a <…>'],
    ['{ cd a; b; } || x', 'a <…>'],
    ['[ -d a ] && cd a; x', '<…>'],
    ['[[ -d a ]] && cd a && x', 'a'],
    ['! cd a && x', 'a <…>'],
    ['if b; then cd a; fi; x', '<…>'],
    ['if b; then cd a; x; fi', 'a'],
    ['if cd a; then x; fi', 'a'],
    ['if cd a; then b; else x; fi', 'a <…>'],
    ['if b; then c; elif cd a; then d; fi; x', '<…>'],
    ['case b in c) cd a;; d) x;; esac', ''],
    ['case b in c) cd a;& d) x;; esac', '<…>'],
    ['case b in c) cd a;; esac; x', '<…>'],
    ['while b; do x; cd a; done', '<…>'],
    ['for b in c; do cd a; x; done', '<…> a'],
    ['for b in c; do x; done', ''],
    ['until cd a; do x; done', '<…> a <…>'],
    ['f() { x; }; cd a; f', '<…>'],
    ['f() { cd a; }; f; x', '<…>'],
    ['f() { b; }; f; x', ''],
    ['cd() { :; }; cd a; x', '<…>'],
    ["trap 'x' EXIT; cd a", '<…>'],
    ['x ${ cd a; }; true', ''],
    ['true ${ cd a; }; x', '<…>'],
    ["ssh host 'cd a; x'", '<…> a'],
    ['docker exec c x', '<…>'],
    ['find . -execdir x \\;', '<…>'],
  ])('%j', (text, folders) => {
    expect(partOf(text, 'x').folders.map(shownWord).join(' ')).toBe(folders);
  });
});

describe('the names that are set for x', () => {
  test.each<[text: string, names: string]>([
    ['A=1 B=$(c) x', 'A B'],
    ['A=1; x', 'A'],
    ['A=1 B[2]=3; A=2; x', 'A B'],
    ['A=1 b; x', ''],
    ['export A=1; x', 'A'],
    ['export A; declare -x B=1 C=(2); readonly D=1; typeset E+=1; x', 'B C D E'],
    ['(A=1); x', ''],
    ['A=1 | x', ''],
    ["bash -c 'A=1; x'", 'A'],
    ["B=1 bash -c 'A=1; x'", 'B A'],
    ["eval 'A=1'; x", 'A'],
    ['env A=1 "B=2" C="$D" x', 'A B C'],
    ['A=1 sudo B=2 env C=3 x', 'A B C'],
    ['if b; then A=1; fi; x', 'A'],
    ['while b; do x; A=1; done', 'A'],
    ['for A in 1; do x; done', 'A'],
    ['read A B <<< c; x', 'A B'],
    ['printf -v A b; x', 'A'],
    [': ${A:=b}; x', 'A'],
    ['unset A; x', 'A'],
    ['((A = 1, B += 2, C == 3, D++, --E)); x', 'A B D E'],
    ['echo $((A = 1)); x', 'A'],
    ['export "$A"; x', '…'],
    ['declare $A B=1; x', '… B'],
    ['read -p "$A" B; x', 'B'],
    ['read "$A"; x', '…'],
    ['f() { A=1; }; f; x', 'A'],
    ['f() { A=1; }; x', ''],
  ])('%j', (text, names) => {
    expect(partOf(text, 'x').assignments.join(' ')).toBe(names);
  });

  test('end where nobody knows how many words one becomes: the program could be one of them', () => {
    const { words, assignments } = partOf('env A=1 B=$C x', 'B=$C');
    expect(words.map(shownWord)).toEqual(['<B=$C>', 'x']);
    expect(assignments).toEqual(['A']);
  });
});
