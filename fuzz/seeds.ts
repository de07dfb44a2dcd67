import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FORMATS } from '../src/formats/formats.ts';
import { openSshPrivateKey, pemPrivateKey } from '../src/provenance/private-key-file.ts';
import { openSshPublicKey, pemPublicKey } from '../src/provenance/public-key-file.ts';
import { KEY, SIGNATURES } from './targets/envelope.ts';

/** Larger inputs make everything slower and say nothing that smaller ones do not. In bytes. */
export const LARGEST = 8192;

/** What a target starts from: inputs made of the samples and of the texts in tests. The working directory is the repository. */
export const SEEDS: ReadonlyMap<string, () => readonly Buffer[]> = new Map([
  ['json', () => [...samples(/\.(?:json|jsonl|traj)$/), ...conformance(), ...texts('json')]],
  ['native', () => [...samples(/\.jsonl$/), ...texts('transcript')]],
  ['logs', logs],
  [
    'scope',
    () => [
      ...samples(/scope[^/]*\.json$/),
      ...texts('scope')
        .filter((text) => text[0] === 0x7b)
        .map(scoped),
    ],
  ],
  ['imports', imports],
  ['shell', () => [...texts('shell'), ...texts('scope')].map(ruled)],
  ['globs', () => [...texts('glob'), ...texts('scope')].filter(({ length }) => length < 200).map(paired)],
  ['manifest', () => [...samples(/manifest\.json$/), ...samples(/\.dsse$/).map(payload)]],
  ['envelope', () => [...SIGNATURES.map((text) => Buffer.from(text)), ...samples(/\.(?:dsse|sig)$/)]],
  ['keys', () => [...samples(/allowed_signers$|\.pub$/), ...keys(), ...texts('provenance').map(trusting)]],
]);

/** Files of the samples, by their paths with `/`. */
function samples(pattern: RegExp): Buffer[] {
  return filesIn('samples', pattern).map(({ bytes }) => bytes);
}

function filesIn(folder: string, pattern: RegExp): { readonly name: string; readonly bytes: Buffer }[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'));
  const wanted = names.filter((name) => pattern.test(name)).sort();
  return wanted.map((name) => ({ name, bytes: readFileSync(join(folder, name)) }));
}

/** The texts in quotes that stand in the tests of a room. */
function texts(room: string): Buffer[] {
  const sources = filesIn(join('__tests__', room), /\.test\.ts$/).map(({ bytes }) => bytes.toString('utf8'));
  const found = sources.flatMap((source) => [...source.matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\$]|\\.)*)`/g)]);
  const plain = found
    .map(([, single, back]) => unescaped(single ?? back ?? ''))
    .filter((text) => !text.startsWith('..'));
  return [...new Set(plain)].map((text) => Buffer.from(text));
}

function unescaped(source: string): string {
  const short: { readonly [letter: string]: string } = { n: '\n', r: '\r', t: '\t' };
  return source.replace(/\\(.)/gs, (_, letter: string) => short[letter] ?? letter);
}

function conformance(): Buffer[] {
  // It is a file of this repository.
  const table = JSON.parse(readFileSync('__tests__/conformance/canonical.json', 'utf8')) as {
    readonly [list in 'values' | 'refused']: readonly { readonly json: string }[];
  };
  return [...table.values, ...table.refused].map(({ json }) => Buffer.from(json));
}

/** Each sample as it is found out, and as one of the format that its name says. */
function logs(): Buffer[] {
  const byName = FORMATS.map(({ name }, number) => ({ name, number })).sort((a, b) => b.name.length - a.name.length);
  return filesIn('samples/formats', /\.(?:json|jsonl|traj)$/).flatMap(({ name, bytes }) => {
    const number = byName.find((format) => name.startsWith(format.name))?.number;
    const known = number === undefined ? [] : [numbered(number, bytes)];
    return [numbered(FORMATS.length, bytes), ...known];
  });
}

function imports(): Buffer[] {
  const rules = samples(/\.rules$/).concat(texts('scope/imports').filter((text) => text.includes('(')));
  const json = samples(/(?:settings|tools)\.json$/).concat(texts('scope/imports').filter((text) => text[0] === 0x7b));
  return [...rules.map((text) => numbered(1, text)), ...json.map((text) => numbered(0, text))];
}

function numbered(number: number, bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.of(number), bytes]);
}

/** Members of a scope file as a whole one. */
function scoped(text: Buffer): Buffer {
  return text.includes('"agent"') ? text : Buffer.from(`{"version": 2, "agent": "a", "rules": [${text}]}`);
}

/** A command under a rule that begins as it does. */
function ruled(command: Buffer): Buffer {
  const [word = ''] = command.toString('utf8').split(/\s/);
  return Buffer.from(`${word}:*\n${command}`);
}

function paired(glob: Buffer): Buffer {
  return Buffer.from(`${glob}\n${glob.toString('utf8').replace(/\*+/g, 'a')}`);
}

function payload(envelope: Buffer): Buffer {
  const [, base64 = ''] = /"payload":"([^"]*)"/.exec(envelope.toString('latin1')) ?? [];
  return Buffer.from(base64, 'base64');
}

function keys(): Buffer[] {
  const all = [
    pemPrivateKey(KEY),
    openSshPrivateKey(KEY, 7, 'c'),
    pemPublicKey(KEY.public),
    openSshPublicKey(KEY.public, 'c'),
  ];
  return all.map((text) => Buffer.from(text));
}

/** A text of a test of allowed signers ends where its key is put in. */
function trusting(text: Buffer): Buffer {
  return Buffer.from(`a ${text} ${openSshPublicKey(KEY.public, 'c')}`);
}
