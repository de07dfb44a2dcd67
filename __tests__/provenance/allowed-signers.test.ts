import { describe, expect, test } from '@jest/globals';
import { readAllowedSigners } from '../../src/provenance/allowed-signers.ts';
import { publicLine } from '../helpers/keys.ts';
import { publicKey } from '../helpers/sealed-run.ts';

const TODAY = '2027-01-31';
const RSA = 'ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAAAQQC7';

/** Who is trusted, by name and key. */
function trusted(text: string, today = TODAY): [string | undefined, string][] {
  return readAllowedSigners(text, today).map(({ principal, key }) => [principal, key.id]);
}

const KNOWN = publicKey().id;

describe('a line trusts', () => {
  test.each([
    ['a key without options', `a@example.com ${publicLine()}`, 'a@example.com'],
    ['with a comment behind it', `a@example.com ${publicLine()} who it is`, 'a@example.com'],
    ['for this tool', `a@example.com namespaces="git,toolreplay" ${publicLine()}`, 'a@example.com'],
    ['with a quoted principal', `"a b" ${publicLine()}`, 'a b'],
    ['with several principals', `a@example.com,b@example.com ${publicLine()}`, 'a@example.com,b@example.com'],
    ['with tabs between', `a@example.com\t${publicLine().replace(' ', '\t')}`, 'a@example.com'],
    ['after a day', `a valid-after="20270131" ${publicLine()}`, 'a'],
    ['before a day', `a valid-before="20270201" ${publicLine()}`, 'a'],
    ['for whatever there is', `a namespaces="*" ${publicLine()}`, 'a'],
    ['for what is named by a pattern', `a namespaces="git,t?ol*y" ${publicLine()}`, 'a'],
    ['for all but another', `a namespaces="!git,*" ${publicLine()}`, 'a'],
    ['with an option in capitals', `a Namespaces="toolreplay" ${publicLine()}`, 'a'],
    ['before a day of another way to write it', `a valid-before="20270201utc" ${publicLine()}`, 'a'],
    ['before an instant of a later day', `a valid-before="20270201120000Z" ${publicLine()}`, 'a'],
  ])('%s', (_, line, principal) => {
    expect(trusted(`# trusted\n\n${line}\r\n`)).toEqual([[principal, KNOWN]]);
  });
});

describe('a line trusts nobody', () => {
  test.each([
    ['for another tool', `a namespaces="git" ${publicLine()}`],
    ['for all but this tool', `a namespaces="toolreplay,!tool*" ${publicLine()}`],
    ['for a tool of nearly that name', `a namespaces="tool,?toolreplay,toolreplay?,*x*" ${publicLine()}`],
    ['for a list that SSH does not look at', `a namespaces="${'x'.repeat(1023)},toolreplay" ${publicLine()}`],
    ['with an option twice', `a namespaces="toolreplay",namespaces="toolreplay" ${publicLine()}`],
    ['with a time twice', `a valid-before="20990101",valid-before="20990101" ${publicLine()}`],
    ['of nobody', `"" ${publicLine()}`],
    ['of all but somebody', `!b,* ${publicLine()}`],
    ['under the name of another kind', `a ${publicLine().replace('ssh-ed25519', 'ssh-rsa')}`],
    ['under the name of a certificate', `a ${publicLine().replace('ed25519', 'ed25519-cert-v01@openssh.com')}`],
    ['on the last day, of which nobody knows the hour', `a valid-before="20270131" ${publicLine()}`],
    ['before its first day', `a valid-after="20270201" ${publicLine()}`],
    ['before the hour of its first day has surely come', `a valid-after="202701311200" ${publicLine()}`],
    ['that is of an authority', `a cert-authority ${publicLine()}`],
    ['with an option that nobody knows', `a no-touch-required ${publicLine()}`],
    ['of another kind of key', `a ${RSA}`],
  ])('%s', (_, line) => {
    expect(() => trusted(`${line}\n`)).toThrow(/found no key that is trusted/);
    // Others of the file stay trusted.
    expect(trusted(`${line}\nb ${publicLine('other')}\n`)).toEqual([['b', publicKey('other').id]]);
  });
});

test.each([
  ['no key', 'a@example.com'],
  ['a key alone', publicLine()],
  ['a key that is no base64', 'a ssh-ed25519 !!!!'],
  ['a key with bits that say nothing', `a ${publicLine().slice(0, -1)}B=`],
  ...[
    'tomorrow',
    '20269999',
    '20270232',
    '20270101120060',
    '202701012400',
    '202701011260',
    '00000000',
    '19700101Z',
  ].map((time): [string, string] => [`a time that is none, ${time}`, `a valid-after="${time}" ${publicLine()}`]),
])('a file with a line that cannot be read is refused: %s', (_, line) => {
  expect(() => trusted(`b ${publicLine('other')}\n${line}\n`)).toThrow(/./);
  try {
    trusted(`b ${publicLine('other')}\n${line}\n`);
  } catch (error) {
    expect(error).toMatchObject({ code: 'key', place: { line: 2 } });
  }
});

test('an empty file trusts nobody', () => {
  expect(() => trusted('')).toThrow(/found no key that is trusted/);
});
